import PlainviewRuntime
public import Foundation

/// Decides about changes of a search bar and is told of them; every method has a default.
@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Returns whether editing may begin; true by default.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Returns whether editing may end; true by default.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called once a change, for Hangul once a letter, and when the text is cleared.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Returns whether the user's input may replace the characters of a range; true by default.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called when the user taps the search key of the keyboard.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user taps the button for bookmarks.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user taps the cancel button.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user taps the button for results.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Called after the user selected a scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Default for delegates without the method: true.
  dynamic public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    leftOut(by: self, true, with: [searchBar])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { leftOut(by: self, with: [searchBar]) }
  /// Default for delegates without the method: true.
  dynamic public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    leftOut(by: self, true, with: [searchBar])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { leftOut(by: self, with: [searchBar]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    leftOut(by: self, with: [searchBar, searchText])
  }
  /// Default for delegates without the method: true.
  dynamic public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { leftOut(by: self, true, with: [searchBar, range, text]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { leftOut(by: self, with: [searchBar]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { leftOut(by: self, with: [searchBar]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { leftOut(by: self, with: [searchBar]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
    leftOut(by: self, with: [searchBar])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    leftOut(by: self, with: [searchBar, selectedScope])
  }
}

extension BareWidgetDelegate: UISearchBarDelegate {}
