public import Foundation
import PlainviewRuntime

/// The type of the activity by which an app opens an item that the user found.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of an item's identifier in the activity.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The type of the activity by which an app goes on with the user's search.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// The key of the user's search in the activity.
public let CSSearchQueryString = "kCSSearchQueryString"

/// Something of the app that the user can search for.
open class CSSearchableItem: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The identifier, unique in the app; an item with that of another replaces it.
  open var uniqueIdentifier: String
  /// The group of the item, such as `mail.inbox`; nil for none.
  open var domainIdentifier: String?
  /// When the item is no longer found: a month after it was created, unless the app says otherwise. Setting nil gives it a
  /// month from now.
  open var expirationDate: Date! {
    get { expiration }
    set { expiration = newValue ?? Self.usualExpiration }
  }
  private var expiration: Date
  private static var usualExpiration: Date { SimulatedProcess.date.addingTimeInterval(30 * 24 * 3600) }
  /// What is known of the item.
  open var attributeSet: CSSearchableItemAttributeSet
  /// Whether indexing the item changes an item that is there, and leaves the values that this one does not have.
  open var isUpdate = false

  /// Creates an item with an identifier of its own and without values.
  public override convenience init() {
    self.init(
      uniqueIdentifier: nil, domainIdentifier: nil,
      attributeSet: CSSearchableItemAttributeSet(itemContentType: "public.data"))
  }
  /// Creates an item; without an identifier it gets one of its own.
  public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
    expiration = Self.usualExpiration
    super.init()
  }
  /// Creates an item from an archive.
  public required init?(coder: NSCoder) {
    guard let name = coder.objectIfPresent(of: NSString.self, forKey: "uniqueIdentifier"),
      let values = coder.objectIfPresent(of: CSSearchableItemAttributeSet.self, forKey: "attributeSet")
    else { return nil }
    uniqueIdentifier = String(describing: name)
    domainIdentifier = coder.objectIfPresent(of: NSString.self, forKey: "domainIdentifier").map {
      String(describing: $0)
    }
    attributeSet = values
    expiration = Date(timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: "expirationDate"))
    super.init()
  }
  /// Archives the item.
  open func encode(with coder: NSCoder) {
    coder.encode(NSString(string: uniqueIdentifier), forKey: "uniqueIdentifier")
    if let domainIdentifier { coder.encode(NSString(string: domainIdentifier), forKey: "domainIdentifier") }
    coder.encode(attributeSet, forKey: "attributeSet")
    coder.encode(expiration.timeIntervalSinceReferenceDate, forKey: "expirationDate")
  }
  /// Whether items can be archived securely, true.
  open class var supportsSecureCoding: Bool { true }
  /// Returns a copy with a copy of the values.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate }

  var duplicate: CSSearchableItem {
    let values = attributeSet.copy() as? CSSearchableItemAttributeSet ?? attributeSet
    let copy = CSSearchableItem(
      uniqueIdentifier: uniqueIdentifier, domainIdentifier: domainIdentifier, attributeSet: values)
    copy.expirationDate = expirationDate
    copy.isUpdate = isUpdate
    return copy
  }

  /// Compares two items by the rank in which they are shown: by `rankingHint`, then by title.
  open func compare(byRank other: CSSearchableItem) -> ComparisonResult {
    let (one, two) = (attributeSet.rankingHint?.doubleValue ?? 0, other.attributeSet.rankingHint?.doubleValue ?? 0)
    if one != two { return one > two ? .orderedAscending : .orderedDescending }
    let (first, second) = (attributeSet.title ?? "", other.attributeSet.title ?? "")
    return first == second ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
  }

  /// Whether the item is in a group: in the group itself or in one below it.
  func isIn(_ domain: String) -> Bool {
    guard let domainIdentifier else { return false }
    return domainIdentifier == domain || domainIdentifier.hasPrefix(domain + ".")
  }
}
