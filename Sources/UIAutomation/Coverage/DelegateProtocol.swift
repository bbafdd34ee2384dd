import PlainviewRuntime
import PlainviewTargetAction
import PlainviewUIKitCore
import PlainviewWidgets

/// The delegate protocols whose calls are watched, with the methods that a class may implement.
enum DelegateProtocol: String, CaseIterable {
  case textField = "UITextFieldDelegate"
  case textView = "UITextViewDelegate"
  case scrollView = "UIScrollViewDelegate"
  case gestureRecognizer = "UIGestureRecognizerDelegate"
  case searchBar = "UISearchBarDelegate"
  case searchController = "UISearchControllerDelegate"
  case searchResults = "UISearchResultsUpdating"
  case navigationController = "UINavigationControllerDelegate"
  case tabBarController = "UITabBarControllerDelegate"
  case splitViewController = "UISplitViewControllerDelegate"
  case pageViewController = "UIPageViewControllerDelegate"
  case pageSource = "UIPageViewControllerDataSource"
  case adaptivePresentation = "UIAdaptivePresentationControllerDelegate"
  case sheetPresentation = "UISheetPresentationControllerDelegate"
  case popoverPresentation = "UIPopoverPresentationControllerDelegate"
  case viewControllerTransitioning = "UIViewControllerTransitioningDelegate"
  case navigationBar = "UINavigationBarDelegate"
  case tabBar = "UITabBarDelegate"
  case application = "UIApplicationDelegate"
  case scene = "UISceneDelegate"
  case windowScene = "UIWindowSceneDelegate"
  case tableDataSource = "UITableViewDataSource"
  case tablePrefetching = "UITableViewDataSourcePrefetching"
  case table = "UITableViewDelegate"
  case collectionViewDataSource = "UICollectionViewDataSource"
  case collectionViewPrefetching = "UICollectionViewDataSourcePrefetching"
  case collectionView = "UICollectionViewDelegate"
  case collectionViewFlowLayout = "UICollectionViewDelegateFlowLayout"
  case imagePicker = "UIImagePickerControllerDelegate"
  case animation = "CAAnimationDelegate"

  /// Its methods, without those that it inherits.
  @MainActor var watched: WatchedMethods {
    switch self {
    case .textField: WatchedMethods(TextMethods.field)
    case .textView: WatchedMethods(TextMethods.view)
    case .scrollView: WatchedMethods(ScrollMethods.delegate)
    case .gestureRecognizer: WatchedMethods(GestureMethods.delegate)
    case .searchBar: WatchedMethods(SearchMethods.bar)
    case .searchController: WatchedMethods(SearchMethods.controller)
    case .searchResults: WatchedMethods(SearchMethods.results)
    case .navigationController: WatchedMethods(ControllerMethods.navigation)
    case .tabBarController: WatchedMethods(ControllerMethods.tabs)
    case .splitViewController: WatchedMethods(ControllerMethods.split)
    case .pageViewController: WatchedMethods(ControllerMethods.pages)
    case .pageSource: WatchedMethods(ControllerMethods.pageSource)
    case .adaptivePresentation: WatchedMethods(PresentationMethods.adaptive)
    case .sheetPresentation: WatchedMethods(PresentationMethods.sheet)
    case .popoverPresentation: WatchedMethods(PresentationMethods.popover)
    case .viewControllerTransitioning: WatchedMethods(PresentationMethods.transitioning)
    case .navigationBar: WatchedMethods(BarMethods.navigation)
    case .tabBar: WatchedMethods(BarMethods.tabs)
    case .application: WatchedMethods(ApplicationMethods.application)
    case .scene: WatchedMethods(ApplicationMethods.scene)
    case .windowScene: WatchedMethods(ApplicationMethods.windowScene)
    case .tableDataSource: WatchedMethods(TableMethods.dataSource)
    case .tablePrefetching: WatchedMethods(TableMethods.prefetching)
    case .table: WatchedMethods(TableMethods.delegate)
    case .collectionViewDataSource: WatchedMethods(CollectionMethods.dataSource)
    case .collectionViewPrefetching: WatchedMethods(CollectionMethods.prefetching)
    case .collectionView: WatchedMethods(CollectionMethods.delegate)
    case .collectionViewFlowLayout: WatchedMethods(CollectionMethods.flowLayout)
    case .imagePicker: WatchedMethods(ControllerMethods.imagePicker)
    case .animation: WatchedMethods(AnimationMethods.delegate)
    }
  }
}

/// The methods of some delegate protocol.
@MainActor struct WatchedMethods {
  /// Full names, each once.
  let names: [String]
  private let implemented: (AnyObject) -> [String]

  init<Delegate>(_ methods: DelegateMethods<Delegate>) {
    names = methods.names
    implemented = { ($0 as? Delegate).map { Conformance.implemented(by: $0, among: methods) } ?? [] }
  }

  /// Those that the class of an object has; none if it does not conform.
  func implemented(by object: AnyObject) -> [String] { implemented(object) }
}

/// A call of a delegate as a transcript tells it: `textField(UITextField 'Name', shouldChangeCharactersIn: …)`.
struct DelegateCall {
  private let text: String

  init(_ text: String) { self.text = text }

  /// Calls that transcripts tell in fewer words than the method's name has.
  private static let shortForms = [
    "shouldRecognizeSimultaneously(": "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)",
    "shouldRequireFailure(": "gestureRecognizer(_:shouldRequireFailureOf:)",
    "shouldBeRequiredToFail(": "gestureRecognizer(_:shouldBeRequiredToFailBy:)",
  ]

  /// The full name that the call fits best: the same base name, and most of the labels; nil if none has the base name.
  func bestMatch(among names: [String]) -> String? {
    for short in Self.shortForms.keys.sorted() where text.hasPrefix(short) {
      return Self.shortForms[short].flatMap { names.contains($0) ? $0 : nil }
    }
    if names.contains(text) { return text }
    let base = text.prefix { $0 != "(" }
    let candidates = names.filter { $0.prefix { $0 != "(" } == base }
    return candidates.max { fit(of: $0) < fit(of: $1) }
  }

  /// The labels that the call has, less those that it lacks.
  private func fit(of name: String) -> Int {
    let labels = name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":").filter { $0 != "_" }
    return labels.reduce(0) { $0 + (text.contains(", \($1): ") ? 1 : -1) }
  }
}

extension WiringCoverage {
  /// The methods of a delegate protocol that are watched, by their full names; none for a protocol that is not.
  @MainActor package static func methods(of protocolName: String) -> [String] {
    DelegateProtocol(rawValue: protocolName)?.watched.names ?? []
  }
}
