import Foundation

/// A delegate that implements no optional method: the protocols' defaults answer.
@MainActor final class BareDelegate: NSObject {}

extension BareDelegate: UIGestureRecognizerDelegate {}
extension BareDelegate: CAAnimationDelegate, CALayerDelegate {}
extension BareDelegate: UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate {}
extension BareDelegate: UIViewControllerTransitioningDelegate {}
extension BareDelegate: UIApplicationDelegate {}

/// The same for a scene, whose delegate has a `window` as the one of an app has.
@MainActor final class BareSceneDelegate: NSObject, UIWindowSceneDelegate {}
