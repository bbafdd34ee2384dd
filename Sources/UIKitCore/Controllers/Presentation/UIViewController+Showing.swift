import PlainviewRuntime
import PlainviewTargetAction

// How a controller is shown: by a container that overrides the method, else by presenting it.
extension UIViewController {
  /// The controller whose containers are being asked to show another one.
  private static weak var showsOther: UIViewController?

  func baseShow(_ controller: UIViewController, sender: Any?) {
    guard let storedParent else { return (Self.showsOther ?? self).present(controller, animated: true) }
    let isFirst = Self.showsOther == nil
    if isFirst { Self.showsOther = self }
    defer { if isFirst { Self.showsOther = nil } }
    storedParent.show(controller, sender: sender)
  }

  func baseShowDetail(_ controller: UIViewController, sender: Any?) {
    if let storedParent {
      storedParent.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  /// The object that shows the controller, where it is a sheet.
  var sheetToConfigure: UISheetPresentationController? { presentationToConfigure() as? UISheetPresentationController }
  /// The object that shows the controller, where it is a popover.
  var popoverToConfigure: UIPopoverPresentationController? {
    presentationToConfigure() as? UIPopoverPresentationController
  }

  func baseTargetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    var candidate: UIViewController? = self
    while let controller = candidate {
      if controller.isTarget(of: action, sender: sender) { return controller }
      candidate = controller.storedParent
    }
    return nil
  }

  /// Whether the controller overrides an action that all controllers have for showing others.
  private func isTarget(of action: Selector, sender: Any?) -> Bool {
    let kind = (self as? any ChildPlacing)?.containerKind
    switch action.name {
    case "showViewController:sender:": return kind == .navigation || kind == .split
    case "showDetailViewController:sender:": return kind == .split
    default:
      guard ActionRegistry.entry(for: action, in: UIViewController.self) == nil else { return false }
      return UserCode.run(else: false) { canPerformAction(action, withSender: sender) }
    }
  }

  func changePresentationStyle(to style: UIModalPresentationStyle) {
    guard style != storedPresentationStyle else { return }
    storedPresentationStyle = style
    if storedPresenting == nil { storedPresentation = nil }
  }
}
