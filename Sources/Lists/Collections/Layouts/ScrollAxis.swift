import Foundation
import PlainviewGraphics

/// The direction in which content scrolls: lengths and starts lie along it, breadths and sides across.
struct ScrollAxis: Equatable {
  let isVertical: Bool

  func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  func breadth(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  func start(_ rect: CGRect) -> CGFloat { isVertical ? rect.minY : rect.minX }
  func end(_ rect: CGRect) -> CGFloat { isVertical ? rect.maxY : rect.maxX }

  func size(length: CGFloat, breadth: CGFloat) -> CGSize {
    isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  func rect(start: CGFloat, side: CGFloat, length: CGFloat, breadth: CGFloat) -> CGRect {
    isVertical
      ? CGRect(x: side, y: start, width: breadth, height: length)
      : CGRect(x: start, y: side, width: length, height: breadth)
  }

  func moved(_ rect: CGRect, by distance: CGFloat) -> CGRect {
    isVertical ? rect.offsetBy(dx: 0, dy: distance) : rect.offsetBy(dx: distance, dy: 0)
  }

  func before(_ insets: UIEdgeInsets) -> CGFloat { isVertical ? insets.top : insets.left }
  func after(_ insets: UIEdgeInsets) -> CGFloat { isVertical ? insets.bottom : insets.right }
  func sideBefore(_ insets: UIEdgeInsets) -> CGFloat { isVertical ? insets.left : insets.top }
  func sideAfter(_ insets: UIEdgeInsets) -> CGFloat { isVertical ? insets.right : insets.bottom }
}

extension CGRect {
  /// Whether the rectangles have an area in common; touching edges do not count.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether an element with this frame is shown in a rectangle: it overlaps it, or is a line in it.
  func isShown(in other: CGRect) -> Bool {
    guard (width == 0) != (height == 0) else { return overlaps(other) }
    let isInside = width == 0 ? minX >= other.minX && maxX <= other.maxX : minY >= other.minY && maxY <= other.maxY
    return isInside && (width == 0 ? minY < other.maxY && other.minY < maxY : minX < other.maxX && other.minX < maxX)
  }
}

extension CGSize {
  /// Whether one of the lengths differs by more than rounding errors; a size that is not a number never does.
  func isNoticeablyDifferent(from other: CGSize) -> Bool {
    guard width.isFinite, height.isFinite else { return false }
    return abs(width - other.width) > 0.01 || abs(height - other.height) > 0.01
  }
}
