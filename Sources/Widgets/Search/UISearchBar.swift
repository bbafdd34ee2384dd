public import Foundation
public import PlainviewGraphics
import PlainviewRuntime
public import PlainviewTargetAction
public import PlainviewUIKitCore

/// A bar with a field for searches, and what belongs to a search: a cancel button, scopes, bookmarks.
@preconcurrency @MainActor open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  /// How the bar and its field appear.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  /// The pictures in the bar that an app may replace.
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

  /// Decides about editing, and is informed of what happens in the bar; not retained.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The field that is typed into.
  open private(set) var searchTextField: UISearchTextField
  /// The search controller that the bar belongs to.
  weak var searchController: UISearchController?
  private(set) lazy var fieldDelegate = SearchFieldDelegate(self)
  private(set) lazy var cancelButton = SearchCancelButton(frame: .zero)
  private(set) lazy var bookmarkButton = SearchFieldButton("Bookmarks", ascii: "B", unicode: "▤")
  private(set) lazy var resultsButton = SearchFieldButton("Search results", ascii: "v", unicode: "▾")
  private(set) lazy var scopeControl = UISegmentedControl(frame: .zero)
  private(set) lazy var promptLabel = UILabel(frame: .zero)
  var pictures = SearchBarPictures()

  public override init(frame: CGRect) {
    searchTextField = UISearchTextField(frame: .zero)
    super.init(frame: frame)
    prepare()
  }

  /// Creates a search bar from an archive or a document.
  public required init?(coder: NSCoder) {
    searchTextField = UISearchTextField(frame: .zero)
    super.init(coder: coder)
    prepare()
  }

  /// Creates a search bar with an empty frame.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(frame: .zero) }

  private func prepare() {
    searchTextField.bar = self
    addSubview(searchTextField)
    cancelButton.addTarget(self, action: Selector("_cancelButtonPressed"), for: .touchUpInside)
    bookmarkButton.addTarget(self, action: Selector("_bookmarkButtonPressed"), for: .touchUpInside)
    resultsButton.addTarget(self, action: Selector("_resultsListButtonPressed"), for: .touchUpInside)
    scopeControl.addTarget(self, action: Selector("_scopeChanged"), for: .valueChanged)
    promptLabel.font = .systemFont(ofSize: 13)
    promptLabel.textAlignment = .center
    contentsDidChange()
  }

  open override class var actions: ActionTable {
    [
      "_cancelButtonPressed": .init(pressCancel), "_bookmarkButtonPressed": .init(pressBookmark),
      "_resultsListButtonPressed": .init(pressResultsList), "_scopeChanged": .init(changeScope),
    ]
  }

  open override class var outlets: OutletTable { ["delegate": .init(\UISearchBar.delegate)] }

  // MARK: Text

  /// Never nil when read; setting it tells the search controller, but not the delegate.
  open var text: String? {
    get { searchTextField.text }
    set {
      let old = searchTextField.text
      searchTextField.text = newValue
      if searchTextField.text != old { textWasReplaced() }
    }
  }

  /// The text that is shown while the field is empty; nil for none.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// A line above the field.
  open var prompt: String? { didSet { heightDidChange() } }

  /// Whether the bar takes touches and keys.
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set {
      searchTextField.isEnabled = newValue
      isUserInteractionEnabled = newValue
    }
  }

  // MARK: Buttons

  /// Whether a cancel button is beside the field; false by default.
  open var showsCancelButton: Bool {
    get { hasCancelButton }
    set { hasCancelButton = newValue }
  }
  private var hasCancelButton = false { didSet { contentsDidChange() } }
  /// Shows or hides the cancel button, without animation.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) { hasCancelButton = showsCancelButton }
  /// A button in the field, as long as there is no text.
  open var showsBookmarkButton = false { didSet { contentsDidChange() } }
  /// A button in the field instead of that for bookmarks.
  open var showsSearchResultsButton = false { didSet { contentsDidChange() } }
  /// Whether the button for results is selected.
  open var isSearchResultsButtonSelected: Bool {
    get { resultsButton.isSelected }
    set { resultsButton.isSelected = newValue }
  }

  // MARK: Scopes

  /// The titles of the scopes; nil for none.
  open var scopeButtonTitles: [String]? { didSet { takeScopes() } }
  /// Setting it tells no delegate; the first one where the titles become fewer.
  open var selectedScopeButtonIndex = 0 { didSet { scopeControl.selectedSegmentIndex = selectedScopeButtonIndex } }
  /// Whether the scopes are shown below the field; false by default.
  open var showsScopeBar: Bool {
    get { hasScopeBar }
    set { hasScopeBar = newValue }
  }
  private var hasScopeBar = false { didSet { heightDidChange() } }
  /// Shows or hides the scopes, without animation.
  open func setShowsScope(_ show: Bool, animated: Bool) { hasScopeBar = show }

  private func takeScopes() {
    scopeControl.removeAllSegments()
    for (index, title) in (scopeButtonTitles ?? []).enumerated() {
      scopeControl.insertSegment(withTitle: title, at: index, animated: false)
    }
    let count = scopeControl.numberOfSegments
    if count > 0, selectedScopeButtonIndex >= count { selectedScopeButtonIndex = 0 }
    scopeControl.selectedSegmentIndex = selectedScopeButtonIndex
    heightDidChange()
  }

  /// Notes the scope that the user chose.
  func take(scope: Int) { selectedScopeButtonIndex = scope }

  // MARK: Appearance, kept as data

  /// The style of the bar: light or dark; kept as data.
  open var barStyle = UIBarStyle.default
  /// How the bar and its field appear; kept as data.
  open var searchBarStyle = Style.default
  /// The color of the bar's background; kept as data.
  open var barTintColor: UIColor?
  /// Whether content behind the bar shows through; kept as data.
  open var isTranslucent = true
  /// How far the background of the field is moved, in points; kept, without effect.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  /// How far the text in the field is moved, in points; kept, without effect.
  open var searchTextPositionAdjustment = UIOffset.zero
  /// The position that the delegate returns; without one, any.
  open var barPosition: UIBarPosition { position(delegate, else: .any) }

  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  // MARK: Keyboard (UITextInputTraits)

  /// What the keyboard capitalizes by itself in the field.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// Whether the keyboard corrects words in the field.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// Whether the spelling in the field is checked.
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  /// The keyboard for the field.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// The appearance of the keyboard for the field.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  /// The title of the return key for the field.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// Whether the return key is disabled while the field is empty.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  /// The meaning of the text, for suggestions; nil for none.
  open var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }

  // MARK: Focus: that of the field

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var canResignFirstResponder: Bool { searchTextField.canResignFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  // MARK: Layout (UISearchBar+Layout)

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: wholeHeight) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: wholeHeight) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContents()
  }

  // MARK: UISearchBar+Pictures

  /// The image behind the bar in the standard metrics; kept, not drawn.
  open var backgroundImage: UIImage? {
    get { backgroundImage(for: .any, barMetrics: .default) }
    set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
  }
  /// The image behind the scopes; kept, not drawn.
  open var scopeBarBackgroundImage: UIImage? {
    get { pictures.scopeBackground }
    set { pictures.scopeBackground = newValue }
  }
  /// Sets the image behind the bar for metrics, whatever the position; kept, not drawn.
  open func setBackgroundImage(_ image: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
    pictures.backgrounds[barMetrics.rawValue] = image
  }
  /// Returns the image behind the bar that was set for metrics; nil for none.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    pictures.backgrounds[barMetrics.rawValue]
  }
  /// Sets the image behind the field for a state; kept, not drawn.
  open func setSearchFieldBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    pictures.fieldBackgrounds[state.rawValue] = image
  }
  /// Returns the image behind the field that was set for a state; nil for none.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    pictures.fieldBackgrounds[state.rawValue]
  }
  /// Sets the image of an icon for a state; kept, not drawn.
  open func setImage(_ image: UIImage?, for icon: Icon, state: UIControl.State) {
    pictures.icons[SearchBarPictures.key(icon, state)] = image
  }
  /// Returns the image of an icon that was set for a state; nil for none.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    pictures.icons[SearchBarPictures.key(icon, state)]
  }
  /// Sets how far an icon is moved, in points; kept, without effect.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    pictures.iconOffsets[icon.rawValue] = adjustment
  }
  /// Returns how far an icon is moved, in points.
  open func positionAdjustment(for icon: Icon) -> UIOffset { pictures.iconOffsets[icon.rawValue] ?? .zero }
  /// Sets the image behind the scopes' buttons for a state; kept, not drawn.
  open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    pictures.scopeButtons[state.rawValue] = backgroundImage
  }
  /// Returns the image behind the scopes' buttons that was set for a state; nil for none.
  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    pictures.scopeButtons[state.rawValue]
  }
  /// Sets the image between two scopes' buttons for their states; kept, not drawn.
  open func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) { pictures.scopeDividers[[leftState.rawValue, rightState.rawValue]] = dividerImage }
  /// Returns the image between two scopes' buttons that was set for their states; nil for none.
  open func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { pictures.scopeDividers[[leftState.rawValue, rightState.rawValue]] }
  /// Sets the text attributes of the scopes' titles for a state; nil removes them.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { baseSetScopeBarButtonTitleTextAttributes(attributes, for: state) }
  /// Returns the text attributes of the scopes' titles that were set for a state; nil for none.
  open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    pictures.scopeTitles[state.rawValue]
  }
}
