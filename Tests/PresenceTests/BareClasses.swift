import Foundation
import PlainviewRuntime
import PlainviewTargetAction
import PlainviewUIKitCore
import PlainviewWidgets
import UIKit

// An app's delegates that leave out all that they may.

final class NoMethods: NSObject {}

extension NoMethods: UITextFieldDelegate, UITextViewDelegate, UIGestureRecognizerDelegate, CAAnimationDelegate {}
extension NoMethods: UISearchBarDelegate, UISearchControllerDelegate, UINavigationBarDelegate, UITabBarDelegate {}
extension NoMethods: UINavigationControllerDelegate, UITabBarControllerDelegate, UISplitViewControllerDelegate {}
extension NoMethods: UIPageViewControllerDelegate, UIImagePickerControllerDelegate, UIApplicationDelegate {}
extension NoMethods: UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate {}
extension NoMethods: UIViewControllerTransitioningDelegate {}
extension NoMethods: UITableViewDelegate, UICollectionViewDelegateFlowLayout {}

final class NoSceneMethods: NSObject, UIWindowSceneDelegate {}

extension NoMethods: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {}
}

extension NoMethods: UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }
}

extension NoMethods: UITableViewDataSource, UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}

extension NoMethods: UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
}

/// Has every second method.
final class EverySecondMethod: NSObject, UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}

/// Asked for an event, not for a touch: two methods of one name.
final class EventReceiver: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { true }
}

@MainActor enum BareAnswers {
  /// What delegates have that have nothing but what is required, over all protocols.
  static var all: [String] {
    func names<Delegate>(_ methods: DelegateMethods<Delegate>, _ delegate: Delegate) -> [String] {
      Conformance.implemented(by: delegate, among: methods)
    }
    let (bare, scene) = (NoMethods(), NoSceneMethods())
    return names(GestureMethods.delegate, bare) + names(AnimationMethods.delegate, bare)
      + names(PresentationMethods.adaptive, bare) + names(PresentationMethods.sheet, bare)
      + names(PresentationMethods.popover, bare) + names(PresentationMethods.transitioning, bare)
      + names(ApplicationMethods.application, bare) + names(ApplicationMethods.scene, scene)
      + names(ApplicationMethods.windowScene, scene) + names(TextMethods.field, bare) + names(TextMethods.view, bare)
      + names(ScrollMethods.delegate, bare) + names(SearchMethods.bar, bare) + names(SearchMethods.controller, bare)
      + names(SearchMethods.results, bare) + names(ControllerMethods.navigation, bare)
      + names(ControllerMethods.tabs, bare) + names(ControllerMethods.split, bare)
      + names(ControllerMethods.pages, bare) + names(ControllerMethods.pageSource, bare)
      + names(ControllerMethods.imagePicker, bare) + names(BarMethods.navigation, bare) + names(BarMethods.tabs, bare)
      + names(TableMethods.dataSource, bare) + names(TableMethods.prefetching, bare)
      + names(TableMethods.delegate, bare) + names(CollectionMethods.dataSource, bare)
      + names(CollectionMethods.prefetching, bare) + names(CollectionMethods.delegate, bare)
      + names(CollectionMethods.flowLayout, bare)
  }
}
