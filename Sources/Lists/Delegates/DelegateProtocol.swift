import PlainviewRuntime
package import PlainviewTargetAction
import PlainviewUIKitCore
import PlainviewWidgets

/// The delegate protocols, with the methods that a class may implement.
package enum DelegateProtocol: String, CaseIterable {
  case textField = "UITextFieldDelegate"
  case textView = "UITextViewDelegate"
  case textStorage = "NSTextStorageDelegate"
  case layoutManager = "NSLayoutManagerDelegate"
  case scrollView = "UIScrollViewDelegate"
  case gestureRecognizer = "UIGestureRecognizerDelegate"
  case searchBar = "UISearchBarDelegate"
  case searchController = "UISearchControllerDelegate"
  case searchResults = "UISearchResultsUpdating"
  case searchTextField = "UISearchTextFieldDelegate"
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
  case contextMenu = "UIContextMenuInteractionDelegate"
  case drag = "UIDragInteractionDelegate"
  case drop = "UIDropInteractionDelegate"
  case tableDrag = "UITableViewDragDelegate"
  case tableDrop = "UITableViewDropDelegate"
  case collectionDrag = "UICollectionViewDragDelegate"
  case collectionDrop = "UICollectionViewDropDelegate"
  case editMenu = "UIEditMenuInteractionDelegate"
  case find = "UIFindInteractionDelegate"
  case pointer = "UIPointerInteractionDelegate"
  case textInteraction = "UITextInteractionDelegate"
  case animation = "CAAnimationDelegate"
  case layer = "CALayerDelegate"
  case dynamicAnimator = "UIDynamicAnimatorDelegate"
  case collision = "UICollisionBehaviorDelegate"
  case calendar = "UICalendarViewDelegate"
  case colorPicker = "UIColorPickerViewControllerDelegate"
  case fontPicker = "UIFontPickerViewControllerDelegate"
  case webView = "UIWebViewDelegate"
  case alertView = "UIAlertViewDelegate"
  case actionSheet = "UIActionSheetDelegate"
  case calendarDate = "UICalendarSelectionSingleDateDelegate"
  case calendarDates = "UICalendarSelectionMultiDateDelegate"

  /// Its methods, without those that it inherits.
  @MainActor package var methods: ProtocolMethods {
    switch self {
    case .textField: ProtocolMethods(TextMethods.field)
    case .textView: ProtocolMethods(TextMethods.view)
    case .textStorage: ProtocolMethods(TextMethods.storage)
    case .layoutManager: ProtocolMethods(TextMethods.layout)
    case .scrollView: ProtocolMethods(ScrollMethods.delegate)
    case .gestureRecognizer: ProtocolMethods(GestureMethods.delegate)
    case .searchBar: ProtocolMethods(SearchMethods.bar)
    case .searchController: ProtocolMethods(SearchMethods.controller)
    case .searchResults: ProtocolMethods(SearchMethods.results)
    case .searchTextField: ProtocolMethods(SearchMethods.field)
    case .navigationController: ProtocolMethods(ControllerMethods.navigation)
    case .tabBarController: ProtocolMethods(ControllerMethods.tabs)
    case .splitViewController: ProtocolMethods(ControllerMethods.split)
    case .pageViewController: ProtocolMethods(ControllerMethods.pages)
    case .pageSource: ProtocolMethods(ControllerMethods.pageSource)
    case .adaptivePresentation: ProtocolMethods(PresentationMethods.adaptive)
    case .sheetPresentation: ProtocolMethods(PresentationMethods.sheet)
    case .popoverPresentation: ProtocolMethods(PresentationMethods.popover)
    case .viewControllerTransitioning: ProtocolMethods(PresentationMethods.transitioning)
    case .navigationBar: ProtocolMethods(BarMethods.navigation)
    case .tabBar: ProtocolMethods(BarMethods.tabs)
    case .application: ProtocolMethods(ApplicationMethods.application)
    case .scene: ProtocolMethods(ApplicationMethods.scene)
    case .windowScene: ProtocolMethods(ApplicationMethods.windowScene)
    case .tableDataSource: ProtocolMethods(TableMethods.dataSource)
    case .tablePrefetching: ProtocolMethods(TableMethods.prefetching)
    case .table: ProtocolMethods(TableMethods.delegate)
    case .collectionViewDataSource: ProtocolMethods(CollectionMethods.dataSource)
    case .collectionViewPrefetching: ProtocolMethods(CollectionMethods.prefetching)
    case .collectionView: ProtocolMethods(CollectionMethods.delegate)
    case .collectionViewFlowLayout: ProtocolMethods(CollectionMethods.flowLayout)
    case .imagePicker: ProtocolMethods(ControllerMethods.imagePicker)
    case .contextMenu: ProtocolMethods(InteractionMethods.contextMenu)
    case .drag: ProtocolMethods(InteractionMethods.drag)
    case .drop: ProtocolMethods(InteractionMethods.drop)
    case .tableDrag: ProtocolMethods(InteractionMethods.tableDrag)
    case .tableDrop: ProtocolMethods(InteractionMethods.tableDrop)
    case .collectionDrag: ProtocolMethods(InteractionMethods.collectionDrag)
    case .collectionDrop: ProtocolMethods(InteractionMethods.collectionDrop)
    case .editMenu: ProtocolMethods(InteractionMethods.editMenu)
    case .find: ProtocolMethods(InteractionMethods.find)
    case .pointer: ProtocolMethods(InteractionMethods.pointer)
    case .textInteraction: ProtocolMethods(InteractionMethods.text)
    case .animation: ProtocolMethods(AnimationMethods.delegate)
    case .layer: ProtocolMethods(LayerMethods.delegate)
    case .dynamicAnimator: ProtocolMethods(DynamicMethods.animator)
    case .collision: ProtocolMethods(DynamicMethods.collision)
    case .colorPicker: ProtocolMethods(PickerMethods.color)
    case .fontPicker: ProtocolMethods(PickerMethods.font)
    case .webView: ProtocolMethods(WebMethods.view)
    case .alertView: ProtocolMethods(OldAlertMethods.alert)
    case .actionSheet: ProtocolMethods(OldAlertMethods.sheet)
    case .calendar: ProtocolMethods(CalendarMethods.view)
    case .calendarDate: ProtocolMethods(CalendarMethods.single)
    case .calendarDates: ProtocolMethods(CalendarMethods.multi)
    }
  }
}

extension DelegateProtocol {
  /// The protocols that have a method of a full name, or of a base name.
  @MainActor private static let protocols: [String: [DelegateProtocol]] = allCases.reduce(into: [:]) { all, some in
    let names = some.methods.names
    for name in Set(names + names.map { String($0.prefix { $0 != "(" }) }) { all[name, default: []].append(some) }
  }

  /// The protocols that have a method of a selector in UIKit's headers, with the method's full name.
  @MainActor private static let methodsBySelector: [String: [(some: DelegateProtocol, name: String)]] =
    allCases.reduce(into: [:]) { all, some in
      for method in some.methods.all { all[method.selector, default: []].append((some, method.name)) }
    }

  /// The selector in UIKit's headers of a method by its full name, of a protocol or of those that it refines; nil where the
  /// protocol is not known.
  @MainActor package static func selector(of name: String, in type: Any.Type) -> Selector? {
    let own = String(_typeName(type, qualified: false).split(separator: " ").last ?? "")
    let found = (protocols[name] ?? []).compactMap { some in
      some.methods.all.first { $0.name == name }.map { (some: some, selector: $0.selector) }
    }
    return (found.first { $0.some.rawValue == own } ?? found.first).map { Selector($0.selector) }
  }

  /// Whether an object's class conforms to a delegate protocol and implements the method of a selector.
  @MainActor package static func isImplemented(_ selector: Selector, by object: AnyObject) -> Bool {
    (methodsBySelector[selector.name] ?? []).contains { $0.some.methods.isImplemented($0.name, by: object) == true }
  }

  /// Whether an object's class leaves out an optional method of a delegate protocol that it conforms to, by the method's full
  /// name or its base name; false for what is no such method.
  @MainActor package static func isLeftOut(_ name: String, by object: AnyObject) -> Bool {
    let answers = (protocols[name] ?? []).compactMap { $0.methods.isImplemented(name, by: object) }
    return !answers.isEmpty && !answers.contains(true)
  }
}

/// The methods of some delegate protocol.
@MainActor package struct ProtocolMethods {
  /// Full names, each once.
  package let names: [String]
  /// Full names with the selectors in UIKit's headers.
  let all: [DelegateMethod]
  private let implemented: (AnyObject) -> [String]?

  init<Delegate>(_ methods: DelegateMethods<Delegate>) {
    names = methods.names
    all = methods.methods
    implemented = { ($0 as? Delegate).map { Conformance.implemented(by: $0, among: methods) } }
  }

  /// Those that the class of an object has; none if it does not conform.
  package func implemented(by object: AnyObject) -> [String] { implemented(object) ?? [] }

  /// Whether the class of an object has a method of a full name, or one of a base name; nil if it does not conform.
  func isImplemented(_ name: String, by object: AnyObject) -> Bool? {
    implemented(object)?.contains { $0 == name || $0.prefix { $0 != "(" } == name }
  }
}
