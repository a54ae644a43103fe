// The page of a window: connects the parts of the page with the server.

import { Canvas } from "./canvas.js";
import { Connection } from "./connection.js";
import { Files } from "./files.js";
import { Focus } from "./focus.js";
import { Keyboard } from "./keyboard.js";
import { Menus } from "./menus.js";
import { Notices } from "./notices.js";
import { Pointer } from "./pointer.js";
import { currentSettings, currentSize, watchSettings, watchSize } from "./settings.js";
import { Tree } from "./tree.js";

const find = (id) => document.getElementById(id);

// Which window this tab shows. A tab that the app has opened gets it in its address.
const address = new URL(location.href);
const named = address.searchParams.get("window");
if (named) {
  sessionStorage.setItem("window", named);
  history.replaceState(null, "", "/");
}

const notices = new Notices(find("notices"));
const connection = new Connection(notices, {
  hello: () => ({
    t: "hello", window: sessionStorage.getItem("window") ?? undefined, ...currentSize(), settings: currentSettings(),
  }),
  forget: () => sessionStorage.removeItem("window"),
});
const send = (message) => connection.send(message);

const canvas = new Canvas(find("canvas"), {
  shown: (number) => {
    send({ t: "ack", n: number });
    document.body.classList.add("shown");
  },
  failed: () => connection.restart(),
});
const keyboard = new Keyboard(find("keys"), find("secret"), send);
const tree = new Tree(find("tree"), find("said"), send);
const focus = new Focus(tree, keyboard, send);
const files = new Files(notices, send);
const menus = new Menus(find("menus"), send, {
  left: () => focus.comeBack(),
  resized: () => send({ t: "size", ...currentSize() }),
});
const main = document.querySelector("main");
const pointer = new Pointer(main, send, () => focus.comeBack());

const handlers = {
  welcome: (message) => {
    sessionStorage.setItem("window", message.window);
    send({ t: "activity", p: activity() });
  },
  title: (message) => { document.title = message.title; },
  pointer: (message) => { main.style.cursor = message.pointer; },
  link: (message) => pointer.setLink(find("link"), message.url, message.frame),
  touches: (message) => pointer.setAreas(find("touches"), message.areas),
  input: (message) => keyboard.take(message.input),
  clipboard: (message) => keyboard.copy(message.text),
  open: (message) => openTab(`/?window=${encodeURIComponent(message.window)}`, "The app opens another window."),
  url: (message) => openTab(message.url, `The app opens ${message.url}`),
  tree: (message) => { tree.apply(message.tree); focus.treeChanged(); },
  focus: (message) => focus.move(message.focus),
  files: (message) => files.ask(message.n, message.question),
  download: (message) => files.download(message.path, message.name),
  bar: (message) => menus.show(message.titles),
  menu: (message) => menus.fill(message.n, message.items),
  activate: () => window.focus(),
  alive: () => {},
};

connection.received = (message) => handlers[message.t]?.(message);
connection.frame = (bytes) => canvas.receive(bytes);
connection.began = () => { tree.clear(); focus.restart(); canvas.restart(); pointer.setLink(find("link")); pointer.setAreas(find("touches"), []); };

// Browsers block tabs that no click has asked for. Then the person decides.
function openTab(url, text) {
  const open = () => {
    const tab = window.open(url, "_blank");
    if (tab) tab.opener = null;
    return tab !== null;
  };
  if (open()) return;
  const notice = notices.show(text, [["Open", () => { open(); notice.remove(); }], ["Not now", () => notice.remove()]]);
}

function activity() {
  if (document.visibilityState === "hidden") return "background";
  return document.hasFocus() ? "active" : "inactive";
}

let lastActivity = "";
function reportActivity() {
  if (activity() !== lastActivity) send({ t: "activity", p: lastActivity = activity() });
}
for (const event of ["focus", "blur"]) addEventListener(event, reportActivity);
document.addEventListener("visibilitychange", reportActivity);

watchSize(() => send({ t: "size", ...currentSize() }));
watchSettings(() => send({ t: "settings", settings: currentSettings() }));

// For tests, and for people who look for a fault.
window.canopy = { connection, canvas, tree };

connection.start();
