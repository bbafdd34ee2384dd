import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

extension UIViewController {
  /// What is shown over the controller's view instead of its content; nil shows the content.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { contentUnavailableHolder?.configuration }
    set {
      guard newValue != nil || contentUnavailableHolder != nil else { return }
      let holder = contentUnavailableHolder ?? ContentUnavailableHolder()
      contentUnavailableHolder = holder
      holder.show(newValue, in: self)
    }
  }

  /// The traits, and what was looked for in the search of the navigation bar.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    let bar = (navigationItem.searchController ?? (parent?.navigationItem.searchController))?.searchBar
    state.searchText = bar?.text.flatMap { $0.isEmpty ? nil : $0 }
    return state
  }

  private var contentUnavailableHolder: ContentUnavailableHolder? {
    get { contentUnavailable as? ContentUnavailableHolder }
    set { contentUnavailable = newValue }
  }
}

/// The view that a controller shows instead of its content.
@MainActor private final class ContentUnavailableHolder {
  private(set) var configuration: (any UIContentConfiguration)?
  private var view: UIView?

  func show(_ configuration: (any UIContentConfiguration)?, in controller: UIViewController) {
    self.configuration = configuration
    guard let configuration else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    let shown = configuration.adapted(to: controller.contentUnavailableConfigurationState).view(reusing: view)
    guard shown !== view || shown.superview == nil else { return }
    view?.removeFromSuperview()
    view = shown
    guard let home = controller.view else { return }
    shown.frame = home.bounds
    shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    home.addSubview(shown)
  }
}

extension UIViewController: ContentUnavailableStating {
  package var stateOfContentUnavailable: UIContentUnavailableConfigurationState {
    contentUnavailableConfigurationState
  }
}
