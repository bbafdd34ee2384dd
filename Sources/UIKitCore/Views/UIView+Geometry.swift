import Foundation
package import PlainviewGraphics
import PlainviewLayout
import PlainviewRuntime

extension UIView {
  func changeFrame(to frame: CGRect) {
    var changed = geometry
    changed.frame = frame
    changeGeometry(to: changed)
  }

  func changeTransform(to transform: CGAffineTransform) {
    MainThreadChecker.check()
    var changed = geometry
    if let anchor = anchorPointIfMoved {
      changed.transform = transform
      changed.setPosition(geometry.position(of: anchor), of: anchor)
    } else {
      changed.transform = transform
    }
    changeGeometry(to: changed)
  }

  /// Fails as a layer does when a number is not one: `CALayerInvalidGeometry`.
  static func checked(_ rectangle: CGRect) -> CGRect {
    MainThreadChecker.check()
    let (origin, size) = (rectangle.origin, rectangle.size)
    guard size.width.isFinite, size.height.isFinite else {
      raise(.geometry("bounds", "0 0; \(number(size.width)) \(number(size.height))"))
      return .zero
    }
    _ = checked(CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2))
    return origin.x.isFinite && origin.y.isFinite ? rectangle.standardized : .zero
  }

  static func checked(_ point: CGPoint) -> CGPoint {
    guard point.x.isFinite, point.y.isFinite else {
      raise(.geometry("position", "\(number(point.x)) \(number(point.y))"))
      return .zero
    }
    return point
  }

  private static func number(_ value: CGFloat) -> String { compactNumber(Double(value)) }

  /// Changes the geometry and updates everything that depends on it.
  func changeGeometry(to new: Geometry) {
    guard new != geometry else { return }
    let old = geometry
    geometry = new
    geometryDidChange(from: old)
  }

  func changeBounds(to new: CGRect) {
    guard new != geometry.bounds else { return }
    let old = geometry
    geometry.bounds = new
    if let anchor = anchorPointIfMoved { geometry.setPosition(old.position(of: anchor), of: anchor) }
    geometryDidChange(from: old)
  }

  func changeCenter(to new: CGPoint) {
    guard new != position else { return }
    let old = geometry
    if let anchor = anchorPointIfMoved { geometry.setPosition(new, of: anchor) } else { geometry.center = new }
    geometryDidChange(from: old)
  }

  /// Where the anchor point is in the superview's coordinates: the middle, unless the layer has another one.
  var position: CGPoint { anchorPointIfMoved.map { geometry.position(of: $0) } ?? geometry.center }

  /// The anchor point of the layer, if it is not the middle.
  private var anchorPointIfMoved: CGPoint? { marks.contains(.anchored) ? storedLayer?.knownExtras.anchorPoint : nil }

  /// Changes the anchor point of the layer: the position stays and the frame moves.
  func changeAnchor(_ change: () -> Void) {
    let (old, position) = (geometry, position)
    change()
    setMark(.anchored, storedLayer?.knownExtras.anchorPoint != Geometry.middle)
    guard let anchor = storedLayer?.knownExtras.anchorPoint else { return }
    geometry.setPosition(position, of: anchor)
    if geometry != old { geometryDidChange(from: old) }
  }

  private func geometryDidChange(from old: Geometry) {
    if AnimationRecording.isActive { AnimationRecording.noteGeometry(of: self, before: old) }
    if geometry.bounds.size != old.bounds.size { sizeDidChange(from: old.bounds.size) }
    layoutNode.frameDidChange()
    refreshSafeArea()
    refreshMarginsAfterMove()
  }

  private func sizeDidChange(from oldSize: CGSize) {
    setNeedsLayout()
    for view in storedSubviews {
      if autoresizesSubviews, view.layoutNode.translatesMask { view.followSuperview(from: oldSize, to: bounds.size) }
      if view.preservesSuperviewLayoutMargins { view.refreshMarginsAfterMove() }
    }
  }

  /// Resizes the view by its mask (contract L19).
  private func followSuperview(from oldSize: CGSize, to size: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    var frame = frameBeforeTransform
    if size.width != oldSize.width {
      let rule = AutoresizingRule(
        position: Double(frame.minX), size: Double(frame.width), parentSize: Double(oldSize.width),
        flexible: layoutNode.mask.horizontal)
      let change = Double(size.width - oldSize.width)
      frame.origin.x += CGFloat(change * rule.position.ofParent)
      frame.size.width = max(0, frame.size.width + CGFloat(change * rule.size.ofParent))
    }
    if size.height != oldSize.height {
      let rule = AutoresizingRule(
        position: Double(frame.minY), size: Double(frame.height), parentSize: Double(oldSize.height),
        flexible: layoutNode.mask.vertical)
      let change = Double(size.height - oldSize.height)
      frame.origin.y += CGFloat(change * rule.position.ofParent)
      frame.size.height = max(0, frame.size.height + CGFloat(change * rule.size.ofParent))
    }
    setUntransformedFrame(frame)
  }

  /// The frame as if there were no transform; around the anchor point.
  var frameBeforeTransform: CGRect {
    guard let anchor = anchorPointIfMoved else { return geometry.untransformedFrame }
    let (position, size) = (geometry.position(of: anchor), geometry.bounds.size)
    return CGRect(
      origin: CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y), size: size)
  }

  /// Gives the view a rectangle that its transform is then applied to, as layout does.
  func setUntransformedFrame(_ frame: CGRect) {
    let new = UIView.checked(frame)
    if new.size != geometry.bounds.size { bounds = CGRect(origin: geometry.bounds.origin, size: new.size) }
    let anchor = anchorPointIfMoved ?? Geometry.middle
    let anchorPosition = CGPoint(x: new.minX + new.width * anchor.x, y: new.minY + new.height * anchor.y)
    if anchorPosition != position { center = anchorPosition }
  }

  /// Gives the bounds a size; the frame's upper left corner stays where it is, also under a transform (W36).
  func takeOnSize(_ size: CGSize) {
    guard !geometry.transform.isIdentity else { return frame.size = size }
    let corner = frame.origin
    bounds.size = size
    center = CGPoint(x: center.x + corner.x - frame.minX, y: center.y + corner.y - frame.minY)
  }

  /// From the view's own coordinates to its superview's.
  package var transformToSuperview: CGAffineTransform { geometry.toParent }

  func maskDidChange() {
    let raw = UInt8(truncatingIfNeeded: autoresizingMask.rawValue)
    layoutNode.mask = (
      AutoresizingRule.Flexibility(rawValue: raw & 7), AutoresizingRule.Flexibility(rawValue: (raw >> 3) & 7)
    )
    layoutNode.frameDidChange()
  }
}

extension UncaughtException {
  fileprivate static func geometry(_ property: String, _ numbers: String) -> UncaughtException {
    UncaughtException(name: "CALayerInvalidGeometry", reason: "CALayer \(property) contains NaN: [\(numbers)]")
  }
}

// MARK: - Conversion

extension UIView {
  func baseConvert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let target = view ?? window ?? self
    let conversion = transforms(to: target)
    return point.applying(conversion.up).applying(conversion.down.inverted())
  }

  func baseConvert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? window ?? self).baseConvert(point, to: self)
  }

  func baseConvert(_ rectangle: CGRect, to view: UIView?) -> CGRect {
    let target = view ?? window ?? self
    if target === self { return rectangle }
    // Through the nearest common ancestor; a rectangle that is rotated there becomes its bounding box.
    let conversion = transforms(to: target)
    return rectangle.applying(conversion.up).applying(conversion.down.inverted())
  }

  func baseConvert(_ rectangle: CGRect, from view: UIView?) -> CGRect {
    (view ?? window ?? self).baseConvert(rectangle, to: self)
  }

  /// From this view's coordinates, and from another's, to those of the nearest view that both are in; where they are in
  /// separate trees, to what their roots' frames are in (W36).
  private func transforms(to other: UIView) -> (up: CGAffineTransform, down: CGAffineTransform) {
    // Most often the other one is around this one.
    if let up = transform(toAncestor: other) { return (up, .identity) }
    let meeting = nearestAncestor(with: other)
    return (transform(to: meeting), other.transform(to: meeting))
  }

  /// From this view's coordinates to those of the root of its tree.
  package var transformToRoot: CGAffineTransform { transform(to: treeRoot) }

  /// From this view's coordinates to those of the screen that its window stands on.
  package var transformToScreen: CGAffineTransform { transform(to: nil) }

  /// From this view's coordinates to those of an ancestor; for nil, to those that its root's frame is in.
  private func transform(to ancestor: UIView?) -> CGAffineTransform {
    var transform = CGAffineTransform.identity
    var view: UIView? = self
    while let current = view, current !== ancestor {
      transform = transform.concatenating(current.geometry.toParent)
      view = current.storedSuperview
    }
    return transform
  }

  /// From this view's coordinates to those of a view that it is in; nil if it is not in it.
  private func transform(toAncestor ancestor: UIView) -> CGAffineTransform? {
    var transform = CGAffineTransform.identity
    var view: UIView? = self
    while let current = view {
      if current === ancestor { return transform }
      transform = transform.concatenating(current.geometry.toParent)
      view = current.storedSuperview
    }
    return nil
  }

  private func nearestAncestor(with other: UIView) -> UIView? {
    var candidate: UIView? = self
    while let current = candidate, !other.baseIsDescendant(of: current) { candidate = current.storedSuperview }
    return candidate
  }
}
