import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// What a search bar's field asks and tells the bar: passed on to the bar's delegate, then to its search controller.
@MainActor final class SearchFieldDelegate: UITextFieldDelegate {
  private unowned let bar: UISearchBar

  init(_ bar: UISearchBar) { self.bar = bar }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.mayGoOn("searchBarShouldBeginEditing") { $0.searchBarShouldBeginEditing(self.bar) }
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    bar.cancelButton.isEnabled = true
    bar.tell("searchBarTextDidBeginEditing") { $0.searchBarTextDidBeginEditing(self.bar) }
    if !SimulatedProcess.isUnwinding { bar.searchController?.searchBarDidBeginEditing() }
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.mayGoOn("searchBarShouldEndEditing") { $0.searchBarShouldEndEditing(self.bar) }
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    // As on a device a cancel button rests while nothing is edited, unless a search goes on.
    bar.cancelButton.isEnabled = bar.searchController?.isActive ?? false
    bar.tell("searchBarTextDidEndEditing") { $0.searchBarTextDidEndEditing(self.bar) }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    bar.mayGoOn("searchBar", ", shouldChangeTextIn: \(range), replacementText: \"\(string)\"") {
      $0.searchBar(self.bar, shouldChangeTextIn: range, replacementText: string)
    }
  }

  func textFieldDidChangeSelection(_ textField: UITextField) {}
  func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  /// Return searches; the field keeps the focus, unless a search controller takes it.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    bar.tell("searchBarSearchButtonClicked") { $0.searchBarSearchButtonClicked(self.bar) }
    if !SimulatedProcess.isUnwinding { bar.searchController?.searchButtonClicked() }
    return false
  }
}

extension UISearchBar {
  func fieldTextDidChange() {
    takeFieldButton()
    let text = searchTextField.text ?? ""
    tell("searchBar", ", textDidChange: \"\(text)\"") { $0.searchBar(self, textDidChange: text) }
    if !SimulatedProcess.isUnwinding { searchController?.searchTextDidChange() }
  }

  /// The text was set by code.
  func textWasReplaced() {
    takeFieldButton()
    searchController?.searchTextDidChange()
  }

  // MARK: Buttons

  func pressCancel() {
    tell("searchBarCancelButtonClicked") { $0.searchBarCancelButtonClicked(self) }
    if !SimulatedProcess.isUnwinding { searchController?.cancelButtonClicked() }
  }

  func pressBookmark() { tell("searchBarBookmarkButtonClicked") { $0.searchBarBookmarkButtonClicked(self) } }

  func pressResultsList() { tell("searchBarResultsListButtonClicked") { $0.searchBarResultsListButtonClicked(self) } }

  func changeScope() {
    let index = scopeControl.selectedSegmentIndex
    take(scope: index)
    tell("searchBar", ", selectedScopeButtonIndexDidChange: \(index)") {
      $0.searchBar(self, selectedScopeButtonIndexDidChange: index)
    }
    if !SimulatedProcess.isUnwinding { searchController?.scopeDidChange() }
  }

  // MARK: Telling

  func tell(
    _ method: String, _ rest: @autoclosure () -> String = "", _ body: (any UISearchBarDelegate) -> Void
  ) {
    guard !SimulatedProcess.isUnwinding, let delegate else { return }
    ask(delegate, "\(method)(\(plainName(of: self))\(rest()))") { body(delegate) }
  }

  /// Asks the delegate; who has none may.
  func mayGoOn(
    _ method: String, _ rest: @autoclosure () -> String = "", _ body: (any UISearchBarDelegate) -> Bool
  ) -> Bool {
    guard !SimulatedProcess.isUnwinding else { return false }
    guard let delegate else { return true }
    let answer = ask(delegate, "\(method)(\(plainName(of: self))\(rest()))") { body(delegate) }
    if !answer { noteRefusal(delegate, "\(method)(\(plainName(of: self))\(rest()))") }
    return answer
  }
}

extension UISearchBar: PlaceholderShowing {}
