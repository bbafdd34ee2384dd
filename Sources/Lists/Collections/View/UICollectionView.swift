public import Foundation
import PlainviewGraphics
import PlainviewRuntime
public import PlainviewTargetAction
@_spi(Plainview) public import PlainviewUIKitCore
@_spi(Plainview) public import PlainviewWidgets

/// Shows the items of a data source where a layout puts them; only what is visible has views (contract C4 to C7).
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// What an element of a layout is; raw values are UIKit's.
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
  /// The directions in which a layout's content can scroll.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  /// What makes the collection view measure a cell again that it shows.
  public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }

  /// The position of an item after scrolling to it; one vertical and one horizontal position.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the positions.
    public let rawValue: UInt
    /// Creates a set of positions with UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The item's top edge at the top of the visible area.
    public static let top = ScrollPosition(rawValue: 1)
    /// The item in the middle of the visible area's height.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The item's bottom edge at the bottom of the visible area.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The item's left edge at the left of the visible area.
    public static let left = ScrollPosition(rawValue: 8)
    /// The item in the middle of the visible area's width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The item's right edge at the right of the visible area.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of the headers of sections.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of the footers of sections.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  // MARK: State, which the extensions use

  final var layout: UICollectionViewLayout
  final var pool = ViewPool()
  /// The numbers of items of the sections; nil when the data source has to be asked.
  final var storedCounts: [Int]?
  /// The views of the elements that are shown.
  final var shown: [ElementKey: UICollectionReusableView] = [:]
  /// The scroll views of sections that scroll by themselves.
  final var scrollers: [Int: SectionScroller] = [:]
  final var selectedPaths: Set<IndexPath> = []
  final var highlightedPath: IndexPath?
  final weak var followedTouch: UITouch?
  /// The visible rectangle that the layout was last asked for.
  final var laidOutBounds = CGRect.zero
  /// The bounds that layouts see while they are asked about new ones.
  final var formerBounds: CGRect?
  /// Counts reloads, so that a pass that causes one is abandoned.
  final var dataVersion = 0
  final var isReloading = false
  final var isDisplaying = false
  /// Whether the current pass is for an animated change of the view's size.
  final var isChangingBounds = false
  final var batch: UpdateBatch?
  final var movement: InteractiveMovement?
  final private(set) lazy var swipes = RowSwipes(of: self)
  final var surfaces: [TableSectionSurface] = []
  final var rowSwipeRecognizer: RowSwipeRecognizer?
  final var prefetchedPaths: Set<IndexPath> = []
  /// The element whose view the data source is being asked for.
  final var requestedAttributes: UICollectionViewLayoutAttributes?

  /// Makes a collection view with a layout, which belongs to this view from then on.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    layout.storedCollectionView = self
    backgroundColor = .systemBackground
  }

  /// Makes a collection view as a document does: with a flow layout until the document's own is set.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layout.storedCollectionView = self
  }

  open override class var actions: ActionTable { ["handleRowSwipe:": .init(handleRowSwipe)] }

  @_spi(Plainview) open override class var frameworkMethods: ActionTable {
    ["reloadData": .init(UICollectionView.reloadData)]
  }

  open override class var outlets: OutletTable {
    [
      "dataSource": .init(\UICollectionView.dataSource), "delegate": .init(\UICollectionView.delegate),
      "prefetchDataSource": .init(\UICollectionView.prefetchDataSource),
      "dragDelegate": .init(\UICollectionView.dragDelegate), "dropDelegate": .init(\UICollectionView.dropDelegate),
    ]
  }

  // MARK: Data source and delegates

  /// Returns the numbers of items and their cells; another object makes the collection view load again. Not retained.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { baseReloadData() } }
  }
  /// The delegate, which is told of scrolling too.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      if delegate !== oldValue {
        watchForMenus()
        layout.invalidateLayout()
      }
    }
  }
  /// Informed of items that will probably be needed soon; not retained.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether `prefetchDataSource` is called; true by default.
  open var isPrefetchingEnabled = true

  /// Setting it changes the layout without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Shows the items in another layout, animated in 0.3 seconds of the virtual clock.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    changeLayout(to: layout, animated: animated, completion: nil)
  }

  /// Changes to another layout, animated or at once, and calls the completion afterwards.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    changeLayout(to: layout, animated: animated, completion: completion)
  }

  /// Begins an interactive transition to another layout; `finishInteractiveTransition()` or `cancelInteractiveTransition()`
  /// ends it. The completion gets whether the last animation ran to its end, and whether the transition was finished.
  @discardableResult open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)? = nil
  ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion) }
  /// Ends an interactive transition in the new layout.
  open func finishInteractiveTransition() { endTransition(isFinished: true) }
  /// Ends an interactive transition in the former layout.
  open func cancelInteractiveTransition() { endTransition(isFinished: false) }

  // MARK: Menus and drags (UICollectionView+Menus)

  /// Opens the menus of items; there is one while the delegate has menus.
  open internal(set) var contextMenuInteraction: UIContextMenuInteraction?
  /// Returns the items of drags from the collection view; not retained. Nil for no drags.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { watchForDrags() } }
  /// Takes over items that are dropped on the collection view; not retained. Nil for no drops.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// Whether a long press drags; by default on an iPad, not on an iPhone.
  open var dragInteractionEnabled: Bool {
    get { ownDragInteractionEnabled ?? (UIDevice.current.userInterfaceIdiom == .pad) }
    set {
      ownDragInteractionEnabled = newValue
      watchForDrags()
    }
  }
  private var ownDragInteractionEnabled: Bool?
  final var dragRecognizer: DragRecognizer?
  /// Whether something is dragged out of the collection view that has not been dropped yet.
  open var hasActiveDrag: Bool { dragRecognizer?.activeSession != nil }
  /// Whether a drag is over the collection view that it takes.
  open internal(set) var hasActiveDrop = false

  // MARK: Behaviour

  /// Whether the user can select items; true by default.
  open var allowsSelection = true
  /// Whether more than one item can be selected; a tap on a selected item then deselects it.
  open var allowsMultipleSelection = false
  /// Whether the user can select items while the collection view is edited; false by default.
  open var allowsSelectionDuringEditing = false
  /// Whether more than one item can be selected while the collection view is edited; false by default.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the focus comes to items; kept as data: no focus moves here.
  open var allowsFocus = false
  /// Whether the focus comes to items while the collection view is edited; kept as data.
  open var allowsFocusDuringEditing = false
  /// Whether an item is selected when it gets the focus; kept as data.
  open var selectionFollowsFocus = false
  /// Whether the focus returns to the item that had it last; kept as data.
  open var remembersLastFocusedIndexPath = false
  /// Whether cells show their editing accessories; leaving the mode deselects all items.
  open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }

  /// A view behind all items that fills the visible part.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView {
        // Its constraints are solved with this size, before the list is laid out.
        backgroundView.frame = bounds
        backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(backgroundView, at: 0)
      }
      setNeedsLayout()
    }
  }

  // MARK: Data (UICollectionView+Data)

  /// What makes the collection view measure a cell again that it shows: nothing, that the cell's intrinsic content size was
  /// invalidated, or every layout of the cell as well (W52).
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// Reloads all data in the next layout; nothing is selected afterwards (contract C5).
  open func reloadData() { baseReloadData() }

  /// The number of sections, as the data source returns it.
  open var numberOfSections: Int { counts().count }

  /// Raises an exception for a section that does not exist.
  open func numberOfItems(inSection section: Int) -> Int { checkedCount(ofSection: section) }

  // MARK: Layout (UICollectionView+Display)

  open override var bounds: CGRect {
    get { formerBounds ?? super.bounds }
    set { super.bounds = newValue }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    displayVisibleElements()
  }

  // MARK: Touches (UICollectionView+Touches)

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    beginHighlighting(touches)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    endHighlighting(touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    cancelHighlighting(touches)
  }

  // MARK: Updates (UICollectionView+Updates)

  /// Takes over all changes of the block at once; the data is to have changed too (contract C6).
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    runBatch(updates, completion)
  }
  /// The same for a block that does not escape.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  /// Inserts items at index paths, which are those after the updates.
  open func insertItems(at indexPaths: [IndexPath]) { update { $0.insertedItems += indexPaths } }
  /// Deletes items at index paths, which are those before the updates.
  open func deleteItems(at indexPaths: [IndexPath]) { update { $0.deletedItems += indexPaths } }
  /// Replaces the cells of items at index paths, which are those before the updates.
  open func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloadedItems += indexPaths } }
  /// Moves an item from its index path before the updates to the one after them.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedItems.append(.init(from: indexPath, to: newIndexPath)) }
  }
  /// Inserts sections at indexes, which are those after the updates.
  open func insertSections(_ sections: IndexSet) { update { $0.insertedSections += sections } }
  /// Deletes sections at indexes, which are those before the updates.
  open func deleteSections(_ sections: IndexSet) { update { $0.deletedSections += sections } }
  /// Loads sections again; the indexes are those before the updates.
  open func reloadSections(_ sections: IndexSet) { update { $0.reloadedSections += sections } }
  /// Moves a section from its index before the updates to the one after them.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  /// Configures the cells of items again and keeps them.
  open func reconfigureItems(at indexPaths: [IndexPath]) { update { $0.reconfiguredItems += indexPaths } }

  // MARK: Items that a finger moves (UICollectionView+Movement)

  /// Begins to move an item; false when the data source does not allow it.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(of: indexPath) }
  /// Moves the item that the user holds to a point of the content.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { moveHeldItem(to: targetPosition) }
  /// Ends the move: the data source is told the new index path.
  open func endInteractiveMovement() { endMovement(isCancelled: false) }
  /// Ends a move and returns the item to its former position.
  open func cancelInteractiveMovement() { endMovement(isCancelled: true) }

  // MARK: UICollectionView+Data

  /// The index paths of the items that have cells, in order.
  open var indexPathsForVisibleItems: [IndexPath] { baseIndexPathsForVisibleItems }
  /// The cells that are shown, in the order of their items.
  open var visibleCells: [UICollectionViewCell] { baseIndexPathsForVisibleItems.compactMap { cell(at: $0) } }
  /// The cell of an item; nil if it is not on the screen (contract C5).
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    displayIfNeeded()
    return cell(at: indexPath)
  }
  /// The item of a cell; nil if the cell is not on the screen.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    guard let path = cell.shownAttributes?.indexPath, shown[.cell(path)] === cell else { return nil }
    return path
  }
  /// Returns a supplementary view; nil if it is not visible.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { baseSupplementaryView(forElementKind: elementKind, at: indexPath) }
  /// Returns the supplementary views of a kind that are visible.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    baseVisibleSupplementaryViews(ofKind: elementKind)
  }
  /// Returns the index paths of the supplementary views of a kind that are visible.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    baseIndexPathsForVisibleSupplementaryElements(ofKind: elementKind)
  }
  /// The index path of a supplementary view that is shown.
  open func indexPath(for supplementaryView: UICollectionReusableView) -> IndexPath? {
    baseIndexPath(for: supplementaryView)
  }
  /// The item at a point of the content, on the screen or not.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    shownCells(at: point).last ?? itemLaidOut(at: mirrored(point))
  }
  /// Returns the layout's attributes of a cell, visible or not; nil if there are none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    baseLayoutAttributesForItem(at: indexPath)
  }
  /// Returns the layout's attributes of a supplementary view, visible or not; nil if there are none.
  open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { baseLayoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath) }
  /// Scrolls until an item is at the given position; no further than the content reaches.
  /// Without a position nothing moves. Sections that scroll by themselves are moved too.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    baseScrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: UICollectionView+Movement

  /// Whether a batch of updates or a move of an item has begun and not ended.
  open var hasUncommittedUpdates: Bool { batch != nil || movement != nil }

  // MARK: UICollectionView+Registration

  /// Registers the class of cells with an identifier; nil removes the registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    pool.register(
      cellClass as? UICollectionViewCell.Type, for: .init(kind: ViewPool.cellKind, identifier: identifier))
  }
  /// Registers the class of supplementary views of a kind with an identifier; nil removes the registration.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) { baseRegister(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier) }
  /// Registers the xib that contains the cell of an identifier; nil removes the registration.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    baseRegister(nib, forCellWithReuseIdentifier: identifier)
  }
  /// Registers the xib that contains the supplementary view of a kind; nil removes the registration.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { baseRegister(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) }
  /// A cell for an item, used before or new; raises an exception for an identifier that is not registered (contract C7).
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  { baseDequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) }
  /// A supplementary view, used before or new; raises an exception for an identifier that is not registered.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    baseDequeueReusableSupplementaryView(ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
  }

  // MARK: UICollectionView+Touches

  /// The selected items in their order; nil if there are none.
  open var indexPathsForSelectedItems: [IndexPath]? { selectedPaths.sorted() }
  /// Selects an item and scrolls to it; nil deselects all.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    baseSelectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  /// Deselects an item, without calling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { mark(indexPath, isSelected: false) }
}
