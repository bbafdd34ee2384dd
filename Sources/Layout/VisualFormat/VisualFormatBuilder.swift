import Foundation

/// Turns what a visual format string says into constraints: from left to right spaces and sizes, then alignments.
@MainActor struct VisualFormatBuilder {
  private let format: VisualFormat
  private let edges: Edges
  private let aligned: [NSLayoutConstraint.Attribute]
  private let measuresBaselines: Bool
  private var constraints: [NSLayoutConstraint] = []

  private init(_ format: VisualFormat, options: NSLayoutConstraint.FormatOptions) {
    self.format = format
    edges = Edges(along: format.axis, options: options)
    aligned = options.alignedAttributes
    measuresBaselines = format.axis == .vertical && options.contains(.spacingBaselineToBaseline)
  }

  static func constraints(
    for format: VisualFormat, options: NSLayoutConstraint.FormatOptions
  ) -> [NSLayoutConstraint] {
    var builder = VisualFormatBuilder(format, options: options)
    builder.build()
    return builder.constraints
  }

  private mutating func build() {
    if let space = format.leadingSpace, let first = format.views.first { connectSuperview(to: first.item, space) }
    var previous: VisualFormat.View?
    for view in format.views {
      if let previous, let space = view.spaceBefore { connect(previous.item, to: view.item, space) }
      for predicate in view.sizes { size(view.item, predicate) }
      previous = view
    }
    if let space = format.trailingSpace, let last = previous { connectToSuperview(last.item, space) }
    for (view, next) in zip(format.views, format.views.dropFirst()) { align(view.item, next.item) }
  }

  // MARK: Spaces

  private mutating func connectSuperview(to item: any LayoutItem, _ space: VisualFormat.Space) {
    guard let superview = item.layoutNode.liveParent?.item else { return }
    switch space {
    case .standard: gap(from: superview, edges.startMargin, to: item, edges.start, .exactly(0))
    case .measured(let predicates):
      for predicate in predicates { gap(from: superview, edges.start, to: item, edges.start, predicate) }
    }
  }

  private mutating func connectToSuperview(_ item: any LayoutItem, _ space: VisualFormat.Space) {
    guard let superview = item.layoutNode.liveParent?.item else { return }
    switch space {
    case .standard: gap(from: item, edges.end, to: superview, edges.endMargin, .exactly(0))
    case .measured(let predicates):
      for predicate in predicates { gap(from: item, edges.end, to: superview, edges.end, predicate) }
    }
  }

  private mutating func connect(_ item: any LayoutItem, to next: any LayoutItem, _ space: VisualFormat.Space) {
    let end = measuresBaselines ? .lastBaseline : edges.end
    let start = measuresBaselines ? .firstBaseline : edges.start
    switch space {
    case .standard:
      gap(from: item, end, to: next, start, .exactly(Double(SystemSpacing.betweenSiblings)))
      constraints.last?.isStandardSpace = true
    case .measured(let predicates):
      for predicate in predicates { gap(from: item, end, to: next, start, predicate) }
    }
  }

  /// Relates the far edge to the near one; from right to left the near edge has the larger coordinate.
  private mutating func gap(
    from near: any LayoutItem, _ nearEdge: NSLayoutConstraint.Attribute, to far: any LayoutItem,
    _ farEdge: NSLayoutConstraint.Attribute, _ predicate: VisualFormat.Predicate
  ) {
    guard case .constant(let distance) = predicate.object else { return }
    let (first, firstEdge, second, secondEdge) =
      edges.runBackwards ? (near, nearEdge, far, farEdge) : (far, farEdge, near, nearEdge)
    add(
      first, firstEdge, predicate.relation, second, secondEdge, constant: distance, priority: predicate.priority)
  }

  // MARK: Sizes and alignments

  private mutating func size(_ item: any LayoutItem, _ predicate: VisualFormat.Predicate) {
    let attribute: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
    switch predicate.object {
    case .constant(let size):
      add(
        item, attribute, predicate.relation, nil, .notAnAttribute, constant: size, priority: predicate.priority)
    case .size(let other, let multiplier, let constant):
      add(
        item, attribute, predicate.relation, other, attribute, multiplier: multiplier, constant: constant,
        priority: predicate.priority)
    }
  }

  private mutating func align(_ item: any LayoutItem, _ next: any LayoutItem) {
    for attribute in aligned { add(item, attribute, .equal, next, attribute) }
  }

  private mutating func add(
    _ first: any LayoutItem, _ firstAttribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: (any LayoutItem)?, _ secondAttribute: NSLayoutConstraint.Attribute, multiplier: Double = 1,
    constant: Double = 0, priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
      multiplier: CGFloat(multiplier), constant: CGFloat(constant))
    // What is more than required is required.
    constraint.priority = min(priority, .required)
    constraints.append(constraint)
  }
}

/// The edges that a line of views meets first and last in a view.
private struct Edges {
  let start, end, startMargin, endMargin: NSLayoutConstraint.Attribute
  /// Whether the line goes towards smaller coordinates.
  let runBackwards: Bool

  init(along axis: NSLayoutConstraint.Axis, options: NSLayoutConstraint.FormatOptions) {
    runBackwards = axis == .horizontal && options.contains(.directionRightToLeft)
    if axis == .vertical {
      (start, end, startMargin, endMargin) = (.top, .bottom, .topMargin, .bottomMargin)
    } else if runBackwards {
      (start, end, startMargin, endMargin) = (.right, .left, .rightMargin, .leftMargin)
    } else if options.contains(.directionLeftToRight) {
      (start, end, startMargin, endMargin) = (.left, .right, .leftMargin, .rightMargin)
    } else {
      (start, end, startMargin, endMargin) = (.leading, .trailing, .leadingMargin, .trailingMargin)
    }
  }
}
