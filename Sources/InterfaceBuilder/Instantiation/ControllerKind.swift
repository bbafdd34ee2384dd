import Foundation
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
    default: UIViewController(coder: coder)
    }
  }

  /// Makes a controller of the kind's class that stands for one of a missing class.
  @MainActor func makeMissing(_ coder: NSCoder) -> (any UIViewController & AbsentClass)? {
    switch self {
    case .navigationController: MissingNavigationController(coder: coder)
    case .tabBarController: MissingTabBarController(coder: coder)
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
