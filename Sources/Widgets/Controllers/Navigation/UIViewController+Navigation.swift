import Foundation
public import PlainviewUIKitCore

extension UIViewController {
  /// The nearest navigation controller above this one.
  public var navigationController: UINavigationController? {
    var candidate = parent
    while let controller = candidate {
      if let navigation = controller as? UINavigationController { return navigation }
      candidate = controller.parent
    }
    return nil
  }
}
