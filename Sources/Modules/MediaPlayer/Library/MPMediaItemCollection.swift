public import Foundation

/// Several media, such as those of an album.
open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
  private let media: [MPMediaItem]
  /// The media, in their order.
  open var items: [MPMediaItem] { media }

  /// Creates a collection.
  public init(items: [MPMediaItem]) {
    media = items
    super.init(values: [:])
  }
  init(items: [MPMediaItem], values: [String: Any]) {
    media = items
    super.init(values: values)
  }
  /// Creates a collection of the media that have the identifiers of an archive in the library.
  public required init?(coder: NSCoder) {
    media = (0..<coder.decodeInteger(forKey: "count")).compactMap { number in
      let identifier = UInt64(bitPattern: coder.decodeInt64(forKey: "item.\(number)"))
      return MusicDevice.current.values(of: identifier).map { MPMediaItem(values: $0) }
    }
    super.init(coder: coder)
  }
  /// Archives the identifiers.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(media.count, forKey: "count")
    for (number, item) in media.enumerated() {
      coder.encode(Int64(bitPattern: item.persistentID), forKey: "item.\(number)")
    }
  }

  /// An item with the properties of all, such as the title of their album; nil for an empty collection.
  open var representativeItem: MPMediaItem? { items.first }
  /// How many media there are.
  open var count: Int { items.count }
  /// The kinds of the media.
  open var mediaTypes: MPMediaType { items.reduce(into: []) { $0.formUnion($1.mediaType) } }

  /// Returns the value of a property; that of the representative item where the collection has none.
  open override func value(forProperty property: String) -> Any? {
    super.value(forProperty: property) ?? representativeItem?.value(forProperty: property)
  }
}

/// Properties of a playlist.
public struct MPMediaPlaylistAttribute: OptionSet, Hashable, Sendable {
  /// The bits of the properties.
  public let rawValue: UInt
  /// Creates properties from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// It was made on the device.
  public static let onTheGo = Self(rawValue: 1 << 0)
  /// It is made by rules.
  public static let smart = Self(rawValue: 1 << 1)
  /// It was made by the system.
  public static let genius = Self(rawValue: 1 << 2)
}

/// A playlist of the library.
open class MPMediaPlaylist: MPMediaItemCollection, @unchecked Sendable {
  /// The name; nil for none.
  open var name: String? { value(forProperty: MPMediaPlaylistPropertyName) as? String }
  /// The identifier in the store; always nil.
  open var cloudGlobalID: String? { nil }
  /// The properties; always none.
  open var playlistAttributes: MPMediaPlaylistAttribute { [] }
  /// What it was made of; always nil.
  open var seedItems: [MPMediaItem]? { nil }
  /// The description; nil for none.
  open var descriptionText: String? { value(forProperty: MPMediaPlaylistPropertyDescriptionText) as? String }
  /// The name of who has made it; nil for none.
  open var authorDisplayName: String? { value(forProperty: MPMediaPlaylistPropertyAuthorDisplayName) as? String }

  /// Puts media at the end of the playlist in the library; this object does not change. The closure is called in the
  /// next turn; without permission the error is `permissionDenied`.
  @preconcurrency open func add(
    _ mediaItems: [MPMediaItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let identifier = persistentID
    MusicDevice.current.answer("a change of a playlist", completionHandler) { state in
      guard let index = state.playlists.firstIndex(where: { $0.id == identifier }) else { return .notFound }
      state.playlists[index].songs += mediaItems.map(\.persistentID)
      return nil
    }
  }
}

/// What a new playlist is.
open class MPMediaPlaylistCreationMetadata: NSObject {
  /// The name.
  public let name: String
  /// The name of who has made it; nil for the app's. Kept, without effect.
  open var authorDisplayName: String?
  /// The description; empty for none.
  open var descriptionText = ""
  /// Creates what a playlist with a name is.
  public init(name: String) { self.name = name }
}
