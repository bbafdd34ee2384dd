import Foundation
import PlainviewRuntime
public import PlainviewUIAutomation
import PlainviewUIKitCore
import Synchronization

/// Whether a simulated device has small windows for films.
final class PictureInPictureDevice: Sendable {
  private let held = Mutex(true)
  var isSupported: Bool {
    get { held.withLock { $0 } }
    set { held.withLock { $0 = newValue } }
  }

  static var current: PictureInPictureDevice { of(SimulatedProcess.current.device) }
  static func of(_ parts: DeviceParts) -> PictureInPictureDevice {
    parts.part(PictureInPictureDevice.self) { PictureInPictureDevice() }
  }
}

/// The small window of an app.
@MainActor final class PictureInPictureWindows {
  /// The controller whose window is there, or appears.
  var active: AVPictureInPictureController?

  static var current: PictureInPictureWindows {
    SimulatedProcess.current.singleton(PictureInPictureWindows.self) { PictureInPictureWindows() }
  }
}

extension XCUIDevice {
  /// The small window of this device for a film.
  public var pictureInPicture: SimulatedPictureInPicture { SimulatedPictureInPicture(device: self) }
}

/// The small window of a simulated device for a film, with its buttons.
@preconcurrency @MainActor public struct SimulatedPictureInPicture {
  let device: XCUIDevice

  /// Whether the device has such windows; yes before it is set.
  public var isSupported: Bool {
    get { PictureInPictureDevice.of(device.parts).isSupported }
    nonmutating set { PictureInPictureDevice.of(device.parts).isSupported = newValue }
  }
  /// Whether the window is there.
  public var isActive: Bool {
    var isActive = false
    device.change { isActive = PictureInPictureWindows.current.active?.isPictureInPictureActive == true }
    return isActive
  }
  /// Taps the button that closes the window: the film pauses.
  public func close() {
    device.change {
      let active = PictureInPictureWindows.current.active
      active?.contentSource?.playerLayer?.player?.pause()
      active?.close()
    }
  }
  /// Taps the button that brings the film back into the app, which comes to the front.
  public func restore() {
    device.change {
      if UIApplication.shared.applicationState != .active { UIApplication.shared.activate() }
      PictureInPictureWindows.current.active?.restore()
    }
  }
}
