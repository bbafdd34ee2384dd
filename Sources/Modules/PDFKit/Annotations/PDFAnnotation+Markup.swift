public import Foundation
public import PlainviewGraphics

extension PDFAnnotation {
  // MARK: Texts

  /// The font of its text; nil where none was set.
  public var font: UIFont? {
    get {
      if let ownFont { return ownFont }
      guard let (name, size, _) = appearance else { return nil }
      return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    }
    set {
      let color = fontColor
      ownFont = newValue
      setAppearance(newValue, color)
    }
  }
  /// The color of its text; nil where none was set.
  public var fontColor: UIColor? {
    get { appearance?.color }
    set { setAppearance(font, newValue) }
  }
  /// The alignment of its text.
  public var alignment: NSTextAlignment {
    get { [.left, .center, .right][min(2, max(0, field("Q").integer ?? 0))] }
    set { set("Q", .number(newValue == .center ? 1 : newValue == .right ? 2 : 0)) }
  }

  /// The name and the size of the font, and the color, in the text that files have for them.
  private var appearance: (name: String, size: CGFloat, color: UIColor?)? {
    guard let bytes = field("DA").bytes else { return nil }
    var scanner = PDFScanner(bytes[...])
    var (operands, name, size, color): ([PDFValue], String?, CGFloat, UIColor?) = ([], nil, 12, nil)
    while let value = scanner.next() {
      guard case .word(let word) = value else {
        operands.append(value)
        continue
      }
      switch word {
      case "Tf": (name, size) = (operands.first?.name, operands.last?.number.map { CGFloat($0) } ?? size)
      case "g", "rg", "k": color = PDFValue.array(operands).color
      default: break
      }
      operands = []
    }
    return name.map { ($0 == "Helv" ? "Helvetica" : $0, size > 0 ? size : 12, color) }
  }
  private func setAppearance(_ font: UIFont?, _ color: UIColor?) {
    guard font != nil || color != nil else { return set("DA", nil) }
    let parts = PDFValue.color(color ?? .black).array?.compactMap(\.number) ?? []
    let numbers = parts.map { PDFWriter.text(of: $0) }.joined(separator: " ")
    let name = (font?.fontName ?? "Helvetica").replacingOccurrences(of: " ", with: "")
    let escaped = PDFWriter.name(name)
    set("DA", .text("\(escaped) \(PDFWriter.text(of: Double(font?.pointSize ?? 12))) Tf \(numbers) rg"))
  }

  // MARK: Lines and shapes

  /// The color inside of a rectangle, an ellipse or the end of a line; nil for none.
  public var interiorColor: UIColor? {
    get { value("IC").color }
    set { set("IC", newValue.map { .color($0) }) }
  }
  /// The beginning of a line.
  public var startPoint: CGPoint {
    get { lineEnd(0) }
    set { setLine(newValue, endPoint) }
  }
  /// The end of a line.
  public var endPoint: CGPoint {
    get { lineEnd(2) }
    set { setLine(startPoint, newValue) }
  }
  /// The form of the beginning of a line.
  public var startLineStyle: PDFLineStyle {
    get { lineStyle(0) }
    set { setLineStyles(newValue, endLineStyle) }
  }
  /// The form of the end of a line.
  public var endLineStyle: PDFLineStyle {
    get { lineStyle(1) }
    set { setLineStyles(startLineStyle, newValue) }
  }

  private func lineEnd(_ index: Int) -> CGPoint {
    let numbers = (value("L").array ?? []).compactMap { resolve($0).number }
    guard numbers.count == 4 else { return .zero }
    return CGPoint(x: numbers[index] - bounds.minX, y: numbers[index + 1] - bounds.minY)
  }
  private func setLine(_ start: CGPoint, _ end: CGPoint) {
    set("L", .array(numbers([start, end])))
  }
  private func numbers(_ points: [CGPoint]) -> [PDFValue] {
    points.flatMap { [$0.x + bounds.minX, $0.y + bounds.minY] }.map { .number(Double($0)) }
  }
  private func lineStyle(_ index: Int) -> PDFLineStyle {
    let names = value("LE").array ?? []
    return names.indices.contains(index) ? Self.lineStyle(fromName: resolve(names[index]).name ?? "") : .none
  }
  private func setLineStyles(_ start: PDFLineStyle, _ end: PDFLineStyle) {
    set("LE", .array([start, end].map { .name(Self.name(for: $0)) }))
  }
  private static let lineStyles = ["None", "Square", "Circle", "Diamond", "OpenArrow", "ClosedArrow"]
  /// Returns the form of a line's end by its name.
  public class func lineStyle(fromName name: String) -> PDFLineStyle {
    lineStyles.firstIndex(of: String(name.drop { $0 == "/" })).flatMap { PDFLineStyle(rawValue: $0) } ?? .none
  }
  /// Returns the name of a form of a line's end.
  public class func name(for style: PDFLineStyle) -> String { lineStyles[style.rawValue] }

  // MARK: Notes and marked texts

  private static let icons = ["Comment", "Key", "Note", "Help", "NewParagraph", "Paragraph", "Insert"]
  /// The picture of a note.
  public var iconType: PDFTextAnnotationIconType {
    get {
      let index = value("Name").name.flatMap { Self.icons.firstIndex(of: $0) }
      return index.flatMap { PDFTextAnnotationIconType(rawValue: $0) } ?? .note
    }
    set { set("Name", .name(Self.icons[newValue.rawValue])) }
  }
  /// Whether the window of a note is open.
  public var isOpen: Bool {
    get { if case .bool(let flag) = value("Open") { flag } else { false } }
    set { set("Open", .bool(newValue)) }
  }
  /// The name of a stamp; nil for none.
  public var stampName: String? {
    get { value("Name").name }
    set { set("Name", newValue.map { .name(String($0.drop { $0 == "/" })) }) }
  }
  private static let markups = ["Highlight", "StrikeOut", "Underline", "Redact"]
  /// How text is marked.
  public var markupType: PDFMarkupType {
    get { type.flatMap { Self.markups.firstIndex(of: $0) }.flatMap { PDFMarkupType(rawValue: $0) } ?? .highlight }
    set { type = Self.markups[newValue.rawValue] }
  }
  /// The corners of the marked texts, four for each: above left and right, below left and right; nil for none.
  public var quadrilateralPoints: [NSValue]? {
    get {
      let numbers = (value("QuadPoints").array ?? []).compactMap { resolve($0).number }
      guard numbers.count >= 8 else { return nil }
      return stride(from: 0, to: numbers.count - 1, by: 2).map {
        NSValue(cgPoint: CGPoint(x: numbers[$0] - bounds.minX, y: numbers[$0 + 1] - bounds.minY))
      }
    }
    set { set("QuadPoints", newValue.map { .array(numbers($0.map(\.cgPointValue))) }) }
  }

  // MARK: Lines of a pen

  /// The lines of a pen; nil for none.
  public var paths: [UIBezierPath]? {
    let lists = (value("InkList").array ?? []).compactMap { resolve($0).array?.compactMap { resolve($0).number } }
    guard !lists.isEmpty else { return nil }
    return lists.map { numbers in
      let path = UIBezierPath()
      for index in stride(from: 0, to: numbers.count - 1, by: 2) {
        let point = CGPoint(x: numbers[index] - bounds.minX, y: numbers[index + 1] - bounds.minY)
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      return path
    }
  }
  /// Adds a line of a pen; of curves their ends are kept.
  public func add(_ path: UIBezierPath) {
    let points: [CGPoint] = path.cgPath.elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point): point
      case .quad(_, let end): end
      case .cubic(_, _, let end): end
      case .close: nil
      }
    }
    set("InkList", .array((value("InkList").array ?? []) + [.array(numbers(points))]))
  }
  /// Removes a line of a pen that has the same points.
  public func remove(_ path: UIBezierPath) {
    guard let index = paths?.firstIndex(where: { $0.cgPath == path.cgPath }) else { return }
    var lists = value("InkList").array ?? []
    lists.remove(at: index)
    set("InkList", lists.isEmpty ? nil : .array(lists))
  }
}
