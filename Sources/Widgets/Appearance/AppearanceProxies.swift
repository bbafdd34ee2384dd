import Foundation
import PlainviewGraphics
import PlainviewRuntime
import PlainviewTargetAction
import PlainviewUIKitCore

/// The appearance that an app sets for all objects of a class, kept for its process.
@MainActor final class AppearanceProxies {
  /// A proxy, and an object of its class that nothing was set on.
  struct Entry {
    let type: AnyClass
    let containers: [AnyClass]
    let traits: UITraitCollection?
    let proxy: NSObject
    let pristine: NSObject
  }

  private var entries: [Entry] = []

  static var current: AppearanceProxies {
    SimulatedProcess.current.singleton(AppearanceProxies.self) { AppearanceProxies() }
  }

  static func proxy<Object>(
    of type: Object.Type, _ containers: [any UIAppearanceContainer.Type], _ traits: UITraitCollection?
  ) -> Object {
    UIView.takesAppearance = { AppearanceProxies.current.apply(to: $0) }
    guard let objectType = type as? NSObject.Type,
      let proxy = current.proxy(of: objectType, containers.map { $0 as AnyClass }, traits) as? Object
    else { fatalError("\(type) is no class of views or items") }
    return proxy
  }

  private func proxy(of type: NSObject.Type, _ containers: [AnyClass], _ traits: UITraitCollection?) -> NSObject {
    let known = entries.first { entry in
      entry.type == type && entry.traits == traits
        && entry.containers.map(ObjectIdentifier.init) == containers.map(ObjectIdentifier.init)
    }
    if let known { return known.proxy }
    let made = Entry(
      type: type, containers: containers, traits: traits, proxy: ObjectMaker.object(of: type),
      pristine: ObjectMaker.object(of: type))
    entries.append(made)
    return made.proxy
  }

  // MARK: Which proxies apply

  /// The proxies that say something about an object: those of nearer containers and of its own class come first.
  func proxies<Object: NSObject>(of object: Object, as base: Object.Type) -> [Object] {
    matching(object).compactMap { $0.proxy as? Object }
  }

  private func matching(_ object: NSObject) -> [Entry] {
    let found = entries.filter { entry in
      entry.proxy !== object && entry.pristine !== object && isKind(object, of: entry.type)
        && (entry.containers.isEmpty || isInside(object, entry.containers)) && hasTraits(object, entry.traits)
    }
    return found.enumerated().sorted { one, other in
      let (a, b) = (one.element, other.element)
      if a.containers.count != b.containers.count { return a.containers.count > b.containers.count }
      let (deepA, deepB) = (Self.depth(of: a.type), Self.depth(of: b.type))
      return deepA != deepB ? deepA > deepB : one.offset < other.offset
    }.map(\.element)
  }

  private static func depth(of type: AnyClass) -> Int {
    classChain(from: type).reduce(0) { count, _ in count + 1 }
  }

  private func isKind(_ object: AnyObject, of type: AnyClass) -> Bool {
    classChain(from: Swift.type(of: object)).contains { $0 == type }
  }

  private func hasTraits(_ object: AnyObject, _ traits: UITraitCollection?) -> Bool {
    guard let traits else { return true }
    return ((object as? UIView)?.traitCollection ?? .current).containsTraits(in: traits)
  }

  /// Whether the responders around an object hold instances of the containers, from the inside out.
  private func isInside(_ object: AnyObject, _ containers: [AnyClass]) -> Bool {
    var missing = containers[...]
    var responder = (object as? UIResponder)?.next
    while let current = responder, let container = missing.first {
      if isKind(current, of: container) { missing.removeFirst() }
      responder = current.next
    }
    return missing.isEmpty
  }

  // MARK: Taking

  /// Sets the proxies' values on a view that has not set its own.
  private func apply(to view: UIView) {
    guard !entries.isEmpty else { return }
    for entry in matching(view) {
      for property in AppearanceProperty.all(for: view) { property.take(entry.proxy, entry.pristine, view) }
      takeOwn(entry, view)
    }
  }

  /// The properties that the app's own classes registered.
  private func takeOwn(_ entry: Entry, _ view: UIView) {
    for (name, value) in Outlets.ownValues(of: entry.proxy) {
      let pristine = Outlets.ownValues(of: entry.pristine)[name] ?? nil
      guard !AppearanceProperty.isSame(value, pristine),
        AppearanceProperty.isSame(Outlets.ownValues(of: view)[name] ?? nil, pristine)
      else { continue }
      _ = Outlets.set(value, forKey: name, of: view)
    }
  }
}
