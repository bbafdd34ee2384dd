import Foundation
import PlainviewGraphics
import PlainviewRuntime
import PlainviewUIKitCore

// MARK: - What the search bar tells

extension UISearchController {
  func searchBarDidBeginEditing() {
    if state == .active { return updateResults() }
    activate()
  }

  func searchTextDidChange() {
    if scopes == .onTextEntry, state == .active, hasSearchText { showScopes(true) }
    refreshViews()
    updateResults()
  }

  func scopeDidChange() { updateResults() }

  /// Return leaves the search active and puts the keyboard away.
  func searchButtonClicked() { searchBar.resignFirstResponder() }

  func cancelButtonClicked() { deactivate() }

  /// The user chose one of the suggestions.
  func choose(_ suggestion: any UISearchSuggestion) {
    UserCode.tell(searchResultsUpdater, "updateSearchResults(for:selecting:)") {
      $0.updateSearchResults(for: self, selecting: suggestion)
    }
  }

  private func updateResults() {
    UserCode.tell(searchResultsUpdater, "updateSearchResults(for:)") { $0.updateSearchResults(for: self) }
  }
}

/// Where a search bar stands that is told when its search begins and ends.
@MainActor protocol SearchBarArea: AnyObject {
  func searchDidChange()
}

// MARK: - Beginning and ending

extension UISearchController {
  /// The controller that is searched: the one that the search bar is on, or whose navigation item it belongs to.
  var host: UIViewController? {
    var next: UIResponder? = searchBar.next
    while let responder = next {
      if let controller = responder as? UIViewController, controller !== self {
        return controller.searched
      }
      next = responder.next
    }
    return nil
  }

  func activate() {
    guard state == .inactive, let host, host.viewIfLoaded?.window != nil else { return }
    begin()
    let isPresented: Void? = UserCode.ask(delegate, "presentSearchController(_:)") { $0.presentSearchController(self) }
    if isPresented == nil { presentOverHost() }
  }

  private func presentOverHost() {
    guard presentingViewController == nil else { return }
    host?.present(self, animated: true)
    // Something else may be presented already.
    if presentingViewController == nil { end() }
  }

  /// Makes the search active and tells of it.
  func begin() {
    guard state == .inactive else { return }
    state = .active
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
    if scopes == .automatic || scopes == .onSearchActivation { showScopes(true) }
    navigationArea?.searchDidChange()
    tell("willPresentSearchController(_:)") { $0.willPresentSearchController(self) }
    updateResults()
  }

  func deactivate() {
    guard state == .active else { return }
    leave()
    if let presenter = presentingViewController { presenter.dismiss(animated: true) } else { end() }
  }

  /// Ends the search, empties its text and tells of it; the dismissal goes on.
  func leave() {
    guard state == .active else { return }
    state = .leaving
    tell("willDismissSearchController(_:)") { $0.willDismissSearchController(self) }
    searchBar.resignFirstResponder()
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
    if scopes != .manual { showScopes(false) }
    searchBar.searchTextField.tokens = []
    searchBar.text = ""
    navigationArea?.searchDidChange()
  }

  private func showScopes(_ isShown: Bool) {
    if searchBar.scopeButtonTitles != nil { searchBar.showsScopeBar = isShown }
  }

  func end() {
    state = .inactive
    navigationArea?.searchDidChange()
  }

  func tell(_ method: StaticString, _ call: (any UISearchControllerDelegate) -> Void) {
    UserCode.tell(delegate, method, nil, call)
  }
}

/// Shows a search controller over the view of the controller that is searched, below the search bar if that is in it.
@MainActor final class SearchPresentation: UIPresentationController {
  private let search: UISearchController

  init(of search: UISearchController, over host: UIViewController?, presenting: UIViewController?) {
    self.search = search
    super.init(presentedViewController: search, presenting: presenting)
    letsTouchesThrough = true
    // A container is covered itself, so that what is over it goes and comes with it.
    guard let view = (host ?? presenting as? UISearchContainerViewController)?.viewIfLoaded else { return }
    var frame = view.bounds
    if search.searchBar.isDescendant(of: view) {
      let top = min(max(search.searchBar.convert(search.searchBar.bounds, to: view).maxY, frame.minY), frame.maxY)
      frame = CGRect(x: frame.minX, y: top, width: frame.width, height: frame.maxY - top)
    }
    containerPlacement = (view, frame)
  }

  override var shouldRemovePresentersView: Bool { false }
  override var presentationStyle: UIModalPresentationStyle { .overCurrentContext }

  /// The app may have presented the controller itself.
  override func presentationTransitionWillBegin() {
    search.begin()
    search.contentView?.dimming.frame = search.view.bounds
    guard search.searchBar.window == nil, let container = containerView else { return }
    container.addSubview(search.searchBar)
    search.searchBar.frame = CGRect(
      x: 0, y: container.safeAreaInsets.top, width: container.bounds.width, height: search.searchBar.wholeHeight)
  }

  override func containerViewDidLayoutSubviews() {
    guard let container = containerView, search.searchBar.superview === container else { return }
    container.bringSubviewToFront(search.searchBar)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    guard completed else { return search.end() }
    search.tell("didPresentSearchController(_:)") { $0.didPresentSearchController(search) }
    if search.searchBar.superview === containerView { search.searchBar.becomeFirstResponder() }
  }

  override func dismissalTransitionWillBegin() { search.leave() }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    guard completed else { return }
    if search.searchBar.superview === containerView { search.searchBar.removeFromSuperview() }
    search.end()
    search.tell("didDismissSearchController(_:)") { $0.didDismissSearchController(search) }
  }
}
