public import Foundation
import PlainviewRuntime
public import PlainviewTargetAction

/// An action that the system knows.
public protocol SystemIntent: AppIntent {}

/// An action that opens something in the app.
public protocol OpenIntent: SystemIntent {
  /// The type of what is opened.
  associatedtype Value: _IntentValue & Sendable
  /// What is opened.
  var target: Value { get set }
}
extension OpenIntent {
  /// Whether the app comes to the front first: yes.
  public static var openAppWhenRun: Bool { true }
}

/// An action that deletes entities.
public protocol DeleteIntent: SystemIntent {
  /// The type of the entities.
  associatedtype Entity: AppEntity
  /// What is deleted.
  var entities: [Entity] { get set }
}

/// An action that sets a value.
public protocol SetValueIntent: SystemIntent {
  /// The type of the value.
  associatedtype ValueType: _IntentValue & Sendable
  /// The value.
  var value: ValueType { get set }
}

/// An action that can come to the foreground while it runs.
public protocol ForegroundContinuableIntent: AppIntent {}
/// An action that starts or changes a live activity.
public protocol LiveActivityIntent: SystemIntent {}
/// An action that starts a live activity.
public protocol LiveActivityStartingIntent: LiveActivityIntent {}
/// An action that plays, pauses or changes sound.
public protocol AudioPlaybackIntent: SystemIntent {}
/// An action that starts sound.
public protocol AudioStartingIntent: SystemIntent {}
/// An action that records sound.
public protocol AudioRecordingIntent: SystemIntent {}
/// An action that takes pictures.
public protocol CameraCaptureIntent: SystemIntent {}
/// An action that starts a call to somebody by push to talk.
public protocol PushToTalkTransmissionIntent: SystemIntent {}
/// An action that plays a video.
public protocol PlayVideoIntent: SystemIntent {
  /// What is searched for.
  var term: String { get set }
}
/// An action that can be undone.
public protocol UndoableIntent: AppIntent {}
extension UndoableIntent {
  /// The manager that undoes the action: none.
  public var undoManager: UndoManager? { nil }
}

/// A text that is searched for in the app.
public struct StringSearchCriteria: Hashable, Sendable, _IntentValue {
  /// The type of one value.
  public typealias ValueType = StringSearchCriteria
  /// The type without being optional.
  public typealias UnwrappedType = StringSearchCriteria
  /// The text.
  public let term: String
  /// Creates a search for a text.
  public init(term: String) { self.term = term }
}
/// What kinds of content a search is for.
public enum StringSearchScope: Hashable, Sendable { case general, movies, tv }
/// An action that shows what the app finds.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
  /// What kinds of content a search is for.
  static var searchScopes: [StringSearchScope] { get }
  /// What is searched for.
  var criteria: StringSearchCriteria { get set }
}
extension ShowInAppSearchResultsIntent {
  /// Whether the app comes to the front first: yes.
  public static var openAppWhenRun: Bool { true }
}

/// An action of an older app, which stands for a class of SiriKit.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The name of SiriKit's class.
  static var intentClassName: String { get }
}
extension CustomIntentMigratedAppIntent {
  /// The name of SiriKit's class.
  public static var persistentIdentifier: String { intentClassName }
}

/// An action that says how far it is.
public protocol ProgressReportingIntent: AppIntent {}
extension ProgressReportingIntent {
  /// How far the action is: one object for all runs of its type in the app.
  public var progress: Progress { IntentProgress.current.progress(of: Self.self) }
}

/// How far the actions of an app are.
final class IntentProgress: @unchecked Sendable {
  private let lock = NSLock()
  private var known: [ObjectIdentifier: Progress] = [:]
  static var current: IntentProgress { SimulatedProcess.current.shared(IntentProgress.self) { IntentProgress() } }

  func progress(of type: any AppIntent.Type) -> Progress {
    lock.withLock {
      if let progress = known[ObjectIdentifier(type)] { return progress }
      let progress = Progress(totalUnitCount: 0)
      known[ObjectIdentifier(type)] = progress
      return progress
    }
  }
}

/// Values that configure a widget.
public protocol WidgetConfigurationIntent: SystemIntent {}
extension WidgetConfigurationIntent {
  /// Does nothing: the values are all.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { IntentResultContainer() }
}
/// Values that configure a control.
public protocol ControlConfigurationIntent: SystemIntent {}
extension ControlConfigurationIntent {
  /// Does nothing: the values are all.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { IntentResultContainer() }
}
