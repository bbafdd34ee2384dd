import PlainviewRuntime
public import Foundation

/// Shows the results of a search as its text or its scope changes.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search begins, when its text or scope changes, and when it ends with an empty text.
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears when a search controller comes and goes; every method has a default.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
  /// Presents the search controller in a way of the app's own.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  dynamic public func willPresentSearchController(_ searchController: UISearchController) {
    leftOut(by: self, with: [searchController])
  }
  dynamic public func didPresentSearchController(_ searchController: UISearchController) {
    leftOut(by: self, with: [searchController])
  }
  dynamic public func willDismissSearchController(_ searchController: UISearchController) {
    leftOut(by: self, with: [searchController])
  }
  dynamic public func didDismissSearchController(_ searchController: UISearchController) {
    leftOut(by: self, with: [searchController])
  }
  dynamic public func presentSearchController(_ searchController: UISearchController) {
    leftOut(by: self, with: [searchController])
  }
}
