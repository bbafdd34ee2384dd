public import Foundation
import PlainviewGraphics
@_spi(Plainview) package import PlainviewLayout
import PlainviewRuntime

extension UIView {
  // MARK: Marks

  /// Marks the view for layout, and its ancestors as having a marked view below (contract L16).
  func markNeedsLayout() {
    MainThreadChecker.check()
    guard !marks.contains(.needsLayout) else { return }
    marks.insert(.needsLayout)
    markAncestors(.subtreeNeedsLayout)
  }

  func markNeedsUpdateConstraints() {
    guard !marks.contains(.needsUpdateConstraints) else { return }
    marks.insert(.needsUpdateConstraints)
    markAncestors(.subtreeNeedsUpdateConstraints)
  }

  func markAncestors(_ mark: Marks) {
    var view = self
    while let parent = view.storedSuperview {
      view.noteMark(mark, in: parent)
      if parent.marks.contains(mark) { return }
      parent.marks.insert(mark)
      view = parent
    }
  }

  /// Passes the marks of an added view to its new ancestors.
  func inheritMarks() {
    if marks.containsAny(.layout) { markAncestors(.subtreeNeedsLayout) }
    if marks.containsAny(.constraintUpdate) { markAncestors(.subtreeNeedsUpdateConstraints) }
  }

  // MARK: The pass (contract L1)

  /// Lays out the tree from the topmost ancestor of an unbroken run that needs it.
  func layOut() {
    MainThreadChecker.check()
    var pass = LayoutPass(root: treeRoot)
    pass.run(from: self)
  }

  /// Solves for the constraints as they are, without laying out.
  func solveConstraints() {
    let pass = LayoutPass(root: treeRoot)
    pass.updateConstraints(below: treeRoot)
    pass.solve()
  }

  var treeRoot: UIView {
    var view = self
    while let parent = view.storedSuperview { view = parent }
    return view
  }

  func updateMarkedConstraints() { LayoutPass(root: treeRoot).updateConstraints(below: self) }

  /// Gives the subviews that constraints position their solved rectangles.
  func applySolvedFrames() {
    guard let engine = layoutNode.engine else { return }
    for view in storedSubviews where !view.layoutNode.translatesMask {
      if let frame = engine.rectangle(of: view.layoutNode) { view.setUntransformedFrame(frame) }
    }
  }

  /// A root whose frame does not follow from its mask has the size of its constraints.
  func applySolvedSizeOfRoot() {
    guard !layoutNode.translatesMask, storedSuperview == nil,
      let size = layoutNode.engine?.rectangle(of: layoutNode)?.size
    else { return }
    setUntransformedFrame(CGRect(origin: frameBeforeTransform.origin, size: size))
  }

  func changeMaskTranslation(_ translates: Bool) {
    guard translates != layoutNode.translatesMask else { return }
    layoutNode.translatesMask = translates
    superview?.setNeedsLayout()
  }

  func contentSizeDidChange() {
    MainThreadChecker.check()
    layoutNode.contentSizeDidChange()
    superview?.contentSizeOfSubviewDidChange(self)
  }

  // MARK: Fitting

  /// The intrinsic length of content that has none.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  var baseIntrinsicContentSize: CGSize {
    documentSize?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// The target that asks for the smallest size, and the one that asks for the largest, in points.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The target that asks for the largest size, in points.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  func baseHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { contentPriorities.hugging(axis) }
  func setBaseHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    guard priority.isLegal() else { return }
    contentPriorities.setHugging(priority, axis)
    contentSizeDidChange()
  }
  func baseResistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { contentPriorities.resistance(axis) }
  func setBaseResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    guard priority.isLegal() else { return }
    contentPriorities.setResistance(priority, axis)
    contentSizeDidChange()
  }

  /// The fitting size through the overridable method, with the weakest priorities.
  func fittingSize(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsForFitting()
    return LayoutEngine.fittingSize(
      of: layoutNode, width: Double(target.width), horizontal, height: Double(target.height), vertical)
  }

  private func updateConstraintsForFitting() { LayoutPass(root: treeRoot).updateConstraints(below: self) }
}

// MARK: - LayoutItem

extension UIView: LayoutItem {
  package var layoutFrame: CGRect { frameBeforeTransform }

  package func visitLayoutChildren(_ visit: (LayoutNode) -> Void) {
    for guide in guides { visit(guide.layoutNode) }
    for view in storedSubviews { visit(view.layoutNode) }
  }

  package var layoutContentSize: LayoutContentSize {
    let size = intrinsicContentSize
    return LayoutContentSize(
      width: size.width.isFinite ? Double(size.width) : -1, height: size.height.isFinite ? Double(size.height) : -1,
      horizontalHugging: contentHuggingPriority(for: .horizontal),
      verticalHugging: contentHuggingPriority(for: .vertical),
      horizontalResistance: contentCompressionResistancePriority(for: .horizontal),
      verticalResistance: contentCompressionResistancePriority(for: .vertical))
  }

  package var layoutAlignmentInsets: LayoutInsets { alignmentRectInsets.layoutInsets }

  package var layoutMarginInsets: LayoutInsets { effectiveMargins.layoutInsets }

  package func layoutContentHeight(forWidth width: Double) -> Double? {
    contentHeight(forWidth: CGFloat(width)).map { Double($0) }
  }

  package func layoutBaselineItem(isFirst: Bool) -> (any LayoutItem)? {
    isFirst ? forFirstBaselineLayout : forLastBaselineLayout
  }

  package func layoutBaseline(isFirst: Bool) -> LayoutBaseline {
    textBaseline(isFirst: isFirst) ?? LayoutBaseline(heightFraction: isFirst ? 0 : 1, offset: 0)
  }

  package var isLayoutRightToLeft: Bool { isRightToLeft }

  package var layoutContentItem: (any LayoutItem)? { scrolledContentGuide }

  package func setNeedsLayoutPass() { marks.insert(.needsSolving) }

  package func setNeedsLayoutFrame() { storedSuperview?.setNeedsLayout() }

  package var layoutDescription: LayoutItemDescription {
    LayoutItemDescription(
      className: className(of: self), address: SimulatedProcess.address(of: self), title: displayedText,
      name: accessibilityIdentifier)
  }
}
