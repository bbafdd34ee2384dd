public import PlainviewRuntime

/// An action of the app that the system can perform.
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
  /// The type of what the action returns.
  associatedtype PerformResult: IntentResult
  /// The type of the sentence that describes the action.
  associatedtype SummaryContent: ParameterSummary
  /// What the action is called.
  static var title: LocalizedStringResource { get }
  /// What the action does; nil for no text.
  static var description: IntentDescription? { get }
  /// Whether the app comes to the front first.
  static var openAppWhenRun: Bool { get }
  /// Where the action runs.
  static var supportedModes: IntentModes { get }
  /// Whether the device has to be unlocked.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// Whether the user finds the action in the Shortcuts app.
  static var isDiscoverable: Bool { get }
  /// The sentence that describes the action with its parameters.
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }
  /// Performs the action.
  func perform() async throws -> PerformResult
  /// Creates the action without values.
  init()
}

extension AppIntent {
  /// What the action does: no text.
  public static var description: IntentDescription? { nil }
  /// Whether the app comes to the front first: no.
  public static var openAppWhenRun: Bool { false }
  /// Where the action runs: in the background, unless the app comes to the front first.
  public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
  /// Whether the device has to be unlocked: no.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// Whether the user finds the action in the Shortcuts app: yes.
  public static var isDiscoverable: Bool { true }
  /// The sentence that describes the action: none.
  public static var parameterSummary: IntentParameterSummary<Self> { IntentParameterSummary() }

  /// A value that the action needs.
  public typealias Parameter<Value: _IntentValue & Sendable> = IntentParameter<Value>

  /// Performs the action, and donates it if asked to.
  @discardableResult
  public func callAsFunction(donate: Bool = true) async throws -> PerformResult {
    let result = try await perform()
    if donate { _ = try await IntentDonationManager.shared.donate(intent: self, result: result) }
    return result
  }
}

/// Whether the device has to be unlocked for an action.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
  /// No, the user has to be known, or the device itself has to be unlocked.
  case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

/// Where an action runs: in the background, in the foreground, or first one and then the other.
public struct IntentModes: OptionSet, Hashable, Sendable {
  /// When an action comes to the foreground.
  public struct ForegroundMode: Hashable, Sendable {
    let bit: Int
    /// Before it is performed.
    public static let immediate = ForegroundMode(bit: 2)
    /// When the action asks for it.
    public static let dynamic = ForegroundMode(bit: 4)
    /// At the latest when it ends.
    public static let deferred = ForegroundMode(bit: 8)
  }
  /// The bits.
  public let rawValue: Int
  /// Creates modes from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// In the background.
  public static let background = IntentModes(rawValue: 1)
  /// In the foreground, from the beginning.
  public static let foreground = IntentModes(rawValue: ForegroundMode.immediate.bit)
  /// In the foreground, from some time on.
  public static func foreground(_ mode: ForegroundMode) -> IntentModes { IntentModes(rawValue: mode.bit) }
}

/// What an intent knows of how it runs.
public struct IntentSystemContext: Sendable {
  /// How an intent runs now.
  public struct Mode: Hashable, Sendable {
    /// Whether the intent can ask to come to the foreground.
    public let canContinueInForeground: Bool
  }
  /// How the intent runs now: it can come to the foreground.
  public var currentMode: Mode { Mode(canContinueInForeground: true) }
}
