/// The variables and system rows that an item has in one engine.
final class EngineEntry {
  /// Engines remove their entries before they are deallocated, so the reference needs no count.
  unowned(unsafe) let engine: LayoutEngine
  /// What the item had before this entry was made, in an engine that is still there.
  @exclusivity(unchecked) var outer: EngineEntry?
  let x, y, width, height: LayoutSolver.Variable
  @exclusivity(unchecked) var systemRows = SystemRows()
  /// The preferred size that the content rows stand for.
  @exclusivity(unchecked) var contentSize = LayoutContentSize.none
  /// By how much the alignment rectangle is smaller than the frame.
  @exclusivity(unchecked) var alignmentInsets = LayoutInsets.zero
  /// Whether the content has a height for each width, and the width that it was last asked about.
  @exclusivity(unchecked) var isMeasured = false
  @exclusivity(unchecked) var measuredWidth = -1.0
  /// Objects that have the addresses of the system rows in descriptions, made on demand.
  var standIns: [SystemRowStandIn] = []

  init(
    engine: LayoutEngine, outer: EngineEntry?, x: LayoutSolver.Variable, y: LayoutSolver.Variable,
    width: LayoutSolver.Variable, height: LayoutSolver.Variable
  ) {
    self.engine = engine
    self.outer = outer
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// The rows that stand for a frame, a mask or a content size: at most two for each axis.
struct SystemRows {
  /// The position of a mask, or what keeps a content from growing.
  var horizontalFirst, verticalFirst: LayoutSolver.ConstraintID?
  /// The size of a mask or of a root, or what keeps a content from shrinking.
  var horizontalSecond, verticalSecond: LayoutSolver.ConstraintID?
  /// The four sides of an item that fills its parent where nothing else determines them.
  var filling: [LayoutSolver.ConstraintID] = []

  var isAny: Bool {
    horizontalFirst != nil || horizontalSecond != nil || verticalFirst != nil || verticalSecond != nil
      || !filling.isEmpty
  }
}

/// An object that has the address of a system row in descriptions.
final class SystemRowStandIn {}
