public import PlainviewUIKitCore

/// The state of a view that is no cell: of a header or a footer.
@preconcurrency @MainActor public struct UIViewConfigurationState: UIConfigurationState, @preconcurrency Hashable {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  /// Whether a header stays at the edge while its section moves below it.
  public var isPinned = false
  private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

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

  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  public var isEditing = false
  public var isExpanded = false
  /// Whether the actions beside the cell are open.
  public var isSwiped = false
  public var isReordering = false
  public var cellDragState = DragState.none
  public var cellDropState = DropState.none
  private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}
