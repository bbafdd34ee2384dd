extension LayoutEngine {
  /// An empty draft, which reuses the storage of the last one; `keep(_:)` takes it back.
  func takeDraft() -> RowDraft {
    var draft = RowDraft()
    swap(&draft, &self.draft)
    draft.terms.removeAll(keepingCapacity: true)
    draft.constant = 0
    return draft
  }

  func keep(_ draft: inout RowDraft) { swap(&draft, &self.draft) }

  /// Writes `first - multiplier × second - constant` in the coordinates of the item that holds the constraint.
  ///
  /// Where leading is right, a constraint that says leading or trailing has the holder's right edge for its origin.
  func write(_ constraint: NSLayoutConstraint, into draft: inout RowDraft) {
    guard let holder = constraint.holder, let first = constraint.firstNode else { return }
    let second = constraint.secondNode
    let isMirrored = constraint.isDirectional && holder.isRightToLeft
    if let distances = constraint.distances {
      return write(constraint, distances, first, in: holder, isMirrored: isMirrored, into: &draft)
    }
    write(
      constraint.firstAttribute, of: first, against: second, times: 1, in: holder, isMirrored: isMirrored, into: &draft)
    if let second {
      write(
        constraint.secondAttribute, of: second, against: first, times: -Double(constraint.multiplier), in: holder,
        isMirrored: isMirrored, into: &draft)
    }
    draft.constant -= Double(constraint.constant)
  }

  /// A side that is a distance is its end minus its beginning.
  private func write(
    _ constraint: NSLayoutConstraint, _ distances: AnchorDistances, _ first: LayoutNode, in holder: LayoutNode,
    isMirrored: Bool, into draft: inout RowDraft
  ) {
    func side(_ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute, _ end: AnchorEnd?, times factor: Double) {
      let own = end == nil ? factor : -factor
      write(attribute, of: node, against: end?.node, times: own, in: holder, isMirrored: isMirrored, into: &draft)
      guard let end else { return }
      write(
        end.attribute, of: end.node, against: node, times: factor, in: holder, isMirrored: isMirrored, into: &draft)
    }
    side(first, constraint.firstAttribute, distances.first, times: 1)
    if let second = constraint.secondNode {
      side(second, constraint.secondAttribute, distances.second, times: -Double(constraint.multiplier))
    }
    draft.constant -= Double(constraint.constant)
  }

  private func write(
    _ attribute: NSLayoutConstraint.Attribute, of node: LayoutNode, against other: LayoutNode?, times factor: Double,
    in holder: LayoutNode, isMirrored: Bool, into draft: inout RowDraft
  ) {
    guard node.hasItem else { return }
    let isLocation = attribute.isLocation
    let attribute = attribute.isDirectional ? attribute.absolute(isRightToLeft: isMirrored) : attribute
    var factor = factor
    if isMirrored, isLocation, let holderEntry = entry(of: holder) {
      draft.add(factor, holderEntry.width)
      factor = -factor
    }
    let named = node
    var node = attribute.isEdge ? contentNode(of: node, against: other) : node
    if attribute.isBaseline { node = baselineNode(of: node, isFirst: attribute == .firstBaseline) }
    guard node.hasItem, let entry = entry(of: node) else { return }
    let isHorizontal = attribute.isHorizontal
    if isLocation { writeOrigin(of: node, entry, isHorizontal, times: factor, upTo: holder, into: &draft) }
    // The margins of a scroll view's content are those of the scroll view.
    let part = AttributePart(
      attribute, of: attribute.isMargin ? named : node, alignmentInsets: entry.alignmentInsets)
    if part.sizeShare != 0 { draft.add(factor * part.sizeShare, isHorizontal ? entry.width : entry.height) }
    draft.constant += factor * part.offset
  }

  /// Adds up the positions from the node to the holder, whose own origin is zero; scroll offsets on the path count.
  private func writeOrigin(
    of node: LayoutNode, _ entry: EngineEntry, _ isHorizontal: Bool, times factor: Double, upTo holder: LayoutNode,
    into draft: inout RowDraft
  ) {
    var (node, entry) = (node, entry)
    while node !== holder, let parent = node.liveParent {
      draft.add(factor, isHorizontal ? entry.x : entry.y)
      node = parent
      if node === holder { return }
      if let area = node.scrolledArea, let entry = self.entry(of: area) {
        draft.add(-factor, isHorizontal ? entry.x : entry.y)
      }
      guard let next = self.entry(of: node) else { return }
      entry = next
    }
  }

  /// The items that a constraint is about, a scroll view's content where it means that.
  func items(of constraint: NSLayoutConstraint) -> (first: LayoutNode?, second: LayoutNode?) {
    func item(_ node: LayoutNode?, _ attribute: NSLayoutConstraint.Attribute, _ other: LayoutNode?) -> LayoutNode? {
      guard let node, attribute.isEdge else { return node }
      return contentNode(of: node, against: other)
    }
    let (first, second) = (constraint.firstNode, constraint.secondNode)
    return (item(first, constraint.firstAttribute, second), item(second, constraint.secondAttribute, first))
  }

  /// A descendant of a scroll view that names an edge of the scroll view means its content's; centers and sizes are those
  /// of the scroll view's frame (Apple's Auto Layout Guide, "Working with Scroll Views").
  private func contentNode(of node: LayoutNode, against other: LayoutNode?) -> LayoutNode {
    guard let other, other !== node, let content = node.item?.layoutContentItem, other.isDescendant(of: node) else {
      return node
    }
    return content.layoutNode === other ? node : content.layoutNode
  }

  /// The descendant that has the baseline; a view may name one of its subviews, and that one another.
  private func baselineNode(of node: LayoutNode, isFirst: Bool) -> LayoutNode {
    var node = node
    while let inner = node.item?.layoutBaselineItem(isFirst: isFirst)?.layoutNode, inner !== node,
      inner.isDescendant(of: node)
    {
      node = inner
    }
    return node
  }
}

/// An attribute as a share of the item's size and an offset from its origin, in points.
@MainActor struct AttributePart {
  let sizeShare: Double
  let offset: Double

  /// For an attribute that is not directional, of a node that has an item.
  init(_ attribute: NSLayoutConstraint.Attribute, of node: LayoutNode, alignmentInsets: LayoutInsets) {
    let insets = attribute.isMargin ? node.item?.layoutMarginInsets ?? .zero : alignmentInsets
    switch attribute {
    case .left, .leftMargin: (sizeShare, offset) = (0, insets.left)
    case .right, .rightMargin: (sizeShare, offset) = (1, -insets.right)
    case .top, .topMargin: (sizeShare, offset) = (0, insets.top)
    case .bottom, .bottomMargin: (sizeShare, offset) = (1, -insets.bottom)
    case .width: (sizeShare, offset) = (1, -insets.left - insets.right)
    case .height: (sizeShare, offset) = (1, -insets.top - insets.bottom)
    case .centerX, .centerXWithinMargins: (sizeShare, offset) = (0.5, (insets.left - insets.right) / 2)
    case .centerY, .centerYWithinMargins: (sizeShare, offset) = (0.5, (insets.top - insets.bottom) / 2)
    case .firstBaseline, .lastBaseline:
      let baseline =
        node.item?.layoutBaseline(isFirst: attribute == .firstBaseline) ?? LayoutBaseline(heightFraction: 0, offset: 0)
      sizeShare = baseline.heightFraction
      offset = baseline.offset + insets.top - baseline.heightFraction * (insets.top + insets.bottom)
    case .leading, .trailing, .leadingMargin, .trailingMargin, .notAnAttribute: (sizeShare, offset) = (0, 0)
    }
  }
}

extension NSLayoutConstraint {
  var isDirectional: Bool {
    firstAttribute.isDirectional || secondAttribute.isDirectional || (distances?.isDirectional ?? false)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute with leading and trailing replaced by left and right.
  func absolute(isRightToLeft: Bool) -> NSLayoutConstraint.Attribute {
    switch self {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .leadingMargin: isRightToLeft ? .rightMargin : .leftMargin
    case .trailingMargin: isRightToLeft ? .leftMargin : .rightMargin
    default: self
    }
  }
}
