// Buttons, select menus and layouts of a message.

import { el, hex } from "./dom.js";
import { icon } from "./icons.js";
import { markdown } from "./markdown.js";
import { attachment, picture, source } from "./message.js";
import { choices, choose } from "./picker.js";
import { t } from "./strings.js";

const BUTTONS = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "secondary" };

function label(part) {
  return [part.emoji && el("span", { class: "emoji" }, part.emoji.name), part.label && el("span", {}, part.label)];
}

function pressable(part, message, view) {
  if (part.style === 5) return el("a", { class: "button secondary", href: part.url, target: "_blank", rel: "noreferrer" }, label(part), " ↗");
  const press = async (event) => {
    const pressed = event.currentTarget;
    pressed.classList.add("busy");
    await view.act("click", { message: message.id, custom_id: part.custom_id });
    pressed.classList.remove("busy");
  };
  return el("button", { class: `button ${BUTTONS[part.style] ?? "secondary"}`, type: "button", disabled: part.disabled, onclick: press, data: { custom: part.custom_id } }, label(part));
}

function selectable(part, message, view) {
  const preset = (part.options ?? []).filter((option) => option.default).map((option) => option.label).join(", ");
  const open = async (event) => {
    const shown = event.currentTarget;
    const picked = await choose({ title: part.placeholder || t("choose"), options: choices(part, view), min: part.min_values ?? 1, max: part.max_values ?? 1 });
    if (!picked) return;
    shown.classList.add("busy");
    await view.act("select", { message: message.id, custom_id: part.custom_id, values: picked.map((option) => option.value) });
    shown.classList.remove("busy");
  };
  return el("button", { class: "select", type: "button", disabled: part.disabled, onclick: open, data: { custom: part.custom_id }, "aria-haspopup": "listbox" },
    el("span", {}, preset || part.placeholder || t("choose")), el("span", { class: "arrow", "aria-hidden": "true" }, icon("down")));
}

function gallery(part, message) {
  return el("div", { class: `gallery many${Math.min(part.items.length, 3)}` },
    part.items.map((item) => picture(source(item.media.url, message), item.description)));
}

function section(part, message, view) {
  return el("div", { class: "section" }, el("div", { class: "section-text" }, nodes(part.components, message, view)), node(part.accessory, message, view));
}

function fileOf(part, message) {
  const found = message.attachments.find((file) => source(file.url, message) === source(part.file.url, message));
  return found ? attachment(found, message) : null;
}

const KINDS = {
  1: (part, message, view) => el("div", { class: "actions" }, nodes(part.components, message, view)),
  2: pressable,
  9: section,
  10: (part, _message, view) => el("div", {}, markdown(part.content, view.names)),
  11: (part, message) => picture(source(part.media.url, message), part.description, "thumbnail"),
  12: gallery,
  13: fileOf,
  14: (part) => el("hr", { class: `${part.divider === false ? "blank" : ""} ${part.spacing === 2 ? "wide" : ""}` }),
  17: (part, message, view) => el("div", { class: part.spoiler ? "container spoiler" : "container", color: hex(part.accent_color) }, nodes(part.components, message, view)),
};

function node(part, message, view) {
  const build = KINDS[part.type] ?? (part.custom_id ? selectable : null);
  return build ? build(part, message, view) : null;
}

function nodes(parts, message, view) {
  return parts.map((part) => node(part, message, view));
}

export function components(message, view) {
  if (!message.components.length) return null;
  return el("div", { class: "components" }, nodes(message.components, message, view));
}

