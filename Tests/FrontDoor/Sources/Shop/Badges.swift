import Foundation
import UIKit

/// What extensions declare and others override, as Objective-C lets them.
open class Badge: NSObject {
}

extension Badge {
  @objc open var title: String { "badge" }
  @objc open func lines() -> [String] { [title] }
}

open class CountBadge: Badge {
}

extension CountBadge {
  open override var title: String { "count" }
  open override func lines() -> [String] { super.lines() + ["1"] }
}

extension UIViewController {
  @objc var badgeCount: Int { 0 }
}

class BadgeViewController: UIViewController {
  override var badgeCount: Int { super.badgeCount + 1 }
}

final class InnerBadgeViewController: BadgeViewController {
  override var badgeCount: Int { super.badgeCount + 1 }
}

final class Gauge: NSObject {
  private(set) var coming: [Int] = []
  @objc dynamic var value = 0 {
    willSet { coming.append(newValue) }
  }
}

final class Messenger: NSObject {
  weak var scrolling: UIScrollViewDelegate?
  weak var controller: UIViewController?

  /// Whether somebody wants to hear of the end of a drag.
  func end(_ scrollView: UIScrollView) -> Bool {
    var offset = CGPoint.zero
    return scrolling?.scrollViewWillEndDragging?(scrollView, withVelocity: .zero, targetContentOffset: &offset) != nil
  }

  var isInNavigation: Bool { controller?.navigationController != nil }
}

func rounded(_ value: CGFloat) -> CoreGraphics.CGFloat { Darwin.ceil(value) }

func parser(_ data: Data) -> Foundation.XMLParser { Foundation.XMLParser(data: data) }
