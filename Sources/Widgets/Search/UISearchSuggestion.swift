public import Foundation
public import PlainviewGraphics

/// What a search may be about: a text that is shown below the search field, to be chosen.
@preconcurrency @MainActor public protocol UISearchSuggestion: NSObjectProtocol {
  /// The text of the suggestion with its attributes; nil for the plain one.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// The text of the suggestion.
  var localizedSuggestion: String? { get }
  /// What is said of the suggestion, in a second line; nil for nothing.
  var localizedDescription: String? { get }
  /// The image beside the text; nil for none.
  var iconImage: UIImage? { get }
  /// A value by which the app identifies the suggestion.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  /// Default for suggestions without the property: nil.
  public var localizedAttributedSuggestion: NSAttributedString? { nil }
  /// Default for suggestions without the property: nil.
  public var localizedDescription: String? { nil }
  /// Default for suggestions without the property: nil.
  public var iconImage: UIImage? { nil }
  /// Default for suggestions without the property: nil, and setting it does nothing.
  public var representedObject: Any? {
    get { nil }
    set {}
  }
}

/// A suggestion of a text, with a description and an image.
@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// The text of the suggestion with its attributes; nil for the plain one.
  open var localizedAttributedSuggestion: NSAttributedString? { attributedText }
  /// The text of the suggestion.
  open var localizedSuggestion: String? { plainText }
  /// What is said of the suggestion, in a second line; nil for nothing.
  open var localizedDescription: String? { detail }
  /// The image beside the text; nil for none.
  open var iconImage: UIImage? { image }
  /// A value by which the app identifies the suggestion.
  open var representedObject: Any?
  private let attributedText: NSAttributedString?
  private let plainText: String
  private let detail: String?
  private let image: UIImage?

  /// Creates a suggestion of a plain text.
  public init(localizedSuggestion suggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil) {
    attributedText = nil
    plainText = suggestion
    detail = localizedDescription
    image = iconImage
    super.init()
  }

  /// Creates a suggestion of a text with attributes of its own.
  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription: String? = nil,
    iconImage: UIImage? = nil
  ) {
    attributedText = NSAttributedString(attributedString: suggestion)
    plainText = suggestion.string
    detail = localizedDescription
    image = iconImage
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("a suggestion needs a text") }
}
