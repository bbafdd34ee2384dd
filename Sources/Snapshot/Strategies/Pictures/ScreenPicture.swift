import Foundation
@_spi(Plainview) import PlainviewGraphics
@_spi(Plainview) import PlainviewUIKitCore
@_spi(Plainview) import PlainviewWidgets

/// A tree of views as a document of Scalable Vector Graphics 1.1: what a screen shows, a unit a point (W98).
///
/// There are no scripts and no fonts of its own: a text is as wide as layout says, in whatever font the reader has. The
/// colours are those of the view's light or dark style. Pictures are known by their names only, which are written in their areas.
@MainActor struct ScreenPicture {
  private let root: UIView
  private let redaction: Redaction?
  private var lines: [String] = []
  private var definitions = 0
  private var traits: UITraitCollection

  init(of root: UIView) {
    self.root = root
    redaction = Redaction.current
    traits = root.traitCollection
  }

  var text: String {
    var copy = self
    return copy.document()
  }

  private mutating func document() -> String {
    let size = root.bounds.size
    let (width, height) = (Self.number(max(1, size.width)), Self.number(max(1, size.height)))
    let base = PictureColor(.systemBackground, traits).hexadecimal
    lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
        + "viewBox=\"0 0 \(width) \(height)\" font-family=\"\(Self.fonts)\" "
        + "fill=\"\(PictureColor(.label, traits).hexadecimal)\" xml:space=\"preserve\">",
      "<rect width=\"\(width)\" height=\"\(height)\" fill=\"\(base)\"/>",
    ]
    let origin = CGPoint(x: -root.bounds.minX, y: -root.bounds.minY)
    let surroundings = Surroundings(
      visible: CGRect(origin: .zero, size: size), isRedacted: redaction?.hides(root) ?? false)
    paint(root, at: origin, in: surroundings)
    for view in WholeScreen.viewsInFront(of: root) {
      group(view.transformToScreen, at: origin, surroundings) { $0.paint(view, at: $1, in: $2) }
    }
    return (lines + ["</svg>"]).joined(separator: "\n")
  }

  private static let fonts = "-apple-system, system-ui, Helvetica Neue, Arial, Noto Sans, DejaVu Sans, sans-serif"

  // MARK: Walking

  private struct Surroundings {
    /// What is seen, in the coordinates of the group.
    var visible: CGRect
    var isRedacted: Bool
  }

  /// Draws a view whose bounds' coordinates begin at a point of the group.
  private mutating func paint(_ view: UIView, at origin: CGPoint, in surroundings: Surroundings) {
    guard !view.isHidden || view === root, view.alpha >= 0.01 else { return }
    let outer = traits
    if UITraitCollection.colorsMayDifferByView { traits = view.traitCollection }
    defer { traits = outer }
    let area = view.bounds.offsetBy(dx: origin.x, dy: origin.y)
    var inside = surroundings
    if let redaction, !inside.isRedacted { inside.isRedacted = redaction.names(view) }
    let isSeen = area.intersects(surroundings.visible) && area.width > 0 && area.height > 0
    guard isSeen || (!view.clipsToBounds && !view.subviews.isEmpty) else { return }
    let isFaded = view.alpha < 0.995 && view !== root
    if isFaded { lines.append("<g opacity=\"\(Self.number(view.alpha))\">") }
    let color = view.backgroundColor ?? view.layerIfLoaded?.surfaceColor.map { UIColor(cgColor: $0) }
    if isSeen {
      surface(area, color, view.layerIfLoaded)
      paintContent(of: view, at: origin, in: inside)
    }
    let isClipped = view.clipsToBounds && view !== root && (!view.subviews.isEmpty || view.layerIfLoaded != nil)
    if isClipped {
      beginClip(area, radius: view.layerIfLoaded?.cornerRadius ?? 0)
      inside.visible = inside.visible.intersection(area)
    }
    paintParts(of: view, at: origin, in: inside)
    if isClipped { lines.append("</g>") }
    if isFaded { lines.append("</g>") }
  }

  private mutating func paintParts(of view: UIView, at origin: CGPoint, in inside: Surroundings) {
    let layer = view.layerIfLoaded.flatMap { $0.hasLayersOfNoView ? $0 : nil }
    for part in layer?.layers(inFrontOf: nil) ?? [] { paintLayer(part, at: origin, in: inside) }
    for subview in view.subviews {
      group(subview.transformToSuperview, at: origin, inside) { $0.paint(subview, at: $1, in: $2) }
      for part in layer?.layers(inFrontOf: subview) ?? [] { paintLayer(part, at: origin, in: inside) }
    }
  }

  private mutating func paintLayer(_ layer: CALayer, at origin: CGPoint, in surroundings: Surroundings) {
    group(layer.transformToSuperlayer, at: origin, surroundings) { picture, origin, surroundings in
      picture.paint(layer, at: origin, in: surroundings)
    }
  }

  private mutating func paint(_ layer: CALayer, at origin: CGPoint, in surroundings: Surroundings) {
    guard !layer.isHidden, layer.opacity >= 0.01 else { return }
    let isFaded = layer.opacity < 0.995
    if isFaded { lines.append("<g opacity=\"\(Self.number(CGFloat(layer.opacity)))\">") }
    let area = layer.bounds.offsetBy(dx: origin.x, dy: origin.y)
    surface(area, layer.surfaceColor.map { UIColor(cgColor: $0) }, layer)
    if !surroundings.isRedacted { draw(layer.screenSteps, at: origin) }
    if layer.masksToBounds { beginClip(area, radius: layer.cornerRadius) }
    for instance in layer.instances {
      for part in layer.layers(inFrontOf: nil) {
        group(instance, at: origin, surroundings) { $0.paintLayer(part, at: $1, in: $2) }
      }
    }
    if layer.masksToBounds { lines.append("</g>") }
    if isFaded { lines.append("</g>") }
  }

  /// Draws something in coordinates of its own: only moved where it is not turned or scaled, else in a group.
  private mutating func group(
    _ transform: CGAffineTransform, at origin: CGPoint, _ surroundings: Surroundings,
    _ draw: (inout ScreenPicture, CGPoint, Surroundings) -> Void
  ) {
    let moved = CGPoint(x: origin.x + transform.tx, y: origin.y + transform.ty)
    if (transform.a, transform.b, transform.c, transform.d) == (1, 0, 0, 1) { return draw(&self, moved, surroundings) }
    let numbers = [transform.a, transform.b, transform.c, transform.d].map { Self.number($0, digits: 5) }
    lines.append(
      "<g transform=\"matrix(\(numbers.joined(separator: " ")) \(Self.number(moved.x)) \(Self.number(moved.y)))\">")
    var inside = surroundings
    inside.visible = CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)
    draw(&self, .zero, inside)
    lines.append("</g>")
  }

  private mutating func beginClip(_ area: CGRect, radius: CGFloat) {
    definitions += 1
    lines.append("<clipPath id=\"c\(definitions)\">\(rectangle(area, radius: radius))</clipPath>")
    lines.append("<g clip-path=\"url(#c\(definitions))\">")
  }

  // MARK: Surfaces

  private mutating func surface(_ area: CGRect, _ color: UIColor?, _ layer: CALayer?) {
    let radius = layer?.cornerRadius ?? 0
    if let layer, layer.shadowOpacity > 0, !layer.masksToBounds, let color, !color.isClear {
      let shadow = area.offsetBy(dx: layer.shadowOffset.width, dy: layer.shadowOffset.height)
      let shade = PictureColor(layer.shadowColor.map { UIColor(cgColor: $0) } ?? .black, traits)
      let opacity = Self.number(CGFloat(layer.shadowOpacity) * 0.4 * CGFloat(shade.alpha) / 255)
      lines.append(rectangle(shadow, radius: radius, " fill=\"\(shade.hexadecimal)\" fill-opacity=\"\(opacity)\""))
    }
    if let gradient = layer as? CAGradientLayer, let fill = gradientFill(gradient) {
      lines.append(rectangle(area, radius: radius, fill))
    } else if let color, !color.isClear {
      lines.append(rectangle(area, radius: radius, paint("fill", color)))
    }
    guard let layer, layer.borderWidth > 0 else { return }
    // The border lies inside.
    let inset = layer.borderWidth / 2
    let line = paint("stroke", layer.borderColor.map { UIColor(cgColor: $0) } ?? .black)
    lines.append(
      rectangle(
        area.insetBy(dx: inset, dy: inset), radius: max(0, radius - inset),
        " fill=\"none\"\(line) stroke-width=\"\(Self.number(layer.borderWidth))\""))
  }

  private mutating func gradientFill(_ layer: CAGradientLayer) -> String? {
    let colors = (layer.colors ?? []).compactMap { ($0 as? CGColor).map { UIColor(cgColor: $0) } }
    guard colors.count > 1 else { return nil }
    definitions += 1
    let name = layer.type == .radial ? "radialGradient" : "linearGradient"
    let (start, end) = (layer.startPoint, layer.endPoint)
    let direction =
      layer.type == .radial
      ? "cx=\"\(Self.number(start.x))\" cy=\"\(Self.number(start.y))\" "
        + "r=\"\(Self.number(max(abs(end.x - start.x), abs(end.y - start.y))))\""
      : "x1=\"\(Self.number(start.x))\" y1=\"\(Self.number(start.y))\" x2=\"\(Self.number(end.x))\" "
        + "y2=\"\(Self.number(end.y))\""
    var text = "<\(name) id=\"g\(definitions)\" \(direction)>"
    for (index, color) in colors.enumerated() {
      let even = Double(index) / Double(colors.count - 1)
      let given = layer.locations.flatMap { index < $0.count ? $0[index].doubleValue : nil }
      text += "<stop offset=\"\(Self.number(CGFloat(given ?? even)))\"\(paint("stop", color, isStop: true))/>"
    }
    lines.append(text + "</\(name)>")
    return " fill=\"url(#g\(definitions))\""
  }

  private func rectangle(_ area: CGRect, radius: CGFloat, _ attributes: String = "") -> String {
    let size = "width=\"\(Self.number(max(0, area.width)))\" height=\"\(Self.number(max(0, area.height)))\""
    let most = min(area.width, area.height) / 2
    let corners = radius > 0 && most > 0 ? " rx=\"\(Self.number(min(radius, most)))\"" : ""
    return "<rect x=\"\(Self.number(area.minX))\" y=\"\(Self.number(area.minY))\" \(size)\(corners)\(attributes)/>"
  }

  /// A colour as the attributes of an element.
  private func paint(_ attribute: String, _ color: UIColor, opacity: CGFloat = 1, isStop: Bool = false) -> String {
    let shown = PictureColor(color, traits, opacity: opacity)
    let name = isStop ? "stop-color" : attribute
    var text = " \(name)=\"\(shown.hexadecimal)\""
    if shown.alpha < 255 { text += " \(attribute)-opacity=\"\(Self.number(CGFloat(shown.alpha) / 255))\"" }
    return text
  }

  // MARK: Contents

  private mutating func paintContent(of view: UIView, at origin: CGPoint, in inside: Surroundings) {
    if !inside.isRedacted { draw(view.screenSteps, at: origin) }
    let canvas = ScreenCanvas(redacting: inside.isRedacted ? view.bounds : nil)
    view.drawScreen(on: canvas)
    for part in canvas.parts { draw(part, at: origin) }
    if canvas.showsTextForm { drawTextForm(of: view, at: origin, isRedacted: inside.isRedacted) }
  }

  private mutating func draw(_ part: ScreenPart, at origin: CGPoint) {
    switch part {
    case .area(let area):
      let fill = area.fill.map { paint("fill", $0) } ?? " fill=\"none\""
      let stroke =
        area.stroke.map { paint("stroke", $0) + " stroke-width=\"\(Self.number(area.lineWidth))\"" } ?? ""
      lines.append(
        rectangle(area.rect.offsetBy(dx: origin.x, dy: origin.y), radius: area.radius, fill + stroke))
    case .line(let points, let color, let width):
      let coordinates = points.map { "\(Self.number($0.x + origin.x)),\(Self.number($0.y + origin.y))" }
      lines.append(
        "<polyline points=\"\(coordinates.joined(separator: " "))\" fill=\"none\"\(paint("stroke", color)) "
          + "stroke-width=\"\(Self.number(width))\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>")
    case .text(let text): draw(text, at: origin)
    case .image(let name, let rect, let color):
      image(name, rect.offsetBy(dx: origin.x, dy: origin.y), color)
    }
  }

  private mutating func draw(_ text: ScreenText, at origin: CGPoint) {
    let (x, y) = (text.start.x + origin.x, text.start.y + origin.y)
    if let background = text.background {
      let size = text.font.pointSize
      let area = CGRect(x: x, y: y - size, width: text.width, height: size * 1.2)
      lines.append(rectangle(area, radius: 0, paint("fill", background)))
    }
    var attributes = "textLength=\"\(Self.number(text.width))\" lengthAdjust=\"spacingAndGlyphs\" "
    attributes += "font-size=\"\(Self.number(text.font.pointSize))\""
    if let color = text.color { attributes += paint("fill", color, opacity: text.isDisabled ? 0.5 : 1) }
    if text.color == nil, text.isDisabled { attributes += " fill-opacity=\"0.5\"" }
    if let weight = Self.weight(of: text.font) { attributes += " font-weight=\"\(weight)\"" }
    if text.font.isItalic { attributes += " font-style=\"italic\"" }
    var decorations = text.isUnderlined ? ["underline"] : []
    if text.isStruckThrough { decorations.append("line-through") }
    if !decorations.isEmpty { attributes += " text-decoration=\"\(decorations.joined(separator: " "))\"" }
    lines.append(
      "<text x=\"\(Self.number(x))\" y=\"\(Self.number(y))\" \(attributes)>\(Self.shown(text.text))</text>")
  }

  /// A text as it may be in an image: redacted, and without characters that control something, as in all pictures.
  private static func shown(_ text: String) -> String {
    MarkupText.escaped(displayCells(of: Redaction.redacted(text)).map(\.text).joined())
  }

  private static func weight(of font: UIFont) -> Int? {
    let weights: [(UIFont.Weight, Int)] = [
      (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600), (.bold, 700),
      (.heavy, 800), (.black, 900),
    ]
    let nearest = weights.min { abs($0.0.rawValue - font.weight.rawValue) < abs($1.0.rawValue - font.weight.rawValue) }
    return nearest.flatMap { $0.1 == 400 ? nil : $0.1 }
  }

  /// The area of a picture, and its name in it where it fits.
  private mutating func image(_ name: String, _ area: CGRect, _ color: UIColor?) {
    guard area.width > 0, area.height > 0 else { return }
    let tint = color ?? .systemGray
    lines.append(rectangle(area, radius: min(4, area.height / 4), paint("fill", tint, opacity: 0.2)))
    lines[lines.count - 1] = String(lines[lines.count - 1].dropLast(2)) + "><title>\(Self.shown(name))</title></rect>"
    let font = UIFont.systemFont(ofSize: 11)
    let width = TextMetrics.system.width(of: name[...], in: font)
    guard width <= area.width - 4, area.height >= 14 else { return }
    draw(
      ScreenText(
        text: name, start: CGPoint(x: area.midX - width / 2, y: area.midY + 4), width: width, font: font, color: tint,
        isDisabled: false), at: .zero)
  }

  // MARK: What code draws

  private mutating func draw(_ steps: [ScreenStep], at origin: CGPoint) {
    for step in steps {
      switch step {
      case .path(let path, let fill, let stroke, let isEvenOdd, let width):
        let data = Self.pathData(path, origin)
        let inside = fill.map { paint("fill", UIColor(cgColor: $0)) } ?? " fill=\"none\""
        let line =
          stroke.map { paint("stroke", UIColor(cgColor: $0)) + " stroke-width=\"\(Self.number(width))\"" } ?? ""
        let rule = isEvenOdd ? " fill-rule=\"evenodd\"" : ""
        lines.append("<path d=\"\(data)\"\(inside)\(line)\(rule)/>")
      case .part(let part): draw(part, at: origin)
      }
    }
  }

  private static func pathData(_ path: CGPath, _ origin: CGPoint) -> String {
    func coordinates(_ point: CGPoint) -> String { "\(number(point.x + origin.x)) \(number(point.y + origin.y))" }
    return path.screenElements.map { name, points in name + points.map(coordinates).joined(separator: " ") }.joined()
  }

  // MARK: Text forms

  /// The texts of a view that has no drawing of its own for screens, where its text form has them, without brackets.
  private mutating func drawTextForm(of view: UIView, at origin: CGPoint, isRedacted: Bool) {
    let (width, height) = (view.bounds.width / TextMetrics.cellWidth, view.bounds.height / TextMetrics.cellHeight)
    guard !isRedacted, width.isFinite, height.isFinite, width < 1000, height < 1000 else { return }
    let (columns, rows) = (max(1, Int(width.rounded())), max(1, Int(height.rounded())))
    let grid = CellGrid(columns: columns, rows: rows)
    let canvas = TextCanvas(
      grid: grid, rectangle: CellRect(left: 0, top: 0, right: columns, bottom: rows), exactTop: 0, exactHeight: height,
      style: .unicode)
    view.drawText(on: canvas)
    let scale = CGSize(width: view.bounds.width / CGFloat(columns), height: view.bounds.height / CGFloat(rows))
    for row in 0..<rows {
      for (column, text) in Self.texts(grid, row, columns) {
        let start = CGPoint(
          x: view.bounds.minX + CGFloat(column) * scale.width,
          y: view.bounds.minY + (CGFloat(row) + 0.75) * scale.height)
        draw(
          ScreenText(
            text: text, start: start, width: CGFloat(CellWidth.of(text)) * scale.width, font: .systemFont(ofSize: 13),
            color: view.textAppearance.color, isDisabled: false), at: origin)
      }
    }
  }

  /// The texts of a row, parted by two blanks or more.
  private static func texts(_ grid: CellGrid, _ row: Int, _ columns: Int) -> [(Int, String)] {
    var found: [(column: Int, text: String)] = []
    var end = -2
    for column in 0..<columns {
      guard let text = grid.text(column: column, row: row), ![" ", "[", "]"].contains(text) else { continue }
      if column - end > 2 || found.isEmpty {
        found.append((column, text))
      } else {
        found[found.count - 1].text += String(repeating: " ", count: max(0, column - end - 1)) + text
      }
      end = column
    }
    return found
  }

  // MARK: Numbers

  /// A number with at most so many digits behind the point.
  private static func number(_ value: CGFloat, digits: Int = 2) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "0" }
    let factor: CGFloat = digits == 2 ? 100 : 100_000
    let rounded = Int((value * factor).rounded())
    let (whole, rest) = rounded.magnitude.quotientAndRemainder(dividingBy: UInt(factor))
    let sign = rounded < 0 ? "-" : ""
    guard rest > 0 else { return sign + "\(whole)" }
    var fraction = String(repeating: "0", count: digits - "\(rest)".count) + "\(rest)"
    while fraction.last == "0" { fraction.removeLast() }
    return "\(sign)\(whole).\(fraction)"
  }
}
