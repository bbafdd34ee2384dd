import Foundation
import PlainviewGraphics

/// How high the keyboards of devices are, in points, with the bar of suggestions; UIKit documents no numbers, and apps are
/// to take them from the notifications.
@MainActor enum KeyboardHeight {
  static func on(_ screen: UIScreen) -> CGFloat {
    let (size, hasIndicator) = (screen.bounds.size, screen.safeArea.bottom > 0)
    let isOnSide = size.width > size.height
    if screen.traitCollection.userInterfaceIdiom == .pad {
      let isLarge = min(size.width, size.height) >= 1000
      let plain: CGFloat = isLarge ? (isOnSide ? 471 : 378) : isOnSide ? 398 : 313
      return plain + (hasIndicator ? 20 : 0)
    }
    if isOnSide { return hasIndicator ? 209 : 200 }
    let isWide = size.width >= 414
    return hasIndicator ? (isWide ? 346 : 336) : isWide ? 271 : 260
  }
}
