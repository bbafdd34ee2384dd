extension TracePage {
  /// The layout of the wiring's objects: the same data gives the same picture.
  static let wiringLayout = #"""

    // A node is a box with a title and a row for each wire that leaves it. Groups (scenes) stand below each other;
    // within one, wires lead to the right, outlets to the left, back to what they name. Lengths are in points.
    const titleHeight = 26, rowHeight = 18, boxGap = 12, columnGap = 52, margin = 12, headHeight = 30;
    // Two columns take the width of the panel. The first has the longest rows: an event and its method.
    const boxWidth = column => Math.round((Math.min(Math.max($("wiring").clientWidth, 450), 640) - 104) * (column ? 0.46 : 0.54));

    function layOut() {
      const boxes = nodes.map((node, index) => ({ index, group: node.group, rows: [], y: 0 }));
      wires.forEach((wire, index) => boxes[wire.from].rows.push(index));
      const columnOf = columnFinder();
      for (const box of boxes) {
        box.column = columnOf(box.index);
        box.width = boxWidth(box.column);
        box.x = margin;
        for (let column = 0; column < box.column; column++) box.x += boxWidth(column) + columnGap;
        box.height = titleHeight + box.rows.length * rowHeight + (box.rows.length ? 5 : 0);
      }
      const groups = [];
      let top = 0;
      trace.wiring.groups.forEach((title, group) => {
        const members = boxes.filter(box => box.group === group);
        if (!members.length) return;
        const bottom = stack(members, boxes, top + headHeight) + boxGap;
        groups.push({ title: string(title), top, height: bottom - top });
        top = bottom + boxGap;
      });
      // On the right is space for wires that come back to their column.
      return { boxes, groups, width: Math.max(0, ...boxes.map(box => box.x + box.width)) + margin + 28, height: top };
    }

    // The column of a node: one more than the furthest of the nodes whose wires lead to it. A circle is cut where it closes.
    function columnFinder() {
      const sources = nodes.map(() => []);
      for (const { from, to, kind } of wires) {
        if (nodes[from].group !== nodes[to].group) continue;
        const isBack = kind === "outlet";
        sources[isBack ? from : to].push(isBack ? to : from);
      }
      const found = [];
      const open = new Set();
      return function find(index) {
        if (found[index] !== undefined) return found[index];
        open.add(index);
        const columns = sources[index].filter(other => !open.has(other)).map(other => find(other) + 1);
        open.delete(index);
        return found[index] = Math.min(Math.max(0, ...columns), 6);
      };
    }

    // Stacks the nodes of a group, each near those of the columns before that it is wired to, and gives the lowest y.
    function stack(members, boxes, top) {
      const middle = box => box.y + box.height / 2;
      for (let column = 0; column <= 6; column++) {
        const aims = members.filter(box => box.column === column).map(box => {
          const partners = wires.filter(wire => [wire.from, wire.to].includes(box.index))
            .map(wire => boxes[wire.from === box.index ? wire.to : wire.from])
            .filter(other => other.group === box.group && other.column < column);
          return { box, aim: partners.reduce((sum, other) => sum + middle(other) / partners.length, 0) };
        });
        let free = top;
        for (const { box, aim } of aims.sort((one, other) => one.aim - other.aim || one.box.index - other.box.index)) {
          box.y = Math.max(free, aim - box.height / 2);
          free = box.y + box.height + boxGap;
        }
      }
      return Math.max(...members.map(box => box.y + box.height));
    }
    """#
}
