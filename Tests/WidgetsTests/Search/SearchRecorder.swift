import PlainviewStage
import UIKit

/// A search bar's delegate, a search controller's and its updater: notes everything and gives the answers that a test sets.
@MainActor
final class SearchRecorder: NSObject, UISearchBarDelegate, UISearchControllerDelegate,
  UISearchResultsUpdating
{
  private(set) var log: [String] = []
  var begins = true
  var changes = true
  var ends = true

  /// What was noted since the last time.
  func take() -> [String] {
    defer { log = [] }
    return log
  }

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    log.append("shouldBegin")
    return begins
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("didBegin") }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    log.append("shouldEnd")
    return ends
  }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("didEnd") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append("text '\(searchText)'") }
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    log.append("may \(range.location) \(range.length) '\(text)'")
    return changes
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { log.append("bookmark") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { log.append("results list") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    log.append("scope \(selectedScope)")
  }

  func willPresentSearchController(_ searchController: UISearchController) { log.append("willPresent") }
  func didPresentSearchController(_ searchController: UISearchController) { log.append("didPresent") }
  func willDismissSearchController(_ searchController: UISearchController) { log.append("willDismiss") }
  func didDismissSearchController(_ searchController: UISearchController) { log.append("didDismiss") }
  func updateSearchResults(for searchController: UISearchController) {
    log.append("update '\(searchController.searchBar.text ?? "nil")'\(searchController.isActive ? "" : " inactive")")
  }
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) { log.append("chosen '\(searchSuggestion.localizedSuggestion ?? "nil")'") }
}
