// Discord timestamps, counted on the sandbox's own clock.

import { el } from "./dom.js";
import { locale, t } from "./strings.js";

let ahead = 0; // sandbox clock minus this computer's clock, in seconds

export function setNow(seconds) {
  ahead = seconds - Date.now() / 1000;
  tick();
}

export function now() {
  return Date.now() / 1000 + ahead;
}

const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

function relative(seconds) {
  const distance = seconds - now();
  const [unit, size] = UNITS.find(([, length]) => Math.abs(distance) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }).format(Math.round(distance / size), unit);
}

function format(seconds, style) {
  return new Intl.DateTimeFormat(locale(), STYLES[style] ?? STYLES.f).format(new Date(seconds * 1000));
}

export function timestamp(seconds, style = "f") {
  const text = style === "R" ? relative(seconds) : format(seconds, style);
  const data = style === "R" ? { relative: seconds } : {};
  return el("time", { class: "stamp", title: format(seconds, "F"), data }, text);
}

// When a message was posted: the hour today, the date otherwise.
export function posted(iso) {
  const seconds = Date.parse(iso) / 1000;
  const day = (value) => new Date(value * 1000).toDateString();
  if (day(seconds) === day(now())) return format(seconds, "t");
  if (day(seconds) === day(now() - 86400)) return `${t("yesterday")} ${format(seconds, "t")}`;
  return `${format(seconds, "d")} ${format(seconds, "t")}`;
}

export function tick() {
  for (const node of document.querySelectorAll("[data-relative]")) node.textContent = relative(Number(node.dataset.relative));
  const clock = document.getElementById("clock");
  if (clock) clock.textContent = format(now(), "T");
}

setInterval(tick, 1000);
