public import Foundation
import PlainviewRuntime
import PlainviewTargetAction
public import PlainviewUIAutomation
import Synchronization

/// What a simulated device plays and records.
final class MediaDevice: Sendable {
  struct State {
    var durations: [String: TimeInterval] = [:]
    var usualDuration: TimeInterval = 10
    var permissions: [String: AVAuthorizationStatus] = [:]
    var allows = true
    var played: [String] = []
    var spoken: [String] = []
    var volume: Float = 0.5
    var output = AVAudioSession.Port.builtInSpeaker
  }
  private let held = Mutex(State())
  var state: State { held.withLock { $0 } }
  func change(_ body: (inout State) -> Void) { held.withLock { body(&$0) } }

  static var current: MediaDevice { of(SimulatedProcess.current.device) }
  static func of(_ parts: DeviceParts) -> MediaDevice {
    parts.part(MediaDevice.self) {
      let device = MediaDevice()
      for (kind, type) in [("camera", AVMediaType.video), ("microphone", AVMediaType.audio)] {
        parts.whenPermissionIsReset(kind) { [weak device] in device?.change { $0.permissions[type.rawValue] = nil } }
      }
      return device
    }
  }

  /// The duration of the media at an address, in seconds, found by the whole address or by the file's name.
  func duration(of url: URL?) -> TimeInterval {
    let state = state
    guard let url else { return state.usualDuration }
    return state.durations[url.absoluteString] ?? state.durations[url.lastPathComponent] ?? state.usualDuration
  }

  /// Asks the user in the next turn, unless there is an answer already.
  func ask(_ what: String, _ label: String, _ answer: @escaping @Sendable (Bool) -> Void) {
    SimulatedProcess.current.clock.schedule(after: 0, label) { [self] in
      let allowed = decide(what)
      UserCode.run { answer(allowed) }
    }
  }

  func decide(_ what: String) -> Bool {
    change { state in
      if state.permissions[what] ?? .notDetermined == .notDetermined {
        state.permissions[what] = state.allows ? .authorized : .denied
      }
    }
    return state.permissions[what] == .authorized
  }
}

extension AVAudioSession {
  /// Sets the volume of the device, as its buttons and its slider do; observers of `outputVolume` hear of it.
  package static func setDeviceVolume(_ volume: Float) {
    let device = MediaDevice.current
    let (old, new) = (device.state.volume, min(max(0, volume), 1))
    guard new != old else { return }
    device.change { $0.volume = new }
    KeyValueObservers.hasChanged(AVAudioSession.sharedInstance(), "outputVolume", from: old, to: new)
  }
}

extension XCUIDevice {
  /// What the device plays and records.
  public var media: SimulatedMedia { SimulatedMedia(device: self) }
}

/// What a simulated device plays and records; it outlives a launch.
@preconcurrency @MainActor public struct SimulatedMedia {
  let device: XCUIDevice
  private var part: MediaDevice { .of(device.parts) }

  /// How long films and sounds last, in seconds, by their addresses or the names of their files.
  public var durations: [String: TimeInterval] {
    get { part.state.durations }
    nonmutating set { part.change { $0.durations = newValue } }
  }
  /// How long all others last; 10 seconds before it is set.
  public var usualDuration: TimeInterval {
    get { part.state.usualDuration }
    nonmutating set { part.change { $0.usualDuration = newValue } }
  }
  /// Whether the user lets apps see and hear when they ask; yes before it is set.
  public var allows: Bool {
    get { part.state.allows }
    nonmutating set { part.change { $0.allows = newValue } }
  }
  /// What an app may do, as the user sets it in Settings: video is the camera, audio the microphone.
  public func authorization(for type: AVMediaType) -> AVAuthorizationStatus {
    part.state.permissions[type.rawValue] ?? .notDetermined
  }
  /// Sets what an app may do.
  public func setAuthorization(_ status: AVAuthorizationStatus, for type: AVMediaType) {
    part.change { $0.permissions[type.rawValue] = status }
  }
  /// The volume of the device, from 0 to 1; half before it is set. An app that runs may hear of a change.
  public var volume: Float {
    get { part.state.volume }
    nonmutating set {
      device.change { if MediaDevice.current === part { AVAudioSession.setDeviceVolume(newValue) } }
      part.change { $0.volume = min(max(0, newValue), 1) }
    }
  }
  /// The output for sound, as when the user plugs in headphones; the loudspeaker before it is set. An app that runs is
  /// notified of a change.
  public var audioOutput: AVAudioSession.Port {
    get { part.state.output }
    nonmutating set {
      device.change { if MediaDevice.current === part { AVAudioSession.change(output: newValue) } }
      part.change { $0.output = newValue }
    }
  }
  /// Interrupts the app's sound, as a phone call does.
  public func beginInterruption() {
    device.change { if MediaDevice.current === part { AVAudioSession.interrupt(.began) } }
  }
  /// Ends an interruption; the app may play on or not.
  public func endInterruption(shouldResume: Bool = true) {
    device.change {
      if MediaDevice.current === part { AVAudioSession.interrupt(.ended, shouldResume ? .shouldResume : []) }
    }
  }
  /// The names of the files that were played, oldest first.
  public var played: [String] { part.state.played }
  /// What was spoken, oldest first.
  public var spoken: [String] { part.state.spoken }
}
