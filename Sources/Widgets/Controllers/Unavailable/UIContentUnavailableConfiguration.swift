public import Foundation
public import PlainviewGraphics
public import PlainviewUIKitCore

/// What a screen shows instead of missing content: an image, two texts and two buttons; lengths are points.
@preconcurrency @MainActor public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// Where the parts stand; raw values are UIKit's.
  public enum Alignment: Int, Sendable { case center, natural }

  /// How the image is shown.
  @preconcurrency @MainActor public struct ImageProperties {
    /// The configuration of a symbol image; nil for none.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of the image; nil for the color of secondary labels.
    public var tintColor: UIColor?
    /// The radius of the image's corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size of the image; zero lengths are no limit. Kept, without effect: images keep their size.
    public var maximumSize = CGSize.zero
    /// Whether the image keeps its colors while they are inverted for accessibility.
    public var accessibilityIgnoresInvertColors = false
  }

  /// How a text is shown.
  @preconcurrency @MainActor public struct TextProperties {
    /// The font of the text.
    public var font: UIFont
    /// The color of the text.
    public var color: UIColor
    /// How a text that is too long is broken or truncated; truncated at its end by default.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// 0 for as many as the text needs.
    public var numberOfLines = 0
    /// Whether the font is made smaller for a text that is too wide.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest factor that the font's size may be multiplied by; 0 for no limit.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters may move closer together before the text is truncated; kept, without effect.
    public var allowsDefaultTighteningForTruncation = false
  }

  /// What a button does.
  @preconcurrency @MainActor public struct ButtonProperties {
    /// The action that the button runs when it is tapped; nil for none.
    public var primaryAction: UIAction?
    /// The menu of the button; a tap opens it if there is no action. Nil for none.
    public var menu: UIMenu?
    /// Whether the button can be tapped; true by default.
    public var isEnabled = true
    /// What the button means among others; kept as data.
    public var role = UIButton.Role.normal
  }

  /// The one that was made, which says what a state changes.
  enum Kind { case empty, loading, search }
  let kind: Kind

  /// The image above the texts; nil for none.
  public var image: UIImage?
  /// How the image appears.
  public var imageProperties = ImageProperties()
  /// The text without attributes; nil for none.
  public var text: String?
  /// Comes before the plain text.
  public var attributedText: NSAttributedString?
  /// How the text appears.
  public var textProperties: TextProperties
  /// The secondary text without attributes; nil for none.
  public var secondaryText: String?
  /// Comes before the plain secondary text.
  public var secondaryAttributedText: NSAttributedString?
  /// How the secondary text appears.
  public var secondaryTextProperties: TextProperties
  /// Shown when it has a title or an image.
  public var button = UIButton.Configuration.plain()
  /// What the button does.
  public var buttonProperties = ButtonProperties()
  /// A second button below the first one; shown when it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()
  /// Whether the parts are centered or follow the layout direction; centered by default.
  public var alignment = Alignment.center
  /// On which axes the margins of the superview would be kept; without effect here.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The least distances between the content and the edges of the view, in points; 16 by default.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  /// The distance between image and text, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The distance between the two texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// The distance between texts and button, in points.
  public var textToButtonPadding: CGFloat = 16
  /// The distance between the two buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// The background of the view; clear by default. Only its color is shown.
  public var background = UIBackgroundConfiguration.clear()

  private init(_ kind: Kind) {
    self.kind = kind
    textProperties = TextProperties(font: .preferredFont(forTextStyle: .title2), color: .label)
    secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
  }

  /// Nothing but what is set.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.empty) }

  /// A wheel that turns, and its text.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration(.loading)
    configuration.text = "Loading…"
    configuration.textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
    configuration.imageToTextPadding = 8
    return configuration
  }

  /// That a search found nothing; with what was looked for once it is updated for a state that has it.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration(.search)
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = noResults
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  private static var noResults: String { "No Results" }

  /// Returns a new `UIContentUnavailableView` with the configuration.
  public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

  /// A search shows the text that was searched for.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard kind == .search, text == Self.noResults,
      let searchText = (state as? UIContentUnavailableConfigurationState)?.searchText, !searchText.isEmpty
    else { return self }
    var updated = self
    updated.text = "No Results for “\(searchText)”"
    return updated
  }
}
