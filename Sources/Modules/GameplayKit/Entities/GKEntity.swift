public import Foundation

/// A part of what an entity is or does.
open class GKComponent: NSObject, NSCopying, NSSecureCoding {
  /// What the component belongs to.
  public internal(set) weak var entity: GKEntity?

  public override init() { super.init() }
  /// Creates a component; nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init() }
  /// Does nothing; subclasses archive what they have.
  open func encode(with coder: NSCoder) {}
  /// Whether components can be archived securely, true.
  open class var supportsSecureCoding: Bool { true }
  /// A new component of the same class, as its `init()` makes it: subclasses copy what they have. A class that has other
  /// initializers only has to copy itself; without that the result is the component itself.
  open func copy(with zone: NSZone? = nil) -> Any { EntityMaker.component(of: type(of: self)) ?? self }
  /// Called by updates with the seconds since the last one; does nothing in this base class.
  open func update(deltaTime seconds: TimeInterval) {}
  /// Called after the component was added to an entity; does nothing in this base class.
  open func didAddToEntity() {}
  /// Called before the component is removed from its entity; does nothing in this base class.
  open func willRemoveFromEntity() {}
}

/// A thing of a game, made of components, one of a class.
open class GKEntity: NSObject, NSCopying, NSSecureCoding {
  /// The components, in the order in which they were added.
  open private(set) var components: [GKComponent] = []

  public override init() { super.init() }
  /// Creates an entity without components; nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init() }
  /// Does nothing; subclasses archive what they have.
  open func encode(with coder: NSCoder) {}
  /// Whether entities can be archived securely, true.
  open class var supportsSecureCoding: Bool { true }
  /// An entity of the same class with copies of the components.
  open func copy(with zone: NSZone? = nil) -> Any {
    let entity = EntityMaker.entity(of: type(of: self)) ?? GKEntity()
    for component in components {
      if let copy = component.copy(with: nil) as? GKComponent, copy !== component { entity.addComponent(copy) }
    }
    return entity
  }

  /// A component of the same class is taken out.
  open func addComponent(_ component: GKComponent) {
    if let old = components.first(where: { type(of: $0) == type(of: component) }) {
      if old === component { return }
      remove(old)
    }
    component.entity?.remove(component)
    components.append(component)
    component.entity = self
    component.didAddToEntity()
  }

  /// Returns the component of exactly a class; nil when there is none.
  open func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) -> ComponentType? {
    components.first { type(of: $0) == componentClass } as? ComponentType
  }

  /// Removes the component of exactly a class, if there is one.
  open func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
    component(ofType: componentClass).map(remove)
  }

  private func remove(_ component: GKComponent) {
    guard let index = components.firstIndex(where: { $0 === component }) else { return }
    component.willRemoveFromEntity()
    components.remove(at: index)
    component.entity = nil
  }

  /// Hands the time since the last update to all components, in seconds.
  open func update(deltaTime seconds: TimeInterval) {
    for component in components { component.update(deltaTime: seconds) }
  }
}

/// The components of a class of many entities, to be updated together.
open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
  /// The class of the components.
  public let componentClass: AnyClass
  /// The components, in the order in which they were added.
  open private(set) var components: [ComponentType] = []

  /// Creates a system for the components of a class.
  public init(componentClass cls: AnyClass) {
    componentClass = cls
    super.init()
  }

  /// Returns the component at an index.
  open subscript(idx: Int) -> ComponentType { components[idx] }

  /// Of another class a component is not taken.
  open func addComponent(_ component: ComponentType) {
    guard type(of: component) == componentClass, !components.contains(where: { $0 === component }) else { return }
    components.append(component)
  }
  /// Adds the component that an entity has of the class, if there is one.
  open func addComponent(foundIn entity: GKEntity) { found(in: entity).map(addComponent) }
  /// Removes a component from the system; it stays in its entity.
  open func removeComponent(_ component: ComponentType) { components.removeAll { $0 === component } }
  /// Removes the component that an entity has of the class, if there is one.
  open func removeComponent(foundIn entity: GKEntity) { found(in: entity).map(removeComponent) }

  private func found(in entity: GKEntity) -> ComponentType? {
    entity.components.first { type(of: $0) == componentClass } as? ComponentType
  }

  /// Hands the time since the last update to all components, in seconds.
  open func update(deltaTime seconds: TimeInterval) {
    for component in components { component.update(deltaTime: seconds) }
  }
}
