public import Foundation

/// A condition for media.
open class MPMediaPredicate: NSObject, @unchecked Sendable {
  override init() { super.init() }
  func accepts(_ item: MPMediaItem) -> Bool { true }
}

/// A condition for a property of media.
open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
  /// The key of the property.
  public let property: String
  /// The value; nil accepts media without one.
  public let value: Any?
  /// How the property is compared.
  public let comparisonType: MPMediaPredicateComparison

  /// Creates a condition.
  public init(
    value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison = .equalTo
  ) {
    (self.value, self.property, self.comparisonType) = (value, property, comparisonType)
    super.init()
  }

  override func accepts(_ item: MPMediaItem) -> Bool {
    guard let found = item.value(forProperty: property) else { return value == nil }
    guard let value else { return false }
    if property == MPMediaItemPropertyMediaType, let kinds = Self.number(value) {
      return !item.mediaType.isDisjoint(with: MPMediaType(rawValue: kinds))
    }
    if let text = found as? String, let wanted = value as? String {
      return comparisonType == .equalTo ? text == wanted : text.localizedCaseInsensitiveContains(wanted)
    }
    if let number = Self.number(found), let wanted = Self.number(value) { return number == wanted }
    return (found as? AnyHashable) == (value as? AnyHashable)
  }

  private static func number(_ value: Any) -> UInt? {
    switch value {
    case let number as MPMediaType: number.rawValue
    case let number as UInt: number
    case let number as UInt64: UInt(number)
    case let number as Int: UInt(exactly: number)
    case let number as Bool: number ? 1 : 0
    case let number as NSNumber: number.uintValue
    default: nil
    }
  }
}

/// A part of a list, with the letter at its head.
open class MPMediaQuerySection: NSObject, NSCopying, @unchecked Sendable {
  /// The letter.
  public let title: String
  /// Which of the list are in the part.
  public let range: NSRange
  init(title: String, range: NSRange) { (self.title, self.range) = (title, range) }
  /// Returns the part itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Looks for media in the library, which has what `XCUIDevice.music` says.
open class MPMediaQuery: NSObject, NSCopying, @unchecked Sendable {
  /// The conditions, all of which have to be met; nil for none.
  open var filterPredicates: Set<MPMediaPredicate>?
  /// What is put together in collections; each medium alone before it is set.
  open var groupingType = MPMediaGrouping.title

  /// Creates a query for all media.
  public override init() { super.init() }
  /// Creates a query with conditions.
  public init(filterPredicates: Set<MPMediaPredicate>?) {
    self.filterPredicates = filterPredicates
    super.init()
  }

  /// Adds a condition.
  open func addFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates = (filterPredicates ?? []).union([predicate])
  }
  /// Removes a condition.
  open func removeFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates?.remove(predicate) }

  /// The media that meet the conditions, in the order of the library; nil without permission.
  open var items: [MPMediaItem]? {
    MusicDevice.current.items.map { items in
      items.filter { item in filterPredicates?.allSatisfy { $0.accepts(item) } ?? true }
    }
  }

  /// What is put together, in the order of its names; nil without permission.
  open var collections: [MPMediaItemCollection]? {
    guard let items else { return nil }
    if groupingType == .playlist {
      let known = Set(items.map(\.persistentID))
      return MusicDevice.current.playlists?.map { list in
        MPMediaPlaylist(items: list.items.filter { known.contains($0.persistentID) }, values: list.values)
      }
    }
    guard groupingType != .title else { return items.map { MPMediaItemCollection(items: [$0]) } }
    let groups = Dictionary(grouping: items.filter { $0.value(forProperty: property) != nil }) {
      $0.value(forProperty: property) as? String ?? ""
    }
    return groups.keys.sorted().map { MPMediaItemCollection(items: groups[$0] ?? []) }
  }

  private var property: String {
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

  /// The parts of `items` by the first letters of their titles; nil without permission.
  open var itemSections: [MPMediaQuerySection]? { items.map { Self.sections($0.map { $0.title ?? "" }) } }
  /// The parts of `collections` by the first letters of their names; nil without permission.
  open var collectionSections: [MPMediaQuerySection]? {
    collections.map { Self.sections($0.map { $0.value(forProperty: property) as? String ?? "" }) }
  }

  private static func sections(_ names: [String]) -> [MPMediaQuerySection] {
    var sections: [MPMediaQuerySection] = []
    for (index, name) in names.enumerated() {
      let title = name.first.map { $0.isLetter ? String($0).uppercased() : "#" } ?? "#"
      if let last = sections.last, last.title == title {
        sections[sections.count - 1] = MPMediaQuerySection(
          title: title, range: NSRange(location: last.range.location, length: last.range.length + 1))
      } else {
        sections.append(MPMediaQuerySection(title: title, range: NSRange(location: index, length: 1)))
      }
    }
    return sections
  }

  private class func query(_ type: MPMediaType?, _ grouping: MPMediaGrouping) -> MPMediaQuery {
    let query = MPMediaQuery()
    query.groupingType = grouping
    if let type {
      query.addFilterPredicate(
        MPMediaPropertyPredicate(value: type.rawValue, forProperty: MPMediaItemPropertyMediaType))
    }
    return query
  }
  /// Returns a query for music by album.
  open class func albums() -> MPMediaQuery { query(.music, .album) }
  /// Returns a query for music by artist.
  open class func artists() -> MPMediaQuery { query(.music, .artist) }
  /// Returns a query for music.
  open class func songs() -> MPMediaQuery { query(.music, .title) }
  /// Returns a query for playlists.
  open class func playlists() -> MPMediaQuery { query(nil, .playlist) }
  /// Returns a query for podcasts.
  open class func podcasts() -> MPMediaQuery { query(.podcast, .podcastTitle) }
  /// Returns a query for books that are read aloud.
  open class func audiobooks() -> MPMediaQuery { query(.audioBook, .title) }
  /// Returns a query for music of albums with several artists, by album.
  open class func compilations() -> MPMediaQuery {
    let query = query(.any, .album)
    query.addFilterPredicate(MPMediaPropertyPredicate(value: true, forProperty: MPMediaItemPropertyIsCompilation))
    return query
  }
  /// Returns a query for media by composer.
  open class func composers() -> MPMediaQuery { query(.any, .composer) }
  /// Returns a query for media by genre.
  open class func genres() -> MPMediaQuery { query(.any, .genre) }

  /// Returns a query with the same conditions.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = MPMediaQuery(filterPredicates: filterPredicates)
    copy.groupingType = groupingType
    return copy
  }
}
