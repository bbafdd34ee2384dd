import UIKit

/// A view with a content of a fixed size.
final class ContentView: UIView {
  var contentSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: CGSize { contentSize }
}

/// How a view resists growing and shrinking, along each axis.
struct ContentPriorities {
  var horizontalHugging: Float = 251
  var verticalHugging: Float = 251
  var compression: Float = 750

  @MainActor func apply(to view: UIView) {
    view.setContentHuggingPriority(UILayoutPriority(horizontalHugging), for: .horizontal)
    view.setContentHuggingPriority(UILayoutPriority(verticalHugging), for: .vertical)
    guard compression != 750 else { return }
    view.setContentCompressionResistancePriority(UILayoutPriority(compression), for: .horizontal)
    view.setContentCompressionResistancePriority(UILayoutPriority(compression), for: .vertical)
  }
}
