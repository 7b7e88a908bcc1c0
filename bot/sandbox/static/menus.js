// Context menus: the commands that the bot offers on a message or on a person.

import { avatar, button, clear, el, overlay, popup } from "./dom.js";
import { localized, t } from "./strings.js";
import { isEphemeral } from "./message.js";

function entries(commands, run) {
  return commands.map((command) => button("menu-item", localized(command), () => run(command.name), { role: "menuitem", data: { menu: command.name } }));
}

export function messageMenu(event, message, view) {
  event.preventDefault();
  event.stopPropagation();
  const found = entries(view.commands.message, (name) => view.act("menu", { name, message: message.id }));
  const dismiss = isEphemeral(message) && button("menu-item", t("dismiss"), () => view.act("dismiss", { message: message.id }));
  const items = [found.length > 0 && el("h3", {}, t("apps")), ...found, dismiss].filter(Boolean);
  popup(event.clientX, event.clientY, items.length ? items : [el("p", { class: "nothing" }, t("noCommands"))]);
}

// A person's card, with the user commands of the bot as buttons.
export function personCard(id, view) {
  const user = view.names.users[id];
  if (!user) return;
  const sheet = el("div", { class: "sheet card", role: "dialog", "aria-label": user.name });
  const shut = overlay(sheet);
  const roles = user.roles.map((role) => el("span", { class: "role-chip" }, view.names.roles[role]?.name));
  const found = entries(view.commands.user, (name) => {
    shut();
    view.act("menu", { name, user: id });
  });
  const become = view.people.some((person) => person.id === id) && id !== view.me
    && button("menu-item", `${t("actAs")}: ${user.name}`, () => (shut(), view.go({ me: id })));
  clear(sheet, el("div", { class: "card-head" }, avatar(id, user, "large"), el("div", {}, el("h2", {}, user.name), el("small", {}, `@${user.handle}`))),
    roles.length > 0 && el("div", { class: "roles" }, roles),
    found.length > 0 && el("h3", {}, t("apps")), found, become,
    el("footer", {}, button("button secondary", t("close"), () => shut())));
}
