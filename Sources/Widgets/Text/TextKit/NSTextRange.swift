public import Foundation

/// A location in a document.
public protocol NSTextLocation: NSObjectProtocol {
  /// The order of this location and another one of the same document.
  func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// The location before a UTF-16 unit of a text storage.
final class TextStorageLocation: NSObject, NSTextLocation, @unchecked Sendable {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  func compare(_ location: any NSTextLocation) -> ComparisonResult {
    let other = (location as? TextStorageLocation)?.offset ?? 0
    return offset == other ? .orderedSame : offset < other ? .orderedAscending : .orderedDescending
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextStorageLocation)?.offset == offset }
  override var hash: Int { offset }
  override var description: String { "\(offset)" }
}

/// A part of a document between two locations.
open class NSTextRange: NSObject {
  /// The beginning of the range.
  open private(set) var location: any NSTextLocation
  /// The end of the range.
  open private(set) var endLocation: any NSTextLocation
  /// Whether the range begins where it ends.
  open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

  /// Makes a range; nil where its end comes before its beginning.
  public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
    let end = endLocation ?? location
    guard location.compare(end) != .orderedDescending else { return nil }
    self.location = location
    self.endLocation = end
    super.init()
  }

  /// Creates an empty range at a location.
  public convenience init(location: any NSTextLocation) { self.init(location: location, end: nil)! }

  @available(*, unavailable) public override init() { fatalError("use init(location:end:)") }

  /// Returns whether two ranges have the same beginning and end.
  open func isEqual(to textRange: NSTextRange) -> Bool { isEqual(textRange) }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextRange else { return false }
    return location.compare(other.location) == .orderedSame && endLocation.compare(other.endLocation) == .orderedSame
  }
  open override var hash: Int { location.hash &* 31 &+ endLocation.hash }
  /// Returns whether a location is in the range; its end is not.
  open func contains(_ location: any NSTextLocation) -> Bool {
    self.location.compare(location) != .orderedDescending && endLocation.compare(location) == .orderedDescending
  }
  /// Returns whether another range is completely in this one.
  open func contains(_ textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) != .orderedDescending
      && endLocation.compare(textRange.endLocation) != .orderedAscending
  }
  /// Whether both have a part in common that is not empty.
  open func intersects(_ textRange: NSTextRange) -> Bool { intersection(textRange).map { !$0.isEmpty } ?? false }
  /// The part that both have in common; nil where there is none.
  open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
    let start = location.compare(textRange.location) == .orderedAscending ? textRange.location : location
    let end = endLocation.compare(textRange.endLocation) == .orderedAscending ? endLocation : textRange.endLocation
    return NSTextRange(location: start, end: end)
  }
  /// The smallest range that holds both.
  open func union(_ textRange: NSTextRange) -> NSTextRange {
    let start = location.compare(textRange.location) == .orderedAscending ? location : textRange.location
    let end = endLocation.compare(textRange.endLocation) == .orderedAscending ? textRange.endLocation : endLocation
    return NSTextRange(location: start, end: end)!
  }
}

extension NSTextRange {
  /// A range of UTF-16 units.
  convenience init(units: NSRange) {
    self.init(
      location: TextStorageLocation(units.location), end: TextStorageLocation(units.location + units.length))!
  }

  /// The range in UTF-16 units.
  var units: NSRange {
    let start = (location as? TextStorageLocation)?.offset ?? 0
    return NSRange(location: start, length: max(0, ((endLocation as? TextStorageLocation)?.offset ?? start) - start))
  }
}
