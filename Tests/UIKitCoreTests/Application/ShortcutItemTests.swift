import Testing
import UIKit

/// Quick actions of the app's icon.
@MainActor @Suite struct ShortcutItemTests {
  @Test func `A quick action is changed by a copy that can be changed`() throws {
    let item = UIApplicationShortcutItem(
      type: "search", localizedTitle: "Search", localizedSubtitle: "All", icon: UIApplicationShortcutIcon(type: .search)
    )
    let changed = try #require(item.mutableCopy() as? UIMutableApplicationShortcutItem)
    #expect(changed.type == "search" && changed.localizedSubtitle == "All" && changed.icon === item.icon)
    changed.localizedTitle = "Find"
    changed.localizedSubtitle = nil
    changed.userInfo = ["place": NSString(string: "all")]
    changed.targetContentIdentifier = "list"
    #expect(item.localizedTitle == "Search" && item.userInfo == nil)
    let fixed = try #require(changed.copy() as? UIApplicationShortcutItem)
    #expect(!(fixed is UIMutableApplicationShortcutItem))
    #expect(fixed.localizedTitle == "Find" && fixed.localizedSubtitle == nil)
    #expect(fixed.userInfo?.keys.sorted() == ["place"] && fixed.targetContentIdentifier as? String == "list")
  }

  @Test func `A quick action that can be changed is made like one that cannot`() {
    let item = UIMutableApplicationShortcutItem(type: "new", localizedTitle: "New")
    item.type = "create"
    #expect(item.type == "create" && item.localizedTitle == "New")
  }
}
