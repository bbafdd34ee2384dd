import Foundation
import PlainviewGestures
import PlainviewRuntime
import PlainviewTargetAction
import PlainviewUIKitCore

// What makes content larger and smaller: two fingers, and code.
extension UIScrollView {
  /// How long an animated zoom takes, in seconds.
  private static let zoomDuration: TimeInterval = 0.3

  /// There is a pinch while there is a choice of scales.
  func refreshPinch() {
    let canZoom = minimumZoomScale < maximumZoomScale
    if canZoom, pinchGestureRecognizer == nil {
      let pinch = UIScrollViewPinchGestureRecognizer(target: self, action: "handlePinch:")
      pinchGestureRecognizer = pinch
      addGestureRecognizer(pinch)
    } else if !canZoom, let pinch = pinchGestureRecognizer {
      removeGestureRecognizer(pinch)
      pinchGestureRecognizer = nil
    }
  }

  func baseSetZoomScale(_ scale: CGFloat, animated: Bool) {
    cancelZoomAnimation()
    guard animated else {
      zoomScale = scale
      return
    }
    let former = zoomScale
    zoomScale = scale
    guard zoomScale != former else { return }
    zoomEnd = UIApplication.shared.clock.schedule(after: Self.zoomDuration, "zooming") { [weak self] in
      self?.endZoomAnimation()
    }
  }

  func baseZoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let former = zoomScale
    baseSetZoomScale(min(bounds.width / rect.width, bounds.height / rect.height) * former, animated: animated)
    let share = zoomScale / max(former, .leastNormalMagnitude)
    setContentOffset(scrollBounds.clamped(CGPoint(x: rect.minX * share, y: rect.minY * share)), animated: animated)
  }

  /// Another change of the scale replaces an animated one, whose end is not told.
  func cancelZoomAnimation() {
    if let zoomEnd { UIApplication.shared.clock.cancel(zoomEnd) }
    zoomEnd = nil
  }

  func endZoomAnimation() {
    guard zoomEnd != nil else { return }
    cancelZoomAnimation()
    tellOfZoomEnd()
  }

  private func tellOfZoomEnd() {
    tell("scrollViewDidEndZooming(_:with:atScale:)") {
      $0.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale)
    }
  }

  func handlePinch(_ recognizer: UIGestureRecognizer) {
    guard let pinch = recognizer as? UIPinchGestureRecognizer else { return }
    switch pinch.state {
    case .began:
      cancelZoomAnimation()
      // What the fingers moved until they were a pinch does not count (W55).
      pinchStart = zoomScale / pinch.scale
      tell("scrollViewWillBeginZooming(_:with:)") { $0.scrollViewWillBeginZooming(self, with: zoomedView) }
      zoomScale = pinchStart * pinch.scale
    case .changed: zoomScale = pinchStart * pinch.scale
    case .ended, .cancelled: tellOfZoomEnd()
    case .possible, .failed: break
    }
  }

  /// The view that the delegate returns for zooming.
  var zoomedView: UIView? { UserCode.run(else: nil) { scrollDelegate?.viewForZooming(in: self) } }
}
