extension TracePage {
  /// The data, and how texts of the app get into the page.
  static let reading = #"""
    "use strict";

    // The trace, as it stands in the page. `trace.strings` holds all texts; the rest names them by number.
    const trace = JSON.parse(document.getElementById("trace").textContent);
    const steps = trace.steps;
    const wires = trace.wiring.edges;
    const nodes = trace.wiring.nodes;

    // What the reader looks at: a step, one of its events (-1: none), a view's key, a wire (null: none).
    const state = { step: 0, event: -1, view: null, wire: null };

    const place = id => document.getElementById(id);
    const string = index => trace.strings[index] ?? "";
    const strings = list => (list ?? []).map(string);

    // A text of the app with signs for the characters that control something: it is shown, not obeyed.
    function visible(text) {
      return String(text)
        .replace(/[\u0000-\u0008\u000b-\u001f]/g, c => String.fromCharCode(0x2400 + c.charCodeAt(0)))
        .replace(/[\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ud800-\udfff]/gu,
          c => "\u2039U+" + c.codePointAt(0).toString(16).toUpperCase().padStart(4, "0") + "\u203a");
    }

    // The beginning of a long text, and how long it is.
    function short(text, most = 300) {
      if (text.length <= most) return text;
      return [...text.slice(0, most)].slice(0, -1).join("") + `\u2026 (${text.length.toLocaleString("en")} characters)`;
    }

    // An element with attributes, and with nodes and texts in it. Texts are never markup.
    function make(name, attributes, ...children) {
      return filled(document.createElement(name), attributes, children);
    }

    // The same for the pictures that this page draws itself.
    function draw(name, attributes, ...children) {
      return filled(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);
    }

    function filled(element, attributes, children) {
      for (const [key, value] of Object.entries(attributes ?? {})) {
        if (value !== null && value !== undefined && value !== false) element.setAttribute(key, value);
      }
      for (const child of children.flat()) {
        if (child !== null && child !== undefined && child !== false) {
          element.append(child instanceof Node ? child : visible(child));
        }
      }
      return element;
    }

    // A button that looks like a word.
    function link(text, action, attributes) {
      const button = make("button", { type: "button", class: "link", ...attributes }, short(text, 200));
      button.addEventListener("click", action);
      return button;
    }

    const counted = (number, one, many = one + "s") => `${number} ${number === 1 ? one : many}`;
    const seconds = time => `${(+time || 0).toFixed(2)} s`;
    const rounded = number => String(Math.round(number * 100) / 100);

    // A frame in the words of the frames elsewhere: origin; size.
    const frameText = ([x, y, w, h]) => `(${rounded(x)}, ${rounded(y)}; ${rounded(w)} \u00d7 ${rounded(h)})`;

    // A view's record as an object. Records are shared by the steps in which a view did not change.
    function viewRecord(index) {
      const [key, depth, name, x, y, w, h, detail] = trace.views[index];
      return { key, depth, name: string(name), frame: [x, y, w, h], detail: trace.details[detail] };
    }

    // The record of a view in a step, and whether it is there at all then.
    function viewInStep(key, step) {
      const index = steps[step].views.find(index => trace.views[index][0] === key);
      if (index !== undefined) return { ...viewRecord(index), isThere: true };
      const other = trace.views.findIndex(record => record[0] === key);
      return other < 0 ? null : { ...viewRecord(other), isThere: false };
    }

    // Scrolls a list, and nothing around it, so that one of its rows is seen.
    function reveal(list, row) {
      const [outer, inner] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
      if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top + 8;
      else if (inner.bottom > outer.bottom) list.scrollTop += Math.min(inner.bottom - outer.bottom, inner.top - outer.top) + 8;
    }
    """#
}
