import PlainviewRuntime

/// Outlets of documents that stay nil because the class at one end is missing; still part of the wiring.
@MainActor package final class UnsetOutlets {
  package struct Outlet {
    package private(set) weak var owner: AnyObject?
    package let property: String
    package private(set) weak var value: AnyObject?
  }

  /// In the order of the documents.
  package private(set) var outlets: [Outlet] = []

  package static var current: UnsetOutlets { SimulatedProcess.current.singleton(UnsetOutlets.self) { UnsetOutlets() } }

  package func add(_ value: AnyObject, as property: String, of owner: AnyObject) {
    outlets.append(Outlet(owner: owner, property: property, value: value))
  }
}
