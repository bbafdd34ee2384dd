import Foundation
import PlainviewLayout
import PlainviewUIKitCore

/// The two areas that constraints inside a scroll view are relative to.
@MainActor final class ScrollGuides {
  let content = UILayoutGuide()
  let frame = UILayoutGuide()
  private let left: NSLayoutConstraint
  private let top: NSLayoutConstraint

  init(in view: UIScrollView) {
    content.identifier = "UIScrollView-contentLayoutGuide"
    frame.identifier = "UIScrollView-frameLayoutGuide"
    view.addLayoutGuide(content)
    view.addLayoutGuide(frame)
    left = frame.leftAnchor.constraint(equalTo: content.leftAnchor)
    top = frame.topAnchor.constraint(equalTo: content.topAnchor)
    view.layoutNode.showContent(through: frame.layoutNode)
    Self.pin(
      [
        content.leftAnchor.constraint(equalTo: view.leftAnchor), content.topAnchor.constraint(equalTo: view.topAnchor),
        left, top, frame.widthAnchor.constraint(equalTo: view.widthAnchor),
        frame.heightAnchor.constraint(equalTo: view.heightAnchor),
      ], in: view)
    // Content without a size of its own fills the view, at a priority below every priority that code uses.
    Self.pin(
      [
        content.widthAnchor.constraint(equalTo: view.widthAnchor),
        content.heightAnchor.constraint(equalTo: view.heightAnchor),
      ], priority: 0.5, in: view)
  }

  private static func pin(_ constraints: [NSLayoutConstraint], priority: Float = 1000, in view: UIView) {
    for constraint in constraints {
      constraint.isSystem = true
      constraint.priority = UILayoutPriority(priority)
    }
    view.addConstraints(constraints)
  }

  /// Puts the frame's area where the offset is in the content.
  func show(_ offset: CGPoint) {
    left.constant = offset.x
    top.constant = offset.y
  }

  /// The size that constraints give the content; nil when none but the guides' own say anything about it.
  func constrainedContentSize(in view: UIScrollView) -> CGSize? {
    guard isConstrained(content.layoutNode) || isConstrained(view.layoutNode, byContentOf: view) else { return nil }
    return content.layoutFrame.size
  }

  private func isConstrained(_ node: LayoutNode) -> Bool { node.references.contains { !$0.isSystem } }

  /// Whether a descendant is tied to the edges of the scroll view, which means its content.
  private func isConstrained(_ node: LayoutNode, byContentOf view: UIScrollView) -> Bool {
    node.references.contains { constraint in
      guard !constraint.isSystem, constraint.holder === node else { return false }
      let (first, second) = (constraint.firstNode, constraint.secondNode)
      return first !== node
        ? constraint.secondAttribute.isLocation : second != nil && constraint.firstAttribute.isLocation
    }
  }
}
