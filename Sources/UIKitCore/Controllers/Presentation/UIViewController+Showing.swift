// How a controller is shown: by a container that has a use for it, also one of the app's own, else by presenting it.
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

  func changePresentationStyle(to style: UIModalPresentationStyle) {
    guard style != storedPresentationStyle else { return }
    storedPresentationStyle = style
    if storedPresenting == nil { storedPresentation = nil }
  }
}
