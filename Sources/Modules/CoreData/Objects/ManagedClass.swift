import PlainviewInterfaceBuilder
import PlainviewRuntime

/// Makes objects of the classes that entities name, whose initialiser is not `required`.
///
/// `Made…` has the slot of the initialiser in common with every class that inherits it, and the call goes through the
/// slot. The override below it keeps the compiler from binding the call to `Made…` itself.
enum ManagedClass {
  static func make(_ entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) -> NSManagedObject {
    let type = type(of: entity)
    let object = unsafeBitCast(type, to: MadeObject.Type.self).init(entity: entity, insertInto: context)
    if Swift.type(of: object) != type {
      fail(
        .internalInconsistency(
          "Fatal error: Use of unimplemented initializer 'init(entity:insertInto:)' for class "
            + "'\(String(reflecting: type))'"))
    }
    return object
  }

  /// The class of an entity's objects: that of its name, `NSManagedObject` where the program has none.
  static func type(of entity: NSEntityDescription) -> NSManagedObject.Type {
    if let known = entity.objectClass { return known }
    let name = entity.managedObjectClassName ?? "NSManagedObject"
    // Names are looked up on the main thread, when a coordinator gets the model.
    guard name != "NSManagedObject", MainQueue.isCurrent else { return NSManagedObject.self }
    let modules = modules(of: entity.managedObjectModel)
    let found: AnyClass? = MainQueue.withoutIsolation {
      Found(type: modules.lazy.compactMap { ClassFinder.find(name, module: $0) }.first)
    }.type
    // A name that nothing has yet may be that of a class whose library is loaded later.
    guard let type = found as? NSManagedObject.Type else { return NSManagedObject.self }
    entity.objectClass = type
    return type
  }

  /// The modules that classes of a model are looked for in: the app's, and those of the classes that are known.
  private static func modules(of model: NSManagedObjectModel?) -> [String?] {
    let known = (model?.entities ?? []).compactMap(\.objectClass).map { _typeName($0, qualified: true) }
    return [nil] + known.compactMap { $0.split(separator: ".").first.map(String.init) }
  }

  private struct Found: @unchecked Sendable { let type: AnyClass? }
}

extension NSManagedObject {
  /// What `NSManagedObject(entity:insertInto:)` is on a device: an object of the class that the entity names. Sources for a
  /// device are rewritten to call it; Plainview's own.
  public static func __ofItsClass(
    entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) -> NSManagedObject { ManagedClass.make(entity, insertInto: context) }
}

private class MadeObject: NSManagedObject {
  required override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    super.init(entity: entity, insertInto: context)
  }
}

private final class OverridingObject: MadeObject {
  required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    super.init(entity: entity, insertInto: context)
  }
}
