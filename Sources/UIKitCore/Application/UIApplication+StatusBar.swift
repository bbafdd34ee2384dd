public import Foundation
import PlainviewGraphics

extension UIApplication {
  /// Before the interface turns; the information has the new orientation's number at `statusBarOrientationUserInfoKey`.
  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// When the interface has turned; the information has the old orientation's number.
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// Before the status bar's frame changes; the information has the new frame.
  public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// When the status bar's frame has changed; the information has the old frame.
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// The number of a `UIInterfaceOrientation`.
  public nonisolated static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
  /// The `CGRect` of a status bar, as an `NSValue`.
  public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"

  // Each of these sets what `isStatusBarHidden` and `statusBarStyle` set; the bar changes at once.

  /// Hides or shows the bar where controllers do not decide on it.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    life.requestedStatusBarHidden = hidden
  }
  /// Hides or shows the bar where controllers do not decide on it.
  public func setStatusBarHidden(_ hidden: Bool, animated: Bool) { life.requestedStatusBarHidden = hidden }
  /// Sets the bar's style where controllers do not decide on it.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    life.requestedStatusBarStyle = statusBarStyle
  }
  /// Does nothing, as on a device since iOS 6: controllers say which orientations they support.
  public func setStatusBarOrientation(_ interfaceOrientation: UIInterfaceOrientation, animated: Bool) {}

  private var controllersDecideStatusBar: Bool { life.manifest?.controllersDecideStatusBar ?? true }

  var baseStatusBarStyle: UIStatusBarStyle {
    guard controllersDecideStatusBar else { return life.requestedStatusBarStyle ?? .default }
    return controllerOfStatusBar(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
  }

  var baseIsStatusBarHidden: Bool { hidesStatusBar(in: UIScreen.main.traitCollection) }

  private func hidesStatusBar(in traits: UITraitCollection) -> Bool {
    if traits.verticalSizeClass == .compact { return true }
    guard controllersDecideStatusBar else {
      return life.requestedStatusBarHidden ?? life.manifest?.hidesStatusBar ?? false
    }
    return controllerOfStatusBar(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
  }

  /// Tells observers of the bar around a change of the interface's orientation.
  func tellingOfStatusBar(turningTo new: UIInterfaceOrientation, _ turn: () -> Void) {
    let (old, oldFrame) = (life.interfaceOrientation, statusBarFrame)
    let newFrame = new.isLandscape == UIScreen.main.isOnSide ? oldFrame : statusBarFrameAfterTurn
    tell(Self.willChangeStatusBarOrientationNotification, Self.statusBarOrientationUserInfoKey, new.rawValue)
    if newFrame != oldFrame {
      tell(Self.willChangeStatusBarFrameNotification, Self.statusBarFrameUserInfoKey, NSValue(cgRect: newFrame))
    }
    turn()
    tell(Self.didChangeStatusBarOrientationNotification, Self.statusBarOrientationUserInfoKey, old.rawValue)
    if newFrame != oldFrame {
      tell(Self.didChangeStatusBarFrameNotification, Self.statusBarFrameUserInfoKey, NSValue(cgRect: oldFrame))
    }
  }

  private var statusBarFrameAfterTurn: CGRect {
    let next = UIScreen.main.afterTurn
    if hidesStatusBar(in: next.traits) { return .zero }
    return CGRect(x: 0, y: 0, width: next.size.width, height: next.safeArea.top)
  }

  private func tell(_ name: Notification.Name, _ key: String, _ value: Any) {
    post(name, userInfo: [key: value])
  }
}
