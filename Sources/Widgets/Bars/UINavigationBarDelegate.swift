import PlainviewRuntime
public import PlainviewUIKitCore
import Foundation

/// Decides whether items of a navigation bar come and go; every method has a default.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Returns whether an item may be pushed; true by default.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Called after an item was pushed.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Returns whether an item may be popped; true by default.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called after an item was popped.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Default for delegates without the method: true.
  dynamic public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    leftOut(by: self, true, with: [navigationBar, item])
  }

  /// Default for delegates without the method: nothing happens.
  dynamic public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    leftOut(by: self, with: [navigationBar, item])
  }

  /// Default for delegates without the method: true.
  dynamic public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    leftOut(by: self, true, with: [navigationBar, item])
  }

  /// Default for delegates without the method: nothing happens.
  dynamic public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    leftOut(by: self, with: [navigationBar, item])
  }
}

extension BareWidgetDelegate: UINavigationBarDelegate {}
