public import Foundation
import PlainviewRuntime
public import PlainviewUIAutomation

/// What the user has posted with a sheet.
public struct SimulatedPost: Equatable, Sendable {
  /// The identifier of the service, one of `SLServiceType…`.
  public var service: String
  /// The text, as the user has changed it.
  public var text: String
  /// The number of pictures.
  public var imageCount: Int
  /// The addresses, in the order in which they were added.
  public var urls: [URL]
}

/// The user's accounts and posts on a simulated device.
@MainActor final class SocialDevice {
  var services: Set<String> = []
  var posts: [SimulatedPost] = []
  nonisolated init() {}

  static var current: SocialDevice { of(SimulatedProcess.current.device) }
  nonisolated static func of(_ parts: DeviceParts) -> SocialDevice {
    parts.part(SocialDevice.self) { SocialDevice() }
  }
}

extension XCUIDevice {
  /// The user's accounts and posts on this device.
  public var social: SimulatedSocial { SimulatedSocial(device: self) }
}

/// The user's accounts and posts on a simulated device; they outlive a launch. The user's choice is a tap on a button of the
/// sheet: Post, Cancel.
@preconcurrency @MainActor public struct SimulatedSocial {
  let device: XCUIDevice
  private var part: SocialDevice { .of(device.parts) }

  /// The services that the user has an account of, `SLServiceType…`; none before it is set, as on devices since iOS 11
  /// without the services' apps.
  public var services: Set<String> {
    get { part.services }
    nonmutating set { part.services = newValue }
  }
  /// What was posted, oldest first.
  public var posts: [SimulatedPost] { part.posts }
}
