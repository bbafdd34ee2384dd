extension TracePage {
  /// What differs between the pictures of two steps.
  static let areas = #"""

    // The areas that the lines of a picture take, keyed by line and transform. A line is an element of SVG; groups move it.
    function areasOf(screen) {
      const found = new Map();
      const groups = [new DOMMatrix()];
      for (const index of screen) {
        const line = trace.marks[index];
        const matrix = groups[groups.length - 1];
        if (line.startsWith("</g") && groups.length > 1) groups.pop();
        else if (/^<g\b/.test(line)) groups.push(matrix.multiply(matrixOf(line)));
        else {
          const area = areaOf(line);
          if (area) found.set(index + " " + matrix, moved(area, matrix));
        }
      }
      return found;
    }

    // Numbers in an attribute of an element.
    const numbers = (line, name) => line.match(new RegExp(` ${name}="([^"]*)"`))?.[1].match(/-?[\d.]+/g)?.map(Number) ?? [];

    function areaOf(line) {
      const [x, y, w, h, font] = ["x", "y", "width", "height", "font-size"].map(name => numbers(line, name)[0] ?? 0);
      if (line.startsWith("<rect")) return [x, y, w, h];
      if (line.startsWith("<text")) return [x, y - font, numbers(line, "textLength")[0] ?? 0, font * 1.25];
      const points = /^<p/.test(line) ? numbers(line, line[5] === "h" ? "d" : "points") : [];
      return points.length < 2 ? null : around(points.filter((_, i) => i % 2 === 0), points.filter((_, i) => i % 2));
    }

    function around(xs, ys) {
      const least = list => list.reduce((one, other) => Math.min(one, other));
      const most = list => list.reduce((one, other) => Math.max(one, other));
      return [least(xs), least(ys), most(xs) - least(xs), most(ys) - least(ys)];
    }

    function matrixOf(line) {
      const parts = numbers(line, "transform");
      return parts.length === 6 && parts.every(isFinite) ? new DOMMatrix(parts) : new DOMMatrix();
    }

    function moved([x, y, w, h], matrix) {
      const corners = [[x, y], [x + w, y], [x, y + h], [x + w, y + h]].map(([x, y]) => matrix.transformPoint({ x, y }));
      return around(corners.map(point => point.x), corners.map(point => point.y));
    }

    // Areas that touch become one.
    function joined(areas) {
      const result = [];
      for (let area of areas) {
        const touches = other => [0, 1].every(i => area[i] <= other[i] + other[i + 2] && other[i] <= area[i] + area[i + 2]);
        for (let i; (i = result.findIndex(touches)) >= 0;) {
          const both = [area, ...result.splice(i, 1)];
          area = around(both.flatMap(([x, , w]) => [x, x + w]), both.flatMap(([, y, , h]) => [y, y + h]));
        }
        result.push(area);
      }
      return result;
    }

    // What changed in the picture of this step: areas, or null when that is nearly all of it.
    const knownAreas = new Map();
    function changedAreas() {
      if (!knownAreas.has(state.step)) knownAreas.set(state.step, findChangedAreas(steps[state.step - 1]));
      return knownAreas.get(state.step);
    }

    function findChangedAreas(last) {
      if (!last) return null;
      const [before, after] = [areasOf(last.screen), areasOf(now().screen)];
      const gone = [...before].filter(([key]) => !after.has(key));
      const come = [...after].filter(([key]) => !before.has(key));
      const isNew = gone.length > before.size * 0.8 && come.length > after.size * 0.8;
      if (isNew || gone.length + come.length > 600) return null;
      const areas = joined([...gone, ...come].map(([, [x, y, w, h]]) => [x - 3, y - 3, w + 6, h + 6]));
      return areas.some(([, , w, h]) => w * h > size[0] * size[1] * 0.85) ? null : areas;
    }
    """#
}
