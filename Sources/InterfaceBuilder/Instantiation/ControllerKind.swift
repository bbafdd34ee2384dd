import Foundation
import PlainviewLists
import PlainviewUIKitCore
import PlainviewWidgets

/// The class of controllers that an element's name stands for.
extension ControllerElement.Kind {
  /// Whether controllers of the kind show others, which the document ties to them by relationships.
  var isContainer: Bool {
    switch self {
    case .navigationController, .tabBarController, .splitViewController, .pageViewController: true
    default: false
    }
  }

  /// Makes a controller of the kind's own class.
  @MainActor func make(_ coder: NSCoder) -> UIViewController? {
    switch self {
    case .navigationController: UINavigationController(coder: coder)
    case .tabBarController: UITabBarController(coder: coder)
    case .splitViewController: UISplitViewController(coder: coder)
    case .pageViewController: UIPageViewController(coder: coder)
    case .tableViewController: UITableViewController(coder: coder)
    case .collectionViewController: UICollectionViewController(coder: coder)
    default: UIViewController(coder: coder)
    }
  }

  /// Makes a controller of the kind's class that stands for one of a missing class.
  @MainActor func makeMissing(_ coder: NSCoder) -> (any UIViewController & AbsentClass)? {
    switch self {
    case .navigationController: MissingNavigationController(coder: coder)
    case .tabBarController: MissingTabBarController(coder: coder)
    case .splitViewController: MissingSplitViewController(coder: coder)
    case .pageViewController: MissingPageViewController(coder: coder)
    case .tableViewController: MissingTableViewController(coder: coder)
    case .collectionViewController: MissingCollectionViewController(coder: coder)
    default: MissingViewController(coder: coder)
    }
  }
}

final class MissingNavigationController: UINavigationController, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "UINavigationController" }
}

final class MissingTabBarController: UITabBarController, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "UITabBarController" }
}

final class MissingSplitViewController: UISplitViewController, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "UISplitViewController" }
}

final class MissingPageViewController: UIPageViewController, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "UIPageViewController" }
}

final class MissingTableViewController: UITableViewController, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "UITableViewController" }
}

final class MissingCollectionViewController: UICollectionViewController, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "UICollectionViewController" }
}
