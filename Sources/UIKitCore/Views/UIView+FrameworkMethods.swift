import Foundation
import PlainviewTargetAction

extension UIView {
  /// Methods that every view has by its selector.
  static var methodsOfView: ActionTable {
    [
      "endEditing:": .init(UIView.endEditing), "removeFromSuperview": .init(UIView.removeFromSuperview),
      "setNeedsLayout": .init(UIView.setNeedsLayout), "layoutIfNeeded": .init(UIView.layoutIfNeeded),
      "layoutSubviews": .init(UIView.layoutSubviews), "sizeToFit": .init(UIView.sizeToFit),
      "setNeedsDisplay": .init(UIView.setNeedsDisplay as @MainActor (UIView) -> @MainActor () -> Void),
      "setNeedsUpdateConstraints": .init(UIView.setNeedsUpdateConstraints),
      "updateConstraintsIfNeeded": .init(UIView.updateConstraintsIfNeeded),
      "updateConstraints": .init(UIView.updateConstraints),
      "invalidateIntrinsicContentSize": .init(UIView.invalidateIntrinsicContentSize),
      "tintColorDidChange": .init(UIView.tintColorDidChange),
      "addSubview:": .init(UIView.addSubview), "bringSubviewToFront:": .init(UIView.bringSubviewToFront),
      "sendSubviewToBack:": .init(UIView.sendSubviewToBack),
    ]
  }
}
