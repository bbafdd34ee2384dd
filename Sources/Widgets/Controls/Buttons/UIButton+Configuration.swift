public import Foundation
public import PlainviewUIKitCore

extension UIButton {
  /// The looks of a button as one value; lengths are points.
  @preconcurrency @MainActor public struct Configuration {
    enum Style { case plain, tinted, gray, filled, bordered }
    public enum Size: Int, Sendable { case medium, small, mini, large }
    public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    public enum MacIdiomStyle: Int, Sendable { case automatic, bordered, borderless, borderlessTinted }
    public enum Indicator: Int, Sendable { case automatic, none, popup }

    let style: Style

    init(style: Style) { self.style = style }

    public static func plain() -> Configuration { Configuration(style: .plain) }
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    public static func gray() -> Configuration { Configuration(style: .gray) }
    public static func filled() -> Configuration { Configuration(style: .filled) }
    public static func bordered() -> Configuration { Configuration(style: .bordered) }
    public static func borderless() -> Configuration { Configuration(style: .plain) }
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

    // MARK: Texts

    public var title: String?
    /// Comes before the plain title.
    public var attributedTitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    /// A second line below the title.
    public var subtitle: String?
    public var attributedSubtitle: AttributedString?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
    /// What is between title and subtitle.
    public var titlePadding: CGFloat = 1
    public var titleAlignment: TitleAlignment = .automatic

    // MARK: Image and marks

    public var image: UIImage?
    /// How a symbol is shown; what it says itself goes before.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The side of the texts that the image is on.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// What is between image and texts.
    public var imagePadding: CGFloat = 0
    /// The least width or height that is kept for the image.
    public var imageReservation: CGFloat = 0
    /// Whether a turning wheel takes the image's place.
    public var showsActivityIndicator = false
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The mark that says that a menu opens.
    public var indicator: Indicator = .automatic
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    // MARK: Background and colours

    public var background = UIBackgroundConfiguration()
    public var cornerStyle: CornerStyle = .dynamic
    public var macIdiomStyle: MacIdiomStyle = .automatic
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    /// Whether `updated(for:)` gives a button that is selected other looks.
    public var automaticallyUpdateForSelection = true

    // MARK: Sizes

    public var buttonSize: Size = .medium

    /// Those of the size, until they are set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? standardInsets }
      set { ownInsets = newValue }
    }
    private var ownInsets: NSDirectionalEdgeInsets?

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
    case .fixed, .capsule: nil
    case .small: 4
    case .dynamic, .medium: 6
    case .large: 12
    }
  }
}
