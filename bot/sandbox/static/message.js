// One message: who said it, its text, pictures, embeds, components and reactions.

import { components } from "./components.js";
import { avatar, button, el, hex } from "./dom.js";
import { icon } from "./icons.js";
import { inline, markdown } from "./markdown.js";
import { localized, t } from "./strings.js";
import { posted } from "./times.js";

const EPHEMERAL = 64, LOADING = 128, LAYOUT = 32768, THREAD_CREATED = 18, COMPACT_SECONDS = 420;

export function isEphemeral(message) {
  return Boolean(message.flags & EPHEMERAL);
}

// The simulated Discord's files are served by this page's own server.
export function source(url, message) {
  if (url?.startsWith("attachment://")) {
    const file = message.attachments.find((one) => one.filename === url.slice(13));
    return file ? source(file.url, message) : "";
  }
  return (url ?? "").replace(/^https:\/\/cdn\.simcord\.invalid\//, "/cdn/");
}

// The alt text that a file was posted with, for the embed or layout that shows it.
function altText(url, message) {
  return message.attachments.find((file) => source(file.url, message) === source(url, message))?.description;
}

// A message follows the one before it closely: the same author, soon after, nothing to announce.
export function follows(message, before) {
  if (!before || before.author.id !== message.author.id || message.interaction_metadata || message.message_reference) return false;
  if (before.flags & EPHEMERAL || message.flags & EPHEMERAL) return false;
  return (Date.parse(message.timestamp) - Date.parse(before.timestamp)) / 1000 < COMPACT_SECONDS;
}

export function picture(url, alt, className = "picture") {
  const image = el("img", { class: className, src: url, alt: alt ?? "", title: alt ?? "", loading: "lazy" });
  return el("a", { href: url, target: "_blank", class: "frame" }, image);
}

export function attachment(file, message) {
  const url = source(file.url, message);
  if ((file.content_type ?? "").startsWith("image/")) return picture(url, file.description);
  return el("a", { class: "file", href: url, download: file.filename }, icon("file"), el("span", {}, file.filename), el("small", {}, size(file.size)));
}

function size(bytes) {
  return bytes > 1e6 ? `${(bytes / 1e6).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1000))} KB`;
}

function embed(data, message, names) {
  const fields = (data.fields ?? []).map((field) =>
    el("div", { class: field.inline ? "field inline" : "field" },
      el("div", { class: "field-name" }, inline(field.name, names)), el("div", {}, markdown(field.value, names))));
  const url = data.url ? { href: data.url, target: "_blank", rel: "noreferrer" } : {};
  return el("article", { class: "embed", color: hex(data.color) },
    data.author && el("div", { class: "embed-author" }, data.author.name),
    data.title && el(data.url ? "a" : "div", { class: "embed-title", ...url }, inline(data.title, names)),
    data.description && el("div", { class: "embed-text" }, markdown(data.description, names)),
    fields.length > 0 && el("div", { class: "fields" }, fields),
    data.thumbnail && picture(source(data.thumbnail.url, message), altText(data.thumbnail.url, message), "thumbnail"),
    data.image && picture(source(data.image.url, message), altText(data.image.url, message)),
    (data.footer || data.timestamp) && el("footer", {}, [data.footer?.text, data.timestamp && posted(data.timestamp)].filter(Boolean).join(" • ")));
}

// Files that an embed or a layout shows itself are not shown again below.
function looseFiles(message) {
  const shown = JSON.stringify([message.embeds, message.components]);
  return message.attachments.filter((file) => !shown.includes(`attachment://${file.filename}`) && !shown.includes(file.url));
}

function reactions(message) {
  if (!message.reactions.length) return null;
  return el("div", { class: "reactions" }, message.reactions.map((one) =>
    el("span", { class: one.me ? "reaction mine" : "reaction" }, `${one.emoji.name} ${one.count}`)));
}

function origin(message, view) {
  const used = message.interaction_metadata;
  if (used?.name && message.type === 20) {
    const command = el("b", {}, commandTitle(message.invoked ?? [used.name], view));
    return el("div", { class: "origin" }, person(used.user.id, view), " ➜ ", command);
  }
  const reply = message.referenced_message;
  if (!reply) return null;
  return el("div", { class: "origin" }, "↱ ", person(reply.author.id, view), " ", el("span", { class: "excerpt" }, reply.content.slice(0, 90)));
}

// The command as this reader's language names it.
function commandTitle(path, view) {
  const words = [];
  let options = view.commands.slash;
  for (const name of path) {
    const found = options?.find((one) => one.name === name);
    words.push(found ? localized(found) : name);
    options = found?.options;
  }
  return `/${words.join(" ")}`;
}

export function person(id, view) {
  const user = view.names.users[id];
  const role = view.names.roles[user?.roles[0]];
  return el("span", { class: "author", color: hex(user?.color), title: role?.name ?? "", data: { user: id }, tabIndex: 0 }, user?.name ?? t("unknownUser"));
}

function head(message, view) {
  const user = view.names.users[message.author.id];
  return el("div", { class: "head" }, person(message.author.id, view), user?.bot && el("span", { class: "app" }, t("app")),
    el("time", { class: "when", title: message.timestamp }, posted(message.timestamp)));
}

// "… opened the thread …": Discord's own line about a public thread.
function threadStarted(message, view) {
  return el("div", { class: "event" }, t("thread", { user: view.names.users[message.author.id]?.name }), " ", threadLink(message.thread, view));
}

function threadLink(id, view) {
  return el("span", { class: "mention", data: { channel: id }, tabIndex: 0 }, icon("thread"), ` ${view.names.channels[id]?.name ?? ""}`);
}

function body(message, view) {
  if (message.type === THREAD_CREATED) return [threadStarted(message, view)];
  if (message.flags & LOADING) return [el("div", { class: "thinking" }, el("i", { class: "dots" }), t("thinking", { name: view.names.users[message.author.id]?.name }))];
  const layout = message.flags & LAYOUT;
  return [
    ...(layout ? [] : markdown(message.content, view.names)),
    message.edited_timestamp && !layout && !message.interaction_metadata && el("small", { class: "edited" }, t("edited")),
    layout ? null : el("div", { class: "files" }, looseFiles(message).map((file) => attachment(file, message))),
    message.embeds.map((data) => embed(data, message, view.names)),
    components(message, view),
    reactions(message),
    view.names.channels[message.id] && el("div", { class: "event" }, threadLink(message.id, view)),
  ];
}

function privately(message, view) {
  if (!isEphemeral(message)) return null;
  const dismiss = button("link", t("dismiss"), () => view.act("dismiss", { message: message.id }));
  return el("div", { class: "private" }, icon("eye"), " ", t("onlyYou"), " • ", dismiss);
}

function pinged(message, view) {
  return message.mentions.some((user) => user.id === view.me) || message.mention_everyone;
}

export function render(message, before, view) {
  const compact = follows(message, before);
  const kind = [compact && "compact", isEphemeral(message) && "ephemeral", pinged(message, view) && "pinged"].filter(Boolean).join(" ");
  const more = button("more", icon("more"), (event) => view.messageMenu(event, message), { "aria-label": t("more"), title: t("apps") });
  return el("article", { class: `message ${kind}`, id: `m${message.id}`, data: { message: message.id } },
    compact ? null : origin(message, view),
    el("div", { class: "row" },
      compact ? el("time", { class: "side-time" }, posted(message.timestamp)) : el("span", { data: { user: message.author.id } }, avatar(message.author.id, view.names.users[message.author.id])),
      el("div", { class: "content" }, compact ? null : head(message, view), body(message, view), privately(message, view))),
    more);
}
