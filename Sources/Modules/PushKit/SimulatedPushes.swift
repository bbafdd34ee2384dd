public import Foundation
import PlainviewRuntime
public import PlainviewUIAutomation

extension XCUIDevice {
  /// The tokens and pushes of PushKit on this device.
  public var pushes: SimulatedPushes { SimulatedPushes(device: self) }
}

/// The tokens and pushes of PushKit on a simulated device; tokens outlive a launch. Remote notifications are sent with
/// `XCUIApplication.sendRemoteNotification(_:)`.
@preconcurrency @MainActor public struct SimulatedPushes {
  let device: XCUIDevice

  /// Gives the device a token for a kind of push; apps that want the kind are told.
  public func sendToken(_ token: Data, for type: PKPushType = .voIP) {
    PushDevice.of(device.parts).set(token, for: type)
    inApp { for registry in PushRegistries.current.all { registry.take(token, for: type) } }
  }

  /// Makes the token for a kind of push invalid; apps that have it are told.
  public func invalidateToken(for type: PKPushType = .voIP) {
    PushDevice.of(device.parts).set(nil, for: type)
    inApp { for registry in PushRegistries.current.all { registry.forgetToken(for: type) } }
  }

  /// Lets a push come that a server has sent; false where the app does not run, or registers for none of the kind.
  @discardableResult
  public func receive(_ contents: [AnyHashable: Any], for type: PKPushType = .voIP) -> Bool {
    var isTaken = false
    inApp { isTaken = PushRegistries.current.receive(contents, for: type) }
    return isTaken
  }

  private func inApp(_ body: @MainActor () -> Void) {
    device.change { if SimulatedProcess.driven != nil { body() } }
  }
}
