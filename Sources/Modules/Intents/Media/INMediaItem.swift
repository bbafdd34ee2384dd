public import Foundation

/// Something that can be played.
open class INMediaItem: NSObject, NSCopying, @unchecked Sendable {
  /// The identifier in the app; nil for none.
  open private(set) var identifier: String?
  /// The title; nil for none.
  open private(set) var title: String?
  /// The kind of media.
  open private(set) var type: INMediaItemType
  /// The picture; nil for none.
  open private(set) var artwork: INImage?
  /// Who made it; nil where that is not known.
  open private(set) var artist: String?

  /// Creates something that can be played, of somebody.
  public init(identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?, artist: String?) {
    (self.identifier, self.title, self.type) = (identifier, title, type)
    (self.artwork, self.artist) = (artwork, artist)
  }
  /// Creates something that can be played.
  public convenience init(identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?) {
    self.init(identifier: identifier, title: title, type: type, artwork: artwork, artist: nil)
  }

  /// Returns the object itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INMediaItem else { return false }
    return identifier == other.identifier && title == other.title && type == other.type && artist == other.artist
  }
  open override var hash: Int { identifier.hashValue }
}

/// What an app says of media of an intent.
open class INMediaItemResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that says that something is right.
  open class func success(with value: INMediaItem) -> Self { right(value) }
  /// Returns results that say that several things are right.
  open class func successes(with values: [INMediaItem]) -> [INMediaItemResolutionResult] { values.map { right($0) } }
  /// Returns a result that has the user choose one of several things.
  open class func disambiguation(with values: [INMediaItem]) -> Self { choice(values) }
  /// Returns a result that has the user confirm something.
  open class func confirmationRequired(with value: INMediaItem?) -> Self { confirmation(value) }
}
