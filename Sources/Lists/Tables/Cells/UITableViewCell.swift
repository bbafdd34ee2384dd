public import Foundation
public import PlainviewGraphics
public import PlainviewTargetAction
public import PlainviewLayout
import PlainviewRuntime
@_spi(Plainview) public import PlainviewUIKitCore
public import PlainviewWidgets

/// A row of a table: content, an accessory at the trailing edge, and the controls of editing.
///
/// The overridable members are declared here and implemented in the extensions.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// Raw values are UIKit's.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  /// How a selected row is marked; all values but `none` are the same today.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  /// What editing offers for a row.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  /// The accessories that UIKit draws, with its raw values.
  public enum AccessoryType: Int, Sendable {
    /// None, an arrow, an information button with an arrow, a checkmark, or an information button.
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The state of a drag of the row: none, lifted, or dragging.
  public enum DragState: Int, Sendable { case none, lifting, dragging }

  /// The separator between two rows.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }

  /// The controls that a cell shows while it is edited.
  public struct StateMask: OptionSet, Sendable {
    /// The bits of the controls.
    public let rawValue: UInt
    /// Creates a set of controls with UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The control that deletes or inserts the row.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button that confirms a deletion.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// The type of closures that configure a cell for a state.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  package internal(set) var cellStyle: CellStyle
  /// The identifier with which a table reuses the cell; nil if it does not.
  open var reuseIdentifier: String? { storedReuseIdentifier }
  private var storedReuseIdentifier: String?
  /// The table that shows the cell.
  weak var tableView: UITableView?
  /// What the table that shows the cell sets for it.
  var surroundings = CellSurroundings()
  /// The segues that the document has from the cell: on selection, and from its accessory.
  package final var selectionSegue, accessorySegue: UIStoryboardSegueTemplate?
  let content = CellContent()
  let parts = CellParts()

  /// Creates a cell with a style and an identifier for reuse, 320 by 44 points large.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    storedReuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    prepareParts()
  }

  /// Creates a cell from an archive or a document.
  public required init?(coder: NSCoder) {
    cellStyle = .default
    super.init(coder: coder)
    bounds.size = CGSize(width: 320, height: 44)
    prepareParts()
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell in the default style that is not reused.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(style: .default, reuseIdentifier: nil) }

  /// Sets the values that a document has for the cell.
  package func adopt(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    storedReuseIdentifier = reuseIdentifier
    setNeedsLayout()
  }

  // MARK: Content (UITableViewCell+Content)

  /// The view that contains everything the cell shows.
  open var contentView: UIView { content.view }
  /// The image view of a standard cell; nil while a configuration describes the content.
  open var imageView: UIImageView? { standardImageView() }
  /// The label of the title; nil while a configuration describes the content.
  open var textLabel: UILabel? { standardTextLabel() }
  /// The second text; nil in the default style.
  open var detailTextLabel: UILabel? { standardDetailLabel() }

  /// What the cell shows, instead of standard labels and views of the app's own.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { show(newValue) }
  }
  /// Whether the content configuration is updated whenever the state changes; true by default.
  open var automaticallyUpdatesContentConfiguration = true { didSet { setNeedsUpdateConfiguration() } }
  /// The background as a configuration; nil for the standard background.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { content.background }
    set { show(newValue) }
  }
  /// Whether the background configuration is updated whenever the state changes; true by default.
  open var automaticallyUpdatesBackgroundConfiguration = true { didSet { setNeedsUpdateConfiguration() } }

  /// Returns the default content of the cell's style, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// Returns the standard background of a cell in its table.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    surroundings.isGrouped ? .listGroupedCell() : .listPlainCell()
  }

  /// The state that configurations depend on.
  open var configurationState: UICellConfigurationState { currentState }
  /// Asks for the configurations to be updated in the next layout.
  open func setNeedsUpdateConfiguration() { markConfiguration() }
  /// Adapts the configurations to a state; called before the next layout after the state changed.
  open func updateConfiguration(using state: UICellConfigurationState) { adaptConfigurations(to: state) }
  /// Called after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

  // MARK: Backgrounds (UITableViewCell+Backgrounds)

  open override class var outlets: OutletTable {
    [
      "accessoryView": .init(\UITableViewCell.accessoryView),
      "editingAccessoryView": .init(\UITableViewCell.editingAccessoryView),
      "backgroundView": .init(\UITableViewCell.backgroundView),
      "detailTextLabel": .init(\UITableViewCell.content.detailLabel),
      "imageView": .init(\UITableViewCell.content.imageView),
      "selectedBackgroundView": .init(\UITableViewCell.selectedBackgroundView),
      "textLabel": .init(\UITableViewCell.content.textLabel),
    ]
  }
  /// The view behind the content; nil for none.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, with: backgroundView) } }
  /// Shown behind the content while the cell is selected or highlighted; a gray view unless code sets one.
  open var selectedBackgroundView: UIView? {
    get { parts.selectedBackground }
    set { setSelectedBackground(newValue) }
  }
  /// Comes before `selectedBackgroundView` where several rows can be selected.
  open var multipleSelectionBackgroundView: UIView? { didSet { showSelection() } }

  // MARK: State

  /// How the cell is marked while it is selected; `none` shows nothing.
  open var selectionStyle = SelectionStyle.default { didSet { if selectionStyle != oldValue { showSelection() } } }
  /// Whether the cell is selected; setting it does not inform the table.
  open var isSelected: Bool {
    get { parts.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether the cell is highlighted, as while a finger is on it.
  open var isHighlighted: Bool {
    get { parts.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Selects or deselects the cell, at once; overrides call super.
  open func setSelected(_ selected: Bool, animated: Bool) { changeState(\.isSelected, to: selected) }
  /// Highlights the cell or removes the highlight, at once; overrides call super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { changeState(\.isHighlighted, to: highlighted) }

  /// Called before the cell is used for another row, not for a new cell (contract C7).
  open func prepareForReuse() { forgetConfigurationState() }

  // MARK: Accessories (UITableViewCell+Layout)

  /// The standard accessory at the trailing edge; none by default.
  open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { accessoryDidChange() } } }
  /// Comes before the accessory type.
  open var accessoryView: UIView? { didSet { accessoryView(oldValue, becomes: accessoryView) } }
  /// The standard accessory while the cell is edited; none by default.
  open var editingAccessoryType = AccessoryType.none { didSet { accessoryDidChange() } }
  /// The accessory view while the cell is edited; takes precedence over the editing accessory type.
  open var editingAccessoryView: UIView? { didSet { accessoryView(oldValue, becomes: editingAccessoryView) } }

  /// How many steps the content is indented.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// The length of such a step, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// The insets of the separator below the cell; by default those of the table.
  open var separatorInset: UIEdgeInsets {
    get { parts.ownSeparatorInset ?? surroundings.separatorInset }
    set {
      parts.ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: Editing (UITableViewCell+Editing)

  /// Whether the cell shows its controls for editing.
  open var isEditing: Bool {
    get { parts.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Shows or hides the controls for editing, at once.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(to: editing) }
  /// The editing style of the row, as the table's delegate returns it.
  open var editingStyle: EditingStyle { surroundings.editingStyle }
  /// Whether a handle that moves the row is shown while it is edited and its table can move it.
  open var showsReorderControl = false { didSet { setNeedsLayout() } }
  /// Whether the content moves aside for the editing control; true by default.
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
  /// Whether the button that confirms a deletion is shown.
  open var showingDeleteConfirmation: Bool { parts.isSwiped && surroundings.confirmsDeletion }
  /// Called before the controls for editing change; does nothing here.
  open func willTransition(to state: StateMask) {}
  /// Called after the controls for editing changed; does nothing here.
  open func didTransition(to state: StateMask) {}

  // MARK: Drags (UITableView+Drags)

  /// Called when a drag of the row lifts it, begins and is over; does nothing here.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// Whether the cell takes touches while its row is dragged; false by default. Kept as data.
  open var userInteractionEnabledWhileDragging = false

  // MARK: Layout (UITableViewCell+Layout)

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    placeParts()
    if let tableView, tableView.selfSizingInvalidation == .enabledIncludingConstraints {
      tableView.forgetHeight(of: self)
    }
  }

  /// Has the table measure the cell again, unless its `selfSizingInvalidation` forbids it.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    if let tableView, tableView.selfSizingInvalidation != .disabled { tableView.forgetHeight(of: self) }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(width: size.width))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    guard horizontal > .fittingSizeLevel else {
      return contentView.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    return CGSize(width: targetSize.width, height: fittingHeight(width: targetSize.width))
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  /// The texts of the cell, for queries and descriptions.
  @_spi(Plainview) open override var displayedText: String? { content.textLabel?.text }
}

extension UITableViewCell: ConfigurationUpdating {}
