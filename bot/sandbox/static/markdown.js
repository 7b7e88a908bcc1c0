// Discord's markdown as elements: blocks first (quotes, lists, headings, code), then what stands inside a line.

import { el, hex } from "./dom.js";
import { channelIcon } from "./icons.js";
import { t } from "./strings.js";
import { timestamp } from "./times.js";

const INLINE = [
  [/^\\([^A-Za-z0-9\s])/, (m) => m[1]],
  [/^``([^]+?)``|^`([^`]+)`/, (m) => el("code", {}, m[1] ?? m[2])],
  [/^<a?:(\w+):\d+>/, (m) => `:${m[1]}:`],
  [/^<@!?(\d+)>/, (m, names) => person(m[1], names)],
  [/^<@&(\d+)>/, (m, names) => role(names.roles[m[1]])],
  [/^<#(\d+)>/, (m, names) => channel(m[1], names.channels[m[1]])],
  [/^<\/([^:>]+):\d+>/, (m) => el("span", { class: "mention", data: { command: m[1] } }, `/${m[1]}`)],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (m) => timestamp(Number(m[1]), m[2])],
  [/^@(everyone|here)\b/, (m) => el("span", { class: "mention" }, m[0])],
  [/^\[([^\]]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (m, names) => link(m[2], inline(m[1], names))],
  [/^<(https?:\/\/[^\s>]+)>|^(https?:\/\/[^\s<)]+[^\s<).,:;!?'"」。、])/, (m) => link(m[1] ?? m[2], [m[1] ?? m[2]])],
  [/^\|\|([^]+?)\|\|/, (m, names) => spoiler(inline(m[1], names))],
  [/^\*\*\*([^]+?)\*\*\*/, (m, names) => el("strong", {}, el("em", {}, inline(m[1], names)))],
  [/^\*\*([^]+?)\*\*(?!\*)/, (m, names) => el("strong", {}, inline(m[1], names))],
  [/^__([^]+?)__(?!_)/, (m, names) => el("u", {}, inline(m[1], names))],
  [/^~~([^]+?)~~/, (m, names) => el("s", {}, inline(m[1], names))],
  [/^\*(?!\s)([^*]+?)\*(?!\*)/, (m, names) => el("em", {}, inline(m[1], names))],
  [/^_(?!\s)([^_]+?)_(?![\w])/, (m, names) => el("em", {}, inline(m[1], names))],
];
const STARTS = /[\\`<@[h|*_~]/;

function person(id, names) {
  return el("span", { class: "mention", data: { user: id }, tabIndex: 0 }, `@${names.users[id]?.name ?? t("unknownUser")}`);
}

function role(found) {
  return el("span", { class: "mention role", color: hex(found?.color) }, `@${found?.name ?? "?"}`);
}

function channel(id, found) {
  return el("span", { class: "mention", data: { channel: id }, tabIndex: 0 }, channelIcon(found?.type ?? 0), ` ${found?.name ?? "?"}`);
}

function link(url, label) {
  return el("a", { href: url, target: "_blank", rel: "noreferrer noopener" }, label);
}

function spoiler(content) {
  return el("span", { class: "spoiler", title: t("spoiler"), onclick: (event) => event.currentTarget.classList.add("shown") }, content);
}

export function inline(text, names) {
  const out = [];
  let plain = "", rest = text;
  while (rest) {
    const at = rest.search(STARTS);
    plain += at < 0 ? rest : rest.slice(0, at);
    if (at < 0) break;
    rest = rest.slice(at);
    let piece = null;
    for (const [pattern, build] of INLINE) {
      const match = pattern.exec(rest);
      if (!match || (pattern.source.startsWith("^_") && /\w$/.test(plain))) continue;
      piece = [match[0].length, build(match, names)];
      break;
    }
    if (piece) {
      if (plain) out.push(plain);
      plain = "";
      out.push(piece[1]);
      rest = rest.slice(piece[0]);
    } else {
      plain += rest[0];
      rest = rest.slice(1);
    }
  }
  if (plain) out.push(plain);
  return out;
}

function quote(lines, names) {
  return el("blockquote", {}, markdown(lines.join("\n"), names));
}

function item(line, names) {
  const [, indent, mark, text] = /^(\s*)([-*]|\d+\.)\s+(.*)$/.exec(line);
  const bullet = /\d/.test(mark) ? mark : indent.length > 1 ? "◦" : "•";
  return el("div", { class: indent.length > 1 ? "item nested" : "item" }, el("span", { class: "bullet" }, bullet), el("span", {}, inline(text, names)));
}

// One block at the head of the lines: how many lines it takes, and its element.
function block(lines, names) {
  const line = lines[0];
  const heading = /^(#{1,3})\s+(.*)$/.exec(line);
  if (heading) return [1, el(`h${heading[1].length + 2}`, { class: `h${heading[1].length}` }, inline(heading[2], names))];
  if (line.startsWith("-# ")) return [1, el("div", { class: "subtext" }, inline(line.slice(3), names))];
  if (line.startsWith(">>> ")) return [lines.length, quote([line.slice(4), ...lines.slice(1)], names)];
  if (/^> ?/.test(line)) {
    const end = lines.findIndex((other) => !/^> ?/.test(other));
    const taken = lines.slice(0, end < 0 ? lines.length : end);
    return [taken.length, quote(taken.map((other) => other.replace(/^> ?/, "")), names)];
  }
  if (/^\s*([-*]|\d+\.)\s+\S/.test(line)) return [1, item(line, names)];
  return null;
}

function paragraphs(text, names) {
  const out = [];
  let lines = text.split("\n"), plain = [];
  const flush = () => {
    if (plain.length) out.push(el("div", { class: "text" }, inline(plain.join("\n"), names)));
    plain = [];
  };
  while (lines.length) {
    const found = block(lines, names);
    if (found) {
      flush();
      out.push(found[1]);
    } else {
      plain.push(lines[0]);
    }
    lines = lines.slice(found ? found[0] : 1);
  }
  flush();
  return out;
}

export function markdown(text, names) {
  const parts = (text ?? "").split(/```(?:[a-z0-9+-]*\n)?([^]*?)```\n?/);
  return parts.flatMap((part, index) => {
    if (index % 2) return [el("pre", {}, el("code", {}, part.replace(/\n$/, "")))];
    return part ? paragraphs(part.replace(/\n$/, ""), names) : [];
  });
}
