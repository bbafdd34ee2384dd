extension TracePage {
  /// The data, and how texts of the app get into the page.
  static let reading = #"""
    "use strict";

    // The trace, as it stands in the page. `trace.strings` holds all texts; the rest names them by number.
    const $ = id => document.getElementById(id);
    const trace = JSON.parse($("trace").textContent);
    const steps = trace.steps;
    const wires = trace.wiring.edges;
    const nodes = trace.wiring.nodes;

    // What the reader looks at: a step, one of its events (-1: none), a view's key, a wire (null: none).
    const state = { step: 0, event: -1, view: null, wire: null };
    const now = () => steps[state.step];

    const string = index => trace.strings[index] ?? "";
    const strings = list => (list ?? []).map(string);

    // Characters that control something: terminals, the direction of text, the ends of lines; halves of characters; and
    // what XML does not allow. U+200E stays, with which pictures of texts keep their columns.
    const controls = /[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200f\u2028-\u202e\u2066-\u2069\ufffe\uffff\ud800-\udfff]/gu;

    // A text of the app with such characters named: it is shown, not obeyed.
    const visible = text => String(text).replace(controls, c => `\\u{${c.codePointAt(0).toString(16).toUpperCase()}}`);

    // The beginning of a long text, and how long it is.
    const short = (text, most = 300) => text.length <= most ? text
      : [...text.slice(0, most)].slice(0, -1).join("") + `\u2026 (${text.length} characters)`;

    // An element with attributes, and with nodes and texts in it. Texts are never markup.
    const make = (name, attributes, ...children) => filled(document.createElement(name), attributes, children);
    const draw = (name, attributes, ...children) =>
      filled(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);

    function filled(element, attributes, children = []) {
      for (const key in attributes) element.setAttribute(key, attributes[key]);
      for (const child of children.flat()) element.append(child instanceof Node ? child : visible(child));
      return element;
    }

    const say = (id, text) => $(id).textContent = visible(text);
    const list = (name, lines, kind = "") => make(name, { class: kind },
      lines.map(line => line instanceof Node ? line : make("li", { dir: "auto" }, short(line, 1000))));

    // A button that looks like a word.
    function link(text, action) {
      const button = make("button", { class: "link" }, short(text, 200) || "\u2013");
      button.onclick = action;
      return button;
    }

    const counted = (number, word) => `${number} ${word}${number === 1 ? "" : "s"}`;
    const seconds = time => (+time || 0).toFixed(2) + " s";
    const rounded = number => String(Math.round(number * 100) / 100);
    const frameText = frame => "(x, y; w \u00d7 h)".replace(/[xywh]/g, side => rounded(frame["xywh".indexOf(side)]));

    // The sides of a frame that are others than before.
    const moveText = (from, to) => ["x", "y", "width", "height"].map((side, i) => [side, rounded(from[i]), rounded(to[i])])
      .filter(([, old, fresh]) => old !== fresh).map(([side, old, fresh]) => `${side} ${old} \u2192 ${fresh}`).join(", ");

    // A view's record as an object. Records are shared by the steps in which a view did not change.
    function viewRecord(index) {
      const [key, depth, name, x, y, w, h, detail] = trace.views[index];
      return { key, depth, name: string(name), frame: [x, y, w, h], detail: trace.details[detail] };
    }

    // The record of a view in this step, or another one, and whether it is there.
    function viewNow(key) {
      const isIt = index => trace.views[index][0] === key;
      const index = now().views.find(isIt);
      const any = index ?? trace.views.findIndex(record => record[0] === key);
      return any < 0 ? null : { ...viewRecord(any), isThere: index !== undefined };
    }

    // Scrolls a list, and nothing around it, so that one of its rows is seen.
    function reveal(list, row) {
      const [outer, inner] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
      if (inner.top < outer.top) list.scrollTop += inner.top - outer.top - 8;
      else if (inner.bottom > outer.bottom) list.scrollTop += Math.min(inner.bottom - outer.bottom, inner.top - outer.top) + 8;
    }
    """#
}
