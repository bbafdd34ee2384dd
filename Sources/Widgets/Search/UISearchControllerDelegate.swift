import PlainviewRuntime
public import Foundation

/// Shows the results of a search as its text or its scope changes.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search begins, when its text or scope changes, and when it ends with an empty text.
  func updateSearchResults(for searchController: UISearchController)
  /// Called after the user chose one of the controller's suggestions.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  /// Default for updaters without the method: nothing happens.
  dynamic public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) { leftOut(by: self, with: [searchController, searchSuggestion]) }
}

/// Is told when a search controller is presented and dismissed; every method has a default.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before the search controller is presented.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the search controller was presented.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search controller is dismissed.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after the search controller was dismissed.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Presents the search controller by the app's own code.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Default for delegates without the method: nothing happens.
  dynamic public func willPresentSearchController(_ searchController: UISearchController) {
    leftOut(by: self, with: [searchController])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func didPresentSearchController(_ searchController: UISearchController) {
    leftOut(by: self, with: [searchController])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func willDismissSearchController(_ searchController: UISearchController) {
    leftOut(by: self, with: [searchController])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func didDismissSearchController(_ searchController: UISearchController) {
    leftOut(by: self, with: [searchController])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func presentSearchController(_ searchController: UISearchController) {
    leftOut(by: self, with: [searchController])
  }
}

extension BareWidgetDelegate: UISearchControllerDelegate, UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {}
}
