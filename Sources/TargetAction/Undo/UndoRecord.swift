/// Changes that are undone together.
@MainActor final class UndoGroup {
  enum Part {
    /// A change of a target, with what takes it back.
    case change(of: ObjectIdentifier, @MainActor () -> Void)
    case group(UndoGroup)
  }

  var parts: [Part] = []
  var name = ""
  var isDiscardable = false
  var userInfo: [UndoManager.UserInfoKey: Any] = [:]

  /// Whether the group has neither changes nor groups in it.
  var isEmpty: Bool { parts.isEmpty }

  /// Takes the changes of a target out, and the groups that have no other.
  func remove(_ target: ObjectIdentifier) {
    parts.removeAll { part in
      switch part {
      case .change(let owner, _): return owner == target
      case .group(let group):
        let hadParts = !group.isEmpty
        group.remove(target)
        return hadParts && group.isEmpty
      }
    }
  }

  /// Takes the changes back, last to first.
  func run(_ run: (@MainActor () -> Void) -> Void) {
    for part in parts.reversed() {
      switch part {
      case .change(_, let body): run(body)
      case .group(let group): group.run(run)
      }
    }
  }
}

/// What an undo manager has recorded.
@MainActor final class UndoRecord {
  enum Direction { case none, undoing, redoing }

  private(set) var undoable: [UndoGroup] = []
  private(set) var redoable: [UndoGroup] = []
  /// The open groups, each inside of the one before it.
  var open: [UndoGroup] = []
  /// Whether the outermost open group is that of a turn.
  var isOpenByEvent = false
  var direction = Direction.none
  var disabled = 0
  /// How often the manager has recorded, undone or forgotten something.
  private(set) var changes = 0

  var canUndo: Bool { lastUndoable != nil }
  var undoCount: Int { undoable.count + (openUndoable == nil ? 0 : 1) }
  /// The group that is undone next: the open one, if something is in it.
  var lastUndoable: UndoGroup? { openUndoable ?? undoable.last }

  private var openUndoable: UndoGroup? {
    guard direction != .undoing, let first = open.first, !first.isEmpty else { return nil }
    return first
  }

  func noteChange() { changes += 1 }

  /// Adds a change to the innermost open group; what was undone before can be redone no more.
  func add(_ part: UndoGroup.Part) {
    noteChange()
    open.last?.parts.append(part)
    if direction == .none { redoable = [] }
  }

  /// Closes the innermost open group. Empty groups of turns and of undoing leave nothing.
  func close(limit: Int, keepsEmpty: Bool) {
    guard let group = open.popLast() else { return }
    if let outer = open.last {
      outer.parts.append(.group(group))
      return
    }
    isOpenByEvent = false
    guard keepsEmpty || !group.isEmpty else { return }
    if direction == .undoing { redoable.append(group) } else { undoable.append(group) }
    self.limit(to: limit)
  }

  func limit(to count: Int) {
    guard count > 0 else { return }
    if undoable.count > count { undoable.removeFirst(undoable.count - count) }
    if redoable.count > count { redoable.removeFirst(redoable.count - count) }
  }

  /// Takes out the group that is undone next: the last closed one in the open one, or the last of all.
  func takeUndoable() -> UndoGroup? {
    guard let inner = open.last else { return undoable.popLast() }
    guard case .group(let group)? = inner.parts.last else { return nil }
    inner.parts.removeLast()
    return group
  }

  func takeRedoable() -> UndoGroup? { redoable.popLast() }

  /// Changes the group that names are given to: the outermost open one, or the last.
  func changeNamed(_ change: (UndoGroup) -> Void) {
    if let group = open.first ?? (direction == .undoing ? redoable.last : undoable.last) { change(group) }
  }

  func removeAll() {
    noteChange()
    undoable = []
    redoable = []
    for group in open { group.parts = [] }
    disabled = 0
  }

  func remove(_ target: AnyObject) {
    noteChange()
    let target = ObjectIdentifier(target)
    for group in open { group.remove(target) }
    func without(_ groups: [UndoGroup]) -> [UndoGroup] {
      groups.filter { group in
        let hadParts = !group.isEmpty
        group.remove(target)
        return !hadParts || !group.isEmpty
      }
    }
    undoable = without(undoable)
    redoable = without(redoable)
  }
}
