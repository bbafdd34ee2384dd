import PlainviewRuntime
public import Foundation

/// Decides about and hears of what happens in a search bar; every method has a default.
@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called once a change, for Hangul once a letter, and when the text is cleared.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  dynamic public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    leftOut(by: self, true, with: [searchBar])
  }
  dynamic public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { leftOut(by: self, with: [searchBar]) }
  dynamic public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    leftOut(by: self, true, with: [searchBar])
  }
  dynamic public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { leftOut(by: self, with: [searchBar]) }
  dynamic public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    leftOut(by: self, with: [searchBar, searchText])
  }
  dynamic public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { leftOut(by: self, true, with: [searchBar, range, text]) }
  dynamic public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { leftOut(by: self, with: [searchBar]) }
  dynamic public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { leftOut(by: self, with: [searchBar]) }
  dynamic public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { leftOut(by: self, with: [searchBar]) }
  dynamic public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
    leftOut(by: self, with: [searchBar])
  }
  dynamic public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    leftOut(by: self, with: [searchBar, selectedScope])
  }
}
