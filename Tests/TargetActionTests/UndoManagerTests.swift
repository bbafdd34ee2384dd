import Foundation
import PlainviewRuntime
import PlainviewTargetAction
import Testing

private final class Account: NSObject, ActionProviding {
  static var actions: ActionTable { ["setName:": .init(setName)] }
  let manager: UndoManager
  private(set) var total = 0
  private(set) var name: String?

  init(_ manager: UndoManager) { self.manager = manager }

  @MainActor func add(_ amount: Int) {
    total += amount
    manager.registerUndo(withTarget: self) { $0.add(-amount) }
  }

  @MainActor func setName(_ new: Any?) {
    manager.registerUndo(withTarget: self, selector: Selector("setName:"), object: name)
    name = new as? String
  }
}

@MainActor @Suite struct UndoManagerTests {
  private let manager = UndoManager()
  private let account: Account

  init() { account = Account(manager) }

  /// Adds an amount in a group of its own, as turns do.
  private func add(_ amount: Int, _ name: String = "") {
    account.add(amount)
    manager.setActionName(name)
    EventUndoGroups.end()
  }

  @Test func `What was changed is undone and redone under its name`() {
    add(5, "Deposit")
    #expect((manager.canUndo, manager.canRedo) == (true, false))
    #expect(manager.undoMenuItemTitle == "Undo Deposit")
    manager.undo()
    #expect(account.total == 0)
    #expect((manager.canUndo, manager.canRedo) == (false, true))
    #expect((manager.undoMenuItemTitle, manager.redoMenuItemTitle) == ("Undo", "Redo Deposit"))
    manager.redo()
    #expect(account.total == 5)
    #expect((manager.undoActionName, manager.redoActionName) == ("Deposit", ""))
  }

  @Test func `The changes of a turn are one group, those of two turns are two`() {
    account.add(1)
    account.add(2)
    #expect(manager.groupingLevel == 1)
    EventUndoGroups.end()
    #expect(manager.groupingLevel == 0)
    add(4)
    manager.undo()
    #expect(account.total == 3)
    manager.undo()
    #expect(account.total == 0)
  }

  @Test func `Undoing in the turn of the change closes its group`() {
    account.add(1)
    manager.undo()
    #expect((account.total, manager.groupingLevel) == (0, 0))
  }

  @Test func `A group that is begun by hand is inside of the turn's`() {
    manager.beginUndoGrouping()
    #expect(manager.groupingLevel == 2)
    account.add(1)
    manager.endUndoGrouping()
    account.add(2)
    manager.undo()
    #expect(account.total == 0)
  }

  @Test func `A group of a turn without changes is none`() {
    manager.setActionName("Nothing")
    EventUndoGroups.end()
    #expect(!manager.canUndo)
  }

  @Test func `Without groups by events each group is undone by itself, and nested ones by undoNestedGroup`() {
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    account.add(1)
    manager.beginUndoGrouping()
    account.add(2)
    manager.endUndoGrouping()
    manager.undoNestedGroup()
    #expect(account.total == 1)
    manager.endUndoGrouping()
    manager.setActionName("First")
    #expect(manager.undoActionName == "First")
    manager.undo()
    #expect(account.total == 0)
  }

  @Test func `A new change takes away what could be redone`() {
    add(1)
    manager.undo()
    add(2)
    #expect(!manager.canRedo)
  }

  @Test func `levelsOfUndo keeps the newest groups`() {
    manager.levelsOfUndo = 2
    for amount in [1, 2, 4] { add(amount) }
    #expect(manager.undoCount == 2)
    while manager.canUndo { manager.undo() }
    #expect(account.total == 1)
  }

  @Test func `Messages are recorded with their argument`() {
    account.setName("Kim")
    EventUndoGroups.end()
    account.setName("Lee")
    EventUndoGroups.end()
    manager.undo()
    #expect(account.name == "Kim")
    manager.undo()
    #expect(account.name == nil)
    manager.redo()
    #expect(account.name == "Kim")
  }

  @Test func `prepare records the message that perform sends`() throws {
    let stand = try #require(manager.prepare(withInvocationTarget: account) as? NSObject)
    stand.perform(Selector("setName:"), with: "Ann")
    #expect(account.name == nil)
    manager.undo()
    #expect(account.name == "Ann")
  }

  @Test func `Nothing is recorded while registration is off`() {
    manager.disableUndoRegistration()
    add(1)
    #expect(!manager.isUndoRegistrationEnabled)
    #expect(!manager.canUndo)
    manager.enableUndoRegistration()
    add(1)
    #expect(manager.canUndo)
  }

  @Test func `The changes of a target can be forgotten, and all of them`() {
    let other = Account(manager)
    account.add(1)
    other.add(1)
    EventUndoGroups.end()
    add(2)
    manager.removeAllActions(withTarget: account)
    #expect(manager.undoCount == 1)
    manager.undo()
    #expect((account.total, other.total) == (3, 0))
    manager.removeAllActions()
    #expect((manager.canUndo, manager.canRedo) == (false, false))
  }

  @Test func `A target is not kept alive`() {
    weak var gone: Account?
    do {
      let short = Account(manager)
      short.add(1)
      gone = short
    }
    #expect(gone == nil)
    manager.undo()
    #expect(!manager.canUndo)
  }

  @Test func `isUndoing and isRedoing tell which way a change goes`() {
    var seen: [String] = []
    func change() {
      manager.registerUndo(withTarget: account) { [manager] _ in
        seen.append("\(manager.isUndoing) \(manager.isRedoing)")
        change()
      }
    }
    change()
    manager.undo()
    manager.redo()
    #expect(seen == ["true false", "false true"])
    #expect((manager.isUndoing, manager.isRedoing) == (false, false))
  }

  @Test func `Values and whether they may be lost are noted about the last action, and go over to its counterpart`() {
    let key = UndoManager.UserInfoKey("place")
    account.add(1)
    manager.setActionUserInfoValue(7, forKey: key)
    manager.setActionIsDiscardable(true)
    manager.undo()
    #expect(manager.redoActionUserInfoValue(forKey: key) as? Int == 7)
    #expect((manager.undoActionIsDiscardable, manager.redoActionIsDiscardable) == (false, true))
  }
}
