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
@preconcurrency @MainActor open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
  open internal(set) var actualScaleFactor: CGFloat = 1
  open internal(set) var totalBounds = CGRect.zero
  public nonisolated override init() { super.init() }
}

/// A text in the looks of its first character, in lines.
@MainActor private struct MeasuredText {
  private let text: String
  private let layout: TextLayout
  private let style: NSParagraphStyle
  private let metrics: TextMetrics
  private let font: UIFont
  private let extra: CGSize

  /// Without a width lines end where the text says so.
  init(_ text: NSAttributedString, width: CGFloat?) {
    let attributes = text.length > 0 ? text.attributes(at: 0, effectiveRange: nil) : [:]
    let traits = UITraitCollection.current
    self.text = text.string.filter { $0 != "\u{FFFC}" }
    font = attributes[.font] as? UIFont ?? UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)
    style = attributes[.paragraphStyle] as? NSParagraphStyle ?? .default
    metrics = traits.textMetrics
    layout = TextLayout(
      self.text, width: width.map { $0.isFinite && $0 > 0 ? $0 : .greatestFiniteMagnitude } ?? .greatestFiniteMagnitude,
      rules: TextLayout.Rules(
        metrics: metrics, font: font, lineBreakMode: style.lineBreakMode, maximumLines: 0, scale: traits.displayScale))
    extra = Self.attachments(of: text)
  }

  var lines: [String] { layout.lines.map(\.text) }

  /// What the pictures in the text take.
  private static func attachments(of text: NSAttributedString) -> CGSize {
    var size = CGSize.zero
    text.enumerateAttribute(.attachment, in: NSRange(location: 0, length: text.length)) { value, _, _ in
      guard let attachment = value as? NSTextAttachment else { return }
      size.width += attachment.shownSize.width
      size.height = max(size.height, attachment.shownSize.height)
    }
    return size
  }

  private var lineHeight: CGFloat {
    var height = metrics.lineHeight(of: font)
    if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    return max(height, style.minimumLineHeight, extra.height)
  }

  /// The exact size, in points.
  var size: CGSize {
    let count = CGFloat(max(1, layout.lines.count))
    let width = layout.lines.reduce(0) { max($0, $1.width) }
    return CGSize(
      width: width + extra.width + style.headIndent, height: count * lineHeight + (count - 1) * style.lineSpacing)
  }
}

extension NSAttributedString {
  /// The size of the text in the lines that it has, in points, not rounded; the looks are those of the first character.
  @preconcurrency @MainActor public func size() -> CGSize { MeasuredText(self, width: nil).size }

  /// The rectangle that the text takes in a width, in points, not rounded.
  ///
  /// Lines are broken with `.usesLineFragmentOrigin` only, as on a device.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let breaks = options.contains(.usesLineFragmentOrigin)
    let rect = CGRect(origin: .zero, size: MeasuredText(self, width: breaks ? size.width : nil).size)
    context?.totalBounds = rect
    return rect
  }

  /// Draws the text in the current context.
  @preconcurrency @MainActor public func draw(at point: CGPoint) {
    let text = MeasuredText(self, width: nil)
    UIGraphicsGetCurrentContext()?.drawText(text.lines, in: CGRect(origin: point, size: text.size))
  }

  @preconcurrency @MainActor public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  @preconcurrency @MainActor
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    let text = MeasuredText(self, width: rect.width)
    UIGraphicsGetCurrentContext()?.drawText(text.lines, in: rect)
  }
}

extension String {
  @preconcurrency @MainActor public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes).boundingRect(
      with: size, options: options, context: context)
  }

  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }
}

extension NSString {
  @preconcurrency @MainActor public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    substring(from: 0).size(withAttributes: attrs)
  }

  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    substring(from: 0).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    substring(from: 0).draw(at: point, withAttributes: attrs)
  }

  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    substring(from: 0).draw(in: rect, withAttributes: attrs)
  }
}
