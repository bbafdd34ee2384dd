import PlainviewUIAutomation
import PlainviewWebKit
import Testing
import UIKit

/// Rules for what pages load, as a store checks and keeps them.
@MainActor @Suite struct ContentRuleTests {
  private let rules = """
    [{"trigger": {"url-filter": ".*"}, "action": {"type": "block"}}]
    """

  @Test func `Rules are kept under their name, and found and removed by it`() throws {
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    var said: [String] = []
    try app.run {
      let store = try #require(WKContentRuleListStore.default())
      store.compileContentRuleList(forIdentifier: "block", encodedContentRuleList: rules) { list, error in
        said.append("\(list?.identifier ?? "none") \(error == nil)")
        if let list { WKUserContentController().add(list) }
      }
      store.lookUpContentRuleList(forIdentifier: "block") { list, _ in said.append(list?.identifier ?? "none") }
      store.getAvailableContentRuleListIdentifiers { said.append(($0 ?? []).joined()) }
      store.removeContentRuleList(forIdentifier: "block") { said.append("removed \($0 == nil)") }
      store.lookUpContentRuleList(forIdentifier: "block") {
        said.append("\($0 == nil) \(($1 as? WKError)?.code.rawValue ?? 0)")
      }
      #expect(said.isEmpty)
    }
    try app.settle()
    #expect(said == ["block true", "block", "block", "removed true", "true 7"])
  }

  @Test(arguments: ["", "{}", "[{}]", #"[{"trigger": {}}]"#])
  func `What is no list of rules fails`(_ text: String) throws {
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    var failure: (any Error)?
    try app.run {
      let store = try #require(WKContentRuleListStore.default())
      store.compileContentRuleList(forIdentifier: "block", encodedContentRuleList: text) { _, error in failure = error }
    }
    try app.settle()
    #expect((failure as? WKError)?.code == .contentRuleListStoreCompileFailed)
  }
}
