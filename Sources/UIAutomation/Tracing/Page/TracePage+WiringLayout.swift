extension TracePage {
  /// Where the objects of the wiring stand: the same data gives the same picture.
  static let wiringLayout = #"""

    // A node is a box with a title and a row for each wire that leaves it. Groups (scenes) stand below each other;
    // within one, wires lead to the right, outlets to the left, back to what they name.
    const sizes = { title: 26, row: 18, gap: 12, column: 62, edge: 14, head: 30, least: 96, most: 216 };

    // The width of a text in points, nearly: letters of other scripts and pictures are wider.
    const textWidth = (text, unit = 6.5) => [...text].reduce((sum, c) => sum + (c.codePointAt(0) > 0x2e7f ? 2 : 1) * unit, 0);

    function cut(text, width, unit = 6.5) {
      text = visible(text.slice(0, 200)).replace(/\s+/g, " ");
      if (textWidth(text, unit) <= width) return text;
      const letters = [...text];
      while (letters.length > 1 && textWidth(letters.join("") + "\u2026", unit) > width) letters.pop();
      return letters.join("") + "\u2026";
    }

    // The event, the method, and what is wrong.
    const wireWords = wire => strings(wire.label).filter(line => !line.startsWith("! "));
    const wireProblem = wire => strings(wire.label).filter(line => line.startsWith("! ")).map(line => line.slice(2)).join(" ");
    const wireTitle = wire => wireWords(wire).join(" \u2192 ") || wire.kind;
    const nodeName = index => string(nodes[index]?.name);

    function layOut() {
      const boxes = nodes.map((node, index) => ({ index, group: node.group, rows: [], column: 0, x: 0, y: 0, height: 0 }));
      wires.forEach((wire, index) => boxes[wire.from].rows.push(index));
      for (const box of boxes) box.height = sizes.title + box.rows.length * sizes.row + (box.rows.length ? 5 : 0);
      setColumns(boxes);
      const widths = columnWidths(boxes);
      const lefts = widths.map((_, i) => widths.slice(0, i).reduce((sum, width) => sum + width + sizes.column, sizes.edge * 2));
      for (const box of boxes) [box.x, box.width] = [lefts[box.column], widths[box.column]];
      const right = sizes.edge * 2 + widths.reduce((sum, width) => sum + width + sizes.column, 0) - sizes.column;
      const groups = [];
      let top = sizes.edge;
      trace.wiring.groups.forEach((title, group) => {
        const members = boxes.filter(box => box.group === group);
        if (!members.length) return;
        const bottom = stack(members, top + sizes.head) + sizes.edge;
        groups.push({ title: string(title), y: top, height: bottom - top });
        top = bottom + sizes.gap;
      });
      return { boxes, groups, width: right + sizes.edge * 2 + 30, height: top };
    }

    // The column of a node: one more than the furthest of the nodes whose wires lead to it. A circle is cut where it closes.
    function setColumns(boxes) {
      const before = boxes.map(() => []);
      for (const { from, to, kind } of wires) {
        if (from === to || boxes[from].group !== boxes[to].group) continue;
        if (kind === "outlet") before[from].push(to);
        else before[to].push(from);
      }
      const column = new Array(boxes.length);
      const isOpen = new Set();
      function find(index) {
        if (column[index] !== undefined) return column[index];
        isOpen.add(index);
        let most = 0;
        for (const other of before[index]) if (!isOpen.has(other)) most = Math.max(most, find(other) + 1);
        isOpen.delete(index);
        return column[index] = Math.min(most, 6);
      }
      for (const box of boxes) box.column = find(box.index);
    }

    function columnWidths(boxes) {
      const widths = [];
      for (const box of boxes) {
        const texts = [textWidth(nodeName(box.index).slice(0, 60), 7), ...box.rows.map(row => textWidth(wireTitle(wires[row]).slice(0, 60)))];
        const width = Math.min(sizes.most, Math.max(sizes.least, ...texts.map(width => width + 26)));
        widths[box.column] = Math.max(widths[box.column] ?? sizes.least, width);
      }
      return Array.from(widths, width => width ?? sizes.least);
    }

    // Stacks the nodes of a group, each near the nodes that it is wired to, and gives the lowest place.
    function stack(members, top) {
      const columns = [];
      for (const box of members) (columns[box.column] ??= []).push(box);
      const partners = box => wires.flatMap(({ from, to }) => from === box.index ? [to] : to === box.index ? [from] : [])
        .map(index => members.find(member => member.index === index)).filter(Boolean);
      const middle = (box, among) => {
        const places = partners(box).filter(other => among.includes(other.column)).map(other => other.y + other.height / 2);
        return places.length ? places.reduce((sum, place) => sum + place, 0) / places.length : null;
      };
      const settle = (column, among) => {
        const aims = new Map(column.map(box => [box, middle(box, among)]));
        column.sort((one, other) => (aims.get(one) ?? Infinity) - (aims.get(other) ?? Infinity) || one.index - other.index);
        let free = top;
        for (const box of column) {
          box.y = Math.max(free, (aims.get(box) ?? 0) - box.height / 2);
          free = box.y + box.height + sizes.gap;
        }
      };
      columns.forEach((column, number) => settle(column, [number - 1]));
      if (columns[0] && columns[1]) {
        // Those of the first column in the order of what they lead to, and close together again.
        columns[0].sort((one, other) => (middle(one, [1]) ?? Infinity) - (middle(other, [1]) ?? Infinity) || one.index - other.index);
        let free = top;
        for (const box of columns[0]) [box.y, free] = [free, free + box.height + sizes.gap];
        columns.slice(1).forEach((column, number) => settle(column, [number]));
      }
      return Math.max(...members.map(box => box.y + box.height));
    }
    """#
}
