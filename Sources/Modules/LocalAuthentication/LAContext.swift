public import Foundation
import PlainviewRuntime
public import PlainviewUIAutomation
import Synchronization

public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
}
public enum LABiometryType: Int, Sendable {
  case none, touchID, faceID
  case opticID = 4
}
public enum LACredentialType: Int, Sendable { case applicationPassword = 0 }
public enum LAAccessControlOperation: Int, Sendable {
  case createItem, useItem, createKey, useKeySign, useKeyDecrypt, useKeyKeyExchange
}

public let LAErrorDomain = "com.apple.LocalAuthentication"
/// Seconds for which an unlocked device can be asked for no new proof.
public let LATouchIDAuthenticationMaximumAllowableReuseDuration: TimeInterval = 300

/// Why somebody was not known.
public struct LAError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004
    public static let touchIDNotAvailable = Code.biometryNotAvailable
    public static let touchIDNotEnrolled = Code.biometryNotEnrolled
    public static let touchIDLockout = Code.biometryLockout
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { LAErrorDomain }
  public var errorCode: Int { code.rawValue }
  public static let authenticationFailed = Code.authenticationFailed
  public static let userCancel = Code.userCancel
  public static let userFallback = Code.userFallback
  public static let systemCancel = Code.systemCancel
  public static let passcodeNotSet = Code.passcodeNotSet
  public static let biometryNotAvailable = Code.biometryNotAvailable
  public static let biometryNotEnrolled = Code.biometryNotEnrolled
  public static let biometryLockout = Code.biometryLockout
  public static let appCancel = Code.appCancel
  public static let invalidContext = Code.invalidContext
  public static let notInteractive = Code.notInteractive
}

/// Asks the user of the simulated device for a proof (`XCUIDevice.authentication`); the answer comes in the next turn.
open class LAContext: NSObject, @unchecked Sendable {
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  open var interactionNotAllowed = false
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  open var maxBiometryFailures: NSNumber?
  open private(set) var evaluatedPolicyDomainState: Data?
  private var isInvalid = false

  open var biometryType: LABiometryType { AuthenticationDevice.current.state.biometry }

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

  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    self.localizedReason = localizedReason
    SimulatedProcess.current.clock.schedule(after: 0, "the user's answer to LAContext") { [self] in
      let failure = evaluate(policy)
      UserCode.run { reply(failure == nil, failure.map { LAError($0) }) }
    }
  }
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    self.localizedReason = localizedReason
    if let failure = evaluate(policy) { throw LAError(failure) }
    return true
  }
  open func invalidate() { isInvalid = true }
  open func setCredential(_ credential: Data?, type: LACredentialType) -> Bool { true }
  open func isCredentialSet(_ type: LACredentialType) -> Bool { false }
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
  /// How the device knows its user.
  public var authentication: SimulatedAuthentication { SimulatedAuthentication(device: self) }
}

/// How a simulated device knows its user; it outlives a launch.
@preconcurrency @MainActor public struct SimulatedAuthentication {
  let device: XCUIDevice
  private var part: AuthenticationDevice { .of(device.parts) }

  /// What the device looks at; a face before it is set.
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
  /// How the next questions end; nil, as before it is set, for a user who is known.
  public var failure: LAError.Code? {
    get { part.state.failure }
    nonmutating set { part.change { $0.failure = newValue } }
  }
  /// Why apps asked, oldest first.
  public var reasons: [String] { part.state.reasons }
}
