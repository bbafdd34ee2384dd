import Foundation
public import PlainviewGraphics
import PlainviewRuntime

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

extension UIViewController {
  /// The content-unavailable configuration; its class belongs to a higher target.
  package final var contentUnavailable: AnyObject? {
    get { responderExtras?.contentUnavailable }
    set { extrasMadeOnDemand().contentUnavailable = newValue }
  }

  func tellPresentationOfSize() {
    UserCode.run { shownPresentation?.preferredContentSizeDidChange(forChildContentContainer: self) }
    shownPresentation?.containerView?.setNeedsLayout()
  }

  func baseSetNeedsUpdateContentUnavailable() {
    guard isViewLoaded, !(responderExtras?.needsContentUnavailable ?? false) else { return }
    extrasMadeOnDemand().needsContentUnavailable = true
    UIApplication.shared.afterCommit { [weak self] in self?.updateContentUnavailable() }
  }

  /// Calls the app's update method, before the view appears and when it was requested.
  func updateContentUnavailable() {
    responderExtras?.needsContentUnavailable = false
    let state = (self as? any ContentUnavailableStating)?.stateOfContentUnavailable
    let plain = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    UserCode.run { updateContentUnavailableConfiguration(using: state ?? plain) }
  }
}

/// A controller that knows the search text on its screen.
@preconcurrency @MainActor package protocol ContentUnavailableStating: UIViewController {
  var stateOfContentUnavailable: UIContentUnavailableConfigurationState { get }
}
