public import Foundation
public import PlainviewGraphics
import PlainviewRuntime
import PlainviewUIKitCore
import PlainviewWidgets

/// Puts the items of each section into lines, like the words of a text; lengths are points.
///
/// The delegate, if it is a `UICollectionViewDelegateFlowLayout`, takes precedence over the layout's own values.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// What section insets are distances from; raw values are UIKit's.
  public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }

  /// As an estimated size: cells have their preferred size.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// The least distance between the lines of a section, in points; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 { didSet { valueDidChange(minimumLineSpacing != oldValue) } }
  /// The least distance between the items of a line, in points; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { valueDidChange(minimumInteritemSpacing != oldValue) } }
  /// The size of items for which the delegate gives none; 50 by 50 points by default.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { valueDidChange(itemSize != oldValue) } }
  /// Other than zero, cells are asked for their preferred size.
  open var estimatedItemSize = CGSize.zero { didSet { valueDidChange(estimatedItemSize != oldValue) } }
  /// The direction in which the content scrolls; vertical by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { valueDidChange(scrollDirection != oldValue) }
  }
  /// The size of headers for which the delegate gives none: the height counts, or the width if the content scrolls
  /// horizontally.
  open var headerReferenceSize = CGSize.zero { didSet { valueDidChange(headerReferenceSize != oldValue) } }
  /// The size of footers for which the delegate gives none: the height counts, or the width if the content scrolls
  /// horizontally.
  open var footerReferenceSize = CGSize.zero { didSet { valueDidChange(footerReferenceSize != oldValue) } }
  /// The distances between items and the edges of their section, in points; the delegate may give other ones.
  open var sectionInset = UIEdgeInsets.zero { didSet { valueDidChange(sectionInset != oldValue) } }
  /// What the section insets are distances from; the content insets by default.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { valueDidChange(sectionInsetReference != oldValue) }
  }
  /// Whether headers stay at the edge while their section moves below them.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { valueDidChange(sectionHeadersPinToVisibleBounds != oldValue) }
  }
  /// Whether footers stay at the edge while their section moves behind them.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { valueDidChange(sectionFootersPinToVisibleBounds != oldValue) }
  }

  final var sections: [FlowSection] = []
  /// The start of each section, and at last the end of the content.
  final var starts: [CGFloat] = [0]
  private var isSolved = false
  /// The preferred sizes of cells.
  final var preferredSizes: [IndexPath: CGSize] = [:]
  /// Whether the delegate turned out to have no sizes for single items: it is not asked again.
  private var delegateLacksItemSizes = false

  private func valueDidChange(_ isNew: Bool) { if isNew { invalidateLayout() } }

  final var axis: ScrollAxis { ScrollAxis(isVertical: scrollDirection == .vertical) }

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  // MARK: Solving

  open override func prepare() {
    super.prepare()
    guard !isSolved, let view = collectionView else { return }
    isSolved = true
    sections = []
    starts = [0]
    delegateLacksItemSizes = false
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    for index in 0..<view.numberOfSections {
      let section = solve(section: index, count: view.numberOfItems(inSection: index), view, delegate)
      sections.append(section)
      starts.append(starts[index] + section.length)
    }
  }

  private func solve(
    section: Int, count: Int, _ view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowSection {
    let rules = rules(ofSection: section, view, delegate)
    let sizes = sizes(ofSection: section, count: count, view, delegate)
    let section = sizes.map { FlowSection(rules, sizes: $0) } ?? FlowSection(rules, count: count, itemSize: commonSize)
    warnOfTooLargeItems(sizes ?? (count > 0 ? [commonSize] : []), rules, view)
    return section
  }

  private func rules(
    ofSection section: Int, _ view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowRules {
    var rules = FlowRules()
    rules.axis = axis
    rules.breadth = axis.breadth(view.bounds.inset(by: view.adjustedContentInset).size)
    rules.insets = sectionInset
    (rules.lineSpacing, rules.itemSpacing) = (minimumLineSpacing, minimumInteritemSpacing)
    var (header, footer) = (headerReferenceSize, footerReferenceSize)
    if let delegate {
      let asker = FlowDelegateAsker(view: view, layout: self, delegate: delegate)
      rules.insets = asker.insets(section) ?? rules.insets
      rules.lineSpacing = asker.lineSpacing(section) ?? rules.lineSpacing
      rules.itemSpacing = asker.itemSpacing(section) ?? rules.itemSpacing
      header = asker.header(section) ?? header
      footer = asker.footer(section) ?? footer
    }
    rules.insets = rules.insets + referenceInsets(view)
    rules.headerLength = max(0, axis.length(header))
    rules.footerLength = max(0, axis.length(footer))
    return rules
  }

  private func referenceInsets(_ view: UICollectionView) -> UIEdgeInsets {
    switch sectionInsetReference {
    case .fromContentInset: .zero
    case .fromSafeArea: sides(of: view.safeAreaInsets)
    case .fromLayoutMargins: sides(of: view.layoutMargins)
    }
  }

  private func sides(of insets: UIEdgeInsets) -> UIEdgeInsets {
    axis.isVertical
      ? UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
      : UIEdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: 0)
  }

  /// The sizes of a section's items; nil when all have the layout's.
  private func sizes(
    ofSection section: Int, count: Int, _ view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> [CGSize]? {
    var sizes: [CGSize]?
    if let delegate, !delegateLacksItemSizes, count > 0 {
      let asker = FlowDelegateAsker(view: view, layout: self, delegate: delegate)
      var asked: [CGSize] = []
      asked.reserveCapacity(count)
      for item in 0..<count {
        guard let size = asker.size(IndexPath(item: item, section: section)) else { break }
        asked.append(checked(size))
      }
      delegateLacksItemSizes = asked.count < count
      if !delegateLacksItemSizes { sizes = asked }
    }
    guard !preferredSizes.isEmpty else { return sizes }
    return preferred(in: sizes ?? Array(repeating: commonSize, count: count), section)
  }

  private func preferred(in sizes: [CGSize], _ section: Int) -> [CGSize]? {
    var sizes = sizes
    for (path, size) in preferredSizes where path.section == section && path.item < sizes.count {
      sizes[path.item] = size
    }
    return sizes
  }

  /// The size of items without a known size: the estimate, or the item size if the estimate is automatic.
  private var commonSize: CGSize {
    let isOpen = estimatedItemSize == .zero || estimatedItemSize == Self.automaticSize
    return checked(isOpen ? itemSize : estimatedItemSize)
  }

  private func checked(_ size: CGSize) -> CGSize {
    guard size.width < 0 || size.height < 0 else { return size }
    raise(.internalInconsistency("negative sizes are not supported in the flow layout"))
    return .zero
  }

  private func warnOfTooLargeItems(_ sizes: [CGSize], _ rules: FlowRules, _ view: UICollectionView) {
    guard rules.breadth > 0, sizes.contains(where: { axis.breadth($0) > rules.availableBreadth + 0.01 }) else { return }
    let (length, ends) = axis.isVertical ? ("width", "left and right") : ("height", "top and bottom")
    SimulatedProcess.log(
      """
      The behavior of the UICollectionViewFlowLayout is not defined because:
      the item \(length) must be less than the \(length) of the UICollectionView minus the section insets \(ends) \
      values, minus the content insets \(ends) values.
      Please check the values returned by the delegate.
      The relevant UICollectionViewFlowLayout instance is <\(SimulatedProcess.classAndAddress(of: self))>, and it is \
      attached to \(view).
      Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in the debugger.
      """)
  }

  // MARK: Elements (UICollectionViewFlowLayout+Elements)

  open override var collectionViewContentSize: CGSize { solvedContentSize() }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    elements(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return hasItem(indexPath) ? cell(at: indexPath) : nil
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard indexPath.item == 0, sections.indices.contains(indexPath.section) else { return nil }
    return supplementary(elementKind, ofSection: indexPath.section, evenWithoutLength: true)
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let preferred = context.preferredAttributes, preferred.representedElementCategory == .cell {
      preferredSizes[preferred.indexPath] = preferred.size
      isSolved = false
    } else if !keepsSolution(context) {
      isSolved = false
      if context.invalidateDataSourceCounts { preferredSizes = [:] }
    }
    super.invalidateLayout(with: context)
  }

  /// Whether lines stay as they are: only pinned headers move.
  private func keepsSolution(_ context: UICollectionViewLayoutInvalidationContext) -> Bool {
    guard !context.invalidateEverything, !context.invalidateDataSourceCounts else { return false }
    guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext else { return context.isForBoundsChange }
    return !flow.invalidateFlowLayoutDelegateMetrics
      && (context.isForBoundsChange || !flow.invalidateFlowLayoutAttributes)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = collectionView else { return false }
    return axis.breadth(newBounds.size) != axis.breadth(view.laidOutBounds.size) || pins
  }

  private var pins: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let isResized = newBounds.size != collectionView?.laidOutBounds.size
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = isResized
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimatedItemSize != .zero && originalAttributes.representedElementCategory == .cell
      && preferredAttributes.size.isNoticeablyDifferent(from: originalAttributes.size)
  }

  override var mayUsePreferredSizes: Bool { estimatedItemSize != .zero }
}
