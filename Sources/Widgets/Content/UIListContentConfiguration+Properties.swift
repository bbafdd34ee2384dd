public import Foundation
public import PlainviewGraphics

extension UIListContentConfiguration {
  /// The appearance of the image of a list's cell; lengths are points.
  @preconcurrency @MainActor public struct ImageProperties {
    /// Stands for the length that UIKit chooses.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude

    /// The color of the image; nil takes the tint of the view.
    public var tintColor: UIColor?
    /// Changes the color before it is shown; nil leaves it as it is.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the image's corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size of the image, which keeps its proportions; zero lengths are no limit.
    public var maximumSize = CGSize.zero
    /// The size that is reserved for the image, which is centred in it; zero lengths are those of the image.
    public var reservedLayoutSize = CGSize.zero
    /// The width of the border around the image, in points; 0 draws none.
    public var strokeWidth: CGFloat = 0
    /// The colour of the line around the image; the tint if nil.
    public var strokeColor: UIColor?

    /// The tint of an image in a view of that tint.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// The size at which an image is shown.
    func shownSize(of image: UIImage) -> CGSize {
      var share: CGFloat = 1
      if maximumSize.width > 0, image.size.width > maximumSize.width {
        share = maximumSize.width / image.size.width
      }
      if maximumSize.height > 0, image.size.height * share > maximumSize.height {
        share = maximumSize.height / image.size.height
      }
      return CGSize(width: image.size.width * share, height: image.size.height * share)
    }

    /// The size that an image takes up.
    func reservedSize(for image: UIImage) -> CGSize {
      let shown = shownSize(of: image)
      func length(_ reserved: CGFloat, _ own: CGFloat) -> CGFloat {
        if reserved == Self.standardDimension { return max(own, Self.standardReservedLength) }
        return reserved > 0 ? reserved : own
      }
      return CGSize(
        width: length(reservedLayoutSize.width, shown.width), height: length(reservedLayoutSize.height, shown.height))
    }

    private static let standardReservedLength: CGFloat = 28
  }

  /// The appearance of a text of a list's cell.
  @preconcurrency @MainActor public struct TextProperties {
    /// How lines are aligned: `natural` follows the layout direction.
    public enum TextAlignment: Int, Sendable { case natural, center, justified }
    /// How the letters of a text are changed before it is shown.
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

    /// The font of the text.
    public var font: UIFont
    /// The color of the text.
    public var color: UIColor
    /// Changes the color before it is shown; nil leaves it as it is.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// How the lines are aligned; natural by default.
    public var alignment = TextAlignment.natural
    /// How a text that is too long is broken or truncated; truncated at its end by default.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// 0 for as many as the text needs.
    public var numberOfLines = 0
    /// Whether the font is made smaller for a text that is too wide.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest factor that the font's size may be multiplied by; 0 for no limit.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters may move closer together before the text is truncated.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows changes of the content size category; true by default.
    public var adjustsFontForContentSizeCategory = true
    /// How the letters are changed before the text is shown; not at all by default.
    public var transform = TextTransform.none
    /// Whether the cell is disabled.
    var isDimmed = false
    private let standardColor: UIColor

    init(_ style: UIFont.TextStyle, color: UIColor = .label) {
      self.init(font: .preferredFont(forTextStyle: style), color: color)
    }

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
      standardColor = color
    }

    /// Returns the color that is shown: the transformed one, or a dimmed one in a disabled cell with the standard
    /// color.
    public func resolvedColor() -> UIColor {
      if isDimmed, color == standardColor { return .tertiaryLabel }
      return colorTransformer?(color) ?? color
    }

    /// The text with its attributes, transformed run by run.
    func transformed(_ text: NSAttributedString) -> NSAttributedString {
      if transform == .none { return text }
      let result = NSMutableAttributedString(string: "")
      text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
        let part = text.attributedSubstring(from: range).string
        result.append(NSAttributedString(string: transformed(part), attributes: attributes))
      }
      return result
    }

    func transformed(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }
}
