import Foundation
import PlainviewGraphics

/// Rarely used state of views, kept separately so that views stay small.
@MainActor final class ViewExtras {
  var mask: UIView?
  var interactions: [any UIInteraction] = []
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var contentScaleFactor: CGFloat?
  var clearsContextBeforeDrawing = true
  var ignoresInvertColors = false
  var motionEffects: [UIMotionEffect] = []
  var keyboardGuide: UILayoutGuide?
  var corners: UICornerConfiguration?
  var largeContent = LargeContent()
}
