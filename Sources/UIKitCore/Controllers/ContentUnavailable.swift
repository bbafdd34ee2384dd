import Foundation
import PlainviewGraphics
import PlainviewRuntime

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
