public import Foundation
import PlainviewRuntime

/// A relation between attributes of one or two items: `first == multiplier × second + constant`.
///
/// Constants are points. A constraint does not keep its items alive (contract M1).
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  package let firstNode: LayoutNode?
  package let secondNode: LayoutNode?
  /// The attribute of the first item on the left side.
  @exclusivity(unchecked) open private(set) var firstAttribute: Attribute
  /// The attribute of the second item on the right side; `.notAnAttribute` without a second item.
  @exclusivity(unchecked) open private(set) var secondAttribute: Attribute
  /// How the left side compares with the right side.
  @exclusivity(unchecked) open private(set) var relation: Relation
  /// The factor of the second attribute.
  @exclusivity(unchecked) open private(set) var multiplier: CGFloat

  /// The name that descriptions and conflict logs show.
  open var identifier: String?

  /// Whether documents may drop the constraint; kept as data.
  open var shouldBeArchived = false

  /// The item that holds the constraint while it is installed.
  @exclusivity(unchecked) package private(set) var holder: LayoutNode?
  /// The indexes of the constraint in the lists of its nodes.
  @exclusivity(unchecked) var listIndexes = ConstraintIndexes()
  /// The row that stands for the constraint in the engine.
  @exclusivity(unchecked) var row: LayoutSolver.ConstraintID?
  /// The count of installations at the time of this one; larger is more recent.
  @exclusivity(unchecked) private(set) var activation = 0
  /// Where the sides end that are distances between anchors; nil for nearly all constraints.
  @exclusivity(unchecked) final var distances: AnchorDistances?
  /// Whether the two items are the ends of a distance that was set to a number of points.
  @exclusivity(unchecked) final var isOfDistance = false
  /// One of UIKit's own constraints, which a conflict never breaks.
  @exclusivity(unchecked) package var isSystem = false
  /// Whether the constant is UIKit's standard space and not a number given by the app.
  package var isStandardSpace = false
  @exclusivity(unchecked) private var storedConstant: Double
  @exclusivity(unchecked) private var storedPriority: UILayoutPriority = .required

  /// Relates attributes of two items; without a second item, relates a size to `constant`.
  ///
  /// An illegal pair of attributes, a location without a second item, or a number that is not finite fails with UIKit's
  /// NSInvalidArgumentException (contract L6). Subclasses inherit this one.
  public init(
    item first: Any, attribute firstAttribute: Attribute, relatedBy relation: Relation, toItem second: Any?,
    attribute secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    let secondItem = second as? any LayoutItem
    firstNode = (first as? any LayoutItem)?.layoutNode
    secondNode = secondItem?.layoutNode
    self.firstAttribute = firstAttribute
    self.secondAttribute = secondItem == nil ? .notAnAttribute : secondAttribute
    self.relation = relation
    self.multiplier = multiplier
    storedConstant = constant
    super.init()
    validate(first: first, second: second)
  }

  /// The same without validation, for callers that pass valid parts.
  package convenience init(
    first: (any LayoutItem)?, _ firstAttribute: Attribute, _ relation: Relation, second: (any LayoutItem)?,
    _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init(
      firstNode: first?.layoutNode, firstAttribute, relation, secondNode: second?.layoutNode, secondAttribute,
      multiplier: multiplier, constant: constant)
  }

  /// The same between nodes; one whose item is gone counts as none.
  init(
    firstNode: LayoutNode?, _ firstAttribute: Attribute, _ relation: Relation, secondNode: LayoutNode?,
    _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.firstNode = firstNode?.hasItem == true ? firstNode : nil
    self.secondNode = secondNode?.hasItem == true ? secondNode : nil
    self.firstAttribute = firstAttribute
    self.secondAttribute = self.secondNode == nil ? .notAnAttribute : secondAttribute
    self.relation = relation
    self.multiplier = multiplier
    storedConstant = constant
    super.init()
  }

  /// A constraint without items, as code makes one that stands for a constraint to come; installing it does nothing.
  public nonisolated override init() {
    firstNode = nil
    secondNode = nil
    firstAttribute = .notAnAttribute
    secondAttribute = .notAnAttribute
    relation = .equal
    multiplier = 1
    storedConstant = 0
    super.init()
  }

  /// Called once for an object of a document, when all of its objects exist and are connected.
  open func awakeFromNib() {}
  /// The same for the class object; never called.
  open class func awakeFromNib() {}
  /// Called by Interface Builder on a device; never called here.
  open func prepareForInterfaceBuilder() {}

  /// The item on the left of the relation; nil once it is gone.
  open var firstItem: AnyObject? { firstNode?.item }

  /// The item on the right side; nil if the constraint is only a constant or the item is gone.
  open var secondItem: AnyObject? { secondNode?.item }

  /// The attribute on the left as an anchor, which is of its axis' class, or the distance from one anchor to another, which is
  /// a dimension; but optimized code decides a cast to these classes by the declared one, and fails.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    let first = AnchorEnd(
      node: firstNode ?? LayoutNode(isGuide: false, translatesMask: false), attribute: firstAttribute)
    if isOfDistance, let secondNode {
      return AnchorEnd(node: secondNode, attribute: secondAttribute).anchor(to: first)
    }
    return first.anchor(to: distances?.first)
  }

  /// The attribute on the right as an anchor, or the distance there; nil where there is none.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    guard !isOfDistance else { return nil }
    return secondNode.map { AnchorEnd(node: $0, attribute: secondAttribute).anchor(to: distances?.second) }
  }

  /// The number added on the right, in points; may change while the constraint is active (contract L18).
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue.isFinite else {
        raise(.internalInconsistency("Constant is not finite!  That's illegal.  constant:\(newValue)"))
        return
      }
      guard newValue != storedConstant else { return }
      noteChange("constant", Double(storedConstant), Double(newValue))
      storedConstant = newValue
      isStandardSpace = false
      holder?.engine?.constantDidChange(of: self)
    }
  }

  /// 1000 is required; a constraint that an engine knows cannot become required or stop being so (contract L4, narrowed by
  /// W34: one that was activated in a tree without a window, and not laid out since, can).
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority, newValue.isLegal() else { return }
      if row != nil, (newValue >= .required) != (storedPriority >= .required) {
        raise(.internalInconsistency(priorityRefusal(newValue)))
        return
      }
      noteChange("priority", Double(storedPriority.rawValue), Double(newValue.rawValue))
      storedPriority = newValue
      holder?.engine?.priorityDidChange(of: self)
    }
  }

  /// Whether the constraint is installed; setting it puts it on the nearest common ancestor of its items (contract L8).
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { remove() }
      noteActivation(newValue)
    }
  }

  /// Makes all the constraints active.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes all the constraints inactive.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  open override nonisolated var description: String {
    MainActor.assumeIsolated { fullText }
  }

  @exclusivity(unchecked) private static var installations = 0

  func noteInstallation(on node: LayoutNode) {
    holder = node
    Self.installations += 1
    activation = Self.installations
  }

  func noteRemoval() { holder = nil }

  private func priorityRefusal(_ priority: UILayoutPriority) -> String {
    let (new, old) = (numberText(Double(priority.rawValue)), numberText(Double(storedPriority.rawValue)))
    return "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  "
      + "You passed priority \(new) and the existing priority was \(old)."
  }

  // MARK: NSLayoutConstraint+VisualFormat

  /// Makes the constraints that a line such as `H:|-[find]-[field(>=20@750)]-|` draws; none of them is active yet.
  ///
  /// Numbers are points. A `-` alone is 8 points between views and the superview's margin beside a `|`. Metrics may be
  /// any kind of number; views are views and layout guides. Beyond UIKit's documented grammar a size may be a multiple
  /// of another, `[a(==b*2+4)]` or `[a(b/2)]`. A line that cannot be read fails with UIKit's
  /// NSInvalidArgumentException, which shows the position (contract L7). Costs O(n) of the line's length.
  open class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    baseConstraints(withVisualFormat: format, options: options, metrics: metrics, views: views)
  }
}
