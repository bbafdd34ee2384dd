import Foundation
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Groups of a navigation bar's buttons, the menu of its title, and tab bars whose items are arranged.
@MainActor @Suite struct NavigationGroupTests {
  private func button(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  /// A bar on the screen with one item.
  private func bar(_ item: UINavigationItem) throws -> Stage {
    let stage = try Stage()
    let bar = UINavigationBar(frame: .zero)
    bar.items = [item]
    try stage.add(bar, CGRect(x: 0, y: 100, width: 390, height: 44))
    return stage
  }

  @Test func `Groups are shown in the bar, from the leading edge and up to the trailing one`() throws {
    let item = UINavigationItem(title: "Text")
    let stage = try bar(item)
    try stage.app.run {
      item.leadingItemGroups = [button("A").creatingFixedGroup(), .fixedGroup(items: [button("B"), button("C")])]
      item.trailingItemGroups = [.movableGroup(customizationIdentifier: "d", items: [button("D")])]
      item.pinnedTrailingGroup = button("E").creatingFixedGroup()
    }
    #expect(item.leftBarButtonItems?.map(\.title) == ["A", "B", "C"])
    #expect(item.rightBarButtonItems?.map(\.title) == ["E", "D"])
    let positions = ["A", "B", "C", "D", "E"].map { stage.app.buttons[$0].frame.minX }
    #expect(positions == positions.sorted() && Set(positions).count == 5)
    #expect(item.leadingItemGroups.map(\.barButtonItems.count) == [1, 2])
    #expect(item.trailingItemGroups.map(\.barButtonItems.count) == [1])
  }

  @Test func `Items that are set one by one are a group, and take the place of groups`() {
    let item = UINavigationItem(title: "Text")
    #expect(item.leadingItemGroups.isEmpty && item.trailingItemGroups.isEmpty)
    item.rightBarButtonItems = [button("Last"), button("First")]
    #expect(item.trailingItemGroups.map { $0.barButtonItems.map(\.title) } == [["First", "Last"]])
    item.pinnedTrailingGroup = button("Pinned").creatingFixedGroup()
    #expect(item.rightBarButtonItems?.map(\.title) == ["Pinned", "Last", "First"])
    item.rightBarButtonItem = button("Only")
    #expect(item.pinnedTrailingGroup == nil)
    #expect(item.trailingItemGroups.map { $0.barButtonItems.map(\.title) } == [["Only"]])
  }

  @Test func `A group that is hidden or changed is so in the bar, and one that is not there by default is not shown`()
    throws
  {
    let item = UINavigationItem(title: "Text")
    let stage = try bar(item)
    let group = UIBarButtonItemGroup.fixedGroup(items: [button("One")])
    let optional = button("Extra").creatingOptionalGroup(customizationIdentifier: "x", isInDefaultCustomization: false)
    try stage.app.run { item.leadingItemGroups = [group, optional] }
    #expect(stage.app.buttons["One"].exists && !stage.app.buttons["Extra"].exists)
    try stage.app.run { group.barButtonItems = [button("Two")] }
    #expect(stage.app.buttons["Two"].exists && !stage.app.buttons["One"].exists)
    try stage.app.run { group.isHidden = true }
    #expect(!stage.app.buttons["Two"].exists)
    try stage.app.run { group.isHidden = false }
    #expect(stage.app.buttons["Two"].exists)
  }

  @Test func `A tap on the title opens its menu, and without one does nothing`() throws {
    let item = UINavigationItem(title: "Letter")
    let stage = try bar(item)
    var chosen = 0
    try stage.app.staticTexts["Letter"].tap()
    #expect(!stage.app.buttons["Print"].exists)
    try stage.app.run {
      item.titleMenuProvider = { suggested in
        UIMenu(children: suggested + [UIAction(title: "Print") { _ in chosen += 1 }])
      }
    }
    try stage.app.staticTexts["Letter"].tap()
    try stage.app.buttons["Print"].tap()
    #expect(chosen == 1)
    #expect(!stage.app.buttons["Print"].exists)
    try stage.app.run { item.titleMenuProvider = { _ in nil } }
    try stage.app.staticTexts["Letter"].tap()
    #expect(!stage.app.buttons["Print"].exists)
  }

  @Test func `What only some devices show is kept`() {
    final class Renamer: NSObject, UINavigationItemRenameDelegate {
      func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {}
    }
    let (item, renamer) = (UINavigationItem(title: "Letter"), Renamer())
    #expect(item.style == .navigator && item.centerItemGroups.isEmpty && item.documentProperties == nil)
    item.style = .editor
    item.customizationIdentifier = "editor"
    item.centerItemGroups = [button("Bold").creatingFixedGroup()]
    item.renameDelegate = renamer
    item.documentProperties = UIDocumentProperties(url: URL(fileURLWithPath: "/letter.txt"))
    #expect(item.style == .editor && item.customizationIdentifier == "editor")
    #expect(item.centerItemGroups.count == 1 && item.documentProperties?.wantsIconRepresentation == true)
    #expect(item.renameDelegate === renamer)
    #expect(renamer.navigationItemShouldBeginRenaming(item))
    let bar = UINavigationBar(frame: .zero)
    bar.setTitleVerticalPositionAdjustment(3, for: .compact)
    #expect(bar.titleVerticalPositionAdjustment(for: .compact) == 3)
    #expect(bar.titleVerticalPositionAdjustment(for: .default) == 0)
  }

  @MainActor private final class Notes: NSObject, UITabBarDelegate {
    var lines: [String] = []

    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
      lines.append("will begin \(items.count) \(tabBar.isCustomizing)")
    }
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
      lines.append("did begin \(items.count) \(tabBar.isCustomizing)")
    }
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
      lines.append("will end \(items.count) \(changed) \(tabBar.isCustomizing)")
    }
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
      lines.append("did end \(items.count) \(changed) \(tabBar.isCustomizing)")
    }
  }

  @Test func `The delegate of a tab bar hears when its items are arranged`() {
    let (bar, notes) = (UITabBar(frame: .zero), Notes())
    bar.delegate = notes
    let items = (1...3).map { UITabBarItem(title: "Item \($0)", image: nil, tag: $0) }
    #expect(!bar.endCustomizing(animated: false))
    #expect(notes.lines == [])
    bar.beginCustomizingItems(items)
    #expect(notes.lines == ["will begin 3 false", "did begin 3 true"])
    #expect(!bar.endCustomizing(animated: true))
    #expect(notes.lines.dropFirst(2) == ["will end 3 false true", "did end 3 false false"])
  }
}
