// Every text of the page itself, in both languages. The bot's own texts come from the bot.

const TEXTS = {
  ja: {
    actAs: "だれとして操作しますか", language: "言語", direct: "ダイレクトメッセージ", members: "メンバー",
    organizer: "主催", judge: "審判", player: "プレイヤー", outsider: "部外者", app: "アプリ",
    write: "{name} へメッセージを送信（/ でコマンド）", commandsOnly: "ここでは / でコマンドだけ使えます",
    thread: "{user} がスレッドを開きました:",
    tour: "ひと回り案内",
    tourStart: "練習用の Discord です。だれにも見えません。3つのボタンで主催・審判・プレイヤーの画面を順に開けます。",
    tourOrganizer: "主催の画面です。「/」から「/進行」を実行すると、大会の現状と次の手順がボタンで並びます。",
    tourJudge: "審判チャンネルです。呼び出しが届いています。青いボタンで裁定すると、テーブルのスレッドに届きます。",
    tourPlayer: "プレイヤーとして自分のテーブルのスレッドにいます。テーブルの下のボタンで、結果の報告や審判の呼び出しができます。",
    gotIt: "閉じる", skip: "時間を進める", minutes: "{n} 分", hours: "{n} 時間", days: "{n} 日", clock: "道場の時計",
    thinking: "{name} が考え中…", edited: "（編集済み）",
    onlyYou: "これはあなただけに表示されています", dismiss: "メッセージを閉じる", apps: "アプリ",
    noReply: "アプリケーションが応答しませんでした", submit: "送信", cancel: "キャンセル", close: "閉じる", run: "実行",
    optional: "あと {n} 項目", required: "この項目は必須です", choose: "選択してください", search: "検索", done: "決定",
    nothing: "該当なし", yes: "はい", no: "いいえ", lost: "接続が切れました。再接続しています…",
    menu: "チャンネル一覧", empty: "まだメッセージはありません", archived: "アーカイブ済みのスレッド", jump: "最新へ",
    unknownUser: "不明なユーザー", more: "その他", noCommands: "ここで使えるコマンドはありません", spoiler: "ネタバレ",
    yesterday: "昨日", pages: "大会の Web ページ ↗",
    "option-required": "必須の項目が空です", "option-range": "数の範囲が合いません", "option-length": "文字数が合いません",
    "option-type": "入力の形が合いません", "option-choice": "候補から選んでください", "option-entity": "候補から選んでください",
    busy: "ボットがまだ処理中です", refused: "操作できません: {detail}",
  },
  "en-US": {
    actAs: "Act as", language: "Language", direct: "Direct messages", members: "Members",
    organizer: "Organizer", judge: "Judge", player: "Player", outsider: "Outsider", app: "APP",
    write: "Message {name} (type / for commands)", commandsOnly: "Only commands here: type /",
    thread: "{user} started a thread:",
    tour: "Show me around",
    tourStart: "A Discord to practise on; nobody else sees it. Three buttons: what the organizer, the judge and a player see.",
    tourOrganizer: "You are the organizer. Type / and run /desk: where the event stands, and each next step as a button.",
    tourJudge: "The judges' channel: a table has called. The blue button rules; the table reads it in its thread.",
    tourPlayer: "You are a player in the thread of your own table. The buttons below the table report a result or call a judge.",
    gotIt: "Got it", skip: "Let time pass", minutes: "{n} min", hours: "{n} h", days: "{n} d", clock: "Sandbox clock",
    thinking: "{name} is thinking…", edited: "(edited)",
    onlyYou: "Only you can see this", dismiss: "Dismiss message", apps: "Apps",
    noReply: "The application did not respond", submit: "Submit", cancel: "Cancel", close: "Close", run: "Run",
    optional: "+{n} optional", required: "This option is required", choose: "Make a selection", search: "Search", done: "Done",
    nothing: "No matches", yes: "True", no: "False", lost: "Connection lost. Reconnecting…",
    menu: "Channels", empty: "No messages yet", archived: "Archived thread", jump: "Jump to latest",
    unknownUser: "unknown user", more: "More", noCommands: "No commands for you here", spoiler: "Spoiler",
    yesterday: "Yesterday", pages: "Pages on the web ↗",
    "option-required": "A required option is empty", "option-range": "Number out of range", "option-length": "Wrong length",
    "option-type": "Wrong kind of value", "option-choice": "Choose from the list", "option-entity": "Choose from the list",
    busy: "The bot is still working on it", refused: "Not possible: {detail}",
  },
};

export const LOCALES = { ja: "日本語", "en-US": "English" };

let current = "ja";

export function setLocale(locale) {
  current = locale in TEXTS ? locale : "en-US";
  document.documentElement.lang = current === "ja" ? "ja" : "en";
}

export function locale() {
  return current;
}

export function t(key, values = {}) {
  const text = TEXTS[current][key] ?? key;
  return text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
}

// Discord's localizations of a command, option or choice; the default name where there is none.
export function localized(thing, field = "name") {
  return thing[`${field}_localizations`]?.[current] ?? thing[field] ?? "";
}
