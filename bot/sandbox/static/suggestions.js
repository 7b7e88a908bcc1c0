// The list that stands above the composer: commands, or the values of an option.

import { clear, el } from "./dom.js";
import { row } from "./picker.js";
import { t } from "./strings.js";

export class Suggestions {
  constructor() {
    this.node = el("div", { class: "suggestions", role: "listbox", hidden: true });
    this.options = [];
    document.addEventListener("pointerdown", (event) => {
      if (!event.target.closest("#composer")) this.hide();
    });
  }

  show(options, pick, nothing = t("nothing")) {
    this.options = options;
    this.pick = pick;
    this.at = 0;
    const rows = options.map((option, index) =>
      row(option, { onpointerdown: (event) => event.preventDefault(), onclick: () => this.take(index) }));
    clear(this.node, rows, rows.length === 0 && nothing && el("p", { class: "nothing" }, nothing));
    this.node.hidden = rows.length === 0 && !nothing;
    this.mark();
  }

  hide() {
    this.node.hidden = true;
    this.options = [];
  }

  get open() {
    return !this.node.hidden && this.options.length > 0;
  }

  take(index) {
    const option = this.options[index];
    this.hide();
    this.pick(option);
  }

  mark() {
    this.node.querySelectorAll(".option").forEach((node, index) => {
      node.setAttribute("aria-selected", String(index === this.at));
      if (index === this.at) node.scrollIntoView({ block: "nearest" });
    });
  }

  // Arrow keys, Enter, Tab and Escape while the list is open; true when the key was used up.
  key(event) {
    if (event.key === "Escape" && !this.node.hidden) return (this.hide(), true);
    if (!this.open) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      this.at = (this.at + step + this.options.length) % this.options.length;
      this.mark();
      return true;
    }
    if (event.key !== "Enter" && event.key !== "Tab") return false;
    this.take(this.at);
    return true;
  }
}
