import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// The widgets of the app: which ones the user has placed, and requests for new contents, which the device notes
/// (`XCUIDevice.widgets`). No widget is drawn.
open class WidgetCenter: @unchecked Sendable {
  /// The keys of what the activity says by which a widget opens the app.
  public struct UserInfoKey: Sendable {
    /// The kind of the widget.
    public static let kind = "WGWidgetUserInfoKeyKind"
    /// The size of the widget.
    public static let family = "WGWidgetUserInfoKeyFamily"
    /// The identifier of the live activity.
    public static let activityID = "WGWidgetUserInfoKeyActivityID"
  }

  private init() {}

  /// The widgets of the app.
  open class var shared: WidgetCenter { SimulatedProcess.current.shared(WidgetCenter.self) { WidgetCenter() } }

  private var configurations: Result<[WidgetInfo], any Error> {
    let state = WidgetDevice.current.state
    return state.failure.map { .failure($0) } ?? .success(state.widgets)
  }

  /// Calls the closure in the next turn with the widgets that the user has placed.
  open func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
    nonisolated(unsafe) let completion = completion
    SimulatedProcess.current.clock.schedule(after: 0, "the widgets of the app") { [self] in
      UserCode.run { completion(configurations) }
    }
  }
  /// Returns the widgets that the user has placed.
  open func currentConfigurations() async throws -> [WidgetInfo] { try configurations.get() }

  /// Asks for new contents of the widgets of a kind; the device notes it.
  open func reloadTimelines(ofKind kind: String) { WidgetDevice.current.change { $0.reloads.append(.kind(kind)) } }
  /// Asks for new contents of all widgets; the device notes it.
  open func reloadAllTimelines() { WidgetDevice.current.change { $0.reloads.append(.all) } }
  /// Asks for new recommended configurations; the device notes it.
  open func invalidateConfigurationRecommendations() {
    WidgetDevice.current.change { $0.reloads.append(.recommendations) }
  }
  /// Asks when the widgets of a kind are of use; the device notes it.
  open func invalidateRelevance(ofKind kind: String) {
    WidgetDevice.current.change { $0.reloads.append(.relevance(kind)) }
  }
}
