import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// What a search bar's field asks and tells the bar: passed on to the bar's delegate, then to its search controller.
@MainActor final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
  private unowned let bar: UISearchBar

  init(_ bar: UISearchBar) { self.bar = bar }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.mayGoOn("searchBarShouldBeginEditing(_:)") { $0.searchBarShouldBeginEditing(self.bar) }
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    bar.cancelButton.isEnabled = true
    bar.tell("searchBarTextDidBeginEditing(_:)") { $0.searchBarTextDidBeginEditing(self.bar) }
    bar.searchController?.searchBarDidBeginEditing()
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.mayGoOn("searchBarShouldEndEditing(_:)") { $0.searchBarShouldEndEditing(self.bar) }
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    // As on a device a cancel button is disabled while nothing is edited, unless a search is active.
    bar.cancelButton.isEnabled = bar.searchController?.isActive ?? false
    bar.tell("searchBarTextDidEndEditing(_:)") { $0.searchBarTextDidEndEditing(self.bar) }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    bar.mayGoOn(
      "searchBar(_:shouldChangeTextIn:replacementText:)",
      ", shouldChangeTextIn: \(range), replacementText: \"\(string)\""
    ) {
      $0.searchBar(self.bar, shouldChangeTextIn: range, replacementText: string)
    }
  }

  func textFieldDidChangeSelection(_ textField: UITextField) {}
  func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  /// Return searches; the field keeps the focus, unless a search controller takes it.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    bar.tell("searchBarSearchButtonClicked(_:)") { $0.searchBarSearchButtonClicked(self.bar) }
    bar.searchController?.searchButtonClicked()
    return false
  }
}

extension UISearchBar {
  func fieldTextDidChange() {
    takeFieldButton()
    let text = searchTextField.text ?? ""
    tell("searchBar(_:textDidChange:)", ", textDidChange: \"\(text)\"") { $0.searchBar(self, textDidChange: text) }
    searchController?.searchTextDidChange()
  }

  /// The text was set by code.
  func textWasReplaced() {
    takeFieldButton()
    searchController?.searchTextDidChange()
  }

  // MARK: Buttons

  func pressCancel() {
    tell("searchBarCancelButtonClicked(_:)") { $0.searchBarCancelButtonClicked(self) }
    searchController?.cancelButtonClicked()
  }

  func pressBookmark() { tell("searchBarBookmarkButtonClicked(_:)") { $0.searchBarBookmarkButtonClicked(self) } }

  func pressResultsList() {
    tell("searchBarResultsListButtonClicked(_:)") { $0.searchBarResultsListButtonClicked(self) }
  }

  func changeScope() {
    let index = scopeControl.selectedSegmentIndex
    take(scope: index)
    tell("searchBar(_:selectedScopeButtonIndexDidChange:)", ", selectedScopeButtonIndexDidChange: \(index)") {
      $0.searchBar(self, selectedScopeButtonIndexDidChange: index)
    }
    searchController?.scopeDidChange()
  }

  // MARK: Telling

  func tell(
    _ method: StaticString, _ rest: @autoclosure () -> String = "", _ body: (any UISearchBarDelegate) -> Void
  ) {
    UserCode.tell(delegate, method, of: self, rest(), body)
  }

  /// Asks the delegate; true without one.
  func mayGoOn(
    _ method: StaticString, _ rest: @autoclosure () -> String = "", _ body: (any UISearchBarDelegate) -> Bool
  ) -> Bool {
    UserCode.mayGoOn(delegate, method, of: self, rest(), body)
  }
}

extension UISearchBar: PlaceholderShowing {}
