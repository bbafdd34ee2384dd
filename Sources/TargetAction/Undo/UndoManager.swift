public import Foundation
import PlainviewRuntime

/// Records how changes are undone and redone, in groups; Foundation's, which Linux lacks.
///
/// Changes of one event, that is of one turn of the app, make one group, unless `groupsByEvent` is off. Where no app runs
/// turns, that group is closed by `undo()`. Misuse fails with Foundation's `NSInternalInconsistencyException`.
@preconcurrency @MainActor open class UndoManager: NSObject {
  /// A key of what is noted about an action.
  public struct UserInfoKey: RawRepresentable, Hashable, Sendable {
    /// The key as a text.
    public let rawValue: String
    /// Creates a key from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a key from a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What is undone and redone; made when it is first needed.
  final private(set) lazy var record = UndoRecord()

  public nonisolated override init() { super.init() }

  // MARK: Groups

  /// Begins a group; where groups go by events, it is one inside of the event's.
  open func beginUndoGrouping() { baseBeginUndoGrouping() }
  /// Ends the group that was begun last; fails when there is none.
  open func endUndoGrouping() { baseEndUndoGrouping() }
  /// How many groups are open, one inside the other.
  open var groupingLevel: Int { record.open.count }
  /// Whether the first change of a turn opens a group that the end of the turn closes.
  open var groupsByEvent = true
  /// Kept, without effect: run loops have one mode for turns here.
  open var runLoopModes: [RunLoop.Mode] = [.default]

  // MARK: Registration

  /// Takes back one call of `disableUndoRegistration()`; fails when there was none.
  open func enableUndoRegistration() { baseEnableUndoRegistration() }
  /// Lets no more changes be recorded, until as many calls of `enableUndoRegistration()` were made.
  open func disableUndoRegistration() { record.disabled += 1 }
  /// Whether changes are recorded: no call of `disableUndoRegistration()` is still in force.
  open var isUndoRegistrationEnabled: Bool { record.disabled == 0 }
  /// How many groups are kept at most, the oldest go first; 0 for any number.
  open var levelsOfUndo = 0 { didSet { record.limit(to: levelsOfUndo) } }

  /// Records a message with one argument; the target is not kept alive, the argument is.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    baseRegisterUndo(withTarget: target, selector: selector, object: anObject)
  }

  /// Records a closure that is called with the target; the target is not kept alive.
  public final func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    register(target, in: "registerUndoWithTarget:handler:") { [weak target] in if let target { handler(target) } }
  }

  /// Returns an object that records the message which `perform(_:with:)` sends to it.
  ///
  /// Swift calls no method of the target on it: a cast to the target's class fails, other than on a device.
  open func prepare(withInvocationTarget target: Any) -> Any { UndoInvocation(self, target as AnyObject) }

  /// Forgets all, and lets changes be recorded again.
  open func removeAllActions() { record.removeAll() }
  /// Forgets the changes of one target.
  open func removeAllActions(withTarget target: Any) { record.remove(target as AnyObject) }

  // MARK: Undoing

  /// Closes the group of the event and undoes the last group; fails while more than one is open.
  open func undo() { baseUndo() }
  /// Undoes the last closed group, also one inside of an open one.
  open func undoNestedGroup() { baseUndoNestedGroup() }
  /// Does again what was undone last.
  open func redo() { baseRedo() }
  /// Whether something was recorded that was not undone; open groups may have to be closed first.
  open var canUndo: Bool { record.canUndo }
  /// Whether something was undone that can be redone.
  open var canRedo: Bool { baseCanRedo }
  /// Whether changes are being undone right now.
  open var isUndoing: Bool { record.direction == .undoing }
  /// Whether changes are being redone right now.
  open var isRedoing: Bool { record.direction == .redoing }
  /// How many groups can be undone, the open one among them.
  open var undoCount: Int { record.undoCount }
  /// How many groups can be redone.
  open var redoCount: Int { record.redoable.count }

  // MARK: Names

  /// Names the changes of the open group, or else of the last one.
  open func setActionName(_ actionName: String) { name(actionName) }
  /// The name of what `undo()` undoes; empty without one.
  open var undoActionName: String { record.lastUndoable?.name ?? "" }
  /// The name of what `redo()` redoes; empty without one.
  open var redoActionName: String { record.redoable.last?.name ?? "" }
  /// The title of a menu's item, such as "Undo Typing".
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of a menu's item, such as "Redo Typing".
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// Returns the title of a menu's item that undoes an action: "Undo" and the action's name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// Returns the title of a menu's item that redoes an action: "Redo" and the action's name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  // MARK: What is noted about an action

  /// Says whether the changes of the open group, or else of the last one, may be lost when a document closes.
  open func setActionIsDiscardable(_ discardable: Bool) { record.changeNamed { $0.isDiscardable = discardable } }
  /// Whether the changes that `undo()` undoes may be lost when a document closes.
  open var undoActionIsDiscardable: Bool { record.lastUndoable?.isDiscardable ?? false }
  /// Whether the changes that `redo()` redoes may be lost when a document closes.
  open var redoActionIsDiscardable: Bool { record.redoable.last?.isDiscardable ?? false }
  /// Notes a value about the open group, or else the last one; nil takes it away.
  open func setActionUserInfoValue(_ info: Any?, forKey key: UserInfoKey) {
    record.changeNamed { $0.userInfo[key] = info }
  }
  /// Returns what was noted under a key about the action that `undo()` undoes.
  open func undoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { record.lastUndoable?.userInfo[key] }
  /// Returns what was noted under a key about the action that `redo()` redoes.
  open func redoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { record.redoable.last?.userInfo[key] }
}

/// Stands for the target whose next message is recorded.
@MainActor private final class UndoInvocation: NSObject, MessageCatching {
  private let manager: UndoManager
  private weak var target: AnyObject?

  init(_ manager: UndoManager, _ target: AnyObject) {
    self.manager = manager
    self.target = target
    super.init()
  }

  func catches(_ message: Message) -> Bool {
    guard let target else { return true }
    manager.register(target, in: "forwardInvocation:") { [weak target] in if let target { message.send(to: target) } }
    return true
  }
}
