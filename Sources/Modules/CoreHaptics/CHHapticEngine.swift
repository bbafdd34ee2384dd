public import Foundation
import PlainviewRuntime

/// At once, as a time of a player.
public let CHHapticTimeImmediate: TimeInterval = 0

/// What a device can make its user feel and hear.
public protocol CHHapticDeviceCapability: AnyObject {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}

/// An error of patterns and engines.
public struct CHHapticError: CustomNSError, Hashable, Sendable {
  /// What went wrong; raw values are Core Haptics'.
  public enum Code: Int, Sendable {
    case engineNotRunning = -4805
    case operationNotPermitted = -4806
    case engineStartTimeout = -4808
    case notSupported = -4809
    case serverInitFailed = -4810
    case serverInterrupted = -4811
    case invalidPatternPlayer = -4812
    case invalidPatternData = -4813
    case invalidPatternDictionary = -4814
    case unknownError = -4898
    case memoryError = -4899
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.CoreHaptics" }
  public var errorCode: Int { code.rawValue }
}

/// Makes the user feel patterns: the device notes them (`XCUIDevice.haptics`).
open class CHHapticEngine: NSObject, @unchecked Sendable {
  /// Why an engine stopped; raw values are Core Haptics'.
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended = 2
    case idleTimeout = 3
    case notifyWhenFinished = 4
    case engineDestroyed = 5
    case gameControllerDisconnect = 6
    case systemError = -1
  }

  /// What becomes of the engine when all patterns are over; raw values are Core Haptics'.
  public enum FinishedAction: Int, Sendable { case stopEngine = 1, leaveEngineRunning = 2 }

  public typealias CompletionHandler = (_ error: (any Error)?) -> Void
  public typealias StoppedHandler = (_ stoppedReason: StoppedReason) -> Void
  public typealias ResetHandler = () -> Void
  public typealias FinishedHandler = (_ error: (any Error)?) -> FinishedAction

  /// Called when the engine stops without being asked to; nothing here makes it do so but patterns that are over.
  open var stoppedHandler: StoppedHandler = { _ in }
  /// Kept, without effect: there is no server that fails.
  open var resetHandler: ResetHandler = {}
  /// Kept, without effect.
  open var playsHapticsOnly = false
  /// Kept, without effect.
  open var playsAudioOnly = false
  /// Kept, without effect.
  open var isMutedForAudio = false
  /// Kept, without effect.
  open var isMutedForHaptics = false
  /// Kept, without effect: an engine that is not used goes on.
  open var isAutoShutdownEnabled = false
  open private(set) var isRunning = false
  /// When the last pattern that began will be over, on the app's clock.
  private var end: TimeInterval = 0

  /// An engine; none fails to be made here.
  public override init() { super.init() }

  /// What the simulated device can do: what iPhones can.
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { Capabilities() }

  private final class Capabilities: CHHapticDeviceCapability {
    let supportsHaptics = true
    let supportsAudio = true
  }

  /// Seconds on the app's clock.
  open var currentTime: TimeInterval { SimulatedProcess.current.clock.now }

  open func start() throws { isRunning = true }

  /// Starts the engine, and calls the handler in the next turn.
  open func start(completionHandler: CompletionHandler? = nil) {
    isRunning = true
    tell(completionHandler)
  }

  /// Stops the engine, and calls the handler in the next turn.
  open func stop(completionHandler: CompletionHandler? = nil) {
    isRunning = false
    tell(completionHandler)
  }

  private func tell(_ handler: CompletionHandler?) {
    guard let handler else { return }
    nonisolated(unsafe) let told = handler
    SimulatedProcess.current.clock.schedule(after: 0, "a haptic engine") { UserCode.run { told(nil) } }
  }

  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    PatternPlayer(pattern, of: self)
  }

  open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
    PatternPlayer(pattern, of: self)
  }

  /// Calls the handler when the patterns that play now are over.
  open func notifyWhenPlayersFinished(finishedHandler: @escaping FinishedHandler) {
    nonisolated(unsafe) let handler = finishedHandler
    SimulatedProcess.current.clock.schedule(after: max(0, end - currentTime), "a haptic pattern") { [self] in
      guard UserCode.run(else: .leaveEngineRunning, { handler(nil) }) == .stopEngine, isRunning else { return }
      isRunning = false
      UserCode.run { stoppedHandler(.notifyWhenFinished) }
    }
  }

  /// Plays the pattern of a file, or throws what is wrong with it.
  open func playPattern(from fileURL: URL) throws { try playPattern(from: Data(contentsOf: fileURL)) }

  /// Plays a pattern that is written as in a file of one.
  open func playPattern(from data: Data) throws {
    guard let pattern = try? CHHapticPattern(fileContents: data) else { throw CHHapticError(.invalidPatternData) }
    try makePlayer(with: pattern).start(atTime: 0)
  }

  func play(_ pattern: CHHapticPattern, after delay: TimeInterval) throws {
    guard isRunning else { throw CHHapticError(.engineNotRunning) }
    end = max(end, currentTime + delay + pattern.duration)
    HapticDevice.current.play(pattern)
  }
}
