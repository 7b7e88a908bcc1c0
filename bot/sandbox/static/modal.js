// The forms (modals) that the bot opens.

import { button, el, overlay, toast } from "./dom.js";
import { fileValue } from "./files.js";
import { icon } from "./icons.js";
import { markdown } from "./markdown.js";
import { choices, choose } from "./picker.js";
import { t } from "./strings.js";

function text(part) {
  const shared = { value: part.value ?? "", placeholder: part.placeholder ?? "", required: part.required !== false, maxLength: part.max_length ?? 4000, minLength: part.min_length ?? 0, name: part.custom_id };
  const input = part.style === 2 ? el("textarea", { rows: 4, ...shared }) : el("input", { type: "text", autocomplete: "off", ...shared });
  return { input, read: () => input.value };
}

function select(part, view) {
  let picked = choices(part, view).filter((option) => option.default);
  const max = part.max_values ?? 1, min = part.required === false ? 0 : part.min_values ?? 1;
  const words = () => picked.map((option) => option.label).join(", ") || part.placeholder || t("choose");
  const input = el("button", { class: "select", type: "button", "aria-haspopup": "listbox", onclick: async () => {
    const answer = await choose({ title: part.placeholder || t("choose"), options: choices(part, view), min, max });
    if (answer) picked = answer;
    input.firstChild.textContent = words();
  } }, el("span", {}, words()), el("span", { class: "arrow" }, icon("down")));
  return { input, read: () => picked.map((option) => option.value), short: () => picked.length < min };
}

function group(part, type) {
  const boxes = part.options.map((option) => ({ option, box: el("input", { type, name: part.custom_id, checked: Boolean(option.default) }) }));
  const input = el("div", { class: "group" }, boxes.map(({ option, box }) =>
    el("label", {}, box, el("span", {}, option.label, option.description && el("small", {}, option.description)))));
  const values = () => boxes.filter(({ box }) => box.checked).map(({ option }) => option.value);
  const short = () => part.required !== false && values().length === 0;
  return { input, short, read: () => (type === "radio" ? values()[0] ?? null : values()) };
}

function check(part) {
  const input = el("input", { type: "checkbox", checked: Boolean(part.default) });
  return { input, read: () => input.checked };
}

function upload(part) {
  const input = el("input", { type: "file", multiple: (part.max_values ?? 1) > 1, required: part.required !== false });
  return { input, read: () => Promise.all([...input.files].map(fileValue)) };
}

function control(part, view) {
  if (part.type === 4) return text(part);
  if (part.type === 19) return upload(part);
  if (part.type === 21) return group(part, "radio");
  if (part.type === 22) return group(part, "checkbox");
  if (part.type === 23) return check(part);
  return select(part, view);
}

// The form's controls in order, each with its label; plain texts have no control.
function fields(modal, view) {
  return modal.components.map((part) => {
    if (part.type === 10) return { node: el("div", { class: "form-text" }, markdown(part.content, view.names)) };
    const inner = part.type === 18 ? part.component : part.components[0];
    const one = control(inner, view);
    const star = inner.required === false || inner.type === 23 ? null : el("span", { class: "star", "aria-hidden": "true" }, " *");
    const title = el("span", { class: "label" }, part.label ?? inner.label, star);
    const tag = one.input.matches("input,textarea") ? "label" : "div";
    return { ...one, id: inner.custom_id, node: el(tag, { class: "form-field" }, title, part.description && el("small", {}, part.description), one.input) };
  });
}

export function openForm({ form, modal }, view) {
  const parts = fields(modal, view);
  const send = el("button", { class: "button primary", type: "submit" }, t("submit"));
  const sheet = el("form", { class: "sheet form", role: "dialog", "aria-label": modal.title, onsubmit: submit },
    el("h2", {}, modal.title), el("div", { class: "form-body" }, parts.map((part) => part.node)),
    el("footer", {}, button("button secondary", t("cancel"), () => shut()), send));
  const shut = overlay(sheet);
  sheet.querySelector("input,textarea,.select")?.focus();

  async function submit(event) {
    event.preventDefault();
    const missing = parts.find((part) => part.short?.());
    if (missing) return toast(`${missing.node.querySelector(".label").textContent}: ${t("required")}`);
    send.disabled = true;
    const values = {};
    for (const part of parts) if (part.id) values[part.id] = await part.read();
    for (const [id, value] of Object.entries(values)) if (value === null) delete values[id];
    const answer = await view.act("submit", { form, values });
    send.disabled = false;
    if (answer.ok) shut();
  }
}
