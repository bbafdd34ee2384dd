public import Foundation
import PlainviewGraphics
public import PlainviewLayout
import PlainviewRuntime

/// A rectangle of its owner that takes part in layout and shows nothing.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, LayoutItem {
  /// The view that the guide was added to; nil for none.
  open internal(set) weak var owningView: UIView?
  /// The name of the guide in descriptions; empty by default.
  open var identifier = ""
  private var nodeHolder = GuideNodeHolder()
  private var systemConstraints: [NSLayoutConstraint] = []

  public override init() { super.init() }

  /// The rectangle in the owner's coordinates, in points, as of the last layout pass. Before the first one UIKit's own guides
  /// have what their insets leave of the owner's bounds (W35).
  open var layoutFrame: CGRect {
    if let rectangle = layoutNode.engine?.rectangle(of: layoutNode) { return rectangle }
    guard let owningView, !systemConstraints.isEmpty else { return .zero }
    let insets = systemConstraints.map(\.constant)
    return owningView.bounds.inset(
      by: UIEdgeInsets(top: insets[3], left: insets[1], bottom: insets[0], right: insets[2]))
  }

  /// The anchor of the edge where text begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutNode, .leading) }
  /// The anchor of the edge where text ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutNode, .trailing) }
  /// The anchor of the left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutNode, .left) }
  /// The anchor of the right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutNode, .right) }
  /// The anchor of the horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutNode, .centerX) }
  /// The anchor of the top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutNode, .top) }
  /// The anchor of the bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutNode, .bottom) }
  /// The anchor of the vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutNode, .centerY) }
  /// The anchor of the width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(layoutNode, .width) }
  /// The anchor of the height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(layoutNode, .height) }

  // MARK: UIKit's own guides

  /// Called when the owner's safe area or margins may have changed, for guides that follow it by other constraints.
  func safeAreaOfOwnerDidChange() {}

  /// A guide that UIKit keeps at a distance from the edges of its view, by four required constraints (contract L8).
  static func system(_ identifier: String, prefix: String, suffix: String, in view: UIView) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    view.addLayoutGuide(guide)
    guide.systemConstraints = guide.edgeConstraints(to: view.scrolledFrameGuide ?? view)
    for (constraint, side) in zip(guide.systemConstraints, ["bottom", "left", "right", "top"]) {
      constraint.identifier = prefix + side + suffix
      constraint.isSystem = true
    }
    NSLayoutConstraint.activate(guide.systemConstraints)
    return guide
  }

  /// In the order bottom, left, right, top.
  private func edgeConstraints(to area: any EdgeAnchored) -> [NSLayoutConstraint] {
    [
      area.bottomAnchor.constraint(equalTo: bottomAnchor), leftAnchor.constraint(equalTo: area.leftAnchor),
      area.rightAnchor.constraint(equalTo: rightAnchor), topAnchor.constraint(equalTo: area.topAnchor),
    ]
  }

  func setSystemInsets(_ insets: UIEdgeInsets) {
    for (constraint, inset) in zip(systemConstraints, [insets.bottom, insets.left, insets.right, insets.top]) {
      constraint.constant = inset
    }
  }

  // MARK: LayoutItem

  package var layoutNode: LayoutNode {
    if let node = nodeHolder.node { return node }
    let node = LayoutNode(isGuide: true, translatesMask: false)
    node.belong(to: self)
    nodeHolder.node = node
    return node
  }

  package var isLayoutRightToLeft: Bool { owningView?.isLayoutRightToLeft ?? false }

  package var layoutDescription: LayoutItemDescription {
    LayoutItemDescription(
      className: className(of: self), address: SimulatedProcess.address(of: self),
      title: identifier.isEmpty ? nil : identifier)
  }
}

/// The node of a guide, made when layout needs it; told when the guide is deallocated.
private struct GuideNodeHolder: ~Copyable {
  var node: LayoutNode?

  deinit {
    guard let node else { return }
    if !MainQueue.isCurrent { MainQueue.withoutIsolation { node.forgetItem() } }
    MainQueue.run { node.itemIsGone() }
  }
}

/// What has the anchors of four edges.
@MainActor private protocol EdgeAnchored {
  var leftAnchor: NSLayoutXAxisAnchor { get }
  var rightAnchor: NSLayoutXAxisAnchor { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
}

extension UIView: EdgeAnchored {}
extension UILayoutGuide: EdgeAnchored {}

extension UIView {
  func baseAddLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    guides.append(guide)
    guide.owningView = self
    guide.layoutNode.attach(to: layoutNode)
  }

  func baseRemoveLayoutGuide(_ guide: UILayoutGuide) {
    guard let index = guides.firstIndex(where: { $0 === guide }) else { return }
    guide.layoutNode.detach()
    guides.remove(at: index)
    guide.owningView = nil
  }
}
