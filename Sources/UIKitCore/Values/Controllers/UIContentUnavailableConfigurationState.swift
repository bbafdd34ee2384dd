import Foundation
public import PlainviewGraphics

/// The state that the content-unavailable view of a controller depends on.
@preconcurrency @MainActor
public struct UIContentUnavailableConfigurationState: UIConfigurationState,
  @preconcurrency Hashable
{
  /// The traits of the controller's view.
  public var traitCollection: UITraitCollection
  /// The search text of the user.
  public var searchText: String?
  private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with traits and without states of the app.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A state that the app adds; nil if it was not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}
