public import Foundation

/// Something that can be spoken.
public protocol INSpeakable: NSObjectProtocol {
  /// The text as it is spoken.
  var spokenPhrase: String { get }
  /// How the text is spoken, in letters; nil where that is clear.
  var pronunciationHint: String? { get }
  /// The identifier in the app's vocabulary; nil for none.
  var vocabularyIdentifier: String? { get }
  /// Other things that the text may mean; nil for none.
  var alternativeSpeakableMatches: [any INSpeakable]? { get }
}

/// A text that can be spoken, such as the name of a group.
open class INSpeakableString: NSObject, INSpeakable, NSCopying, @unchecked Sendable {
  /// The text as it is spoken.
  open private(set) var spokenPhrase: String
  /// How the text is spoken, in letters; nil where that is clear.
  open private(set) var pronunciationHint: String?
  /// The identifier in the app's vocabulary; nil for none.
  open private(set) var vocabularyIdentifier: String?
  /// Other things that the text may mean; always nil.
  open var alternativeSpeakableMatches: [any INSpeakable]? { nil }

  /// Creates a text of the app's vocabulary, with how it is spoken.
  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    self.vocabularyIdentifier = vocabularyIdentifier.isEmpty ? nil : vocabularyIdentifier
    (self.spokenPhrase, self.pronunciationHint) = (spokenPhrase, pronunciationHint)
  }
  /// Creates a text.
  public convenience init(spokenPhrase: String) {
    self.init(vocabularyIdentifier: "", spokenPhrase: spokenPhrase, pronunciationHint: nil)
  }
  /// Creates a text of the app's vocabulary; an older form.
  public convenience init(identifier: String, spokenPhrase: String, pronunciationHint: String?) {
    self.init(vocabularyIdentifier: identifier, spokenPhrase: spokenPhrase, pronunciationHint: pronunciationHint)
  }

  /// Returns the text itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INSpeakableString else { return false }
    return spokenPhrase == other.spokenPhrase && pronunciationHint == other.pronunciationHint
      && vocabularyIdentifier == other.vocabularyIdentifier
  }
  open override var hash: Int { spokenPhrase.hashValue }
}

extension INSpeakableString {
  /// The identifier in the app's vocabulary; an older name.
  public var identifier: String? { vocabularyIdentifier }
}

extension NSString {
  /// Returns a format that is filled when it is spoken; here it is filled at once, with the app's texts.
  public class func deferredLocalizedIntentsString(with format: String, _ arguments: any CVarArg...) -> NSString {
    NSString(
      string: String(format: Bundle.main.localizedString(forKey: format, value: nil, table: nil), arguments: arguments))
  }
}
