public import Foundation
public import PlainviewRuntime
public import PlainviewUIAutomation

extension XCUIDevice {
  /// The keychain of this device.
  public var keychain: SimulatedKeychain { SimulatedKeychain(device: self) }
}

/// The keychain of a simulated device; it outlives a launch.
@preconcurrency @MainActor public struct SimulatedKeychain {
  let device: XCUIDevice
  var part: Keychain { .of(device.parts) }

  /// How many items of all classes there are.
  public var count: Int { part.change { $0.items.count } }

  /// The data of the generic password of an account and a service; nil where there is none.
  public func password(account: String, service: String) -> Data? {
    part.change { state in
      state.items.first {
        $0.itemClass == "genp" && $0.attributes["acct"] == .text(account) && $0.attributes["svce"] == .text(service)
      }?.data
    }
  }

  /// How the next calls end, such as `errSecInteractionNotAllowed` for a locked device; nil, as before it is set, for the
  /// keychain's own answers.
  public var failure: OSStatus? {
    get { part.change { $0.failure } }
    nonmutating set { part.change { $0.failure = newValue } }
  }

  /// Removes all items.
  public func removeAll() { part.change { $0.items.removeAll() } }
}
