public import Foundation

/// A song or something else in the library.
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
  public override init() { super.init() }
  override init(values: [String: Any]) { super.init(values: values) }
  /// Creates the medium that has the identifier of an archive in the library.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the key of the identifier of what a query puts together.
  open class func persistentIDProperty(forGroupingType groupingType: MPMediaGrouping) -> String {
    switch groupingType {
    case .title: MPMediaItemPropertyPersistentID
    case .album: MPMediaItemPropertyAlbumPersistentID
    case .artist: MPMediaItemPropertyArtistPersistentID
    case .albumArtist: MPMediaItemPropertyAlbumArtistPersistentID
    case .composer: MPMediaItemPropertyComposerPersistentID
    case .genre: MPMediaItemPropertyGenrePersistentID
    case .playlist: MPMediaPlaylistPropertyPersistentID
    case .podcastTitle: MPMediaItemPropertyPodcastPersistentID
    }
  }
  /// Returns the key of the name of what a query puts together.
  open class func titleProperty(forGroupingType groupingType: MPMediaGrouping) -> String {
    switch groupingType {
    case .title: MPMediaItemPropertyTitle
    case .album: MPMediaItemPropertyAlbumTitle
    case .artist: MPMediaItemPropertyArtist
    case .albumArtist: MPMediaItemPropertyAlbumArtist
    case .composer: MPMediaItemPropertyComposer
    case .genre: MPMediaItemPropertyGenre
    case .playlist: MPMediaPlaylistPropertyName
    case .podcastTitle: MPMediaItemPropertyPodcastTitle
    }
  }

  private func text(_ property: String) -> String? { value(forProperty: property) as? String }
  private func number(_ property: String) -> Int { value(forProperty: property) as? Int ?? 0 }
  private func identifier(_ property: String) -> MPMediaEntityPersistentID {
    value(forProperty: property) as? UInt64 ?? 0
  }

  /// The kind of media.
  open var mediaType: MPMediaType {
    MPMediaType(rawValue: value(forProperty: MPMediaItemPropertyMediaType) as? UInt ?? 0)
  }
  /// The title; nil for none.
  open var title: String? { text(MPMediaItemPropertyTitle) }
  /// The title of the album; nil for none.
  open var albumTitle: String? { text(MPMediaItemPropertyAlbumTitle) }
  /// The identifier of the album; 0 for none.
  open var albumPersistentID: MPMediaEntityPersistentID { identifier(MPMediaItemPropertyAlbumPersistentID) }
  /// The artist; nil for none.
  open var artist: String? { text(MPMediaItemPropertyArtist) }
  /// The identifier of the artist; 0 for none.
  open var artistPersistentID: MPMediaEntityPersistentID { identifier(MPMediaItemPropertyArtistPersistentID) }
  /// The artist of the album; nil for none.
  open var albumArtist: String? { text(MPMediaItemPropertyAlbumArtist) }
  /// The identifier of the artist of the album; 0 for none.
  open var albumArtistPersistentID: MPMediaEntityPersistentID { identifier(MPMediaItemPropertyAlbumArtistPersistentID) }
  /// The genre; nil for none.
  open var genre: String? { text(MPMediaItemPropertyGenre) }
  /// The identifier of the genre; 0 for none.
  open var genrePersistentID: MPMediaEntityPersistentID { identifier(MPMediaItemPropertyGenrePersistentID) }
  /// The composer; nil for none.
  open var composer: String? { text(MPMediaItemPropertyComposer) }
  /// The identifier of the composer; 0 for none.
  open var composerPersistentID: MPMediaEntityPersistentID { identifier(MPMediaItemPropertyComposerPersistentID) }
  /// The duration, in seconds.
  open var playbackDuration: TimeInterval { value(forProperty: MPMediaItemPropertyPlaybackDuration) as? Double ?? 0 }
  /// The number in the album; 0 for none.
  open var albumTrackNumber: Int { number(MPMediaItemPropertyAlbumTrackNumber) }
  /// How many are in the album; 0 where that is not known.
  open var albumTrackCount: Int { number(MPMediaItemPropertyAlbumTrackCount) }
  /// The number of the disc; 0 for none.
  open var discNumber: Int { number(MPMediaItemPropertyDiscNumber) }
  /// How many discs there are; 0 where that is not known.
  open var discCount: Int { number(MPMediaItemPropertyDiscCount) }
  /// The picture; nil for none.
  open var artwork: MPMediaItemArtwork? { value(forProperty: MPMediaItemPropertyArtwork) as? MPMediaItemArtwork }
  /// Whether the words are explicit.
  open var isExplicitItem: Bool { value(forProperty: MPMediaItemPropertyIsExplicit) as? Bool ?? false }
  /// The words; nil for none.
  open var lyrics: String? { text(MPMediaItemPropertyLyrics) }
  /// Whether the album has several artists.
  open var isCompilation: Bool { value(forProperty: MPMediaItemPropertyIsCompilation) as? Bool ?? false }
  /// When it came out; nil where that is not known.
  open var releaseDate: Date? { value(forProperty: MPMediaItemPropertyReleaseDate) as? Date }
  /// How many beats a minute has; 0 where that is not known.
  open var beatsPerMinute: Int { number(MPMediaItemPropertyBeatsPerMinute) }
  /// What the user has noted; nil for nothing.
  open var comments: String? { text(MPMediaItemPropertyComments) }
  /// The address of the file; nil for one that cannot be played by its address.
  open var assetURL: URL? { value(forProperty: MPMediaItemPropertyAssetURL) as? URL }
  /// Whether it is not on the device.
  open var isCloudItem: Bool { value(forProperty: MPMediaItemPropertyIsCloudItem) as? Bool ?? false }
  /// Whether it is protected.
  open var hasProtectedAsset: Bool { value(forProperty: MPMediaItemPropertyHasProtectedAsset) as? Bool ?? false }
  /// The title of the podcast; nil for none.
  open var podcastTitle: String? { text(MPMediaItemPropertyPodcastTitle) }
  /// The identifier of the podcast; 0 for none.
  open var podcastPersistentID: MPMediaEntityPersistentID { identifier(MPMediaItemPropertyPodcastPersistentID) }
  /// How often it was played.
  open var playCount: Int { number(MPMediaItemPropertyPlayCount) }
  /// How often it was skipped.
  open var skipCount: Int { number(MPMediaItemPropertySkipCount) }
  /// The user's rating, from 0 to 5.
  open var rating: Int { number(MPMediaItemPropertyRating) }
  /// When it was played last; nil for never.
  open var lastPlayedDate: Date? { value(forProperty: MPMediaItemPropertyLastPlayedDate) as? Date }
  /// The user's group; nil for none.
  open var userGrouping: String? { text(MPMediaItemPropertyUserGrouping) }
  /// Where playing goes on, in seconds.
  open var bookmarkTime: TimeInterval { value(forProperty: MPMediaItemPropertyBookmarkTime) as? Double ?? 0 }
  /// When it came into the library.
  open var dateAdded: Date {
    value(forProperty: MPMediaItemPropertyDateAdded) as? Date ?? Date(timeIntervalSinceReferenceDate: 0)
  }
  /// The identifier in the store; empty for none.
  open var playbackStoreID: String { text(MPMediaItemPropertyPlaybackStoreID) ?? "" }
  /// Whether it has not come out.
  open var isPreorder: Bool { value(forProperty: MPMediaItemPropertyIsPreorder) as? Bool ?? false }
}
