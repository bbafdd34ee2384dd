public import Foundation
public import PlainviewRuntime
public import PlainviewUIAutomation
import Synchronization

/// The kinds of authentication.
public enum LAPolicy: Int, Sendable {
  /// Biometry only.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// Biometry or the passcode.
  case deviceOwnerAuthentication = 2
}
/// The kinds of biometry.
public enum LABiometryType: Int, Sendable {
  /// No biometry, Touch ID, or Face ID.
  case none, touchID, faceID
  /// Optic ID.
  case opticID = 4
}
/// The kinds of credentials: a password of the app.
public enum LACredentialType: Int, Sendable { case applicationPassword = 0 }
/// The operations that access controls protect.
public enum LAAccessControlOperation: Int, Sendable {
  /// Creating or using an item, creating a key, signing, decrypting, or exchanging keys with it.
  case createItem, useItem, createKey, useKeySign, useKeyDecrypt, useKeyKeyExchange
}

/// The domain of the errors of authentication.
public let LAErrorDomain = "com.apple.LocalAuthentication"
/// Seconds for which an unlocked device can be asked for no new proof.
public let LATouchIDAuthenticationMaximumAllowableReuseDuration: TimeInterval = 300

/// The reasons for a failed authentication.
public struct LAError: ErrorValue, Sendable {
  /// The reasons of errors.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The errors that have the codes.
    public typealias _ErrorType = LAError
    /// The user was not recognized.
    case authenticationFailed = -1
    /// The user has canceled.
    case userCancel = -2
    /// The user has chosen the fallback, such as the passcode.
    case userFallback = -3
    /// The system has canceled, because another app came to the front.
    case systemCancel = -4
    /// The device has no passcode.
    case passcodeNotSet = -5
    /// The device has no biometry, or it may not be used.
    case biometryNotAvailable = -6
    /// No face or finger was registered.
    case biometryNotEnrolled = -7
    /// There were too many failed attempts.
    case biometryLockout = -8
    /// The app has canceled.
    case appCancel = -9
    /// The context was invalidated.
    case invalidContext = -10
    /// No paired device is near by.
    case companionNotAvailable = -11
    /// The user had to be asked, which the app does not allow.
    case notInteractive = -1004
    /// The older name of `biometryNotAvailable`.
    public static let touchIDNotAvailable = Code.biometryNotAvailable
    /// The older name of `biometryNotEnrolled`.
    public static let touchIDNotEnrolled = Code.biometryNotEnrolled
    /// The older name of `biometryLockout`.
    public static let touchIDLockout = Code.biometryLockout
  }
  /// The error as an `NSError`.
  public let _nsError: NSError
  /// Creates an error from an `NSError` of the domain.
  public init(_nsError error: NSError) { _nsError = error }
  /// `LAErrorDomain`, the domain of the errors.
  public static var _nsErrorDomain: String { LAErrorDomain }

  /// The code `authenticationFailed`, for use in a pattern.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The code `userCancel`, for use in a pattern.
  public static var userCancel: Code { .userCancel }
  /// The code `userFallback`, for use in a pattern.
  public static var userFallback: Code { .userFallback }
  /// The code `systemCancel`, for use in a pattern.
  public static var systemCancel: Code { .systemCancel }
  /// The code `passcodeNotSet`, for use in a pattern.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// The code `biometryNotAvailable`, for use in a pattern.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// The code `biometryNotEnrolled`, for use in a pattern.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// The code `biometryLockout`, for use in a pattern.
  public static var biometryLockout: Code { .biometryLockout }
  /// The code `appCancel`, for use in a pattern.
  public static var appCancel: Code { .appCancel }
  /// The code `invalidContext`, for use in a pattern.
  public static var invalidContext: Code { .invalidContext }
  /// The code `notInteractive`, for use in a pattern.
  public static var notInteractive: Code { .notInteractive }
  /// The code `touchIDNotAvailable`, for use in a pattern.
  public static var touchIDNotAvailable: Code { .touchIDNotAvailable }
  /// The code `touchIDNotEnrolled`, for use in a pattern.
  public static var touchIDNotEnrolled: Code { .touchIDNotEnrolled }
  /// The code `touchIDLockout`, for use in a pattern.
  public static var touchIDLockout: Code { .touchIDLockout }
  /// The code `companionNotAvailable`, for use in a pattern.
  public static var companionNotAvailable: Code { .companionNotAvailable }
}

/// Asks the user of the simulated device for a proof (`XCUIDevice.authentication`); the answer comes in the next turn.
open class LAContext: NSObject, @unchecked Sendable {
  /// The title of the button for the fallback; kept, without effect.
  open var localizedFallbackTitle: String?
  /// The title of the button that cancels; kept, without effect.
  open var localizedCancelTitle: String?
  /// The reason given to the user; each evaluation replaces it by its own.
  open var localizedReason = ""
  /// Whether evaluations fail with `notInteractive` in preference to asking the user; false by default.
  open var interactionNotAllowed = false
  /// The number of seconds for which an unlocked device counts as proof; kept, without effect.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// The number of failed attempts that are allowed; kept, without effect.
  open var maxBiometryFailures: NSNumber?
  /// The state of the registered faces or fingers, always nil.
  open private(set) var evaluatedPolicyDomainState: Data?
  private var isInvalid = false
  private var credentials: [LACredentialType: Data] = [:]

  /// The biometry of the device, as set in `XCUIDevice.authentication`; Face ID by default.
  open var biometryType: LABiometryType { AuthenticationDevice.current.state.biometry }

  /// Returns whether a policy can be evaluated; if not, the error names the missing part.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    guard let problem = problem(policy) else { return true }
    error?.pointee = LAError(problem) as NSError
    return false
  }

  private func problem(_ policy: LAPolicy) -> LAError.Code? {
    if isInvalid { return .invalidContext }
    let state = AuthenticationDevice.current.state
    if !state.hasPasscode { return .passcodeNotSet }
    guard policy == .deviceOwnerAuthenticationWithBiometrics else { return nil }
    if state.biometry == .none { return .biometryNotAvailable }
    return state.isEnrolled ? nil : .biometryNotEnrolled
  }

  private func evaluate(_ policy: LAPolicy) -> LAError.Code? {
    problem(policy) ?? (interactionNotAllowed ? .notInteractive : AuthenticationDevice.current.ask(localizedReason))
  }

  /// Asks the user and calls the closure in the next turn with the answer of `XCUIDevice.authentication`.
  @preconcurrency open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    self.localizedReason = localizedReason
    SimulatedProcess.current.clock.schedule(after: 0, "the user's answer to LAContext") { [self] in
      let failure = evaluate(policy)
      UserCode.run { reply(failure == nil, failure.map { LAError($0) }) }
    }
  }
  /// Asks the user and returns true, or throws the error of `XCUIDevice.authentication`.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    self.localizedReason = localizedReason
    if let failure = evaluate(policy) { throw LAError(failure) }
    return true
  }
  /// Invalidates the context: every later evaluation fails with `invalidContext`.
  open func invalidate() { isInvalid = true }
  /// Sets a credential of a type, or takes it away for nil; returns false when the context is invalid.
  open func setCredential(_ credential: Data?, type: LACredentialType) -> Bool {
    guard !isInvalid else { return false }
    credentials[type] = credential
    return true
  }
  /// Returns whether a credential of a type is set.
  open func isCredentialSet(_ type: LACredentialType) -> Bool { !isInvalid && credentials[type] != nil }
}

/// What a simulated device asks its user for.
final class AuthenticationDevice: Sendable {
  struct State {
    var biometry = LABiometryType.faceID
    var isEnrolled = true
    var hasPasscode = true
    var failure: LAError.Code?
    var reasons: [String] = []
  }
  private let held = Mutex(State())
  var state: State { held.withLock { $0 } }
  func change(_ body: (inout State) -> Void) { held.withLock { body(&$0) } }

  static var current: AuthenticationDevice { of(SimulatedProcess.current.device) }
  static func of(_ parts: DeviceParts) -> AuthenticationDevice {
    parts.part(AuthenticationDevice.self) { AuthenticationDevice() }
  }

  /// Asks the user; the failure, if there is one.
  func ask(_ reason: String) -> LAError.Code? {
    change { $0.reasons.append(reason) }
    return state.failure
  }
}

extension XCUIDevice {
  /// How the device authenticates its user.
  public var authentication: SimulatedAuthentication { SimulatedAuthentication(device: self) }
}

/// How a simulated device authenticates its user; it outlives a launch.
@preconcurrency @MainActor public struct SimulatedAuthentication {
  let device: XCUIDevice
  private var part: AuthenticationDevice { .of(device.parts) }

  /// The kind of biometry of the device; a face before it is set.
  public var biometry: LABiometryType {
    get { part.state.biometry }
    nonmutating set { part.change { $0.biometry = newValue } }
  }
  /// Whether the user has shown it a face or a finger; yes before it is set.
  public var isEnrolled: Bool {
    get { part.state.isEnrolled }
    nonmutating set { part.change { $0.isEnrolled = newValue } }
  }
  /// Whether it has a code; yes before it is set.
  public var hasPasscode: Bool {
    get { part.state.hasPasscode }
    nonmutating set { part.change { $0.hasPasscode = newValue } }
  }
  /// How the next evaluations fail; nil, as before it is set, when they succeed.
  public var failure: LAError.Code? {
    get { part.state.failure }
    nonmutating set { part.change { $0.failure = newValue } }
  }
  /// Why apps asked, oldest first.
  public var reasons: [String] { part.state.reasons }
}
