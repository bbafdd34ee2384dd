extension TracePage {
  /// The wiring as a picture, drawn once; the steps only light it.
  static let wiring = #"""

    // The paths and rows of the wires, and the boxes of the nodes, by number.
    const wirePaths = [];
    const wireRows = [];
    const nodeBoxes = [];

    // The event and the method of a wire, and what is wrong with it.
    const isProblem = line => line.startsWith("! ");
    const wireTitle = wire => strings(wire.label).filter(line => !isProblem(line)).join(" \u2192 ") || wire.kind;
    const wireProblem = wire => strings(wire.label).filter(isProblem).map(line => line.slice(2)).join(" ");
    const nodeName = index => string(nodes[index].name);

    function wireSentence(wire) {
      const problem = wireProblem(wire);
      return `${nodeName(wire.from)}: ${wireTitle(wire)} \u2192 ${nodeName(wire.to)}` + (problem && ` (${problem})`);
    }

    function drawWiring() {
      const { boxes, groups, width, height } = layOut();
      const picture = make("div", { class: "graph" });
      const paths = draw("svg", { width, height, "aria-hidden": true });
      const put = (element, left, top, width, height) => {
        Object.entries({ left, top, width, height }).forEach(([side, value]) => element.style[side] = value + "px");
        picture.append(element);
      };
      picture.style.width = width + "px";
      for (const { title, top, height } of groups) put(make("div", { class: "group" }, short(title, 60)), 1, top, width - 2, height);
      picture.append(paths);
      for (const box of boxes) {
        put(drawBox(box), box.x, box.y, box.width, box.height);
        box.rows.forEach((index, row) => {
          wirePaths[index] = drawWire(wires[index], box, box.y + titleHeight + (row + 0.5) * rowHeight, boxes[wires[index].to]);
          paths.append(wirePaths[index]);
        });
      }
      $("wiring").append(nodes.length ? picture : make("p", { class: "quiet" }, "No object is wired to another one."));
    }

    function drawBox({ index, rows }) {
      const { key, missing } = nodes[index];
      const name = short(nodeName(index));
      const box = make("div", { class: `node ${missing ? "missing" : ""} ${key === null ? "" : "view"}` },
        make("b", { title: visible(name) }, name.slice(0, 80)),
        rows.map(wire => {
          const flaw = wires[wire].flaw ? "flaw" : "";
          wireRows[wire] = make("div", { class: flaw, title: visible(short(wireSentence(wires[wire]))) },
            (flaw && "\u2715 ") + wireTitle(wires[wire]).slice(0, 80));
          return wireRows[wire];
        }));
      box.onclick = event => {
        const wire = rows.find(wire => wireRows[wire] === event.target);
        if (wire !== undefined) chooseWire(wire);
        else if (key !== null) chooseView(key);
      };
      return nodeBoxes[index] = box;
    }

    // From the row of a wire to the title of what it leads to, with an arrow's head. In the same column it goes out on
    // the right and comes back there.
    function drawWire({ kind, flaw }, from, y, to) {
      const [out, back] = to.x < from.x ? [-1, 1] : [1, to.x > from.x ? -1 : 1];
      const x = from.x + (out > 0 ? from.width : 0);
      const toX = to.x + (back > 0 ? to.width : 0);
      const toY = to.y + titleHeight / 2;
      return draw("path", { class: `wire ${kind} ${flaw ? "flaw" : ""}`,
        d: `M${x} ${y}C${x + out * 32} ${y} ${toX + back * 32} ${toY} ${toX} ${toY}`
          + `M${toX + back * 6} ${toY - 4}L${toX} ${toY}L${toX + back * 6} ${toY + 4}` });
    }
    """#
}
