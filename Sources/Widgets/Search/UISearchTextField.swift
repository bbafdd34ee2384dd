public import Foundation
public import PlainviewGraphics
import PlainviewRuntime
public import PlainviewUIKitCore

/// A text field for searches: tokens may stand before its text, and a search bar may own it.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  /// The search bar that the field is a part of, which is asked and told before the delegate is.
  weak var bar: UISearchBar?

  /// Whether deleting backwards at the beginning of the text takes the last token away.
  open var allowsDeletingTokens = true
  /// Whether the user can copy tokens; kept, without effect.
  open var allowsCopyingTokens = true
  /// The colour behind tokens; nil stands for the tint colour.
  open var tokenBackgroundColor: UIColor!

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a search field from an archive or a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Creates a search field with an empty frame.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(frame: .zero) }

  private func prepare() {
    borderStyle = .roundedRect
    clearButtonMode = .always
    returnKeyType = .search
    enablesReturnKeyAutomatically = true
    leftView = SearchFieldIcon(frame: CGRect(x: 0, y: 0, width: 24, height: 20))
    leftViewMode = .always
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.searchField) }
    set { super.accessibilityTraits = newValue }
  }

  // MARK: Tokens

  /// The tokens, first to last; setting them tells no delegate.
  open var tokens: [UISearchToken] = [] { didSet { contentsDidChange() } }

  /// Inserts a token at an index; an index beyond the last one appends it.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
  }

  /// Takes a token away; an index that no token has takes none.
  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }

  /// Makes a token of a part of the text: it is added at the end of the others, and the part is removed.
  open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }

  /// The range of the text behind the tokens.
  open var textualRange: UITextRange {
    textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange()
  }

  /// Where a token stands: all tokens are before the text.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }

  /// The tokens in a range; those that the range begins with are all of them.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] {
    compare(textRange.start, to: beginningOfDocument) == .orderedSame ? tokens : []
  }

  override var deletesToken: Bool {
    allowsDeletingTokens && !tokens.isEmpty && storage.selection.length == 0 && storage.selection.location == 0
  }

  open override func deleteBackward() {
    guard deletesToken else { return super.deleteBackward() }
    tokens.removeLast()
    textWasEdited()
  }

  override var tokenText: String { tokens.map { "(\($0.text))" }.joined() }

  // MARK: Suggestions

  /// What the user may search for, shown in a list below the field while it is edited; nil or none for no list.
  open var searchSuggestions: [any UISearchSuggestion]? { didSet { showSuggestions() } }
  private var suggestionList: (any SearchSuggestionListing)?

  override func setEditing(_ isEditing: Bool) {
    super.setEditing(isEditing)
    showSuggestions()
  }

  /// Shows the suggestions in the window below the field, or takes their list away.
  private func showSuggestions() {
    guard isEditing, let window, let searchSuggestions, !searchSuggestions.isEmpty else {
      suggestionList?.removeFromSuperview()
      suggestionList = nil
      return
    }
    let area = convert(bounds, to: window)
    let height = min(CGFloat(searchSuggestions.count) * 44, max(0, window.bounds.maxY - area.maxY))
    let frame = CGRect(x: area.minX, y: area.maxY, width: area.width, height: height)
    guard let list = suggestionList ?? SearchSuggestionLists.make(frame: frame) else { return }
    suggestionList = list
    list.frame = frame
    list.chosen = { [weak self] in self?.choose($0) }
    list.show(searchSuggestions)
    window.addSubview(list)
  }

  private func choose(_ suggestion: any UISearchSuggestion) {
    UserCode.tell(delegate as? any UISearchTextFieldDelegate, "searchTextField(_:didSelect:)") {
      $0.searchTextField(self, didSelect: suggestion)
    }
  }

  // MARK: The search bar

  override var innerDelegate: (any UITextFieldDelegate)? { bar?.fieldDelegate }

  open override func sendActions(for controlEvents: Event) {
    if controlEvents.contains(.editingChanged) { bar?.fieldTextDidChange() }
    super.sendActions(for: controlEvents)
  }
}
