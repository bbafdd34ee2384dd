import Foundation
import UIKit

/// An app's delegate of every kind of widget that leaves out all that it may.
@MainActor final class BareWidgetDelegate: NSObject {}

extension BareWidgetDelegate: UITextFieldDelegate, UITextViewDelegate {}
extension BareWidgetDelegate: NSTextStorageDelegate, NSLayoutManagerDelegate {}
extension BareWidgetDelegate: UISearchBarDelegate, UISearchControllerDelegate, UISearchTextFieldDelegate {}
extension BareWidgetDelegate: UINavigationBarDelegate, UITabBarDelegate {}
extension BareWidgetDelegate: UINavigationControllerDelegate, UITabBarControllerDelegate {}
extension BareWidgetDelegate: UISplitViewControllerDelegate, UIPageViewControllerDelegate {}
extension BareWidgetDelegate: UIImagePickerControllerDelegate {}

extension BareWidgetDelegate: UIEditMenuInteractionDelegate, UIPointerInteractionDelegate {}

extension BareWidgetDelegate: UITextInteractionDelegate {}
extension BareWidgetDelegate: UIColorPickerViewControllerDelegate, UIFontPickerViewControllerDelegate {}
extension BareWidgetDelegate: UIWebViewDelegate {}
extension BareWidgetDelegate: UICalendarViewDelegate {}

extension BareWidgetDelegate: UICalendarSelectionSingleDateDelegate, UICalendarSelectionMultiDateDelegate {
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {}
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {}
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {}
}

extension BareWidgetDelegate: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {}
}

extension BareWidgetDelegate: UIFindInteractionDelegate {
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { nil }
}

extension BareWidgetDelegate: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
}

extension BareWidgetDelegate: UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }
}

extension BareWidgetDelegate: UIDragInteractionDelegate, UIDropInteractionDelegate {
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    []
  }
}

/// An app's delegate of tables, collection views and animators that leaves out all that it may.
@MainActor final class BareListDelegate: NSObject {}

extension BareListDelegate: UITableViewDelegate, UICollectionViewDelegateFlowLayout {}
extension BareListDelegate: UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {}

extension BareListDelegate: UITableViewDataSource, UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}

extension BareListDelegate: UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
}

extension BareListDelegate: UITableViewDragDelegate, UITableViewDropDelegate {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [] }
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
}

extension BareListDelegate: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [] }
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {}
}
