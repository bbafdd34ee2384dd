public import Foundation
public import PlainviewTargetAction

/// The identifier of what a piece of metadata is about.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  /// The identifier.
  public let rawValue: String
  /// Creates an identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates an identifier.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The title.
  public static let commonIdentifierTitle = Self("comn/title")
  /// The artist.
  public static let commonIdentifierArtist = Self("comn/artist")
  /// The name of the album.
  public static let commonIdentifierAlbumName = Self("comn/albumName")
  /// The description.
  public static let commonIdentifierDescription = Self("comn/description")
  /// The picture.
  public static let commonIdentifierArtwork = Self("comn/artwork")
  /// The author.
  public static let commonIdentifierAuthor = Self("comn/author")
  /// The date of creation.
  public static let commonIdentifierCreationDate = Self("comn/creationDate")
  /// The subtitle of a film of iTunes.
  public static let iTunesMetadataTrackSubTitle = Self("itsk/%A9st3")
  /// The location of a film of QuickTime.
  public static let quickTimeMetadataLocationISO6709 = Self("mdta/com.apple.quicktime.location.ISO6709")
}

/// The name of a piece of metadata in its format.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The title.
  public static let commonKeyTitle = Self(rawValue: "title")
  /// The artist.
  public static let commonKeyArtist = Self(rawValue: "artist")
  /// The author.
  public static let commonKeyAuthor = Self(rawValue: "author")
  /// The creator.
  public static let commonKeyCreator = Self(rawValue: "creator")
  /// The name of the album.
  public static let commonKeyAlbumName = Self(rawValue: "albumName")
  /// The description.
  public static let commonKeyDescription = Self(rawValue: "description")
  /// The picture.
  public static let commonKeyArtwork = Self(rawValue: "artwork")
  /// The date of creation.
  public static let commonKeyCreationDate = Self(rawValue: "creationDate")
  /// The genre.
  public static let commonKeyType = Self(rawValue: "type")
}

/// The names that belong together.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
  /// The identifier of the names.
  public let rawValue: String
  /// Creates a space from its identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Names that all formats have.
  public static let common = Self(rawValue: "comn")
  /// The names of ID3.
  public static let id3 = Self(rawValue: "org.id3")
  /// The names of iTunes.
  public static let iTunes = Self(rawValue: "itsk")
  /// The names of QuickTime's metadata.
  public static let quickTimeMetadata = Self(rawValue: "mdta")
}

/// A format of metadata.
public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
  /// The identifier of the format.
  public let rawValue: String
  /// Creates a format from its identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// ID3.
  public static let id3Metadata = Self(rawValue: "org.id3")
  /// iTunes.
  public static let iTunesMetadata = Self(rawValue: "com.apple.itunes")
  /// QuickTime.
  public static let quickTimeMetadata = Self(rawValue: "com.apple.quicktime.mdta")
}

/// A piece of metadata: its name and its value.
open class AVMetadataItem: NSObject, NSCopying, NSMutableCopying, AVAsynchronousKeyValueLoading, @unchecked Sendable {
  private let loaded = LoadedKeys()
  fileprivate var values = Values()
  fileprivate struct Values {
    var identifier: AVMetadataIdentifier?
    var key: (any NSCopying & NSObjectProtocol)?
    var keySpace: AVMetadataKeySpace?
    var value: (any NSCopying & NSObjectProtocol)?
    var languageTag: String?
    var locale: Locale?
    var time = CMTime.invalid
    var duration = CMTime.invalid
    var dataType: String?
    var extra: [AnyHashable: Any]?
  }

  public override init() { super.init() }
  /// What the piece is about; made from the key and its space where none was set.
  open var identifier: AVMetadataIdentifier? {
    values.identifier
      ?? values.keySpace.flatMap { space in
        (values.key as? NSString).map { AVMetadataIdentifier("\(space.rawValue)/\($0)") }
      }
  }
  /// The name of the piece.
  open var key: (any NSCopying & NSObjectProtocol)? {
    values.key ?? values.identifier?.rawValue.split(separator: "/").last.map { String($0) as NSString }
  }
  /// The space of the name.
  open var keySpace: AVMetadataKeySpace? {
    values.keySpace
      ?? values.identifier?.rawValue.split(separator: "/").first.map { AVMetadataKeySpace(rawValue: String($0)) }
  }
  /// The common name; nil for a piece with a name of another space.
  open var commonKey: AVMetadataKey? {
    keySpace == .common ? (key as? NSString).map { AVMetadataKey(rawValue: String(describing: $0)) } : nil
  }
  /// The value.
  open var value: (any NSCopying & NSObjectProtocol)? { values.value }
  /// The value as a text; nil where it is none.
  open var stringValue: String? {
    (values.value as? NSString).map { String(describing: $0) } ?? (values.value as? NSNumber)?.stringValue
  }
  /// The value as a number; nil where it is none.
  open var numberValue: NSNumber? { values.value as? NSNumber }
  /// The value as a date; nil where it is none.
  open var dateValue: Date? {
    (values.value as? NSDate).map { Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate) }
      ?? stringValue.flatMap { ISO8601DateFormatter().date(from: $0) }
  }
  /// The value as bytes; nil where it is none.
  open var dataValue: Data? { (values.value as? NSData).map { Data(referencing: $0) } }
  /// The tag of the language.
  open var extendedLanguageTag: String? { values.languageTag }
  /// The language and the region.
  open var locale: Locale? { values.locale }
  /// When the piece begins to count.
  open var time: CMTime { values.time }
  /// How long the piece counts.
  open var duration: CMTime { values.duration }
  /// The type of the value.
  open var dataType: String? { values.dataType }
  /// More about the piece.
  open var extraAttributes: [AnyHashable: Any]? { values.extra }

  /// Loads properties before they are read; they are loaded in the next turn, when the closure is called.
  @preconcurrency open func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil
  ) { loaded.load(keys, "values of AVMetadataItem", handler) }
  /// Returns whether a property was loaded.
  open func statusOfValue(forKey key: String, error outError: NSErrorPointer) -> AVKeyValueStatus {
    loaded.status(of: key)
  }

  /// Returns the item itself, or a copy of one that can be changed.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AVMetadataItem()
    copy.values = values
    return copy
  }
  /// Returns a copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = AVMutableMetadataItem()
    copy.values = values
    return copy
  }

  /// Returns the pieces about something.
  open class func metadataItems(
    from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }
  /// Returns the pieces with a name of a space; nil stands for any.
  open class func metadataItems(
    from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
  ) -> [AVMetadataItem] {
    let name = (key as? AVMetadataKey)?.rawValue ?? key.map { "\($0)" }
    return metadataItems.filter { item in
      (name == nil || item.key.map { "\($0)" } == name) && (keySpace == nil || item.keySpace == keySpace)
    }
  }
  /// Returns the pieces in a language and a region.
  open class func metadataItems(from metadataItems: [AVMetadataItem], with locale: Locale) -> [AVMetadataItem] {
    metadataItems.filter { $0.locale == locale }
  }
}

/// A piece of metadata that can be changed.
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
  public override init() { super.init() }
  open override var identifier: AVMetadataIdentifier? {
    get { super.identifier }
    set { values.identifier = newValue }
  }
  open override var key: (any NSCopying & NSObjectProtocol)? {
    get { super.key }
    set { values.key = newValue }
  }
  open override var keySpace: AVMetadataKeySpace? {
    get { super.keySpace }
    set { values.keySpace = newValue }
  }
  open override var value: (any NSCopying & NSObjectProtocol)? {
    get { super.value }
    set { values.value = newValue }
  }
  open override var extendedLanguageTag: String? {
    get { super.extendedLanguageTag }
    set { values.languageTag = newValue }
  }
  open override var locale: Locale? {
    get { super.locale }
    set { values.locale = newValue }
  }
  open override var time: CMTime {
    get { super.time }
    set { values.time = newValue }
  }
  open override var duration: CMTime {
    get { super.duration }
    set { values.duration = newValue }
  }
  open override var dataType: String? {
    get { super.dataType }
    set { values.dataType = newValue }
  }
  open override var extraAttributes: [AnyHashable: Any]? {
    get { super.extraAttributes }
    set { values.extra = newValue }
  }
}
