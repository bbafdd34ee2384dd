public import Foundation

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

  /// How the status bar moves when it is hidden.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    life.wantsHiddenStatusBar = hidden
  }
  public func setStatusBarHidden(_ hidden: Bool, animated: Bool) { life.wantsHiddenStatusBar = hidden }
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    life.wantedStatusBarStyle = statusBarStyle
  }
  /// Does nothing, as on a device since iOS 6: controllers say which orientations they support.
  public func setStatusBarOrientation(_ interfaceOrientation: UIInterfaceOrientation, animated: Bool) {}

  private var controllersDecideStatusBar: Bool { life.manifest?.controllersDecideStatusBar ?? true }

  var baseStatusBarStyle: UIStatusBarStyle {
    guard controllersDecideStatusBar else { return life.wantedStatusBarStyle ?? .default }
    return controllerOfStatusBar(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
  }

  var baseIsStatusBarHidden: Bool {
    if UIScreen.main.traitCollection.verticalSizeClass == .compact { return true }
    guard controllersDecideStatusBar else { return life.wantsHiddenStatusBar ?? life.manifest?.hidesStatusBar ?? false }
    return controllerOfStatusBar(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
  }

  /// Tells observers of the bar around a change of the interface's orientation.
  func tellingOfStatusBar(turningTo new: UIInterfaceOrientation, _ turn: () -> Void) {
    let (old, oldFrame) = (life.interfaceOrientation, statusBarFrame)
    tell(Self.willChangeStatusBarOrientationNotification, Self.statusBarOrientationUserInfoKey, new.rawValue)
    turn()
    tell(Self.didChangeStatusBarOrientationNotification, Self.statusBarOrientationUserInfoKey, old.rawValue)
    guard statusBarFrame != oldFrame else { return }
    tell(Self.didChangeStatusBarFrameNotification, Self.statusBarFrameUserInfoKey, NSValue(cgRect: oldFrame))
  }

  private func tell(_ name: Notification.Name, _ key: String, _ value: Any) {
    post(name, userInfo: [key: value])
  }
}
