public import Foundation
import PlainviewTargetAction

/// What is the same for all objects of a record, whichever context they are of.
///
/// A coordinator has one for each record. Where a device gives an object another identifier when it is saved, this one
/// itself stops to be temporary.
public final class NSManagedObjectID: NSObject, NSCopying, @unchecked Sendable, KeyedObject {
  /// The entity of the object.
  public let entity: NSEntityDescription
  /// The store of the object; nil for an object that was not saved.
  public internal(set) weak var persistentStore: NSPersistentStore?
  /// The record's number in its store; 0 for an object that no store has.
  var number = 0
  private let temporaryNumber: Int
  /// The object that was made with it, as long as it is there.
  weak var maker: NSManagedObject?
  /// Where it stands among those of its process: later ones have greater numbers, saved ones come before.
  var order: (Int, Int) { isTemporaryID ? (1, temporaryNumber) : (0, number) }

  init(_ entity: NSEntityDescription, temporaryNumber: Int = 0) {
    self.entity = entity
    self.temporaryNumber = temporaryNumber
    super.init()
  }

  /// Whether no store has the object yet.
  public var isTemporaryID: Bool { number == 0 }

  /// `x-coredata://STORE/Entity/p1`, of a temporary one `x-coredata:///Entity/t1`.
  public func uriRepresentation() -> URL {
    let name = entity.name ?? ""
    let text =
      isTemporaryID
      ? "x-coredata:///\(name)/t\(temporaryNumber)"
      : "x-coredata://\(persistentStore?.identifier ?? "")/\(name)/p\(number)"
    return URL(string: text) ?? URL(fileURLWithPath: "/")
  }

  var key: RowKey { RowKey(entity: entity.name ?? "", number: number) }

  /// Returns the identifier itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }
  public override var description: String { "<\(uriRepresentation().absoluteString)>" }

  package func keyedValue(_ key: String) -> Any? { key == "entity" ? entity : nil }
  package func setKeyedValue(_ value: Any?, _ key: String) {}
  package var comparedIdentity: AnyObject { self }
}
