public import Foundation
public import PlainviewRuntime
public import PlainviewUIAutomation
import Synchronization

/// The number of a short sound.
public typealias SystemSoundID = UInt32
/// The number of the vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
/// The status of a successful call.
public let kAudioServicesNoError: Int32 = 0
/// The status of a call with a number that no sound has.
public let kAudioServicesBadSystemSoundIDError: Int32 = -1505

/// The short sounds of a simulated device: which were played, and which files the app made sounds of.
final class SoundDevice: Sendable {
  /// A function that is called at the end of a sound, with the pointer that it was added with.
  struct Completion: @unchecked Sendable {
    let routine: AudioServicesSystemSoundCompletionProc
    let data: UnsafeMutableRawPointer?
  }
  struct State {
    var completions: [SystemSoundID: Completion] = [:]
    var files: [SystemSoundID: URL] = [:]
    var played: [SystemSoundID] = []
    /// Sounds of files get numbers from here on.
    var next: SystemSoundID = 4097
  }
  private let held = Mutex(State())
  var state: State { held.withLock { $0 } }
  func change<Result>(_ body: (inout State) -> Result) -> Result { held.withLock { body(&$0) } }
  static var current: SoundDevice { of(SimulatedProcess.current.device) }
  static func of(_ parts: DeviceParts) -> SoundDevice { parts.part(SoundDevice.self) { SoundDevice() } }
}

/// Plays a sound: the device notes it (`XCUIDevice.sounds`).
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  let device = SoundDevice.current
  let completion = device.change { state in
    state.played.append(inSystemSoundID)
    return state.completions[inSystemSoundID]
  }
  guard let completion else { return }
  SimulatedProcess.current.clock.schedule(after: 0, "the end of a system sound") {
    UserCode.run { completion.routine(inSystemSoundID, completion.data) }
  }
}

/// A function that is called at the end of a sound with the sound's number and a pointer of the app's.
public typealias AudioServicesSystemSoundCompletionProc =
  @convention(c) (SystemSoundID, UnsafeMutableRawPointer?) -> Void

/// Has a function called in the next turn each time a sound was played; it takes the place of an earlier one. The run loop
/// and its mode have no effect.
@discardableResult
public func AudioServicesAddSystemSoundCompletion(
  _ inSystemSoundID: SystemSoundID, _ inRunLoop: CFRunLoop?, _ inRunLoopMode: CFString?,
  _ inCompletionRoutine: AudioServicesSystemSoundCompletionProc, _ inClientData: UnsafeMutableRawPointer?
) -> Int32 {
  let completion = SoundDevice.Completion(routine: inCompletionRoutine, data: inClientData)
  SoundDevice.current.change { $0.completions[inSystemSoundID] = completion }
  return kAudioServicesNoError
}
/// Has no function called any more when a sound was played.
public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {
  SoundDevice.current.change { $0.completions[inSystemSoundID] = nil }
}
/// Plays a sound; the same as `AudioServicesPlaySystemSound(_:)` here.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  AudioServicesPlaySystemSound(inSystemSoundID)
}
/// Plays a sound and calls the closure in the next turn.
@preconcurrency public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
  AudioServicesPlaySystemSound(inSystemSoundID)
  SimulatedProcess.current.clock.schedule(after: 0, "the end of a system sound") {
    UserCode.run { inCompletionBlock?() }
  }
}
/// Plays a sound and calls the closure in the next turn; the same as for a system sound here.
@preconcurrency public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) { AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock) }

/// Makes a sound of a file: 4097 and on, in their order.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> Int32 {
  outSystemSoundID.pointee = SoundDevice.current.change { state in
    defer { state.next += 1 }
    state.files[state.next] = inFileURL
    return state.next
  }
  return kAudioServicesNoError
}

/// Makes a sound of a file whose address is an object: the same as for an address by value, which `CFURL` is here.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: NSURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> Int32 { AudioServicesCreateSystemSoundID(inFileURL as URL, outSystemSoundID) }
/// Removes a sound made from a file; returns an error when no sound has the number.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32 {
  SoundDevice.current.change { $0.files.removeValue(forKey: inSystemSoundID) } == nil
    ? kAudioServicesBadSystemSoundIDError : kAudioServicesNoError
}

extension XCUIDevice {
  /// The numbers of the short sounds that apps played on this device, oldest first; 4095 is a vibration.
  public var systemSounds: [UInt32] { SoundDevice.of(parts).state.played }
}
