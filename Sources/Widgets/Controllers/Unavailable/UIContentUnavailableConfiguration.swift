public import Foundation
public import PlainviewUIKitCore

/// What a screen shows in place of content that there is not: an image, two texts and two buttons; lengths are points.
@preconcurrency @MainActor public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// Where the parts stand; raw values are UIKit's.
  public enum Alignment: Int, Sendable { case center, natural }

  /// How the image is shown.
  @preconcurrency @MainActor public struct ImageProperties {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    /// The largest size of the image; zero lengths are no limit. Kept, without effect: images keep their size.
    public var maximumSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false
  }

  /// How a text is shown.
  @preconcurrency @MainActor public struct TextProperties {
    public var font: UIFont
    public var color: UIColor
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// 0 for as many as the text needs.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
  }

  /// What a button does.
  @preconcurrency @MainActor public struct ButtonProperties {
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var isEnabled = true
    public var role = UIButton.Role.normal
  }

  /// The one that was made, which says what a state changes.
  enum Kind { case empty, loading, search }
  let kind: Kind

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  /// Comes before the plain text.
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  /// Comes before the plain secondary text.
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  /// Shown when it has a title or an image.
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var alignment = Alignment.center
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextPadding: CGFloat = 8
  public var textToButtonPadding: CGFloat = 16
  public var buttonToSecondaryButtonPadding: CGFloat = 8
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

  public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

  /// A search names what was looked for.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard kind == .search, text == Self.noResults,
      let words = (state as? UIContentUnavailableConfigurationState)?.searchText, !words.isEmpty
    else { return self }
    var updated = self
    updated.text = "No Results for “\(words)”"
    return updated
  }
}
