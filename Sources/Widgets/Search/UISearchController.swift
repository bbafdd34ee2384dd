public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// Runs a search: its bar begins it, and while it is active the controller is presented over the searched one.
///
/// The presenter is the nearest controller that defines a presentation context, else the root, as on a device: while a
/// search is active, that controller can present nothing else.
@preconcurrency @MainActor open class UISearchController: UIViewController, PresentationProviding {
  /// The bar that begins the search.
  open private(set) var searchBar: UISearchBar
  /// Shows the results over the searched controller; nil when that shows them itself.
  open private(set) var searchResultsController: UIViewController?
  /// Informed whenever the results have to be updated; not retained.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Informed when the search begins and ends; not retained.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Whether what is searched lies in the dark until there are results; a tap there ends the search.
  open var obscuresBackgroundDuringPresentation: Bool {
    get { obscures }
    set { obscures = newValue }
  }
  private var obscures = true { didSet { refreshViews() } }
  /// The older name of `obscuresBackgroundDuringPresentation`.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscures }
    set { obscures = newValue }
  }
  /// Whether the titles of a navigation bar go while the search is active.
  open var hidesNavigationBarDuringPresentation = true { didSet { navigationArea?.searchDidChange() } }
  /// Whether the cancel button is shown during the search only; true by default.
  open var automaticallyShowsCancelButton = true
  /// When the scopes are shown and hidden without code's doing; raw values are UIKit's.
  public enum ScopeBarActivation: Int, Sendable {
    /// During the search, never, from the first text of a search to its end, or during the search.
    case automatic, manual, onTextEntry, onSearchActivation
  }
  /// When the scopes are shown and hidden; automatic at first.
  open var scopeBarActivation: ScopeBarActivation {
    get { scopes }
    set { scopes = newValue }
  }
  /// The older form of `scopeBarActivation`: whether that is not manual.
  open var automaticallyShowsScopeBar: Bool {
    get { scopes != .manual }
    set { scopes = newValue ? .automatic : .manual }
  }
  private(set) final var scopes = ScopeBarActivation.automatic
  /// Whether results are shown exactly when there is a text to search for.
  open var automaticallyShowsSearchResultsController: Bool {
    get { showsResultsItself }
    set { showsResultsItself = newValue }
  }
  private var showsResultsItself = true { didSet { refreshViews() } }
  /// Whether results are shown; setting it takes the choice from the system.
  open var showsSearchResultsController: Bool {
    get { showsResultsItself ? hasSearchText : showsResultsByChoice }
    set {
      showsResultsByChoice = newValue
      showsResultsItself = false
    }
  }
  private var showsResultsByChoice = false
  /// What the user may search for, shown in a list over all else while the search is active; nil or none for no list.
  open var searchSuggestions: [any UISearchSuggestion]? { didSet { refreshViews() } }
  /// Where the search bar stands in a navigation bar: always below the titles.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }
  /// The area below a navigation bar's titles that shows the search bar.
  weak var navigationArea: (any SearchBarArea)?

  /// Creates a search controller with a controller for its results; nil if the searched controller shows them.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    searchBar = UISearchBar(frame: .zero)
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  /// Creates a search controller from an archive or a document; the searched controller shows the results.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    searchBar = UISearchBar(frame: .zero)
    super.init(coder: coder)
    prepare()
  }

  /// A controller whose results the searched controller shows; there is nothing to load from a nib.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(searchResultsController: nil)
  }

  /// Creates a search controller whose results the searched controller shows.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(searchResultsController: nil) }

  private func prepare() {
    searchBar.searchController = self
    modalPresentationStyle = .overCurrentContext
    modalTransitionStyle = .crossDissolve
  }

  var isShownByNavigationBar: Bool { navigationArea != nil }
  var hasSearchText: Bool { searchBar.searchTextField.hasText || !searchBar.searchTextField.tokens.isEmpty }

  // MARK: Beginning and ending

  /// Whether the search runs; setting it presents or dismisses the controller.
  open var isActive: Bool {
    get { state == .active }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// A search that has ended is leaving until it is dismissed.
  enum State { case inactive, active, leaving }
  var state = State.inactive

  // MARK: View

  var contentView: SearchContentView? { viewIfLoaded as? SearchContentView }

  open override func loadView() {
    let view = SearchContentView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.dimming.tapped = { [weak self] in self?.deactivate() }
    self.view = view
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    refreshViews()
    guard let results = searchResultsController else { return }
    addChild(results)
    results.view.frame = view.bounds
    results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(results.view)
    UserCode.run { results.didMove(toParent: self) }
    refreshViews()
  }

  /// Shows the results, or the dark that lies over what is searched.
  func refreshViews() {
    guard let contentView else { return }
    let showsResults = searchResultsController != nil && showsSearchResultsController
    searchResultsController?.viewIfLoaded?.isHidden = !showsResults
    contentView.dimming.isHidden = !obscuresBackgroundDuringPresentation || showsResults
    contentView.show(searchSuggestions ?? []) { [weak self] in self?.choose($0) }
  }

  package func makePresentationController(presenting: UIViewController?) -> UIPresentationController {
    SearchPresentation(of: self, over: host, presenting: presenting)
  }
}

/// What a search controller shows over the searched one; touches that meet nothing in it go through.
@MainActor final class SearchContentView: UIView {
  let dimming = UIDimmingView(frame: .zero)
  private var suggestionList: (any SearchSuggestionListing)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    dimming.frame = bounds
    addSubview(dimming)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows suggestions over all else, or takes their list away where there are none.
  func show(_ suggestions: [any UISearchSuggestion], chosen: @escaping @MainActor (any UISearchSuggestion) -> Void) {
    guard !suggestions.isEmpty else {
      suggestionList?.removeFromSuperview()
      suggestionList = nil
      return
    }
    guard let list = suggestionList ?? SearchSuggestionLists.make(frame: bounds) else { return }
    suggestionList = list
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.chosen = chosen
    list.show(suggestions)
    addSubview(list)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
