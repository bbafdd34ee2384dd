import Foundation
import PlainviewGraphics
import PlainviewRuntime

// The calls to children and containers about sizes and traits.
extension UIViewController {
  func tellChildren(of size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    (coordinator as? WindowTurn)?.tellByFormerMethods(self)
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

  func barInsetsDidChange(from former: UIEdgeInsets) {
    if barInsets != former { viewIfLoaded?.refreshSafeArea() }
  }

  /// The interface turns where the orientations that are supported now have it turn.
  func followOrientations() {
    UIApplication.shared.followDevice()
    UIApplication.shared.followSupportedOrientations()
  }

  func baseRemoveKeyCommand(_ keyCommand: UIKeyCommand) {
    responderExtras?.keyCommands.removeAll { $0 === keyCommand }
  }

  func preferredSizeDidChange(from former: CGSize) {
    if preferredContentSize != former { tellContainersOfPreferredSize() }
  }

  func tellContainersOfPreferredSize() {
    storedParent?.preferredContentSizeDidChange(forChildContentContainer: self)
    tellPresentationOfSize()
  }
}
