import Foundation

/// Makes entities and components of classes that are known at run time only, whose initializer is not `required`.
///
/// `Made…` has the slot of the initializer in common with every class that inherits it, and the call goes through the
/// slot. The overrides below it keep the compiler from binding the call to `Made…` itself. A class without `init()` has
/// that of another class in the slot, whose object is of no use.
enum EntityMaker {
  static func component(of type: GKComponent.Type) -> GKComponent? {
    let component = unsafeBitCast(type, to: MadeComponent.Type.self).init()
    return Swift.type(of: component) == type ? component : nil
  }

  static func entity(of type: GKEntity.Type) -> GKEntity? {
    let entity = unsafeBitCast(type, to: MadeEntity.Type.self).init()
    return Swift.type(of: entity) == type ? entity : nil
  }
}

private class MadeComponent: GKComponent {
  required override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class OverridingComponent: MadeComponent {
  required init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class MadeEntity: GKEntity {
  required override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class OverridingEntity: MadeEntity {
  required init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
