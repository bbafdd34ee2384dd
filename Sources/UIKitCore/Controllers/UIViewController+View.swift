import Foundation
import PlainviewGraphics
import PlainviewRuntime

// The view that a controller has (contract V1), and its margins.
extension UIViewController {
  func baseLoadViewIfNeeded() {
    guard storedView == nil, !isLoadingView, UserCode.mayRun else { return }
    isLoadingView = true
    UserCode.run(.controller, .init(.init(self), text: "loadView"), Self.callbackText) { loadView() }
    isLoadingView = false
    guard storedView != nil else { return }
    UserCode.run(.controller, .init(.init(self), text: "viewDidLoad"), Self.callbackText) { viewDidLoad() }
  }

  func baseLoadView() {
    if let viewLoader { return viewLoader(self) }
    if NibLoading.load(nibName, bundle: nibBundle, owner: self) { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  func setView(_ view: UIView?) {
    guard view !== storedView else { return }
    if let owner = view?.viewController, owner !== self { return refuse(view, owner) }
    let old = storedView
    let position = old?.superview.map { ($0, $0.subviews.firstIndex { $0 === old } ?? 0) }
    old?.viewController = nil
    storedView = view
    view?.viewController = self
    view?.marks.insert(.mayChangeTraits)
    // A view that is on the screen already is replaced where it stands (contract V1).
    guard let (parent, index) = position, let old else { return }
    let frame = old.frame
    old.removeFromSuperview()
    guard let view else { return }
    view.frame = frame
    if view.autoresizingMask.isEmpty { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    parent.insertSubview(view, at: index)
  }

  private func refuse(_ view: UIView?, _ owner: UIViewController) {
    raise(
      UncaughtException(
        name: "UIViewControllerHierarchyInconsistency",
        reason:
          "A view can only be associated with at most one view controller at a time! View \(view.map { "\($0)" } ?? "") "
          + "is associated with <\(SimulatedProcess.classAndAddress(of: owner))>. Clear this association before "
          + "associating this view with <\(SimulatedProcess.classAndAddress(of: self))>."))
  }

  var leastMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (viewIfLoaded?.bounds.width ?? 0) < 414 ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  func rootViewMargins(base: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    guard viewRespectsSystemMinimumLayoutMargins else { return base }
    let least = systemMinimumLayoutMargins
    if base == Margins().base { return least }
    return NSDirectionalEdgeInsets(
      top: base.top, leading: max(base.leading, least.leading), bottom: base.bottom,
      trailing: max(base.trailing, least.trailing))
  }
}
