// Choosing from a list: select menus, people, roles and channels.

import { avatar, button, clear, el, overlay } from "./dom.js";
import { channelIcon, icon } from "./icons.js";
import { t } from "./strings.js";

const USER = 5, ROLE = 6, MENTIONABLE = 7, CHANNEL = 8;

export function people(view) {
  return Object.entries(view.names.users).map(([id, user]) =>
    ({ value: id, label: user.name, description: `@${user.handle}`, icon: avatar(id, user, "small") }));
}

export function roles(view) {
  return Object.entries(view.names.roles).filter(([, role]) => role.name !== "@everyone")
    .map(([id, role]) => ({ value: id, label: `@${role.name}` }));
}

export function channels(view, types) {
  return Object.entries(view.names.channels).filter(([, one]) => !types?.length || types.includes(one.type))
    .map(([id, one]) => ({ value: id, label: one.name, icon: channelIcon(one.type) }));
}

// The options of a select menu of any kind, all in one shape.
export function choices(part, view) {
  if (part.type === USER) return people(view);
  if (part.type === ROLE) return roles(view);
  if (part.type === MENTIONABLE) return [...people(view), ...roles(view)];
  if (part.type === CHANNEL) return channels(view, part.channel_types);
  return part.options.map((option) => ({ ...option, icon: option.emoji?.name }));
}

export function matches(option, text) {
  const wanted = text.trim().toLowerCase().replace(/^[@#]/, "");
  return `${option.label} ${option.description ?? ""}`.toLowerCase().includes(wanted);
}

export function row(option, props) {
  return el("button", { class: "option", type: "button", role: "option", ...props },
    option.icon && el("span", { class: "icon" }, option.icon.cloneNode?.(true) ?? option.icon),
    el("span", { class: "option-text" }, el("b", {}, option.label), option.description && el("small", {}, option.description)),
    option.tick && el("span", { class: "tick" }, icon("check")));
}

// Opens a sheet with the options; resolves to the chosen ones, or null when closed.
export function choose({ title, options, min, max }) {
  return new Promise((resolve) => {
    const chosen = new Set(options.filter((option) => option.default));
    const search = el("input", { type: "search", placeholder: t("search"), "aria-label": t("search"), oninput: draw });
    const list = el("div", { class: "options", role: "listbox", "aria-multiselectable": String(max > 1) });
    const count = el("small", {});
    const ok = button("button primary", t("done"), () => done([...chosen]));
    const cancel = button("button secondary", t("cancel"), () => done(null));
    const sheet = el("div", { class: "sheet", role: "dialog", "aria-label": title },
      el("h2", {}, title), options.length > 8 && search, list,
      el("footer", {}, max > 1 && count, cancel, (max > 1 || min === 0) && ok));
    const shut = overlay(sheet);
    new MutationObserver((_, watch) => {
      if (sheet.isConnected) return;
      watch.disconnect();
      resolve(null);
    }).observe(document.body, { childList: true });

    function done(result) {
      resolve(result);
      shut();
    }
    function toggle(option) {
      if (max === 1 && min > 0) return done([option]);
      if (chosen.has(option)) chosen.delete(option);
      else if (max === 1) (chosen.clear(), chosen.add(option));
      else if (chosen.size < max) chosen.add(option);
      draw();
    }
    function draw() {
      const found = options.filter((option) => matches(option, search.value));
      clear(list, found.map((option) => row({ ...option, tick: max > 1 || min === 0 }, { "aria-selected": String(chosen.has(option)), onclick: () => toggle(option) })),
        found.length === 0 && el("p", { class: "nothing" }, t("nothing")));
      count.textContent = `${chosen.size} / ${max}`;
      ok.disabled = chosen.size < min;
    }
    draw();
    (options.length > 8 ? search : list.querySelector("button"))?.focus({ preventScroll: true });
  });
}
