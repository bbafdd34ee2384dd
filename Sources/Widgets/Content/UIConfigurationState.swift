public import PlainviewGraphics
public import PlainviewUIKitCore

/// The state of a view that is no cell: of a header or a footer.
@preconcurrency @MainActor public struct UIViewConfigurationState: UIConfigurationState, @preconcurrency Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled.
  public var isDisabled = false
  /// Whether the view is highlighted.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus. Kept, without effect.
  public var isFocused = false
  /// Whether a header stays at the edge while its section moves below it. Kept, without effect.
  public var isPinned = false
  private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with traits and no other mark.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The value of a state that an app defines; nil if it was not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}

/// The state of a cell of a table or a collection view.
@preconcurrency @MainActor public struct UICellConfigurationState: UIConfigurationState, @preconcurrency Hashable {
  /// What a drag does with a cell.
  public enum DragState: Int, Sendable { case none, lifting, dragging }
  /// What a drop would do with a cell.
  public enum DropState: Int, Sendable { case none, notTargeted, targeted }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell is disabled.
  public var isDisabled = false
  /// Whether the cell is highlighted, as while a finger is on it.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the focus. Kept, without effect.
  public var isFocused = false
  /// Whether the cell stays at the edge while its section moves below it. Kept, without effect.
  public var isPinned = false
  /// Whether the cell is in editing mode.
  public var isEditing = false
  /// Whether the cell's item shows its children.
  public var isExpanded = false
  /// Whether the actions beside the cell are open.
  public var isSwiped = false
  /// Whether the user moves the cell to another position.
  public var isReordering = false
  /// What a drag does with the cell at present.
  public var cellDragState = DragState.none
  /// What a drop would do with the cell at present.
  public var cellDropState = DropState.none
  private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with traits and no other mark.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The value of a state that an app defines; nil if it was not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}
