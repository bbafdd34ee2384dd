public import Foundation
public import PlainviewTargetAction
public import PlainviewLayout
import PlainviewRuntime
@_spi(Plainview) public import PlainviewUIKitCore

/// A row of a table: content, an accessory at the trailing edge, and the controls of editing.
///
/// The overridable members stand here; what they do is in the files of their aspects.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// Raw values are UIKit's.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// What is between two rows.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }

  /// The controls that a cell shows while it is edited.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  package internal(set) var cellStyle: CellStyle
  /// What cells of one kind have in common; a table keeps cells that have it for other rows.
  open private(set) var reuseIdentifier: String?
  /// The table that shows the cell.
  weak var tableView: UITableView?
  /// How the table that shows the cell wants it to be.
  var surroundings = CellSurroundings()
  /// The ways to other screens that the document draws from the cell: on selection, and from its accessory.
  package final var selectionSegue, accessorySegue: UIStoryboardSegueTemplate?
  let content = CellContent()
  let parts = CellParts()

  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    prepareParts()
  }

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

  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(style: .default, reuseIdentifier: nil) }

  /// Takes over what a document says of the cell.
  package func adopt(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    setNeedsLayout()
  }

  // MARK: Content (UITableViewCell+Content)

  /// The view that everything a cell shows belongs into.
  open var contentView: UIView { content.view }
  /// The picture of a standard cell; nil while a configuration says what the cell shows.
  open var imageView: UIImageView? { standardImageView() }
  open var textLabel: UILabel? { standardTextLabel() }
  /// The second text; nil in the default style.
  open var detailTextLabel: UILabel? { standardDetailLabel() }

  /// What the cell shows, instead of standard labels and views of the app's own.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { show(newValue) }
  }
  open var automaticallyUpdatesContentConfiguration = true { didSet { setNeedsUpdateConfiguration() } }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { content.background }
    set { show(newValue) }
  }
  open var automaticallyUpdatesBackgroundConfiguration = true { didSet { setNeedsUpdateConfiguration() } }

  /// The looks of the cell's style, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    surroundings.isGrouped ? .listGroupedCell() : .listPlainCell()
  }

  /// The state that configurations depend on.
  open var configurationState: UICellConfigurationState { currentState }
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
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, with: backgroundView) } }
  /// Shown behind the content while the cell is selected or highlighted; a gray view unless code sets one.
  open var selectedBackgroundView: UIView? {
    get { parts.selectedBackground }
    set { setSelectedBackground(newValue) }
  }
  /// Comes before `selectedBackgroundView` where several rows can be selected.
  open var multipleSelectionBackgroundView: UIView? { didSet { showSelection() } }

  // MARK: State

  open var selectionStyle = SelectionStyle.default { didSet { if selectionStyle != oldValue { showSelection() } } }
  open var isSelected: Bool {
    get { parts.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  open var isHighlighted: Bool {
    get { parts.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  open func setSelected(_ selected: Bool, animated: Bool) { changeState(\.isSelected, to: selected) }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { changeState(\.isHighlighted, to: highlighted) }

  /// Called before the cell is used for another row, not for a new cell (contract C7).
  open func prepareForReuse() { forgetConfigurationState() }

  // MARK: Accessories (UITableViewCell+Layout)

  open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { accessoryDidChange() } } }
  /// Comes before the accessory type.
  open var accessoryView: UIView? { didSet { accessoryView(oldValue, becomes: accessoryView) } }
  open var editingAccessoryType = AccessoryType.none { didSet { accessoryDidChange() } }
  open var editingAccessoryView: UIView? { didSet { accessoryView(oldValue, becomes: editingAccessoryView) } }

  /// How many steps the content is indented.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// The length of such a step, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// What stays free at the ends of the line below the cell; by default what the table says.
  open var separatorInset: UIEdgeInsets {
    get { parts.ownSeparatorInset ?? surroundings.separatorInset }
    set {
      parts.ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: Editing (UITableViewCell+Editing)

  open var isEditing: Bool {
    get { parts.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(to: editing) }
  /// What editing does with the row: as the table's delegate says.
  open var editingStyle: EditingStyle { surroundings.editingStyle }
  /// Whether a handle that moves the row is shown while it is edited and its table can move it.
  open var showsReorderControl = false { didSet { setNeedsLayout() } }
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
  open var showingDeleteConfirmation: Bool { parts.isSwiped && surroundings.confirmsDeletion }
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}

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
