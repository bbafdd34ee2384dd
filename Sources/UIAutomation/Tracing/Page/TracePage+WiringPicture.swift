extension TracePage {
  /// The wiring as a picture, drawn once; the steps only light it.
  static let wiringPicture = #"""

    // The paths and rows of the wires, and the boxes of the nodes, by number.
    const wirePaths = [];
    const wireRows = [];
    const nodeBoxes = [];

    function drawWiring() {
      if (!nodes.length) {
        place("wiring").append(make("p", { class: "quiet" }, "No object is wired to another one."));
        return;
      }
      const { boxes, groups, width, height } = layOut();
      const picture = draw("svg", { width, height, viewBox: `0 0 ${width} ${height}`, role: "img",
        "aria-label": `${counted(nodes.length, "object")}, ${counted(wires.length, "wire")}; the list below says which fired` });
      for (const group of groups) {
        picture.append(
          draw("rect", { class: "group", x: 6, y: group.y, width: width - 12, height: group.height, rx: 8 }),
          draw("text", { class: "group-title", x: sizes.edge + 4, y: group.y + 19 }, cut(group.title, width - 40)));
      }
      const lines = draw("g", {});
      picture.append(lines, ...boxes.map(drawBox));
      for (const box of boxes) box.rows.forEach((wire, row) => lines.append(drawWire(wire, box, row, boxes[wires[wire].to])));
      place("wiring").append(picture);
    }

    function drawBox(box) {
      const node = nodes[box.index];
      const shape = draw("g", { class: "node" + (node.missing ? " missing" : "") },
        draw("title", {}, short(nodeName(box.index) + (node.missing ? ": not there" : ""), 300)),
        draw("rect", { x: box.x, y: box.y, width: box.width, height: box.height, rx: 6 }),
        draw("text", { class: "name", x: box.x + 10, y: box.y + 17 }, cut(nodeName(box.index), box.width - 18, 7)));
      box.rows.forEach((index, row) => {
        const wire = wires[index];
        const y = box.y + sizes.title + row * sizes.row;
        const line = draw("g", { class: "row" + (wire.flaw ? " flaw" : "") },
          draw("title", {}, short(wireSentence(wire), 400)),
          draw("rect", { x: box.x + 3, y, width: box.width - 6, height: sizes.row, rx: 4 }),
          draw("text", { x: box.x + 10, y: y + 13 }, cut((wire.flaw ? "\u2715 " : "") + wireTitle(wire), box.width - 18)));
        line.addEventListener("click", event => { chooseWire(index); event.stopPropagation(); });
        wireRows[index] = line;
        shape.append(line);
      });
      shape.addEventListener("click", () => { if (node.key !== null) chooseView(node.key); });
      shape.classList.toggle("shown", node.key !== null);
      return nodeBoxes[box.index] = shape;
    }

    // From the row of the wire to the title of what it leads to, with an arrow's head.
    function drawWire(index, box, row, target) {
      const wire = wires[index];
      const [y, toY] = [box.y + sizes.title + (row + 0.5) * sizes.row, target.y + sizes.title / 2];
      let path;
      if (target.x > box.x) {
        path = curve(box.x + box.width, y, target.x, toY, 1, -1);
      } else if (target.x < box.x) {
        path = curve(box.x, y, target.x + target.width, toY, -1, 1);
      } else {
        // In the same column: out on the right and back.
        path = curve(box.x + box.width, y, target.x + target.width, toY, 1, 1);
      }
      return wirePaths[index] = draw("path", { class: `wire ${wire.kind}` + (wire.flaw ? " flaw" : ""), d: path });
    }

    function curve(x, y, toX, toY, outward, inward) {
      const bend = outward === inward ? 30 : Math.max(28, Math.abs(toX - x) / 2);
      const side = toX + inward * 6;
      return `M${x} ${y}C${x + outward * bend} ${y} ${toX + inward * bend} ${toY} ${toX} ${toY}`
        + `M${side} ${toY - 4}L${toX} ${toY}L${side} ${toY + 4}`;
    }

    // A wire in words, for lists and tips.
    function wireSentence(wire) {
      const problem = wireProblem(wire);
      return `${nodeName(wire.from)}: ${wireTitle(wire)} \u2192 ${nodeName(wire.to)}` + (problem ? ` (${problem})` : "");
    }
    """#
}
