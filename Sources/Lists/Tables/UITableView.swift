public import Foundation
public import PlainviewGraphics
import PlainviewRuntime
public import PlainviewTargetAction
@_spi(Plainview) public import PlainviewUIKitCore
@_spi(Plainview) public import PlainviewWidgets

/// Shows rows one below the other, in sections, and makes cells only for those that are on the screen (contract C4 to C7).
/// The overridable members are declared here and implemented in the extensions.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// The style of the sections; set when the table is created.
  open package(set) var style: Style

  // The state that the extensions use.
  var geometry = TableGeometry()
  let loading = TableLoading()
  var shownRows: [ShownRow] = []
  var shownHeaderFooters: [ShownHeaderFooter] = []
  var surfaces: [TableSectionSurface] = []
  var selection = RowSelection()
  let cellPool = ReusePool()
  let headerFooterPool = ReusePool()
  var tracking: RowTracking?
  var batch: TableBatch?
  var departing: [DepartingRow] = []
  private(set) lazy var swipes = RowSwipes(of: self)
  var move: RowMove?
  var prefetching = RowPrefetching()
  var indexView: SectionIndexView?

  /// Creates a table with a frame in points and a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    prepareTable()
  }

  /// Creates a plain table from an archive or a document, which may set another style.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    prepareTable()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Creates a plain table of no size; as `init()` does on a device.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(frame: .zero, style: .plain) }

  private(set) lazy var rowSwipeRecognizer = RowSwipeRecognizer(target: self, action: "handleRowSwipe:")

  open override class var actions: ActionTable { ["handleRowSwipe:": .init(handleRowSwipe)] }

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
  /// Provides what a drag of rows carries; nil for no drags.
  open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { watchForDrags() } }
  /// Takes what is dropped on the table; nil for no drops.
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

  /// Provides the rows, which are reloaded when it changes.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { if dataSource !== oldValue { setNeedsReload() } } }
  /// The delegate, which is told of scrolling too.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      if delegate !== oldValue {
        watchForMenus()
        setNeedsReload()
      }
    }
  }
  /// Is told which rows will soon be visible.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether `prefetchDataSource` is told of rows; true at first.
  open var isPrefetchingEnabled = true

  /// One, without rows, where there is no data source (W39).
  open var numberOfSections: Int { dataSource == nil ? 1 : countedSections() }
  /// Returns the number of rows of a section.
  open func numberOfRows(inSection section: Int) -> Int { countedRows(section) }
  /// Asks for the counts at once and for cells in the next layout pass; nothing is selected any more (contract C5).
  open func reloadData() { reloadAll() }

  // MARK: Heights, in points

  /// The height of rows for which the delegate gives none; by default the cell's own.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange(oldValue != rowHeight) } }
  /// The height of headers for which the delegate gives none; by default the header's own.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsDidChange(oldValue != sectionHeaderHeight) }
  }
  /// The height of footers for which the delegate gives none; by default the footer's own.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsDidChange(oldValue != sectionFooterHeight) }
  }
  /// When the table measures a cell again that it shows: never, for a new intrinsic content size, at each layout too (W52).
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// 0 asks for all heights when the table is loaded.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsDidChange(oldValue != estimatedRowHeight) }
  }
  /// The height of headers that were never on the screen, for the size of the content.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The height of footers that were never on the screen, for the size of the content.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The free space above a header: 22 in plain tables by default.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { heightsDidChange(oldValue != sectionHeaderTopPadding) }
  }

  /// The height of empty rows below the last one of a plain table; kept as data: none are drawn.
  open var fillerRowHeight: CGFloat = 0

  // MARK: Appearance

  /// Whether there is a line between rows; a single one by default.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { appearanceDidChange() } }
  /// The color of the lines between rows; the system's by default.
  open var separatorColor: UIColor? = .separator { didSet { appearanceDidChange() } }
  /// How far the lines between rows keep from the edges, in points.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? automaticSeparatorInset }
    set { ownSeparatorInset = newValue }
  }
  private(set) var ownSeparatorInset: UIEdgeInsets? { didSet { appearanceDidChange() } }
  /// Kept, without effect: lines between rows are drawn in their color.
  open var separatorEffect: UIVisualEffect?
  /// What `separatorInset` is measured from; the edges of cells by default.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { appearanceDidChange() } }
  /// Whether texts, or the rows of inset tables, keep to the table's `readableContentGuide`.
  open var cellLayoutMarginsFollowReadableWidth = false { didSet { appearanceDidChange() } }
  /// Whether the contents of rows, headers and footers keep free of the safe area at the sides; true at first.
  open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayout() } }
  /// Behind the rows; it does not move with them.
  open var backgroundView: UIView? { didSet { endView(oldValue, becomes: backgroundView) } }
  /// Above the first section; its height is its own, its width that of the table.
  open var tableHeaderView: UIView? { didSet { endView(oldValue, becomes: tableHeaderView) } }
  /// Below the last section; its height is its own, its width that of the table.
  open var tableFooterView: UIView? { didSet { endView(oldValue, becomes: tableFooterView) } }

  /// The color of the titles in the index; the tint color if nil.
  open var sectionIndexColor: UIColor? { didSet { indexView?.tintColor = sectionIndexColor } }
  /// The background of the index; nil for none.
  open var sectionIndexBackgroundColor: UIColor? {
    didSet { indexView?.restingBackgroundColor = sectionIndexBackgroundColor }
  }
  /// The background of the index while it is touched; `sectionIndexBackgroundColor` if nil.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    didSet { indexView?.trackingBackgroundColor = sectionIndexTrackingBackgroundColor }
  }
  /// The least number of rows with which the index is shown.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsReload() } }
  /// Asks the data source for the titles of the index again.
  open func reloadSectionIndexTitles() { reloadIndex() }

  // MARK: Selection (UITableView+Selection)

  /// Whether the user may select rows; true at first.
  open var allowsSelection = true
  /// Whether the user may select rows while the table is edited; false at first.
  open var allowsSelectionDuringEditing = false
  /// Whether the user may select several rows; false at first.
  open var allowsMultipleSelection = false { didSet { appearanceDidChange() } }
  /// Whether the user may select several rows while the table is edited; false at first.
  open var allowsMultipleSelectionDuringEditing = false { didSet { appearanceDidChange() } }

  /// The selected row that was selected first; nil for none.
  open var indexPathForSelectedRow: IndexPath? { selection.paths.first }
  /// The selected rows in the order of their selection; nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.paths.isEmpty ? nil : selection.paths }
  /// Selects a row without telling the delegate; nil deselects all.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    selectSilently(indexPath, animated: animated, scrollPosition)
  }
  /// Deselects a row without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselectSilently(indexPath, animated: animated) }

  /// Whether the focus comes to rows; kept as data: no focus moves here.
  open var allowsFocus = false
  /// Whether the focus comes to rows while the table is edited; kept as data.
  open var allowsFocusDuringEditing = false
  /// Whether a row is selected when it gets the focus; kept as data.
  open var selectionFollowsFocus = false
  /// Whether the focus returns to the row that had it last; kept as data.
  open var remembersLastFocusedIndexPath = false

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
  /// Whether the user may insert, delete and move rows.
  open var isEditing: Bool {
    get { editingMode }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends the editing of rows.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != editingMode else { return }
    editingMode = editing
    editingDidChange(animated: animated)
  }

  // MARK: Changes (UITableView+Updates)

  /// Whether there are changes that the table has not applied.
  open var hasUncommittedUpdates: Bool { batch != nil }
  /// Collects changes until `endUpdates()` has been called as often.
  open func beginUpdates() { openBatch() }
  /// Ends what `beginUpdates()` began; the last one makes the changes together.
  open func endUpdates() { closeBatch() }
  /// Runs changes in a block and makes them together; `completion` gets whether they were finished.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    runBatch({ if let updates { UserCode.run(updates) } }, completion)
  }
  /// Shows new rows, which the data source has already.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertRows(indexPaths, with: animation) }
  }
  /// Removes rows, which the data source does not have any more.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deleteRows(indexPaths, with: animation) }
  }
  /// Replaces the cells of rows by new ones.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadRows(indexPaths, with: animation) }
  }
  /// Makes the cells of rows adapt to changes without replacing them.
  open func reconfigureRows(at indexPaths: [IndexPath]) { change { $0.reconfiguredRows += indexPaths } }
  /// Moves a row, as the data source has done already.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows.append((indexPath, newIndexPath)) }
  }
  /// Shows new sections, which the data source has already.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertSections(sections, with: animation) }
  }
  /// Removes sections, which the data source does not have any more.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deleteSections(sections, with: animation) }
  }
  /// Reloads the rows of sections.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadSections(sections, with: animation) }
  }
  /// Moves a section, as the data source has done already.
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

  // MARK: UITableView+HeadersAndFooters

  /// The header of a section that is on the screen.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownHeaderFooter(section, isFooter: false) as? UITableViewHeaderFooterView
  }
  /// The footer of a section that is on the screen.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownHeaderFooter(section, isFooter: true) as? UITableViewHeaderFooterView
  }

  // MARK: UITableView+Geometry

  /// The rectangle of a section with its header and its footer.
  open func rect(forSection section: Int) -> CGRect { baseRect(forSection: section) }
  /// The rectangle of the header of a section.
  open func rectForHeader(inSection section: Int) -> CGRect { rectForHeaderFooter(section, isFooter: false) }
  /// The rectangle of the footer of a section.
  open func rectForFooter(inSection section: Int) -> CGRect { rectForHeaderFooter(section, isFooter: true) }
  /// The rectangle of a row, by an estimate of what was never on the screen.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    return geometry.holds(indexPath) ? rowFrame(indexPath) : .zero
  }
  /// The row at a point of the table; nil if there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { baseIndexPathForRow(at: point) }
  /// The row that a cell shows; nil if it shows none.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { shownRows.first { $0.cell === cell }?.path }
  /// The rows that meet a rectangle; nil if there is none.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { baseIndexPathsForRows(in: rect) }
  /// The rows on the screen, from the top.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layOutIfDue()
    return rowsOnScreen.map(\.path)
  }
  /// The cells of the rows on the screen, from the top.
  open var visibleCells: [UITableViewCell] {
    layOutIfDue()
    return rowsOnScreen.map(\.cell)
  }
  /// Scrolls until a row is at the given position; a row of `NSNotFound` means the top of its section.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    baseScrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }
  /// Scrolls until the selected row nearest to the middle is at the given position.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    baseScrollToNearestSelectedRow(at: scrollPosition, animated: animated)
  }

  // MARK: UITableView+Reuse

  /// Registers the class of cells of an identifier; nil removes the registration.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    baseRegister(cellClass, forCellReuseIdentifier: identifier)
  }
  /// Registers the class of headers and footers of an identifier; nil removes the registration.
  open func register(_ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    baseRegister(viewClass, forHeaderFooterViewReuseIdentifier: identifier)
  }
  /// Registers the xib that contains the cell of an identifier; nil removes the registration.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    baseRegister(nib, forCellReuseIdentifier: identifier)
  }
  /// Registers the xib that contains the header or footer of an identifier; nil removes the registration.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    baseRegister(nib, forHeaderFooterViewReuseIdentifier: identifier)
  }
  /// A recycled cell, or a new one of what is registered; nil if there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    baseDequeueReusableCell(withIdentifier: identifier)
  }
  /// A cell for a row; it is an error when nothing is registered, or when the row that is asked for has one already.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    baseDequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }
  /// A recycled header or footer, or a new one; nil if nothing is registered.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    baseDequeueReusableHeaderFooterView(withIdentifier: identifier)
  }
}
