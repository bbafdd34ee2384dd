public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// What a cell shows, as a value that makes the view for it.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// Returns a new view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView

  /// The configuration as it is for a state of the cell.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// The configuration that the view shows; setting one changes what is shown.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show the configuration; true by default for those of the kind that it shows now.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Default: true for configurations of the same type as the present one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

extension UIContentConfiguration {
  /// The configuration as the app adapts it to a state.
  package func adapted(to state: any UIConfigurationState) -> Self { UserCode.run(else: self) { updated(for: state) } }

  /// The view for the configuration: one at hand if it can show it, else a new one; an empty one if the process ended.
  package func view(reusing view: UIView?) -> UIView {
    if let known = view as? any UIView & UIContentView, UserCode.run(else: true, { known.supports(self) }) {
      UserCode.run { known.configuration = self }
      return known
    }
    return UserCode.make { makeContentView() } ?? view ?? UIView()
  }
}
