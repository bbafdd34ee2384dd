import PlainviewStage
import PlainviewUIKitCore
import Testing
import UIKit
import _Testing_UIKit

@MainActor @Suite struct SearchBarTests {
  private let stage: Stage
  private let bar: UISearchBar
  private let recorder = SearchRecorder()

  init() throws {
    stage = try Stage()
    bar = try stage.add(UISearchBar(), CGRect(x: 0, y: 100, width: 390, height: 56))
    bar.placeholder = "Search"
    bar.delegate = recorder
  }

  private func focus() throws {
    try stage.tap(100, 128)
    try stage.app.settle()
    _ = recorder.take()
  }

  // MARK: Editing

  @Test func `A tap on the field asks and tells the delegate, and gives the bar the focus`() throws {
    try stage.tap(100, 128)
    #expect(recorder.take() == ["shouldBegin", "didBegin"])
    #expect(bar.isFirstResponder)
    #expect(bar.searchTextField.isEditing)
    try stage.app.run { _ = bar.resignFirstResponder() }
    #expect(recorder.take() == ["shouldEnd", "didEnd"])
    #expect(!bar.isFirstResponder)
  }

  @Test func `A delegate may refuse the beginning and the end`() throws {
    recorder.begins = false
    try stage.tap(100, 128)
    #expect(recorder.take() == ["shouldBegin"])
    #expect(!bar.isFirstResponder)
    recorder.begins = true
    recorder.ends = false
    try focus()
    let gaveUp = try stage.app.run { bar.resignFirstResponder() }
    #expect(!gaveUp)
    #expect(bar.isFirstResponder)
  }

  @Test func `T7 Hangul changes the text once a letter, seed 1.2`() throws {
    try focus()
    try stage.app.typeText("서")
    #expect(recorder.take() == ["may 0 0 'ㅅ'", "text 'ㅅ'", "may 1 0 'ㅓ'", "text '서'"])
  }

  @Test func `Text that is typed, refused and deleted`() throws {
    try focus()
    try stage.app.typeText("a")
    #expect(recorder.take() == ["may 0 0 'a'", "text 'a'"])
    recorder.changes = false
    try stage.app.typeText("b")
    #expect(recorder.take() == ["may 1 0 'b'"])
    recorder.changes = true
    try stage.app.pressDelete()
    #expect(recorder.take() == ["may 0 1 ''", "text ''"])
    #expect(bar.text == "")
  }

  @Test func `T8 The clear button tells of an empty text and gives the focus`() throws {
    try stage.app.run { bar.text = "Seoul" }
    #expect(recorder.take() == [])
    try stage.tap(bar.searchTextField.frame.maxX - 14, 128)
    #expect(recorder.take() == ["text ''", "shouldBegin", "didBegin"])
    #expect(bar.text == "")
  }

  @Test func `Return searches and keeps the focus`() throws {
    try focus()
    try stage.app.typeText("a\n")
    #expect(recorder.take() == ["may 0 0 'a'", "text 'a'", "search"])
    #expect(bar.isFirstResponder)
  }

  @Test func `The bar's text is the field's, never nil when read`() {
    #expect(bar.text == "")
    bar.text = nil
    #expect(bar.text == "")
    bar.text = "x"
    #expect(bar.searchTextField.text == "x")
    #expect(bar.searchTextField.returnKeyType == .search)
    #expect(bar.enablesReturnKeyAutomatically)
  }

  @Test func `The field's own delegate is asked after the bar's`() throws {
    let own = FieldRecorder(stage, "field", bar.searchTextField)
    recorder.changes = false
    try focus()
    _ = stage.takeLog()
    try stage.app.typeText("a")
    #expect(recorder.take() == ["may 0 0 'a'"])
    #expect(stage.takeLog() == [])
    recorder.changes = true
    try stage.app.typeText("a")
    #expect(stage.takeLog() == ["field shouldChange 0 0 'a'", "field didChangeSelection"])
    #expect(own.begins)
  }

  // MARK: Buttons and scopes

  @Test func `The cancel button tells the delegate, empties nothing, and rests after editing`() throws {
    try stage.app.run { bar.setShowsCancelButton(true, animated: true) }
    try focus()
    try stage.app.typeText("a")
    _ = recorder.take()
    try stage.app.buttons["Cancel"].tap()
    #expect(recorder.take() == ["cancel"])
    #expect(bar.text == "a")
    try stage.app.run { _ = bar.resignFirstResponder() }
    #expect(!stage.app.buttons["Cancel"].isEnabled)
    try focus()
    #expect(stage.app.buttons["Cancel"].isEnabled)
  }

  @Test func `Bookmarks and results have a button while there is no text`() throws {
    try stage.app.run { bar.showsBookmarkButton = true }
    try stage.app.buttons["Bookmarks"].tap()
    #expect(recorder.take() == ["bookmark"])
    try stage.app.run { bar.showsSearchResultsButton = true }
    #expect(!stage.app.buttons["Bookmarks"].exists)
    try stage.app.buttons["Search results"].tap()
    #expect(recorder.take() == ["results list"])
    try stage.app.run { bar.text = "a" }
    #expect(!stage.app.buttons["Search results"].exists)
    #expect(stage.app.buttons["Clear text"].exists)
  }

  @Test func `Scopes are shown on demand, and only the user's choice is told`() throws {
    try stage.app.run { bar.scopeButtonTitles = ["All", "Near"] }
    #expect(bar.intrinsicContentSize.height == 56)
    try stage.app.run {
      bar.showsScopeBar = true
      bar.sizeToFit()
    }
    #expect(bar.frame.height == 100)
    try stage.app.run { bar.selectedScopeButtonIndex = 1 }
    #expect(recorder.take() == [])
    try stage.app.buttons["All"].tap()
    #expect(recorder.take() == ["scope 0"])
    #expect(bar.selectedScopeButtonIndex == 0)
  }

  @Test func `Pictures behind and between the scopes are kept by their states`() {
    let (normal, selected, line) = (UIImage(), UIImage(), UIImage())
    bar.setScopeBarButtonBackgroundImage(normal, for: .normal)
    bar.setScopeBarButtonBackgroundImage(selected, for: .selected)
    bar.setScopeBarButtonDividerImage(line, forLeftSegmentState: .normal, rightSegmentState: .selected)
    #expect(bar.scopeBarButtonBackgroundImage(for: .normal) === normal)
    #expect(bar.scopeBarButtonBackgroundImage(for: .selected) === selected)
    #expect(bar.scopeBarButtonDividerImage(forLeftSegmentState: .normal, rightSegmentState: .selected) === line)
    #expect(bar.scopeBarButtonDividerImage(forLeftSegmentState: .selected, rightSegmentState: .normal) == nil)
  }

  @Test func `The first scope is selected where the titles become fewer`() {
    bar.scopeButtonTitles = ["All", "Near", "Far"]
    bar.selectedScopeButtonIndex = 2
    bar.scopeButtonTitles = ["All", "Near"]
    #expect(bar.selectedScopeButtonIndex == 0)
    bar.selectedScopeButtonIndex = 1
    bar.scopeButtonTitles = ["Here", "There"]
    #expect(bar.selectedScopeButtonIndex == 1)
  }

  // MARK: Tokens

  @Test func `Tokens stand before the text and are deleted from its beginning`() throws {
    let field = bar.searchTextField
    try stage.app.run {
      field.tokens = [UISearchToken(icon: nil, text: "Red")]
      field.insertToken(UISearchToken(icon: nil, text: "Big"), at: 9)
    }
    try focus()
    try stage.app.typeText("x")
    #expect(field.tokens.count == 2)
    try stage.app.pressDelete()
    _ = recorder.take()
    try stage.app.pressDelete()
    #expect(field.tokens.count == 1)
    #expect(recorder.take() == ["text ''"])
    field.allowsDeletingTokens = false
    try stage.app.pressDelete()
    #expect(field.tokens.count == 1)
    field.removeToken(at: 5)
    field.removeToken(at: 0)
    #expect(field.tokens.isEmpty)
  }

  @Test func `A part of the text becomes a token`() throws {
    let field = bar.searchTextField
    field.text = "from kim"
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 0))
    let end = try #require(field.position(from: field.beginningOfDocument, offset: 5))
    let range = try #require(field.textRange(from: start, to: end))
    field.replaceTextualPortion(of: range, with: UISearchToken(icon: nil, text: "From"), at: 0)
    #expect(field.text == "kim")
    #expect(field.tokens(in: field.textualRange).count == 1)
  }

  // MARK: Suggestions

  private final class FieldDelegate: NSObject, UISearchTextFieldDelegate {
    var chosen: [String?] = []
    func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {
      chosen.append(suggestion.localizedSuggestion)
    }
  }

  @Test func `A field shows its suggestions while it is edited, and tells its delegate of the choice`() throws {
    let delegate = FieldDelegate()
    let suggestion = UISearchSuggestionItem(localizedAttributedSuggestion: NSAttributedString(string: "Red shoes"))
    suggestion.representedObject = 7
    try stage.app.run {
      bar.searchTextField.delegate = delegate
      bar.searchTextField.searchSuggestions = [suggestion]
    }
    #expect(suggestion.localizedSuggestion == "Red shoes" && suggestion.representedObject as? Int == 7)
    #expect(!stage.app.staticTexts["Red shoes"].exists)
    try focus()
    try stage.app.staticTexts["Red shoes"].tap()
    #expect(delegate.chosen == ["Red shoes"])
    try stage.app.run { _ = bar.resignFirstResponder() }
    #expect(!stage.app.staticTexts["Red shoes"].exists)
  }

  @Test func `A bar has no placeholder until it is given one`() {
    #expect(UISearchBar().placeholder == nil)
    #expect(UISearchController(searchResultsController: nil).searchBar.placeholder == nil)
  }

  // MARK: Frames and pictures

  @Test func `Parts have iOS's frames`() throws {
    #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 56))
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 374, height: 36))
    try stage.app.run { bar.prompt = "Find a place" }
    #expect(bar.intrinsicContentSize.height == 86)
    try stage.app.run {
      bar.prompt = nil
      bar.showsCancelButton = true
    }
    // "Cancel" is six cells of eight points.
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 318, height: 36))
  }

  @Test func `A bar is drawn with its field, tokens, scopes and cancel button`() throws {
    bar.frame.size.width = 240
    let empty = try picture()
    #expect(empty == "\n [o- <Search>_______________]\n\n")
    try stage.app.run {
      bar.searchTextField.tokens = [UISearchToken(icon: nil, text: "Red")]
      bar.text = "shoe"
      bar.showsCancelButton = true
      bar.scopeButtonTitles = ["All", "Near"]
      bar.showsScopeBar = true
      bar.sizeToFit()
    }
    let full = try picture()
    #expect(full == "\n [o- (Red)shoe______x] Cancel\n\n\n [    *All*    |    Near    ]\n")
  }

  private func picture() throws -> String {
    try stage.app.run { Snapshotting<UIView>.ascii.text(of: bar) }
  }
}
