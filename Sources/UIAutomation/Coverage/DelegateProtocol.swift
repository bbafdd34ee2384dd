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

  /// Full names, without those that the protocol inherits.
  var methods: [String] {
    switch self {
    case .textField:
      [
        "textFieldShouldBeginEditing(_:)", "textFieldDidBeginEditing(_:)", "textFieldShouldEndEditing(_:)",
        "textFieldDidEndEditing(_:)", "textFieldDidEndEditing(_:reason:)",
        "textField(_:shouldChangeCharactersIn:replacementString:)", "textFieldDidChangeSelection(_:)",
        "textFieldShouldClear(_:)", "textFieldShouldReturn(_:)",
      ]
    case .textView:
      [
        "textViewShouldBeginEditing(_:)", "textViewShouldEndEditing(_:)", "textViewDidBeginEditing(_:)",
        "textViewDidEndEditing(_:)", "textView(_:shouldChangeTextIn:replacementText:)", "textViewDidChange(_:)",
        "textViewDidChangeSelection(_:)", "textView(_:shouldInteractWith:in:interaction:)",
      ]
    case .scrollView:
      [
        "scrollViewDidScroll(_:)", "scrollViewDidZoom(_:)", "scrollViewWillBeginDragging(_:)",
        "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
        "scrollViewDidEndDragging(_:willDecelerate:)", "scrollViewWillBeginDecelerating(_:)",
        "scrollViewDidEndDecelerating(_:)", "scrollViewDidEndScrollingAnimation(_:)", "viewForZooming(in:)",
        "scrollViewWillBeginZooming(_:with:)", "scrollViewDidEndZooming(_:with:atScale:)",
        "scrollViewShouldScrollToTop(_:)", "scrollViewDidScrollToTop(_:)",
        "scrollViewDidChangeAdjustedContentInset(_:)",
      ]
    case .tableDataSource: TableProtocol.dataSource
    case .tablePrefetching: TableProtocol.prefetching
    case .table: TableProtocol.delegate
    case .gestureRecognizer:
      [
        "gestureRecognizerShouldBegin(_:)", "gestureRecognizer(_:shouldReceive:)",
        "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)", "gestureRecognizer(_:shouldRequireFailureOf:)",
        "gestureRecognizer(_:shouldBeRequiredToFailBy:)",
      ]
    case .navigationController, .tabBarController, .splitViewController, .pageViewController, .pageSource,
      .adaptivePresentation, .sheetPresentation, .popoverPresentation, .viewControllerTransitioning, .navigationBar,
      .tabBar:
      controllerMethods
    case .searchBar:
      [
        "searchBarShouldBeginEditing(_:)", "searchBarTextDidBeginEditing(_:)", "searchBarShouldEndEditing(_:)",
        "searchBarTextDidEndEditing(_:)", "searchBar(_:textDidChange:)",
        "searchBar(_:shouldChangeTextIn:replacementText:)", "searchBarSearchButtonClicked(_:)",
        "searchBarBookmarkButtonClicked(_:)", "searchBarCancelButtonClicked(_:)",
        "searchBarResultsListButtonClicked(_:)", "searchBar(_:selectedScopeButtonIndexDidChange:)",
      ]
    case .searchController:
      [
        "willPresentSearchController(_:)", "didPresentSearchController(_:)", "willDismissSearchController(_:)",
        "didDismissSearchController(_:)", "presentSearchController(_:)",
      ]
    case .searchResults: ["updateSearchResults(for:)"]
    case .application:
      [
        "application(_:willFinishLaunchingWithOptions:)", "application(_:didFinishLaunchingWithOptions:)",
        "applicationDidBecomeActive(_:)", "applicationWillResignActive(_:)", "applicationDidEnterBackground(_:)",
        "applicationWillEnterForeground(_:)", "applicationWillTerminate(_:)",
        "applicationDidReceiveMemoryWarning(_:)", "applicationSignificantTimeChange(_:)",
        "applicationProtectedDataWillBecomeUnavailable(_:)", "applicationProtectedDataDidBecomeAvailable(_:)",
        "application(_:open:options:)", "application(_:willContinueUserActivityWithType:)",
        "application(_:continue:restorationHandler:)", "application(_:performActionFor:completionHandler:)",
        "application(_:supportedInterfaceOrientationsFor:)", "application(_:configurationForConnecting:options:)",
        "application(_:didDiscardSceneSessions:)", "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)",
        "application(_:didFailToRegisterForRemoteNotificationsWithError:)",
        "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
      ]
    case .scene:
      [
        "scene(_:willConnectTo:options:)", "sceneDidDisconnect(_:)", "sceneWillEnterForeground(_:)",
        "sceneDidBecomeActive(_:)", "sceneWillResignActive(_:)", "sceneDidEnterBackground(_:)",
        "scene(_:openURLContexts:)", "scene(_:willContinueUserActivityWithType:)", "scene(_:continue:)",
        "stateRestorationActivity(for:)",
      ]
    case .windowScene:
      [
        "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)",
        "windowScene(_:performActionFor:completionHandler:)",
      ]
    case .collectionViewDataSource: CollectionMethods.dataSource
    case .collectionViewPrefetching: CollectionMethods.prefetching
    case .collectionView: CollectionMethods.delegate
    case .collectionViewFlowLayout: CollectionMethods.flowLayout
    case .imagePicker:
      ["imagePickerController(_:didFinishPickingMediaWithInfo:)", "imagePickerControllerDidCancel(_:)"]
    case .animation: ["animationDidStart(_:)", "animationDidStop(_:finished:)"]
    }
  }
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
  package static func methods(of protocolName: String) -> [String] {
    DelegateProtocol(rawValue: protocolName)?.methods ?? []
  }
}
