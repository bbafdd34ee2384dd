public import Foundation

/// A part of what an entity is or does.
open class GKComponent: NSObject, NSCopying, NSSecureCoding {
  /// What the component belongs to.
  public internal(set) weak var entity: GKEntity?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open func encode(with coder: NSCoder) {}
  open class var supportsSecureCoding: Bool { true }
  /// The component itself: subclasses copy what they have.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open func update(deltaTime seconds: TimeInterval) {}
  open func didAddToEntity() {}
  open func willRemoveFromEntity() {}
}

/// A thing of a game, made of components, one of a class.
open class GKEntity: NSObject, NSCopying, NSSecureCoding {
  open private(set) var components: [GKComponent] = []

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open func encode(with coder: NSCoder) {}
  open class var supportsSecureCoding: Bool { true }
  /// An entity with copies of the components.
  open func copy(with zone: NSZone? = nil) -> Any {
    let entity = GKEntity()
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

  open func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) -> ComponentType? {
    components.first { type(of: $0) == componentClass } as? ComponentType
  }

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
  public let componentClass: AnyClass
  open private(set) var components: [ComponentType] = []

  public init(componentClass cls: AnyClass) {
    componentClass = cls
    super.init()
  }

  open subscript(idx: Int) -> ComponentType { components[idx] }

  /// Of another class a component is not taken.
  open func addComponent(_ component: ComponentType) {
    guard type(of: component) == componentClass, !components.contains(where: { $0 === component }) else { return }
    components.append(component)
  }
  open func addComponent(foundIn entity: GKEntity) { found(in: entity).map(addComponent) }
  open func removeComponent(_ component: ComponentType) { components.removeAll { $0 === component } }
  open func removeComponent(foundIn entity: GKEntity) { found(in: entity).map(removeComponent) }

  private func found(in entity: GKEntity) -> ComponentType? {
    entity.components.first { type(of: $0) == componentClass } as? ComponentType
  }

  /// Hands the time since the last update to all components, in seconds.
  open func update(deltaTime seconds: TimeInterval) {
    for component in components { component.update(deltaTime: seconds) }
  }
}
