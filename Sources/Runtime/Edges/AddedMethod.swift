import Synchronization

/// Optional methods of delegates that a subclass adds to a class that conforms without them.
///
/// Objective-C finds such a method by its name. Swift binds the protocol's default where the class conforms, so that the
/// default is called; it looks here for a method that the subclass registered, and runs that instead.
package enum AddedMethod {
  /// Runs the method of an object's class by its full name in Swift; nil where the class registered none, or where its
  /// parameters are of other types. The arguments are nil where the default has none to hand on.
  package typealias Call =
    @MainActor @Sendable (
      _ receiver: AnyObject, _ name: String, _ arguments: () -> [Any?]?
    ) -> Any??

  /// Runs the registrations that wait, since they may register such methods.
  package typealias Drain = @MainActor @Sendable () -> Void

  private struct Functions: Sendable {
    let call: Call
    let drain: Drain
  }
  private static let functions = Installed<Functions>()
  private static let wasInstalled = Atomic<Bool>(false)
  /// Whether the registry has any such method; to be set by it.
  @MainActor package static var areAny = false

  /// Whether classes announced themselves; false keeps the defaults cheap.
  static var isInstalled: Bool { wasInstalled.load(ordering: .acquiring) }

  /// To be called by the registry, from any thread, when classes announce themselves; always with the same functions.
  package static func install(drain: @escaping Drain, call: @escaping Call) {
    guard !isInstalled else { return }
    functions.install(Functions(call: call, drain: drain))
    wasInstalled.store(true, ordering: .releasing)
  }

  /// The methods that run: the default of one that is called from inside it is what `super` means there.
  @MainActor private static var running: [(receiver: ObjectIdentifier, name: String)] = []

  @MainActor static func answer(of receiver: AnyObject, _ name: StaticString, _ arguments: () -> [Any?]?) -> Any?? {
    guard let functions = functions.value else { return nil }
    functions.drain()
    guard areAny else { return nil }
    let (receiverID, name) = (ObjectIdentifier(receiver), name.description)
    guard !running.contains(where: { $0.receiver == receiverID && $0.name == name }) else { return nil }
    running.append((receiverID, name))
    defer { running.removeLast() }
    guard let answer = functions.call(receiver, name, arguments) else { return nil }
    // What the method called of the protocol's defaults says nothing about the method itself.
    LeftOutMethod.last = nil
    return .some(answer)
  }
}
