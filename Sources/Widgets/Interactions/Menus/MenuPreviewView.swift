import Foundation
import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore

/// What stands for an item while its menu is open: the view of a controller, or a clear area over the item itself.
@MainActor final class MenuPreviewView: UIView, ClassStandIn {
  nonisolated var shownClassName: String { "_UIContextMenuPreviewView" }
  let controller: UIViewController?
  /// What a tap does.
  var tapped: (@MainActor () -> Void)?

  init(_ controller: UIViewController?) {
    self.controller = controller
    super.init(frame: .zero)
    isOpaque = false
    isAccessibilityElement = false
  }

  required init?(coder: NSCoder) { nil }

  /// The controller's preferred size, in points; nil without a controller.
  func preferredSize(in available: CGSize) -> CGSize? {
    guard let preferred = controller?.preferredContentSize else { return nil }
    return CGSize(
      width: preferred.width > 0 ? min(preferred.width, available.width) : available.width,
      height: preferred.height > 0 ? min(preferred.height, available.height) : available.height)
  }

  func show() {
    guard let controller else { return }
    UserCode.run { controller.beginAppearanceTransition(true, animated: false) }
    addSubview(controller.view)
    UserCode.run { controller.endAppearanceTransition() }
  }

  func hide() {
    guard let controller, controller.viewIfLoaded?.superview === self else { return }
    UserCode.run { controller.beginAppearanceTransition(false, animated: false) }
    controller.view.removeFromSuperview()
    UserCode.run { controller.endAppearanceTransition() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.viewIfLoaded?.frame = bounds
  }

  /// A touch anywhere in a preview is the preview's.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.contains(where: { bounds.contains($0.location(in: self)) }) { tapped?() }
  }
}
