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
  open var minimumScaleFactor: CGFloat = 0
  open internal(set) var actualScaleFactor: CGFloat = 1
  open internal(set) var totalBounds = CGRect.zero
  public override init() { super.init() }
}

/// A text with attributes in lines; what says nothing else is in Helvetica of 12 points, as on a device.
private struct MeasuredText {
  private let runs: TextRuns
  private let layout: TextLayout
  private let width: CGFloat

  /// Without a width lines end where the text says so; so they do where paragraphs are cut and not broken.
  init(_ text: NSAttributedString, width given: CGFloat?) {
    let traits = UITraitCollection.current
    let font = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)
    runs = TextRuns(text, TextRuns.Defaults(font: font, color: nil))
    width = given.map { $0.isFinite && $0 > 0 ? $0 : .greatestFiniteMagnitude } ?? .greatestFiniteMagnitude
    let mode = runs.run(at: 0)?.style?.lineBreakMode ?? .byWordWrapping
    let breaks = mode == .byWordWrapping || mode == .byCharWrapping
    layout = TextLayout(
      text.string, width: breaks ? width : .greatestFiniteMagnitude,
      rules: TextLayout.Rules(
        metrics: traits.textMetrics, font: font, lineBreakMode: mode, maximumLines: 0, scale: traits.displayScale),
      runs: runs)
    lineHeight = traits.textMetrics.lineHeight(of: font)
  }

  private let lineHeight: CGFloat

  var lines: [DrawnLine] { layout.lines.map { DrawnLine($0.text, at: $0.range.location, runs: runs) } }

  func draw(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.drawText(lines, runs, in: rect)
  }

  /// The exact size, in points; a text without letters is a line high.
  var size: CGSize {
    if layout.lines.isEmpty { return CGSize(width: 0, height: lineHeight) }
    let size = layout.exactSize
    return CGSize(width: min(size.width, width), height: size.height)
  }
}

extension NSAttributedString {
  /// The size of the text in the lines that it has, in points, not rounded.
  public func size() -> CGSize { MeasuredText(self, width: nil).size }

  /// The rectangle that the text takes in a width, in points, not rounded.
  ///
  /// Lines are broken with `.usesLineFragmentOrigin` only, as on a device.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let breaks = options.contains(.usesLineFragmentOrigin)
    let rect = CGRect(origin: .zero, size: MeasuredText(self, width: breaks ? size.width : nil).size)
    context?.totalBounds = rect
    return rect
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
    MeasuredText(self, width: rect.width).draw(in: rect)
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
