// The slash commands as a flat list, and the options of one command as fields.

import { localized } from "./strings.js";

const SUBCOMMAND = 1, GROUP = 2;
export const STRING = 3, INTEGER = 4, BOOLEAN = 5, USER = 6, CHANNEL = 7, ROLE = 8, MENTIONABLE = 9, NUMBER = 10, ATTACHMENT = 11;

export function leaves(commands) {
  const found = [];
  function visit(node, path, words) {
    const here = [...path, node.name], shown = [...words, localized(node)];
    const children = (node.options ?? []).filter((option) => option.type <= GROUP && option.type >= SUBCOMMAND);
    if (children.length) children.forEach((child) => visit(child, here, shown));
    else found.push({ path: here, title: `/${shown.join(" ")}`, english: `/${here.join(" ")}`, description: localized(node, "description"), options: node.options ?? [] });
  }
  commands.forEach((command) => visit(command, [], []));
  return found.sort((a, b) => a.english.localeCompare(b.english));
}

// Those that fit what was typed, best first: the beginning of the name, then any part of name or description.
export function fitting(list, typed) {
  const wanted = typed.trim().toLowerCase();
  const rank = (one) => {
    const names = [one.title.toLowerCase(), one.english.toLowerCase()];
    if (names.some((name) => name.startsWith(wanted))) return 0;
    if (names.some((name) => name.includes(wanted.slice(1)))) return 1;
    return one.description.toLowerCase().includes(wanted.slice(1)) ? 2 : 3;
  };
  return list.map((one) => [rank(one), one]).filter(([order]) => order < 3).sort((a, b) => a[0] - b[0]).map(([, one]) => one);
}
