import Foundation
import PlainviewRuntime

/// Is notified of tokens and pushes, on the registry's queue; only the first method is required.
@preconcurrency public protocol PKPushRegistryDelegate: NSObjectProtocol {
  /// Called when there is a token for a kind of push.
  func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)
  /// Called for a push; the app calls the closure when it has processed it.
  func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
    completion: @escaping () -> Void)
  /// Called for a push where the method with a closure is left out; the older form that does not wait counts as this one.
  func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType
  ) async
  /// Called when a token is no longer valid.
  func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType)
}

extension PKPushRegistryDelegate {
  /// The default of the optional method: the one without a closure is called.
  dynamic public func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
    completion: @escaping () -> Void
  ) {
    // On the main queue the registry finds out that the method is left out.
    guard MainQueue.isCurrent else { return registry.hand(payload, to: self, then: completion) }
    leftOut(by: self, anywhere: (), with: [registry, payload, type, completion])
  }
  /// The default of the optional method: does nothing.
  dynamic public func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType
  ) async { leftOut(by: self, anywhere: (), with: [registry, payload, type]) }
  /// The default of the optional method: does nothing.
  dynamic public func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) {
    leftOut(by: self, anywhere: (), with: [registry, type])
  }
}
