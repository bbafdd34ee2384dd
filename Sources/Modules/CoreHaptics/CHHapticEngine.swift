public import Foundation
public import PlainviewRuntime

/// At once, as a time of a player.
public let CHHapticTimeImmediate: TimeInterval = 0

/// What a device can make its user feel and hear.
public protocol CHHapticDeviceCapability: AnyObject {
  /// Whether the device can make its user feel patterns.
  var supportsHaptics: Bool { get }
  /// Whether the device can play the sounds of patterns.
  var supportsAudio: Bool { get }
}

/// An error of patterns and engines.
public struct CHHapticError: ErrorValue, Sendable {
  /// What went wrong; raw values are Core Haptics'.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The errors that have the codes.
    public typealias _ErrorType = CHHapticError
    /// The engine does not run.
    case engineNotRunning = -4805
    /// The operation is not allowed.
    case operationNotPermitted = -4806
    /// The engine did not start in time.
    case engineStartTimeout = -4808
    /// The device does not support it.
    case notSupported = -4809
    /// The haptic server could not be started.
    case serverInitFailed = -4810
    /// The haptic server was interrupted.
    case serverInterrupted = -4811
    /// The player is not valid.
    case invalidPatternPlayer = -4812
    /// The data of the pattern is not valid.
    case invalidPatternData = -4813
    /// The dictionary of the pattern is not valid.
    case invalidPatternDictionary = -4814
    /// An error without a known reason.
    case unknownError = -4898
    /// There is not enough memory.
    case memoryError = -4899
  }
  /// The error as an `NSError`.
  public let _nsError: NSError
  /// Creates an error from an `NSError` of the domain.
  public init(_nsError error: NSError) { _nsError = error }
  /// The domain of the errors.
  public static var _nsErrorDomain: String { "com.apple.CoreHaptics" }

  /// The code `engineNotRunning`, for use in a pattern.
  public static var engineNotRunning: Code { .engineNotRunning }
  /// The code `operationNotPermitted`, for use in a pattern.
  public static var operationNotPermitted: Code { .operationNotPermitted }
  /// The code `engineStartTimeout`, for use in a pattern.
  public static var engineStartTimeout: Code { .engineStartTimeout }
  /// The code `notSupported`, for use in a pattern.
  public static var notSupported: Code { .notSupported }
  /// The code `serverInitFailed`, for use in a pattern.
  public static var serverInitFailed: Code { .serverInitFailed }
  /// The code `serverInterrupted`, for use in a pattern.
  public static var serverInterrupted: Code { .serverInterrupted }
  /// The code `invalidPatternPlayer`, for use in a pattern.
  public static var invalidPatternPlayer: Code { .invalidPatternPlayer }
  /// The code `invalidPatternData`, for use in a pattern.
  public static var invalidPatternData: Code { .invalidPatternData }
  /// The code `invalidPatternDictionary`, for use in a pattern.
  public static var invalidPatternDictionary: Code { .invalidPatternDictionary }
  /// The code `unknownError`, for use in a pattern.
  public static var unknownError: Code { .unknownError }
  /// The code `memoryError`, for use in a pattern.
  public static var memoryError: Code { .memoryError }
}

/// Makes the user feel patterns: the device notes them (`XCUIDevice.haptics`).
open class CHHapticEngine: NSObject, @unchecked Sendable {
  /// Why an engine stopped; raw values are Core Haptics'.
  public enum StoppedReason: Int, Sendable {
    /// The audio session was interrupted.
    case audioSessionInterrupt = 1
    /// The app was suspended.
    case applicationSuspended = 2
    /// The engine was not used for some time.
    case idleTimeout = 3
    /// All patterns are over, and the app has asked the engine to stop then.
    case notifyWhenFinished = 4
    /// The engine no longer exists.
    case engineDestroyed = 5
    /// The game controller was disconnected.
    case gameControllerDisconnect = 6
    /// The system failed.
    case systemError = -1
  }

  /// What becomes of the engine when all patterns are over; raw values are Core Haptics'.
  public enum FinishedAction: Int, Sendable { case stopEngine = 1, leaveEngineRunning = 2 }

  /// The closure that is called when an operation is finished; the error is nil here.
  public typealias CompletionHandler = (_ error: (any Error)?) -> Void
  /// The closure that receives the reason why the engine stopped.
  public typealias StoppedHandler = (_ stoppedReason: StoppedReason) -> Void
  /// The closure that would be called when the haptic server was started anew.
  public typealias ResetHandler = () -> Void
  /// The closure that is called when all patterns are over, and decides whether the engine stops.
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
  /// Whether the engine was started and not stopped.
  open private(set) var isRunning = false
  /// When what each player began will be over, on the app's clock; never for one that repeats its pattern.
  private var ends: [ObjectIdentifier: TimeInterval] = [:]
  private var waiting: [FinishedHandler] = []
  private var finish: VirtualClock.Token?

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

  /// Starts the engine; no error is thrown.
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

  /// Returns a player for a pattern.
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    PatternPlayer(pattern, of: self)
  }

  /// Returns a player for a pattern that can also repeat it.
  open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
    PatternPlayer(pattern, of: self)
  }

  /// Calls the handler when all patterns are over.
  open func notifyWhenPlayersFinished(finishedHandler: @escaping FinishedHandler) {
    waiting.append(finishedHandler)
    expectFinish()
  }

  /// Notes when a player's pattern will be over, which may be earlier than was known.
  func plays(_ player: PatternPlayer, until end: TimeInterval) {
    ends[ObjectIdentifier(player)] = end
    if !waiting.isEmpty { expectFinish() }
  }

  private func expectFinish() {
    let clock = SimulatedProcess.current.clock
    if let finish { clock.cancel(finish) }
    finish = nil
    let end = ends.values.max() ?? 0
    guard end.isFinite else { return }
    finish = clock.schedule(after: max(0, end - clock.now), "a haptic pattern") { [self] in tellFinish() }
  }

  @MainActor private func tellFinish() {
    let handlers = waiting
    waiting = []
    finish = nil
    for handler in handlers {
      let action: FinishedAction = UserCode.run(else: .leaveEngineRunning) { handler(nil) }
      guard action == .stopEngine, isRunning else { continue }
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

  func play(_ pattern: CHHapticPattern) throws {
    guard isRunning else { throw CHHapticError(.engineNotRunning) }
    HapticDevice.current.play(pattern)
  }
}
