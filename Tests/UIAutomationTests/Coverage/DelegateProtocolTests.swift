import Foundation
import PlainviewUIAutomation
import Testing

/// The table of delegate methods against the protocols themselves, as their sources declare them.
@MainActor @Suite struct DelegateProtocolTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test(
    arguments: [
      ("UITextFieldDelegate", "Widgets/Text/Fields/UITextFieldDelegate.swift"),
      ("UITextViewDelegate", "Widgets/Text/Views/UITextViewDelegate.swift"),
      ("UIScrollViewDelegate", "Widgets/Scrolling/UIScrollViewDelegate.swift"),
      ("UITableViewDataSource", "Lists/Tables/UITableViewDataSource.swift"),
      ("UITableViewDataSourcePrefetching", "Lists/Tables/UITableViewDataSource.swift"),
      ("UITableViewDelegate", "Lists/Tables/UITableViewDelegate.swift"),
      ("UICollectionViewDataSource", "Lists/Collections/Data/UICollectionViewDataSource.swift"),
      ("UICollectionViewDataSourcePrefetching", "Lists/Collections/Data/UICollectionViewDataSource.swift"),
      ("UICollectionViewDelegate", "Lists/Collections/Data/UICollectionViewDelegate.swift"),
      ("UICollectionViewDelegateFlowLayout", "Lists/Collections/Data/UICollectionViewDelegateFlowLayout.swift"),
      ("UIGestureRecognizerDelegate", "UIKitCore/Classes/Responders/UIGestureRecognizerDelegate.swift"),
      ("UISearchBarDelegate", "Widgets/Search/UISearchBarDelegate.swift"),
      ("UISearchControllerDelegate", "Widgets/Search/UISearchControllerDelegate.swift"),
      ("UISearchResultsUpdating", "Widgets/Search/UISearchControllerDelegate.swift"),
      ("UISearchTextFieldDelegate", "Widgets/Search/UISearchTextFieldDelegate.swift"),
      ("UINavigationControllerDelegate", "Widgets/Controllers/Navigation/UINavigationControllerDelegate.swift"),
      ("UITabBarControllerDelegate", "Widgets/Controllers/Tabs/UITabBarControllerDelegate.swift"),
      ("UISplitViewControllerDelegate", "Widgets/Controllers/Split/UISplitViewControllerDelegate.swift"),
      ("UIPageViewControllerDelegate", "Widgets/Controllers/Pages/UIPageViewControllerDelegate.swift"),
      ("UIPageViewControllerDataSource", "Widgets/Controllers/Pages/UIPageViewControllerDelegate.swift"),
      (
        "UIAdaptivePresentationControllerDelegate",
        "UIKitCore/Classes/Controllers/UIAdaptivePresentationControllerDelegate.swift"
      ),
      (
        "UISheetPresentationControllerDelegate",
        "UIKitCore/Classes/Controllers/UISheetPresentationController.swift"
      ),
      (
        "UIPopoverPresentationControllerDelegate",
        "UIKitCore/Classes/Controllers/UIPopoverPresentationController.swift"
      ),
      (
        "UIViewControllerTransitioningDelegate", "UIKitCore/Classes/Controllers/UIViewControllerTransitioning.swift"
      ),
      ("UINavigationBarDelegate", "Widgets/Bars/UINavigationBarDelegate.swift"),
      ("UITabBarDelegate", "Widgets/Bars/UITabBarDelegate.swift"),
      ("UIApplicationDelegate", "UIKitCore/Classes/Application/UIApplicationDelegate.swift"),
      ("UISceneDelegate", "UIKitCore/Classes/Application/UISceneDelegate.swift"),
      ("UIWindowSceneDelegate", "UIKitCore/Classes/Application/UISceneDelegate.swift"),
      ("UIImagePickerControllerDelegate", "Widgets/Controllers/System/UIImagePickerController.swift"),
      ("UIContextMenuInteractionDelegate", "Widgets/Interactions/Menus/UIContextMenuInteractionDelegate.swift"),
      ("UIDragInteractionDelegate", "Widgets/Interactions/Drags/UIDragInteractionDelegate.swift"),
      ("UIDropInteractionDelegate", "Widgets/Interactions/Drags/UIDropInteractionDelegate.swift"),
      ("UITableViewDragDelegate", "Lists/Tables/UITableViewDragDelegate.swift"),
      ("UITableViewDropDelegate", "Lists/Tables/UITableViewDropDelegate.swift"),
      ("UICollectionViewDragDelegate", "Lists/Collections/Data/UICollectionViewDragDelegate.swift"),
      ("UICollectionViewDropDelegate", "Lists/Collections/Data/UICollectionViewDropDelegate.swift"),
      ("UIEditMenuInteractionDelegate", "Widgets/Interactions/Editing/UIEditMenuInteractionDelegate.swift"),
      ("UIFindInteractionDelegate", "Widgets/Interactions/Finding/UIFindInteraction.swift"),
      ("UIPointerInteractionDelegate", "Widgets/Interactions/Pointers/UIPointerInteractionDelegate.swift"),
      ("UITextInteractionDelegate", "Widgets/Interactions/Selection/UITextInteractionDelegate.swift"),
      ("CAAnimationDelegate", "UIKitCore/Classes/Layers/CAAnimation.swift"),
    ])
  func `All methods that a protocol declares are watched in its order, and no other`(_ name: String, _ path: String)
    throws
  {
    let source = try String(contentsOf: Self.root.appendingPathComponent("Sources/" + path), encoding: .utf8)
    let body = try #require(
      source.firstMatch(of: try Regex("protocol \(name)[^{]*\\{([\\s\\S]*?)\\n\\}"))?.output[1].substring)
    let declared = body.matches(of: #/func (\w+)\(([^)]*)\)/#).map { match in
      let labels = match.2.split(separator: ",").map { part in
        (part.split(whereSeparator: \.isWhitespace).first ?? "").replacing(":", with: "") + ":"
      }
      return "\(match.1)(\(labels.joined()))"
    }
    var seen: Set<String> = []
    #expect(declared.filter { seen.insert($0).inserted } == WiringCoverage.methods(of: name))
    #expect(!declared.isEmpty)
  }
}
