// Where one writes: plain messages, and "/" with the list of commands.

import { clear, el, toast } from "./dom.js";
import { fitting, leaves } from "./commands.js";
import { CommandForm } from "./commandform.js";
import { Suggestions } from "./suggestions.js";
import { t } from "./strings.js";

export class Composer {
  constructor(root, view) {
    this.root = root;
    this.view = view;
    this.place = "";
    this.suggestions = new Suggestions();
    this.input = el("textarea", { rows: 1, maxLength: 2000, id: "write", autocomplete: "off", oninput: () => this.typed(), onkeydown: (event) => this.key(event), onfocus: () => this.typed() });
    this.slot = el("div", { class: "slot" });
    clear(root, this.suggestions.node, this.slot);
    this.showText();
  }

  // The channel, person or language may have changed.
  update() {
    const { here, me, locale } = this.view;
    this.input.placeholder = here.can_send ? t("write", { name: this.view.title(here) }) : t("commandsOnly");
    this.input.setAttribute("aria-label", this.input.placeholder);
    const place = [here.id, me, locale].join();
    if (this.place && place !== this.place) this.showText();
    this.place = place;
  }

  showText() {
    this.form = null;
    this.input.value = "";
    this.suggestions.hide();
    const slash = el("button", { class: "slash", type: "button", title: t("apps"), "aria-label": t("apps"), onclick: () => this.begin() }, "/");
    clear(this.slot, el("div", { class: "bar" }, slash, this.input));
  }

  begin() {
    this.input.value = "/";
    this.input.focus();
    this.typed();
  }

  typed() {
    this.input.style.height = "auto";
    this.input.style.height = `${Math.min(this.input.scrollHeight, 200)}px`;
    if (!this.input.value.startsWith("/")) return this.suggestions.hide();
    const found = fitting(leaves(this.view.commands.slash), this.input.value);
    const options = found.map((leaf) => ({ label: leaf.title, description: leaf.description, leaf }));
    this.suggestions.show(options, (option) => this.choose(option.leaf), t("noCommands"));
  }

  choose(leaf) {
    this.suggestions.hide();
    this.form = new CommandForm(leaf, this.view, this.suggestions, () => this.finish());
    clear(this.slot, this.form.node);
    this.form.start();
  }

  finish() {
    this.showText();
    this.input.focus({ preventScroll: true });
  }

  key(event) {
    if (event.isComposing) return;
    if (this.suggestions.key(event)) return event.preventDefault();
    if (event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    this.send();
  }

  async send() {
    const text = this.input.value.trim();
    if (!text) return;
    if (text.startsWith("/") || !this.view.here.can_send) return toast(t(text.startsWith("/") ? "noCommands" : "commandsOnly"));
    this.input.value = "";
    const answer = await this.view.act("send", { text });
    if (!answer.ok) this.input.value = text;
  }
}
