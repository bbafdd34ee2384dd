import Foundation
import PlainviewTargetAction

/// A record that a fetch examines: the object where the context has changed it, else its saved values, so that no object is
/// made for what is not found.
final class FetchCandidate: KeyedObject {
  let id: NSManagedObjectID
  private let context: NSManagedObjectContext
  private let countsPending: Bool
  private var row: ObjectRow?

  init(_ id: NSManagedObjectID, _ context: NSManagedObjectContext, countsPending: Bool = true) {
    self.id = id
    self.context = context
    self.countsPending = countsPending
  }

  private var changed: NSManagedObject? {
    guard countsPending, let object = context.registeredObject(for: id), object.hasChanges else { return nil }
    return object
  }

  func keyedValue(_ key: String) -> Any? {
    guard let property = id.entity.property(key) else {
      return key == "objectID" ? id : object.value(forKey: key)
    }
    let values: ObjectRow
    if let changed {
      values = changed.row
    } else {
      if row == nil { row = context.row(of: id) ?? ObjectRow() }
      values = row ?? ObjectRow()
    }
    guard let relationship = property as? NSRelationshipDescription else {
      return property is NSFetchedPropertyDescription ? object.value(forKey: key) : values.values[key]
    }
    let others = (values.references[key]?.ids ?? []).map { FetchCandidate($0, context, countsPending: countsPending) }
    return relationship.isToMany ? others : others.first
  }

  func setKeyedValue(_ value: Any?, _ key: String) { object.setValue(value, forKey: key) }
  var comparedIdentity: AnyObject { id }
  var object: NSManagedObject { context.object(with: id) }
}
