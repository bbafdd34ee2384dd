import PlainviewRuntime
public import PlainviewUIKitCore
import Foundation

/// Decides whether items of a navigation bar come and go; every method has a default.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  dynamic public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    leftOut(by: self, true, with: [navigationBar, item])
  }

  dynamic public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    leftOut(by: self, with: [navigationBar, item])
  }

  dynamic public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    leftOut(by: self, true, with: [navigationBar, item])
  }

  dynamic public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    leftOut(by: self, with: [navigationBar, item])
  }
}
