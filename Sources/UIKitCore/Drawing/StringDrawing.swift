public import Foundation
import PlainviewRuntime

/// How a text is measured and drawn; raw values are UIKit's.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What is asked of and said about the drawing of a text.
open class NSStringDrawingContext: NSObject {
  /// By how much fonts may be made smaller for a text that has no room; 0 for not at all.
  open var minimumScaleFactor: CGFloat = 0
  /// By how much they were.
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
  /// that the height has no room for do not count.
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

  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    let text = MeasuredText(self, in: rect.size, options.union(.usesLineFragmentOrigin), context)
    context?.note(text, at: rect.origin)
    text.draw(in: rect)
  }
}

extension String {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes).boundingRect(
      with: size, options: options, context: context)
  }

  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

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
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    substring(from: 0).size(withAttributes: attrs)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    substring(from: 0).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    substring(from: 0).draw(at: point, withAttributes: attrs)
  }

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
