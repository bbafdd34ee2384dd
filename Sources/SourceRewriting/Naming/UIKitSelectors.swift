/// Selectors of UIKit's and Foundation's methods that sources name without argument labels, or whose names Swift changes.
enum UIKitSelectors {
  /// The selector of a method by its base name; nil for one that is not in the table, or has other labels.
  static func selector(base: String, labels: [String]?) -> String? {
    guard let selector = selectors[base] else { return nil }
    guard let labels else { return selector }
    return labels.count == selector.utf8.count { $0 == UInt8(ascii: ":") } ? selector : nil
  }

  private static let selectors: [String: String] = [
    "becomeFirstResponder": "becomeFirstResponder",
    "cancel": "cancel",
    "copy": "copy:",
    "cut": "cut:",
    "decreaseSize": "decreaseSize:",
    "delete": "delete:",
    "dismiss": "dismissViewControllerAnimated:completion:",
    "endEditing": "endEditing:",
    "endRefreshing": "endRefreshing",
    "increaseSize": "increaseSize:",
    "invalidate": "invalidate",
    "invalidateIntrinsicContentSize": "invalidateIntrinsicContentSize",
    "layoutIfNeeded": "layoutIfNeeded",
    "layoutSubviews": "layoutSubviews",
    "makeTextWritingDirectionLeftToRight": "makeTextWritingDirectionLeftToRight:",
    "makeTextWritingDirectionRightToLeft": "makeTextWritingDirectionRightToLeft:",
    "paste": "paste:",
    "performClose": "performClose:",
    "popToRootViewController": "popToRootViewControllerAnimated:",
    "popViewController": "popViewControllerAnimated:",
    "print": "print:",
    "reloadData": "reloadData",
    "removeAllObjects": "removeAllObjects",
    "removeFromSuperview": "removeFromSuperview",
    "resignFirstResponder": "resignFirstResponder",
    "select": "select:",
    "selectAll": "selectAll:",
    "sendActions": "sendActionsForControlEvents:",
    "setEditing": "setEditing:animated:",
    "setNeedsDisplay": "setNeedsDisplay",
    "setNeedsLayout": "setNeedsLayout",
    "setNeedsStatusBarAppearanceUpdate": "setNeedsStatusBarAppearanceUpdate",
    "setNeedsUpdateConstraints": "setNeedsUpdateConstraints",
    "sizeToFit": "sizeToFit",
    "startAnimating": "startAnimating",
    "stopAnimating": "stopAnimating",
    "toggleBoldface": "toggleBoldface:",
    "toggleItalics": "toggleItalics:",
    "toggleUnderline": "toggleUnderline:",
    "updateConstraints": "updateConstraints",
    "viewDidAppear": "viewDidAppear:",
    "viewDidDisappear": "viewDidDisappear:",
    "viewDidLayoutSubviews": "viewDidLayoutSubviews",
    "viewDidLoad": "viewDidLoad",
    "viewWillAppear": "viewWillAppear:",
    "viewWillDisappear": "viewWillDisappear:",
    "viewWillLayoutSubviews": "viewWillLayoutSubviews",
  ]
}
