public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// Is told which item the user chose, and when items are arranged.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called after the user selected an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  /// Called before items are arranged.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  /// Called when items can be arranged.
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  /// Called before the arranging ends, with whether the bar shows other items.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  /// Called after the arranging has ended, with whether the bar shows other items.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  /// Default for delegates without the method: nothing happens.
  dynamic public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    leftOut(by: self, with: [tabBar, item])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    leftOut(by: self, with: [tabBar, items])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
    leftOut(by: self, with: [tabBar, items])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
    leftOut(by: self, with: [tabBar, items, changed])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
    leftOut(by: self, with: [tabBar, items, changed])
  }
}

extension BareWidgetDelegate: UITabBarDelegate {}
