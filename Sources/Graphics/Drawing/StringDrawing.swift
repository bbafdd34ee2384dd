public import Foundation
import PlainviewRuntime

/// How a text is measured and drawn; raw values are UIKit's.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int
  /// Creates options with UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The text begins at the top of the rectangle and may have several lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// The distance between lines that the font prefers counts.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// The shapes of the glyphs count and not the metrics of the font.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// The last line that fits ends with an ellipsis if there is more text.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// The options and results of drawing a text.
open class NSStringDrawingContext: NSObject {
  /// The smallest factor by which fonts may be scaled for a text that does not fit; 0 for no scaling.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor by which fonts were scaled.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The rectangle that the text took, in points.
  open internal(set) var totalBounds = CGRect.zero
  public override init() { super.init() }
}

extension NSAttributedString {
  /// The size of the text in the lines that it has, in points, not rounded.
  public func size() -> CGSize { MeasuredText(self, width: nil).size }

  /// The rectangle that the text takes in a width, in points, not rounded.
  ///
  /// Lines are broken with `.usesLineFragmentOrigin` only, as on a device; with `.truncatesLastVisibleLine` besides those
  /// that do not fit into the height do not count.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let text = MeasuredText(self, in: size, options, context)
    context?.note(text, at: .zero)
    return CGRect(origin: .zero, size: text.size)
  }

  /// Draws the text in the current context.
  public func draw(at point: CGPoint) {
    let text = MeasuredText(self, width: nil)
    text.draw(in: CGRect(origin: point, size: text.size))
  }

  /// Draws the text into a rectangle of the current context, over several lines.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text into a rectangle of the current context and notes in the context how it was drawn.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    let text = MeasuredText(self, in: rect.size, options.union(.usesLineFragmentOrigin), context)
    context?.note(text, at: rect.origin)
    text.draw(in: rect)
  }
}

extension String {
  /// Returns the size of the text on one line, or one for each line feed, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// Returns the rectangle that the text needs within a size, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes).boundingRect(
      with: size, options: options, context: context)
  }

  /// Draws the text at a point of the current context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the text into a rectangle of the current context, over several lines.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  /// Draws the text in a rectangle of the current context, in points.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
  }
}

extension NSString {
  /// Returns the size of the text on one line, or one for each line feed, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    substring(from: 0).size(withAttributes: attrs)
  }

  /// Returns the rectangle that the text needs within a size, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    substring(from: 0).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws the text at a point of the current context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    substring(from: 0).draw(at: point, withAttributes: attrs)
  }

  /// Draws the text into a rectangle of the current context, over several lines.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    substring(from: 0).draw(in: rect, withAttributes: attrs)
  }

  /// Draws the text in a rectangle of the current context, in points.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    substring(from: 0).draw(with: rect, options: options, attributes: attributes, context: context)
  }
}
