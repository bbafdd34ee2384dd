import PlainviewLists
@_spi(Plainview) import PlainviewUIKitCore
import PlainviewWidgets

extension ElementTree {
  /// The kind of a view that holds others: a bar, or what an alert shows; nil for other views.
  static func containerType(of view: UIView) -> XCUIElement.ElementType? {
    switch view {
    case is UINavigationBar: .navigationBar
    case is UIToolbar: .toolbar
    case is UITabBar: .tabBar
    case is UITableViewCell, is UICollectionViewCell: .cell
    case let overlay as OverlayView: overlay.kind
    case is KeyboardView: .keyboard
    case let key as KeyView: key.isButton ? .button : .key
    case let view where view.viewController.map(isInPopover) ?? false: .popover
    default: (view.viewController as? UIAlertController).map { $0.preferredStyle == .alert ? .alert : .sheet }
    }
  }

  /// Whether a controller is shown in a popover of its own, with an arrow, and not as a sheet.
  private static func isInPopover(_ controller: UIViewController) -> Bool {
    guard controller.presentingViewController != nil, controller.parent == nil else { return false }
    let presentation = controller.presentationController as? UIPopoverPresentationController
    // On a narrow screen another presentation shows the controller, mostly a sheet.
    return presentation?.presentationStyle == .popover && presentation?.containerView != nil
  }

  /// The name of such a view: the title that it shows.
  static func containerTitle(of view: UIView) -> String? {
    if let bar = view as? UINavigationBar { return bar.topItem?.title ?? "" }
    return (view.viewController as? UIAlertController).map { $0.title ?? "" }
  }
}
