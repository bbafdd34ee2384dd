public import Foundation
import PlainviewRuntime
public import PlainviewTargetAction
@_spi(Plainview) public import PlainviewUIKitCore

/// Shows rows one below the other, in sections, and makes cells only for those that are on the screen (contract C4 to C7).
///
/// The overridable members stand here; what they do is in the files of their aspects.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// Raw values are UIKit's, here and below.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  /// How a row comes and goes while others move to their new places; `none` does not show it.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  /// What separator insets are measured from.
  public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }
  /// What makes the table measure a cell again that it shows.
  public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }

  /// Stands for a height that UIKit works out.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// The title of a section index that stands for searching.
  public nonisolated static let indexSearch = "{search}"
  /// The height of a row that nothing says the height of, in points.
  static let standardRowHeight: CGFloat = 44

  open package(set) var style: Style

  // What the files of the aspects work with.
  var geometry = TableGeometry()
  let loading = TableLoading()
  var shownRows: [ShownRow] = []
  var shownBands: [ShownBand] = []
  var surfaces: [TableSectionSurface] = []
  var selection = RowSelection()
  let cellPool = ReusePool()
  let bandPool = ReusePool()
  var tracking: RowTracking?
  var batch: TableBatch?
  var departing: [DepartingRow] = []
  private(set) lazy var swipes = RowSwipes(of: self)
  var move: RowMove?
  var prefetching = RowPrefetching()
  var indexView: SectionIndexView?

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    prepareTable()
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    prepareTable()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(frame: .zero, style: .plain) }

  private func prepareTable() {
    alwaysBounceVertical = true
    backgroundColor = standardBackground
    addGestureRecognizer(rowSwipeRecognizer)
  }

  private(set) lazy var rowSwipeRecognizer = RowSwipeRecognizer(target: self, action: "handleRowSwipe:")

  open override class var actions: ActionTable {
    ["handleRowSwipe:": .init(handleRowSwipe)]
  }

  @_spi(Plainview) open override class var frameworkMethods: ActionTable {
    [
      "reloadData": .init(UITableView.reloadData),
      "reloadSectionIndexTitles": .init(UITableView.reloadSectionIndexTitles),
    ]
  }

  open override class var outlets: OutletTable {
    [
      "delegate": .init(\UITableView.delegate), "dataSource": .init(\UITableView.dataSource),
      "prefetchDataSource": .init(\UITableView.prefetchDataSource), "dragDelegate": .init(\UITableView.dragDelegate),
      "dropDelegate": .init(\UITableView.dropDelegate),
    ]
  }

  // MARK: Menus and drags (UITableView+Menus)

  /// Opens the menus of rows; there is one while the delegate has menus.
  open internal(set) var contextMenuInteraction: UIContextMenuInteraction?
  open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { watchForDrags() } }
  open weak var dropDelegate: (any UITableViewDropDelegate)?
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
  /// Whether something is dragged out of the table that has not been dropped yet.
  open var hasActiveDrag: Bool { dragRecognizer?.activeSession != nil }
  /// Whether a drag is over the table that it takes.
  open internal(set) var hasActiveDrop = false

  // MARK: Data

  open weak var dataSource: (any UITableViewDataSource)? { didSet { if dataSource !== oldValue { setNeedsReload() } } }
  /// The delegate, which hears of scrolling too.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      if delegate !== oldValue {
        watchForMenus()
        setNeedsReload()
      }
    }
  }
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true

  /// One, without rows, where there is no data source (W39).
  open var numberOfSections: Int { dataSource == nil ? 1 : countedSections() }
  open func numberOfRows(inSection section: Int) -> Int { countedRows(section) }
  /// Asks for the counts at once and for cells in the next layout pass; nothing is selected any more (contract C5).
  open func reloadData() { reloadAll() }

  // MARK: Heights, in points

  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange(oldValue != rowHeight) } }
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsDidChange(oldValue != sectionHeaderHeight) }
  }
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsDidChange(oldValue != sectionFooterHeight) }
  }
  /// What makes the table measure a cell again that it shows: nothing, that the cell's intrinsic content size was invalidated,
  /// or every layout of the cell as well (W52).
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// 0 asks for all heights when the table is loaded.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsDidChange(oldValue != estimatedRowHeight) }
  }
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// What stays free above a header: 22 in plain tables by default.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { heightsDidChange(oldValue != sectionHeaderTopPadding) }
  }

  // MARK: Looks

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { looksDidChange() } }
  open var separatorColor: UIColor? = .separator { didSet { looksDidChange() } }
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? automaticSeparatorInset }
    set {
      ownSeparatorInset = newValue
      looksDidChange()
    }
  }
  private(set) var ownSeparatorInset: UIEdgeInsets?
  /// Kept, without effect: lines between rows are drawn in their color.
  open var separatorEffect: UIVisualEffect?
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { looksDidChange() } }
  /// Whether texts, or the rows of inset tables, keep to the table's `readableContentGuide`.
  open var cellLayoutMarginsFollowReadableWidth = false { didSet { looksDidChange() } }
  /// Behind the rows; it does not move with them.
  open var backgroundView: UIView? { didSet { endView(oldValue, becomes: backgroundView) } }
  /// Above the first section; its height is its own, its width that of the table.
  open var tableHeaderView: UIView? { didSet { endView(oldValue, becomes: tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { endView(oldValue, becomes: tableFooterView) } }

  open var sectionIndexColor: UIColor? { didSet { indexView?.tintColor = sectionIndexColor } }
  open var sectionIndexBackgroundColor: UIColor? {
    didSet { indexView?.restingBackgroundColor = sectionIndexBackgroundColor }
  }
  /// The background of the index while a finger is on it; that without a finger if nil.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    didSet { indexView?.trackingBackgroundColor = sectionIndexTrackingBackgroundColor }
  }
  /// The least number of rows with which the index is shown.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsReload() } }
  open func reloadSectionIndexTitles() { reloadIndex() }

  // MARK: Selection (UITableView+Selection)

  open var allowsSelection = true
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelection = false { didSet { looksDidChange() } }
  open var allowsMultipleSelectionDuringEditing = false { didSet { looksDidChange() } }

  open var indexPathForSelectedRow: IndexPath? { selection.paths.first }
  open var indexPathsForSelectedRows: [IndexPath]? { selection.paths.isEmpty ? nil : selection.paths }
  /// Selects a row without telling the delegate; nil deselects all.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    selectSilently(indexPath, animated: animated, scrollPosition)
  }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselectSilently(indexPath, animated: animated) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let wasMoving = isDecelerating
    super.touchesBegan(touches, with: event)
    if !wasMoving, let touch = touches.first { beginTracking(touch) }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    if let touch = touches.first { continueTracking(touch) }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    endTracking()
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    cancelTracking()
  }

  // MARK: Editing (UITableView+Editing)

  private(set) var editingMode = false
  open var isEditing: Bool {
    get { editingMode }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != editingMode else { return }
    editingMode = editing
    editingDidChange(animated: animated)
  }

  // MARK: Changes (UITableView+Updates)

  /// Whether changes were told that the table has not taken over.
  open var hasUncommittedUpdates: Bool { batch != nil }
  open func beginUpdates() { openBatch() }
  open func endUpdates() { closeBatch() }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    runBatch({ if let updates { UserCode.run(updates) } }, completion)
  }
  /// The same for a block that does not escape.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertRows(indexPaths, with: animation) }
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deleteRows(indexPaths, with: animation) }
  }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadRows(indexPaths, with: animation) }
  }
  /// Makes the cells of rows adapt to changes without replacing them.
  open func reconfigureRows(at indexPaths: [IndexPath]) { change { $0.reconfiguredRows += indexPaths } }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows.append((indexPath, newIndexPath)) }
  }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertSections(sections, with: animation) }
  }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deleteSections(sections, with: animation) }
  }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadSections(sections, with: animation) }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Layout (UITableView+Showing)

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
  }

  /// The cell of a row that is on the screen; nil for others. After a reload the cells are loaded for it.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    if loading.awaitsCells, !loading.isCounting { layOutIfDue() }
    return shownCell(at: indexPath)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { setNeedsLayout() }
  }

  // MARK: UITableView+Bands

  /// The header of a section that is on the screen.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownBand(section, isFooter: false) as? UITableViewHeaderFooterView
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownBand(section, isFooter: true) as? UITableViewHeaderFooterView
  }

  // MARK: UITableView+Places

  open func rect(forSection section: Int) -> CGRect { baseRect(forSection: section) }
  open func rectForHeader(inSection section: Int) -> CGRect { rectForBand(section, isFooter: false) }
  open func rectForFooter(inSection section: Int) -> CGRect { rectForBand(section, isFooter: true) }
  /// The rectangle of a row, by an estimate of what was never on the screen.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    return geometry.holds(indexPath) ? rowFrame(indexPath) : .zero
  }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { baseIndexPathForRow(at: point) }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { shownRows.first { $0.cell === cell }?.path }
  /// The rows that meet a rectangle; nil if there is none.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { baseIndexPathsForRows(in: rect) }
  open var indexPathsForVisibleRows: [IndexPath]? {
    layOutIfDue()
    return rowsOnScreen.map(\.path)
  }
  open var visibleCells: [UITableViewCell] {
    layOutIfDue()
    return rowsOnScreen.map(\.cell)
  }
  /// Moves the content until a row stands where it is wanted; a row of `NSNotFound` means the top of its section.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    baseScrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    baseScrollToNearestSelectedRow(at: scrollPosition, animated: animated)
  }

  // MARK: UITableView+Reuse

  /// Says which class cells of an identifier have; nil takes that back.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    baseRegister(cellClass, forCellReuseIdentifier: identifier)
  }
  open func register(_ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    baseRegister(viewClass, forHeaderFooterViewReuseIdentifier: identifier)
  }
  /// Says which xib cells of an identifier are made from: its only table view cell; nil takes that back.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    baseRegister(nib, forCellReuseIdentifier: identifier)
  }
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    baseRegister(nib, forHeaderFooterViewReuseIdentifier: identifier)
  }
  /// A cell that waits to be used again, or a new one of what is registered; nil if there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    baseDequeueReusableCell(withIdentifier: identifier)
  }
  /// A cell for a row; it is an error when nothing is registered, or when the row that is asked for has one already.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    baseDequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    baseDequeueReusableHeaderFooterView(withIdentifier: identifier)
  }
}
