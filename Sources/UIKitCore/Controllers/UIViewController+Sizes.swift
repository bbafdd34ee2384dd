import Foundation
import PlainviewRuntime

// What children and containers hear of sizes and traits.
extension UIViewController {
  func tellChildren(of size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in storedChildren {
      UserCode.run {
        child.viewWillTransition(
          to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator)
      }
    }
  }

  func tellChildren(of traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in storedChildren { UserCode.run { child.willTransition(to: traits, with: coordinator) } }
  }

  func tellContainersOfPreferredSize() {
    storedParent?.preferredContentSizeDidChange(forChildContentContainer: self)
    tellPresentationOfSize()
  }
}
