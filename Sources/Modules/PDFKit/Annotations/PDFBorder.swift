public import Foundation
import PlainviewGraphics

/// The line around an annotation.
open class PDFBorder: NSObject, NSCopying, @unchecked Sendable {
  /// The style.
  open var style = PDFBorderStyle.solid
  /// The width in points.
  open var lineWidth: CGFloat = 1
  /// The lengths of dashes and gaps in points; nil for none.
  open var dashPattern: [Any]?
  /// The values as files have them, by their keys.
  open var borderKeyValues: [AnyHashable: Any] {
    var values: [AnyHashable: Any] = ["/W": lineWidth, "/S": "/" + Self.letters[style.rawValue]]
    if let dashPattern { values["/D"] = dashPattern }
    return values
  }

  private static let letters = ["S", "D", "B", "I", "U"]

  public override init() { super.init() }

  /// Reads the border of an annotation; nil where it has none of its own.
  init?(_ values: [String: PDFValue], _ resolve: (PDFValue?) -> PDFValue) {
    super.init()
    if let own = resolve(values["BS"]).dictionary {
      lineWidth = resolve(own["W"]).number.map { CGFloat($0) } ?? 1
      style =
        resolve(own["S"]).name.flatMap { Self.letters.firstIndex(of: $0) }.flatMap { PDFBorderStyle(rawValue: $0) }
        ?? .solid
      dashPattern = resolve(own["D"]).array?.compactMap { resolve($0).number.map { NSNumber(value: $0) } }
    } else if let parts = resolve(values["Border"]).array, parts.count >= 3 {
      lineWidth = resolve(parts[2]).number.map { CGFloat($0) } ?? 1
    } else {
      return nil
    }
  }

  var value: PDFValue {
    var values: [String: PDFValue] = [
      "Type": .name("Border"), "W": .number(Double(lineWidth)), "S": .name(Self.letters[style.rawValue]),
    ]
    if let dashPattern { values["D"] = PDFValue(plain: dashPattern) }
    return .dictionary(values)
  }

  /// Draws the border inside of a rectangle in the current context.
  open func draw(in rect: CGRect) {
    guard lineWidth > 0, let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    if style == .underline {
      context.move(to: CGPoint(x: rect.minX, y: rect.minY + lineWidth / 2))
      context.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + lineWidth / 2))
      context.strokePath()
    } else {
      context.stroke(rect.insetBy(dx: lineWidth / 2, dy: lineWidth / 2))
    }
    context.restoreGState()
  }

  /// Returns a border with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = PDFBorder()
    (copy.style, copy.lineWidth, copy.dashPattern) = (style, lineWidth, dashPattern)
    return copy
  }
}
