package import PlainviewRuntime

/// What search bars and their controllers tell their delegates.
@MainActor package enum SearchMethods {
  package static let bar = DelegateMethods<any UISearchBarDelegate>(
    [
      "searchBarShouldBeginEditing(_:)": "searchBarShouldBeginEditing:",
      "searchBarTextDidBeginEditing(_:)": "searchBarTextDidBeginEditing:",
      "searchBarShouldEndEditing(_:)": "searchBarShouldEndEditing:",
      "searchBarTextDidEndEditing(_:)": "searchBarTextDidEndEditing:",
      "searchBar(_:textDidChange:)": "searchBar:textDidChange:",
      "searchBar(_:shouldChangeTextIn:replacementText:)": "searchBar:shouldChangeTextInRange:replacementText:",
      "searchBarSearchButtonClicked(_:)": "searchBarSearchButtonClicked:",
      "searchBarBookmarkButtonClicked(_:)": "searchBarBookmarkButtonClicked:",
      "searchBarCancelButtonClicked(_:)": "searchBarCancelButtonClicked:",
      "searchBarResultsListButtonClicked(_:)": "searchBarResultsListButtonClicked:",
      "searchBar(_:selectedScopeButtonIndexDidChange:)": "searchBar:selectedScopeButtonIndexDidChange:",
    ], bare: BareWidgetDelegate())

  package static let controller = DelegateMethods<any UISearchControllerDelegate>(
    [
      "willPresentSearchController(_:)": "willPresentSearchController:",
      "didPresentSearchController(_:)": "didPresentSearchController:",
      "willDismissSearchController(_:)": "willDismissSearchController:",
      "didDismissSearchController(_:)": "didDismissSearchController:",
      "presentSearchController(_:)": "presentSearchController:",
    ], bare: BareWidgetDelegate())

  package static let results = DelegateMethods<any UISearchResultsUpdating>(
    [
      "updateSearchResults(for:)": "updateSearchResultsForSearchController:",
      "updateSearchResults(for:selecting:)": "updateSearchResultsForSearchController:selectingSearchSuggestion:",
    ], bare: BareWidgetDelegate())

  package static let field = DelegateMethods<any UISearchTextFieldDelegate>(
    [
      "searchTextField(_:itemProviderForCopying:)": "searchTextField:itemProviderForCopyingToken:",
      "searchTextField(_:didSelect:)": "searchTextField:didSelectSuggestion:",
    ], bare: BareWidgetDelegate())
}
