import Foundation
import PlainviewRuntime

/// What the content of a screen that has none depends on.
@preconcurrency @MainActor
public struct UIContentUnavailableConfigurationState: UIConfigurationState,
  @preconcurrency Hashable
{
  /// The traits of the controller's view.
  public var traitCollection: UITraitCollection
  /// What the user looks for.
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
  /// What shows that there is no content; its class is of a target above.
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

  /// Has the app say what is shown, before the view is seen and when it asked for it.
  func updateContentUnavailable() {
    responderExtras?.needsContentUnavailable = false
    let state = (self as? any ContentUnavailableStating)?.stateOfContentUnavailable
    let plain = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    UserCode.run { updateContentUnavailableConfiguration(using: state ?? plain) }
  }
}

/// A controller that knows what is looked for on its screen.
@preconcurrency @MainActor package protocol ContentUnavailableStating: UIViewController {
  var stateOfContentUnavailable: UIContentUnavailableConfigurationState { get }
}
