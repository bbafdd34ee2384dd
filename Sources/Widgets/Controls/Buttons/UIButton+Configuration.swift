public import Foundation
public import PlainviewGraphics
import PlainviewUIKitCore

extension UIButton {
  /// The appearance of a button as one value; lengths are points.
  @preconcurrency @MainActor public struct Configuration {
    enum Style { case plain, tinted, gray, filled, bordered }
    /// The sizes of a button, which decide its standard content insets.
    public enum Size: Int, Sendable { case medium, small, mini, large }
    /// How the radius of the background's corners is chosen.
    public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
    /// How title and subtitle are aligned to each other.
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    /// How the button appears on a Mac.
    public enum MacIdiomStyle: Int, Sendable { case automatic, bordered, borderless, borderlessTinted }
    /// Whether and which mark for a menu is shown.
    public enum Indicator: Int, Sendable { case automatic, none, popup }

    let style: Style

    init(style: Style) { self.style = style }

    /// Returns a configuration without a background.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// Returns a configuration with a translucent background in the button's tint.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// Returns a configuration with a gray background.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// Returns a configuration with an opaque background in the button's tint and a white title.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// Returns a configuration with a gray background and a tinted title.
    public static func bordered() -> Configuration { Configuration(style: .bordered) }
    /// Returns a configuration without a background; the same as `plain()` here.
    public static func borderless() -> Configuration { Configuration(style: .plain) }
    /// Returns a configuration with a translucent tinted background; the same as `tinted()` here.
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
    /// Returns a configuration with an opaque tinted background; the same as `filled()` here.
    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

    /// Returns a configuration with a capsule of glass; here as gray as `gray()`.
    public static func glass() -> Configuration { capsule(.gray) }
    /// Returns a configuration with a capsule of clear glass; here the same as `glass()`.
    public static func clearGlass() -> Configuration { capsule(.gray) }
    /// Returns a configuration with a capsule of glass in the button's tint; here as opaque as `filled()`.
    public static func prominentGlass() -> Configuration { capsule(.filled) }
    /// Returns a configuration with a capsule of clear glass in the button's tint; here the same as `prominentGlass()`.
    public static func prominentClearGlass() -> Configuration { capsule(.filled) }

    private static func capsule(_ style: Style) -> Configuration {
      var configuration = Configuration(style: style)
      configuration.cornerStyle = .capsule
      return configuration
    }

    // MARK: Texts

    /// The title as plain text; nil takes the one that was set for the button's state.
    public var title: String?
    /// Comes before the plain title.
    public var attributedTitle: AttributedString?
    /// Changes the attributes of a plain title before it is shown; nil leaves them.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How a title that is too long is broken or truncated; wraps at words by default.
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    /// A second line below the title.
    public var subtitle: String?
    /// The subtitle with attributes; comes before the plain subtitle.
    public var attributedSubtitle: AttributedString?
    /// Would change the attributes of the subtitle; kept, without effect.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How a subtitle that is too long is broken or truncated; wraps at words by default.
    public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
    /// What is between title and subtitle.
    public var titlePadding: CGFloat = 1
    /// How the shorter of title and subtitle is aligned to the longer one; automatic follows the position of the image.
    public var titleAlignment: TitleAlignment = .automatic

    // MARK: Image and marks

    /// The image; nil takes the one that was set for the button's state.
    public var image: UIImage?
    /// How a symbol is shown; what it says itself goes before.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Would change the color of the image; kept, without effect.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The side of the texts that the image is on.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// What is between image and texts.
    public var imagePadding: CGFloat = 0
    /// The least width or height that is kept for the image.
    public var imageReservation: CGFloat = 0
    /// Whether an activity indicator is shown instead of the image.
    public var showsActivityIndicator = false
    /// Would change the color of the activity indicator; kept, without effect.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The mark that says that a menu opens.
    public var indicator: Indicator = .automatic
    /// Would change the color of the menu's mark; kept, without effect.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    // MARK: Background and colours

    /// The background; a color of nil there takes the one of the configuration's style.
    public var background = UIBackgroundConfiguration.ofButton
    /// How the corner radius is chosen; `fixed` and `dynamic` take the background's own, `capsule`
    /// half the height.
    public var cornerStyle: CornerStyle = .dynamic
    /// The style on a Mac; kept, without effect.
    public var macIdiomStyle: MacIdiomStyle = .automatic
    /// The color of title and image; nil takes the one of the configuration's style.
    public var baseForegroundColor: UIColor?
    /// The color that the background is made from; nil takes the tint or the style's gray.
    public var baseBackgroundColor: UIColor?
    /// Whether `updated(for:)` gives a selected button another appearance.
    public var automaticallyUpdateForSelection = true

    // MARK: Sizes

    /// The size, which decides the standard content insets.
    public var buttonSize: Size = .medium

    /// Those of the size, until they are set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? standardInsets }
      set { ownInsets = newValue }
    }
    private var ownInsets: NSDirectionalEdgeInsets?

    /// Gives the content insets back to the button's size.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    private var standardInsets: NSDirectionalEdgeInsets {
      let (vertical, horizontal): (CGFloat, CGFloat) =
        switch buttonSize {
        case .mini, .small: (5, 10)
        case .medium: (7, 12)
        case .large: (15, 20)
        }
      return NSDirectionalEdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    /// The font of titles that have none of their own.
    var standardFont: UIFont {
      switch buttonSize {
      case .mini, .small: .preferredFont(forTextStyle: .subheadline)
      case .medium, .large: .preferredFont(forTextStyle: .body)
      }
    }

    var shownTitle: String? { attributedTitle.map { String($0.characters) } ?? title }
    var shownSubtitle: String? { attributedSubtitle.map { String($0.characters) } ?? subtitle }

    /// The title where it has attributes: its own, or those that the transformer gives to a plain one.
    @MainActor func shownAttributedTitle(font: UIFont) -> NSAttributedString? {
      if let attributedTitle { return NSAttributedString(uiKit: attributedTitle) }
      guard let title, let titleTextAttributesTransformer else { return nil }
      var attributes = AttributeContainer()
      attributes.font = font
      return NSAttributedString(
        uiKit: AttributedString(title, attributes: titleTextAttributesTransformer(attributes)))
    }

    /// Whether the button has a background of its own.
    package var isFilled: Bool {
      style != .plain || baseBackgroundColor != nil || background.backgroundColor.map { !$0.isClear } ?? false
    }
  }
}

extension UIButton.Configuration {
  /// The configuration with the colours that it has for the state of a button.
  public func updated(for button: UIButton) -> UIButton.Configuration {
    var updated = self
    let tint: UIColor = button.tintColor
    if !button.isEnabled {
      updated.baseForegroundColor = .tertiaryLabel
    } else if updated.baseForegroundColor == nil {
      updated.baseForegroundColor = style == .filled ? .white : style == .gray ? .label : tint
    }
    if background.backgroundColor == nil { updated.background.backgroundColor = backgroundColor(of: button, tint) }
    if let radius = standardCornerRadius { updated.background.cornerRadius = radius }
    return updated
  }

  private func backgroundColor(of button: UIButton, _ tint: UIColor) -> UIColor {
    let showsSelection = button.isSelected && automaticallyUpdateForSelection
    let own = baseBackgroundColor ?? tint
    switch style {
    case .plain where showsSelection: return own.withAlphaComponent(Self.tintedAlpha)
    case .plain: return baseBackgroundColor ?? .clear
    case _ where !button.isEnabled: return .tertiarySystemFill
    case .filled: return own
    case .tinted: return showsSelection ? own : own.withAlphaComponent(Self.tintedAlpha)
    case .gray, .bordered: return showsSelection ? own : baseBackgroundColor ?? .secondarySystemFill
    }
  }

  private static let tintedAlpha: CGFloat = 0.18

  /// Nil where the configuration says the radius itself, or the height does.
  private var standardCornerRadius: CGFloat? {
    switch cornerStyle {
    case .fixed, .dynamic, .capsule: nil
    case .small: 4
    case .medium: 6
    case .large: 12
    }
  }
}

extension UIButton.Configuration: @preconcurrency Hashable {
  /// Whether two configurations say the same; of transformers only copies are the same.
  public static func == (one: UIButton.Configuration, other: UIButton.Configuration) -> Bool {
    one.parts == other.parts
  }

  /// Puts all that the configuration says into the hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }

  private var parts: [AnyHashable] {
    [AnyHashable(style)] + partsOfTexts + partsOfImage + background.parts + partsOfStyle
  }

  private var partsOfTexts: [AnyHashable] {
    [
      AnyHashable(title), AnyHashable(attributedTitle), AnyHashable(titleTextAttributesTransformer?.identity),
      AnyHashable(titleLineBreakMode), AnyHashable(subtitle), AnyHashable(attributedSubtitle),
      AnyHashable(subtitleTextAttributesTransformer?.identity), AnyHashable(subtitleLineBreakMode),
      AnyHashable(titlePadding), AnyHashable(titleAlignment),
    ]
  }

  private var partsOfImage: [AnyHashable] {
    [
      AnyHashable(image), AnyHashable(preferredSymbolConfigurationForImage),
      AnyHashable(imageColorTransformer?.identity), AnyHashable(imagePlacement.rawValue), AnyHashable(imagePadding),
      AnyHashable(imageReservation), AnyHashable(showsActivityIndicator),
      AnyHashable(activityIndicatorColorTransformer?.identity), AnyHashable(indicator),
      AnyHashable(indicatorColorTransformer?.identity),
    ]
  }

  private var partsOfStyle: [AnyHashable] {
    let insets = ownInsets.map { [$0.top, $0.leading, $0.bottom, $0.trailing] }
    return [
      AnyHashable(cornerStyle), AnyHashable(macIdiomStyle), AnyHashable(baseForegroundColor),
      AnyHashable(baseBackgroundColor), AnyHashable(automaticallyUpdateForSelection), AnyHashable(buttonSize),
      AnyHashable(insets),
    ]
  }
}
