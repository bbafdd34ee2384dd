// How a controller is shown: by a container that has a use for it, else by presenting it.
extension UIViewController {
  func baseShow(_ controller: UIViewController, sender: Any?) {
    var candidate = storedParent
    while let container = candidate {
      if container is any ChildPlacing { return container.show(controller, sender: sender) }
      candidate = container.storedParent
    }
    present(controller, animated: true)
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
