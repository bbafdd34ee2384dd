import Foundation
import PlainviewRuntime

extension NSLayoutConstraint {
  /// Installs the constraint on the nearest common ancestor of its items (contract L5, L8).
  func activate() {
    guard let firstNode, firstNode.hasItem else { return }
    if distances != nil { return activateDistances(firstNode) }
    guard let secondNode else { return installWithoutCheck(on: firstNode.holderOfOwnConstraints) }
    guard secondNode.hasItem else { return }
    guard let ancestor = LayoutNode.nearestCommonAncestor(of: firstNode, secondNode) else {
      raise(.generic(noCommonAncestor))
      return
    }
    installWithoutCheck(on: ancestor.holderOfOwnConstraints)
  }

  private func activateDistances(_ first: LayoutNode) {
    var ancestor = first
    for node in [secondNode].compactMap({ $0 }) + nodesOfDistances {
      guard let next = LayoutNode.nearestCommonAncestor(of: ancestor, node) else {
        raise(.generic(noCommonAncestor))
        return
      }
      ancestor = next
    }
    installWithoutCheck(on: ancestor.holderOfOwnConstraints)
  }

  /// Installs the constraint on an item that the caller chose; `activate()` chooses by itself.
  package func install(on node: LayoutNode) {
    guard holder !== node else { return }
    if holder != nil { remove() }
    guard isWithin(node) else {
      raise(.generic(outsideHierarchy(of: node)))
      return
    }
    installWithoutCheck(on: node)
  }

  /// Installs the constraint on an item that all of its items are inside of; nothing holds it yet.
  private func installWithoutCheck(on node: LayoutNode) {
    noteInstallation(on: node)
    node.held.append(self, of: node, as: .holding)
    if let firstNode { firstNode.referring.append(self, of: firstNode, as: .referring) }
    if let secondNode, secondNode !== firstNode { secondNode.referring.append(self, of: secondNode, as: .referring) }
    if distances != nil { for node in nodesOfDistances { node.referring.append(self, of: node, as: .referring) } }
    node.registeredEngine?.constraintWasAdded(self)
  }

  /// Takes the constraint off the item that holds it; does nothing when none does.
  package func remove() {
    guard let node = holder else { return }
    noteRemoval()
    node.registeredEngine?.constraintWasRemoved(self)
    node.held.remove(self, of: node, as: .holding)
    if let firstNode { firstNode.referring.remove(self, of: firstNode, as: .referring) }
    if let secondNode, secondNode !== firstNode { secondNode.referring.remove(self, of: secondNode, as: .referring) }
    if distances != nil { for node in nodesOfDistances { node.referring.remove(self, of: node, as: .referring) } }
  }

  /// Whether the node can hold the constraint: the items are it or inside it.
  package func isWithin(_ node: LayoutNode) -> Bool {
    (firstNode?.isDescendant(of: node) ?? true) && (secondNode?.isDescendant(of: node) ?? true)
      && (distances == nil || nodesOfDistances.allSatisfy { $0.isDescendant(of: node) })
  }

  private var noCommonAncestor: String {
    "Unable to activate constraint with anchors \(anchorText(firstNode, firstAttribute)) and "
      + "\(anchorText(secondNode, secondAttribute)) because they have no common ancestor.  "
      + "Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
  }

  private func outsideHierarchy(of node: LayoutNode) -> String {
    let holder = node.item?.layoutDescription
    return "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of "
      + "the view?  That's illegal. constraint:\(self) view:<\(holder?.className ?? ""): \(holder?.address ?? "")>"
  }

  private func anchorText(_ node: LayoutNode?, _ attribute: Attribute) -> String {
    let anchor =
      switch attribute.kind {
      case .size: "NSLayoutDimension"
      case .vertical: "NSLayoutYAxisAnchor"
      default: "NSLayoutXAxisAnchor"
      }
    guard let item = node?.item?.layoutDescription, let node else { return "<\(anchor): nil>" }
    let address = SimulatedProcess.current.addresses.address(of: node)
    return "<\(anchor):\(address) \"\(item.className):\(item.address).\(attribute.word)\">"
  }
}

extension NSLayoutConstraint {
  private static let initializer =
    "+[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]"

  private static let invalidPairing = "*** \(initializer): Invalid pairing of layout attributes"

  /// Fails as UIKit does when the parts do not make a constraint (contract L6).
  ///
  /// Attributes that do not pair are found when the constraint is solved, as on the system.
  func validate(first: @autoclosure () -> Any, second: @autoclosure () -> Any?) {
    if let problem = problemOfParts(first: first(), second: second()) { raise(.invalidArgument(problem)) }
  }

  /// Fails as UIKit does when a constraint of attributes that do not pair is to be solved; false for such a one.
  func canBeSolved() -> Bool {
    if distances != nil || firstAttribute.pairs(with: secondAttribute) { return true }
    raise(.invalidArgument(Self.invalidPairing))
    return false
  }

  /// UIKit's message why the parts do not make a constraint, or not one that can be solved; nil when they do.
  package func problem(first: Any, second: Any?) -> String? {
    problemOfParts(first: first, second: second)
      ?? (firstAttribute.pairs(with: secondAttribute) ? nil : Self.invalidPairing)
  }

  private func problemOfParts(first: @autoclosure () -> Any, second: @autoclosure () -> Any?) -> String? {
    if firstNode == nil {
      return "*** \(Self.initializer): Constraint items must each be a view or layout guide. First item is \(first())."
    }
    if secondNode == nil, let second = second() {
      return "*** \(Self.initializer): Constraint items must each be a view or layout guide. Second item is \(second)."
    }
    if firstAttribute == .notAnAttribute { return Self.invalidPairing }
    if !multiplier.isFinite { return "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)" }
    if !constant.isFinite { return "Constant is not finite!  That's illegal.  constant:\(constant)" }
    if firstAttribute.isLocation, secondAttribute == .notAnAttribute || multiplier == 0 {
      let item = firstNode?.item.map { "\($0)" } ?? "nil"
      return "NSLayoutConstraint for \(item): A multiplier of 0 or a nil second item together with a location for the "
        + "first attribute creates an illegal constraint of a location equal to a constant. "
        + "Location attributes must be specified in pairs."
    }
    return nil
  }
}
