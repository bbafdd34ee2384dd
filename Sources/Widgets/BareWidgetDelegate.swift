import Foundation
import PlainviewUIKitCore

/// A delegate of every kind of widget that leaves out all that it may: what it is asked, the protocols' defaults answer.
@MainActor final class BareWidgetDelegate: NSObject {}

extension BareWidgetDelegate: UITextFieldDelegate, UITextViewDelegate {}
extension BareWidgetDelegate: NSTextStorageDelegate, NSLayoutManagerDelegate {}
extension BareWidgetDelegate: UISearchBarDelegate, UISearchControllerDelegate, UISearchTextFieldDelegate {}
extension BareWidgetDelegate: UINavigationBarDelegate, UITabBarDelegate {}
extension BareWidgetDelegate: UINavigationControllerDelegate, UITabBarControllerDelegate {}
extension BareWidgetDelegate: UISplitViewControllerDelegate, UIPageViewControllerDelegate {}
extension BareWidgetDelegate: UIImagePickerControllerDelegate {}

extension BareWidgetDelegate: UIEditMenuInteractionDelegate, UIPointerInteractionDelegate {}

extension BareWidgetDelegate: UIColorPickerViewControllerDelegate, UIFontPickerViewControllerDelegate {}
extension BareWidgetDelegate: UIWebViewDelegate {}
extension BareWidgetDelegate: UICalendarViewDelegate {}

// Protocols that require something.

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
