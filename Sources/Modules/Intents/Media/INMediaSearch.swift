public import Foundation

/// What the user asks for, in words.
open class INMediaSearch: NSObject, NSCopying, @unchecked Sendable {
  /// The kind of media.
  open private(set) var mediaType: INMediaItemType
  /// The order of media.
  open private(set) var sortOrder: INMediaSortOrder
  /// The name; nil for any.
  open private(set) var mediaName: String?
  /// Who made them; nil for anybody.
  open private(set) var artistName: String?
  /// The name of the album; nil for any.
  open private(set) var albumName: String?
  /// The kinds of music; nil for any.
  open private(set) var genreNames: [String]?
  /// The moods; nil for any.
  open private(set) var moodNames: [String]?
  /// When they came out; nil for any time.
  open private(set) var releaseDate: INDateComponentsRange?
  /// What is meant by media that have no name.
  open private(set) var reference: INMediaReference
  /// The identifier in the app; nil for none.
  open private(set) var mediaIdentifier: String?

  /// Creates a search.
  public init(
    mediaType: INMediaItemType, sortOrder: INMediaSortOrder, mediaName: String?, artistName: String?,
    albumName: String?, genreNames: [String]?, moodNames: [String]?, releaseDate: INDateComponentsRange?,
    reference: INMediaReference, mediaIdentifier: String?
  ) {
    self.mediaType = mediaType
    self.sortOrder = sortOrder
    self.mediaName = mediaName
    self.artistName = artistName
    self.albumName = albumName
    self.genreNames = genreNames
    self.moodNames = moodNames
    self.releaseDate = releaseDate
    self.reference = reference
    self.mediaIdentifier = mediaIdentifier
  }
  /// Returns the search itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INMediaSearch else { return false }
    return mediaType == other.mediaType && sortOrder == other.sortOrder && mediaName == other.mediaName
      && artistName == other.artistName && albumName == other.albumName && genreNames == other.genreNames
      && moodNames == other.moodNames && reference == other.reference && mediaIdentifier == other.mediaIdentifier
  }
  open override var hash: Int { mediaName.hashValue }
}
