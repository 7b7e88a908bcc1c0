// Small helpers for building elements. Text always goes in as text, never as HTML.

import { icon } from "./icons.js";

export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (key === "class") node.className = value;
    else if (key === "data") Object.assign(node.dataset, value);
    else if (key === "color") node.style.setProperty("--color", value);
    else if (key in node && key !== "list") node[key] = value;
    else node.setAttribute(key, value);
  }
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

export function clear(node, ...children) {
  node.replaceChildren(...children.flat(Infinity).filter(Boolean));
  return node;
}

export function button(className, label, onclick, props = {}) {
  return el("button", { class: className, type: "button", onclick, ...props }, label);
}

// Discord's colours are numbers; 0 means none.
export function hex(color) {
  return color ? `#${color.toString(16).padStart(6, "0")}` : undefined;
}

const TINTS = ["#5865f2", "#3ba55c", "#b9770e", "#c2456b", "#8e5bd0", "#2a87a8", "#b5533c", "#5c7080"];

export function avatar(id, user, size = "") {
  const sum = [...(user?.handle ?? id)].reduce((all, letter) => all * 7 + letter.codePointAt(0), 0);
  const tint = user?.bot ? TINTS[0] : TINTS[(sum % (TINTS.length - 1)) + 1];
  const letter = user?.bot ? icon("bot") : [...(user?.name ?? "?")][0];
  return el("span", { class: `avatar ${size}`, color: tint, "aria-hidden": "true" }, letter);
}

// Draws a part of the page again only when what it shows has changed: focus and hover stay where they were.
const shown = new WeakMap();

export function changed(node, ...key) {
  const text = JSON.stringify(key);
  if (shown.get(node) === text) return false;
  shown.set(node, text);
  return true;
}

// A sheet over the page; a tap beside it, Escape or the returned function closes it. The topmost closes first.
const sheets = [];

export function overlay(content, className = "overlay") {
  const before = document.activeElement;
  const back = el("div", { class: className, onclick: (event) => event.target === back && shut() }, content);
  function shut() {
    const at = sheets.indexOf(shut);
    if (at >= 0) sheets.splice(at, 1);
    back.remove();
    before?.focus?.();
  }
  sheets.push(shut);
  document.body.append(back);
  return shut;
}

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !sheets.length) return;
  event.stopPropagation();
  sheets.at(-1)();
}, true);

// A small menu beside a point; it closes with the next click anywhere.
export function popup(x, y, content) {
  document.querySelector(".popup")?.remove();
  const box = el("div", { class: "popup", role: "menu" }, content);
  document.body.append(box);
  const width = box.offsetWidth, height = box.offsetHeight;
  box.style.left = `${Math.max(8, Math.min(x, innerWidth - width - 8))}px`;
  box.style.top = `${Math.max(8, Math.min(y, innerHeight - height - 8))}px`;
  setTimeout(() => addEventListener("click", () => box.remove(), { once: true }));
  return box;
}

export function toast(text) {
  if ([...document.querySelectorAll(".toast")].some((other) => other.textContent === text)) return;
  const note = el("div", { class: "toast" }, text);
  document.getElementById("toasts").append(note);
  setTimeout(() => note.remove(), 6000);
}
