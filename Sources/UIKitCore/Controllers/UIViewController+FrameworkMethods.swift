import Foundation
import PlainviewTargetAction

extension UIViewController {
  /// Methods that every view controller has by its selector.
  static var methodsOfController: ActionTable {
    [
      "loadView": .init(UIViewController.loadView), "loadViewIfNeeded": .init(UIViewController.loadViewIfNeeded),
      "viewDidLoad": .init(UIViewController.viewDidLoad), "viewWillAppear:": .init(UIViewController.viewWillAppear),
      "viewDidAppear:": .init(UIViewController.viewDidAppear),
      "viewWillDisappear:": .init(UIViewController.viewWillDisappear),
      "viewDidDisappear:": .init(UIViewController.viewDidDisappear),
      "viewWillLayoutSubviews": .init(UIViewController.viewWillLayoutSubviews),
      "viewDidLayoutSubviews": .init(UIViewController.viewDidLayoutSubviews),
      "setEditing:animated:": .init(UIViewController.setEditing),
      "dismissViewControllerAnimated:completion:": .init(UIViewController.dismiss),
      "removeFromParentViewController": .init(UIViewController.removeFromParent),
      "didReceiveMemoryWarning": .init(UIViewController.didReceiveMemoryWarning),
      "setNeedsStatusBarAppearanceUpdate": .init(UIViewController.setNeedsStatusBarAppearanceUpdate),
    ]
  }
}
