public import Foundation

/// A value of an app's own kind in an intent.
open class INObject: NSObject, INSpeakable, NSCopying, @unchecked Sendable {
  /// The identifier of the value; nil for none.
  open private(set) var identifier: String?
  /// The text that is shown for the value.
  open private(set) var displayString: String
  /// How the text is spoken, in letters; nil where that is clear.
  open private(set) var pronunciationHint: String?
  /// The line below the text; nil for none.
  open var subtitleString: String?
  /// The picture of the value; nil for none.
  open var displayImage: INImage?
  /// Other things that the text may mean; nil for none.
  open var alternativeSpeakableMatches: [any INSpeakable]?
  /// The text as it is spoken, the one that is shown.
  open var spokenPhrase: String { displayString }
  /// The identifier of the value.
  open var vocabularyIdentifier: String? { identifier }

  /// Creates a value with a text and how it is spoken.
  public init(identifier: String?, display displayString: String, pronunciationHint: String?) {
    (self.identifier, self.displayString, self.pronunciationHint) = (identifier, displayString, pronunciationHint)
  }
  /// Creates a value with a text.
  public convenience init(identifier: String?, display displayString: String) {
    self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
  }
  /// Creates a value with a text, a line below it, and a picture.
  public convenience init(
    identifier: String?, display displayString: String, subtitle subtitleString: String?, image displayImage: INImage?
  ) {
    self.init(
      identifier: identifier, display: displayString, pronunciationHint: nil, subtitle: subtitleString,
      image: displayImage)
  }
  /// Creates a value with a text, how it is spoken, a line below it, and a picture.
  public convenience init(
    identifier: String?, display displayString: String, pronunciationHint: String?, subtitle subtitleString: String?,
    image displayImage: INImage?
  ) {
    self.init(identifier: identifier, display: displayString, pronunciationHint: pronunciationHint)
    (self.subtitleString, self.displayImage) = (subtitleString, displayImage)
  }

  /// Sets other things that the text may mean.
  open func setAlternativeSpeakableMatches(_ alternativeSpeakableMatches: [INSpeakableString]?) {
    self.alternativeSpeakableMatches = alternativeSpeakableMatches
  }

  /// Returns the value itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INObject, type(of: other) == type(of: self) else { return false }
    return identifier == other.identifier && displayString == other.displayString
      && pronunciationHint == other.pronunciationHint
  }
  open override var hash: Int { identifier.hashValue }
}

/// A part of a list of values, with a title.
open class INObjectSection<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  /// The title; nil for none.
  open private(set) var title: String?
  /// The values.
  open private(set) var items: [ObjectType]

  /// Creates a part with a title and values.
  public init(title: String?, items: [ObjectType]) { (self.title, self.items) = (title, items) }
}

/// A list of values to choose from, in parts.
open class INObjectCollection<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  /// The parts of the list.
  open private(set) var sections: [INObjectSection<ObjectType>]
  /// All values, in the order of the parts.
  open var allItems: [ObjectType] { sections.flatMap(\.items) }
  /// Whether the list has an index at its side; kept, without effect.
  open var usesIndexedCollation = false

  /// Creates a list with parts.
  public init(sections: [INObjectSection<ObjectType>]) { self.sections = sections }
  /// Creates a list with one part, which has no title.
  public convenience init(items: [ObjectType]) { self.init(sections: [INObjectSection(title: nil, items: items)]) }
}
