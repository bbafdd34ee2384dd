public import Foundation
import PlainviewRuntime

/// A part of a list, with the letter at its head.
open class MPMediaQuerySection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let letter: String
  private let part: NSRange
  /// The letter.
  open var title: String { letter }
  /// Which of the list are in the part.
  open var range: NSRange { part }
  init(title: String, range: NSRange) {
    (letter, part) = (title, range)
    super.init()
  }
  /// Creates a part from an archive.
  public required init?(coder: NSCoder) {
    letter = coder.objectIfPresent(of: NSString.self, forKey: "title").map { String(describing: $0) } ?? ""
    part = NSRange(location: coder.decodeInteger(forKey: "location"), length: coder.decodeInteger(forKey: "length"))
    super.init()
  }
  /// Archives the part.
  open func encode(with coder: NSCoder) {
    coder.encode(NSString(string: letter), forKey: "title")
    coder.encode(part.location, forKey: "location")
    coder.encode(part.length, forKey: "length")
  }
  /// Whether parts can be archived securely, true.
  open class var supportsSecureCoding: Bool { true }
  /// Returns the part itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Looks for media in the library, which has what `XCUIDevice.music` says.
open class MPMediaQuery: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
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

  /// Creates a query from an archive.
  public required init?(coder: NSCoder) {
    let classes = [NSArray.self, MPMediaPredicate.self, MPMediaPropertyPredicate.self]
    let found = coder.objectIfPresent(of: classes, forKey: "filterPredicates") as? NSArray
    filterPredicates = found.map { Set($0.compactMap { $0 as? MPMediaPredicate }) }
    groupingType = MPMediaGrouping(rawValue: coder.decodeInteger(forKey: "groupingType")) ?? .title
    super.init()
  }
  /// Archives the query.
  open func encode(with coder: NSCoder) {
    if let filterPredicates { coder.encode(NSArray(array: Array(filterPredicates)), forKey: "filterPredicates") }
    coder.encode(groupingType.rawValue, forKey: "groupingType")
  }
  /// Whether queries can be archived securely, true.
  open class var supportsSecureCoding: Bool { true }

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

  private var property: String { MPMediaItem.titleProperty(forGroupingType: groupingType) }

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
