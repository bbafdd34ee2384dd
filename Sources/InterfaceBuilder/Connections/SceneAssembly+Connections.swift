import Foundation
import PlainviewLayout
import PlainviewRuntime
import PlainviewTargetAction
import PlainviewUIKitCore
import PlainviewWidgets

extension SceneAssembly {
  /// Connects all objects that were made, in document order: outlets, collections, actions and segues.
  func connect() {
    connectItems()
    let late = lateItems
    lateItems = []
    for entry in late + made { connectAll(of: entry) }
  }

  func connectAll(of entry: Made) {
    var collections = OutletCollections()
    for connection in entry.node.connections {
      switch connection {
      case .outlet(let outlet): connect(outlet, of: entry.object)
      case .outletCollection(let collection): collect(collection, of: entry.object, in: &collections)
      case .action(let action): connect(action, of: entry.object)
      case .segue(let segue): connect(segue, of: entry.object)
      case .other: break
      }
    }
    set(collections, of: entry.object)
  }

  // MARK: Outlets

  private func connect(_ outlet: OutletElement, of object: AnyObject) {
    guard let destination = destination(outlet.destinationID, of: outlet) else { return }
    set(destination, forKey: outlet.property, of: object, outlet)
  }

  /// Sets a property by name; a real object without the property fails as in UIKit (contract N2).
  private func set(_ value: Any, forKey key: String, of object: AnyObject, _ element: any DocumentElement) {
    guard !key.isEmpty, !isRootView(value, key, of: object) else { return }
    let isStandIn =
      object is any MissingCode || object is any ClassStandIn || plainItems.contains(ObjectIdentifier(object))
    switch UserCode.run(else: .done, { Outlets.set(value, forKey: key, of: object) }) {
    case .done: break
    // What stands in for another class has none of that class's own properties.
    case .unknownKey where isStandIn, .mismatch where isStandIn: note(value, key, of: object)
    case .mismatch where hasStandIn(value): note(value, key, of: object)
    // In Objective-C any object can be a delegate, and a delegate without methods has no effect.
    case .mismatch(let reason) where key.lowercased().hasSuffix("delegate") || key.lowercased().hasSuffix("datasource"):
      context.warn("the outlet '\(OneLine(key, limit: 60))' stays empty: the value \(reason)", at: element)
    case .unknownKey, .nilRefused, .mismatch: (object as? NSObject)?.setValue(value, forKey: key)
    }
  }

  private func note(_ value: Any, _ key: String, of object: AnyObject) {
    for value in (value as? [AnyObject]) ?? [value as AnyObject] {
      UnsetOutlets.current.add(value, as: key, of: object)
    }
  }

  /// A controller has had its view since the view was made.
  private func isRootView(_ value: Any, _ key: String, of object: AnyObject) -> Bool {
    key == "view" && (object as? UIViewController)?.viewIfLoaded === (value as AnyObject)
  }

  private func hasStandIn(_ value: Any) -> Bool {
    let values = (value as? [AnyObject]) ?? [value as AnyObject]
    return values.contains { $0 is any MissingCode || $0 is any ClassStandIn }
  }

  // MARK: Outlet collections

  /// The objects of the collections of one object, by property, in document order.
  private struct OutletCollections {
    var properties: [(name: String, objects: [AnyObject], element: OutletCollectionElement)] = []
  }

  private func collect(
    _ collection: OutletCollectionElement, of object: AnyObject, in collections: inout OutletCollections
  ) {
    guard let destination = destination(collection.destinationID, of: collection) else { return }
    if collection.property == "gestureRecognizers", let view = object as? UIView {
      if let recognizer = destination as? UIGestureRecognizer { view.addGestureRecognizer(recognizer) }
      return
    }
    if let index = collections.properties.firstIndex(where: { $0.name == collection.property }) {
      collections.properties[index].objects.append(destination)
    } else {
      collections.properties.append((collection.property, [destination], collection))
    }
  }

  private func set(_ collections: OutletCollections, of object: AnyObject) {
    for (name, objects, element) in collections.properties {
      set(objects, forKey: name, of: object, element)
    }
  }

  // MARK: Actions (contract A11)

  private func connect(_ action: ActionElement, of object: AnyObject) {
    guard !action.selector.isEmpty else { return }
    let selector = Selector(action.selector)
    switch (object, receiver(of: action)) {
    case (let control as UIControl, .firstResponder):
      control.addTarget(nil, action: selector, for: event(of: action, control))
    case (let control as UIControl, .object(let target)):
      control.addTarget(target, action: selector, for: event(of: action, control))
    case (let recognizer as UIGestureRecognizer, .object(let target)): recognizer.addTarget(target, action: selector)
    case (let item as UIBarButtonItem, .object(let target)):
      item.target = target
      item.action = selector
    case (let item as UIBarButtonItem, .firstResponder): item.action = selector
    default: break
    }
  }

  private func event(of action: ActionElement, _ control: UIControl) -> UIControl.Event {
    action.eventType.flatMap { UIControl.Event(name: $0) } ?? control.primaryEvent
  }

  private enum ActionReceiver {
    case firstResponder
    case object(AnyObject)
  }

  /// The receiver of the message; nil for one that unwinds to another scene, which is no message.
  private func receiver(of action: ActionElement) -> ActionReceiver? {
    let entry = context.document.index[action.destinationID]
    if entry?.role == .exit { return nil }
    if let entry, entry.role == .placeholder, PlaceholderElement(node: entry.node).isFirstResponder {
      return .firstResponder
    }
    return destination(action.destinationID, of: action).map(ActionReceiver.object)
  }

  // MARK: Destinations

  /// The object at the other end of a connection; nil is remarked on unless reading the document did so.
  private func destination(_ id: String, of element: any DocumentElement) -> AnyObject? {
    if let object = object(id) { return object }
    if let guide = guides[id]?.guide { return guide }
    guard let entry = context.document.index[id] else { return nil }
    // An item of a bar is made before what stands beside its controller, and connected again when that is there.
    if made.isEmpty, entry.sceneIndex == context.document.index[ownerID ?? ""]?.sceneIndex {
      isWaiting = true
      return nil
    }
    context.warn(
      "the destination '\(OneLine(id, limit: 40))' is not in this scene, the connection is left out", at: element)
    return nil
  }
}
