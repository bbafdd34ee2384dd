extension TracePage {
  /// What differs between the pictures of two steps.
  static let areas = #"""

    // The areas that the lines of a picture take, keyed by line and place. Lines are elements of SVG; groups move them.
    function areasOf(screen) {
      const found = new Map();
      const groups = [[1, 0, 0, 1, 0, 0]];
      for (const index of screen) {
        const line = trace.marks[index];
        const matrix = groups[groups.length - 1];
        if (line.startsWith("</g")) {
          if (groups.length > 1) groups.pop();
        } else if (line.startsWith("<g ") || line.startsWith("<g>")) {
          groups.push(product(matrix, matrixOf(line)));
        } else {
          const area = areaOf(line);
          if (area) found.set(index + " " + matrix.join(" "), moved(area, matrix));
        }
      }
      return found;
    }

    const attribute = (line, name) => +(line.match(new RegExp(` ${name}="(-?[\\d.]+)"`))?.[1] ?? 0);

    function areaOf(line) {
      const at = name => attribute(line.slice(0, 600), name);
      if (line.startsWith("<rect")) return [at("x"), at("y"), at("width"), at("height")];
      if (line.startsWith("<text")) return [at("x"), at("y") - at("font-size"), at("textLength"), at("font-size") * 1.25];
      const points = line.match(/^<(?:polyline points|path d)="([^"]*)"/)?.[1].match(/-?[\d.]+/g)?.map(Number);
      return points && around(points.filter((_, i) => i % 2 === 0), points.filter((_, i) => i % 2));
    }

    function around(xs, ys) {
      if (!xs.length || !ys.length) return null;
      const [x, y] = [xs, ys].map(list => list.reduce((least, value) => Math.min(least, value)));
      const [right, bottom] = [xs, ys].map(list => list.reduce((most, value) => Math.max(most, value)));
      return [x, y, right - x, bottom - y];
    }

    function matrixOf(line) {
      const numbers = line.match(/transform="matrix\(([^)]*)\)"/)?.[1].split(/[ ,]+/).map(Number);
      return numbers?.length === 6 && numbers.every(Number.isFinite) ? numbers : [1, 0, 0, 1, 0, 0];
    }

    const product = ([a, b, c, d, e, f], [g, h, i, j, k, l]) =>
      [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];

    function moved([x, y, w, h], [a, b, c, d, e, f]) {
      const corners = [[x, y], [x + w, y], [x, y + h], [x + w, y + h]];
      return around(corners.map(([x, y]) => a * x + c * y + e), corners.map(([x, y]) => b * x + d * y + f));
    }

    const touching = (one, other) => one[0] <= other[0] + other[2] && other[0] <= one[0] + one[2]
      && one[1] <= other[1] + other[3] && other[1] <= one[1] + one[3];

    // Areas that touch become one.
    function joined(areas) {
      const result = [];
      for (let area of areas) {
        for (let i = result.findIndex(other => touching(area, other)); i >= 0;
          i = result.findIndex(other => touching(area, other))) {
          const [other] = result.splice(i, 1);
          area = around([area[0], other[0], area[0] + area[2], other[0] + other[2]],
            [area[1], other[1], area[1] + area[3], other[1] + other[3]]);
        }
        result.push(area);
      }
      return result;
    }

    // What changed in the picture of a step: areas, or null when most of the screen is new.
    const changedAreas = new Map();
    function areasChanged(step) {
      if (!changedAreas.has(step)) changedAreas.set(step, findAreasChanged(step));
      return changedAreas.get(step);
    }

    function findAreasChanged(step) {
      if (step === 0) return null;
      const [before, after] = [areasOf(steps[step - 1].screen), areasOf(steps[step].screen)];
      const [gone, come] = [[], []];
      for (const [key, area] of before) if (!after.has(key)) gone.push(area);
      for (const [key, area] of after) if (!before.has(key)) come.push(area);
      const most = Math.max(before.size, after.size);
      if (most > 4 && most - come.length < most / 4) return null;
      if (gone.length + come.length > 400) return null;
      const padded = [...come, ...gone].map(([x, y, w, h]) => [x - 3, y - 3, w + 6, h + 6]);
      return joined(padded).sort((one, other) => one[1] - other[1] || one[0] - other[0]);
    }
    """#
}
