// A chosen slash command with its options as fields, as Discord shows them in the composer.

import { ATTACHMENT, BOOLEAN, CHANNEL, INTEGER, MENTIONABLE, NUMBER, ROLE, USER } from "./commands.js";
import { button, clear, el, toast } from "./dom.js";
import { fileValue } from "./files.js";
import { icon } from "./icons.js";
import { channels, matches, people, roles } from "./picker.js";
import { localized, t } from "./strings.js";

const COMPLETE_AFTER = 150;

export class CommandForm {
  constructor(leaf, view, suggestions, finished) {
    Object.assign(this, { leaf, view, suggestions, finished });
    this.fields = new Map();
    this.pills = el("div", { class: "pills" });
    this.rest = el("div", { class: "rest" });
    this.about = el("p", { class: "about" }, leaf.description);
    const close = button("icon-button", icon("close"), () => this.cancel(), { "aria-label": t("cancel") });
    this.run = button("button primary run", t("run"), () => this.submit());
    this.node = el("div", { class: "command", onkeydown: (event) => this.key(event) },
      this.about, el("div", { class: "command-row" }, el("b", { class: "command-name" }, leaf.title), this.pills, this.rest, this.run, close));
    leaf.options.filter((option) => option.required).forEach((option) => this.add(option));
    this.drawRest();
  }

  start() {
    (this.pills.querySelector("input") ?? this.run).focus();
  }

  add(option) {
    const field = { option, value: undefined, input: this.input(option) };
    this.fields.set(option.name, field);
    field.pill = el("label", { class: "pill", data: { option: option.name } }, el("span", {}, localized(option)), field.input);
    this.pills.append(field.pill);
    return field;
  }

  input(option) {
    const numeric = option.type === INTEGER ? "numeric" : option.type === NUMBER ? "decimal" : undefined;
    if (option.type === ATTACHMENT) return el("input", { type: "file", onchange: (event) => this.file(option, event.target.files[0]) });
    return el("input", { type: "text", autocomplete: "off", inputMode: numeric, size: 12, name: option.name,
      oninput: (event) => this.typed(option, event.target.value), onfocus: (event) => this.focus(option, event.target.value) });
  }

  drawRest() {
    const left = this.leaf.options.filter((option) => !this.fields.has(option.name));
    const open = () => clear(this.rest, left.map((option) =>
      button("chip", `+ ${localized(option)}`, () => {
        this.add(option).input.focus();
        this.drawRest();
      }, { title: localized(option, "description"), data: { add: option.name } })));
    if (left.length > 3) clear(this.rest, button("chip", t("optional", { n: left.length }), open));
    else open();
  }

  focus(option, text) {
    this.about.textContent = localized(option, "description");
    this.suggest(option, text);
  }

  typed(option, text) {
    const field = this.fields.get(option.name);
    field.value = undefined;
    field.pill.classList.remove("missing");
    this.suggest(option, text);
  }

  file(option, chosen) {
    this.fields.get(option.name).value = chosen;
  }

  suggest(option, text) {
    clearTimeout(this.timer);
    if (option.autocomplete) {
      this.timer = setTimeout(() => this.complete(option, text), COMPLETE_AFTER);
      return;
    }
    const values = this.values(option);
    if (!values) return this.suggestions.hide();
    const chosen = this.fields.get(option.name).value !== undefined;
    this.suggestions.show(values.filter((one) => chosen || matches(one, text)), (one) => this.take(option, one));
  }

  values(option) {
    if (option.choices?.length) return option.choices.map((one) => ({ label: localized(one), value: one.value }));
    if (option.type === BOOLEAN) return [{ label: t("yes"), value: true }, { label: t("no"), value: false }];
    if (option.type === USER) return people(this.view);
    if (option.type === ROLE) return roles(this.view);
    if (option.type === CHANNEL) return channels(this.view, option.channel_types);
    if (option.type === MENTIONABLE) return [...people(this.view), ...roles(this.view)];
    return null;
  }

  async complete(option, text) {
    const asked = (this.asked = Symbol(text));
    const answer = await this.view.ask("complete", { path: this.leaf.path, option: option.name, text, options: await this.filled() });
    if (this.asked !== asked || !this.node.isConnected || !answer.ok) return;
    const found = answer.choices.map((one) => ({ label: localized(one), value: one.value }));
    this.suggestions.show(found, (one) => this.take(option, one), text ? t("nothing") : "");
  }

  take(option, choice) {
    const field = this.fields.get(option.name);
    field.value = choice.value;
    field.input.value = choice.label;
    field.input.size = Math.max(6, Math.min(choice.label.length * 1.4, 40));
    const empty = [...this.fields.values()].find((one) => one.value === undefined && !one.input.value);
    (empty?.input ?? this.run).focus();
  }

  // The options that have a value; entities and fixed choices count only when chosen from the list.
  async filled() {
    const out = {};
    for (const [name, { option, value, input }] of this.fields) {
      if (value instanceof File) out[name] = await fileValue(value);
      else if (value !== undefined) out[name] = value;
      else if (input.value && !this.values(option)) out[name] = input.value;
    }
    return out;
  }

  async submit() {
    if (this.run.disabled) return;
    const options = await this.filled();
    const missing = [...this.fields.values()].find(({ option, input }) => !(option.name in options) && (option.required || input.value));
    if (missing) return this.point(missing.option.name, missing.input.value ? "option-choice" : "required");
    this.suggestions.hide();
    this.run.disabled = true;
    const answer = await this.view.act("slash", { path: this.leaf.path, options });
    this.run.disabled = false;
    if (answer.ok) return this.finished();
    if (answer.option) this.point(answer.option);
  }

  point(name, why) {
    const field = this.fields.get(name);
    field?.pill.classList.add("missing");
    field?.input.focus();
    if (why) toast(`${localized(field.option)}: ${t(why)}`);
  }

  cancel() {
    this.suggestions.hide();
    this.finished();
  }

  key(event) {
    if (event.isComposing) return;
    if (this.suggestions.key(event)) return event.preventDefault();
    if (event.key === "Escape") return this.cancel();
    if (event.key === "Backspace" && event.target.tagName === "INPUT" && !event.target.value && event.target === this.pills.querySelector("input")) return this.cancel();
    if (event.key === "Enter" && event.target.tagName === "INPUT") {
      event.preventDefault();
      this.submit();
    }
  }
}
