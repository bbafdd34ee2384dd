import PlainviewUIAutomation
import Testing
import UIKit
import _Testing_UIKit

/// The output of an app's console, as a text for goldens.
@MainActor @Suite struct ConsoleTests {
  private func launchedApp() throws -> XCUIApplication {
    let app = XCUIApplication(rootViewController: ImpatientController())
    app.recordsTranscript = true
    try app.launch()
    return app
  }

  private func text(_ app: XCUIApplication, _ strategy: Snapshotting<XCUIApplication> = .console) -> String {
    strategy.text(of: app)
  }

  private let warning =
    "[Presentation] Attempt to present <UIViewController: 0x…> on <PlainviewUIAutomationTests.ImpatientController: 0x…> "
    + "(from <PlainviewUIAutomationTests.ImpatientController: 0x…>) whose view is not in the window hierarchy."

  @Test func `V11 warnings stand in the console's text, without addresses`() throws {
    #expect(text(XCUIApplication(rootViewController: ImpatientController())) == "")
    #expect(text(try launchedApp()) == warning)
  }

  @Test func `S1 an exception that ended the app is the last of the console's text, with what mends it`() throws {
    let app = try launchedApp()
    #expect(throws: UncaughtException.self) {
      try app.run { UIApplication.shared.sendAction("wait", to: app.window?.rootViewController, from: nil, for: nil) }
    }
    let lines = text(app).split(separator: "\n")
    #expect(
      lines.prefix(2) == [
        Substring(warning),
        "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: "
          + "'-[PlainviewUIAutomationTests.ImpatientController wait]: unrecognized selector sent to instance 0x…'",
      ])
    #expect(lines.contains("  PlainviewUIAutomationTests.ImpatientController: hurry"))
  }

  @Test func `A pattern is taken out of the console's text too`() throws {
    let app = try launchedApp()
    #expect(text(app, .console.redacting(/<[^>]*>/)).hasPrefix("[Presentation] Attempt to present … on … (from …)"))
  }

  @Test func `Events call answers by their classes: no address stands in them`() throws {
    let app = try launchedApp()
    #expect(app.transcript.contains("cellForRowAt: [0, 0]) = UITableViewCell\n"))
    #expect(text(app, .events) == app.transcript)
    #expect(!app.transcript.contains("0x"))
  }

  @Test func `T7, P4: each letter of a syllable is a turn of its own, with its layout`() throws {
    let app = try launchedApp()
    let controller = try #require(app.window?.rootViewController as? ImpatientController)
    try app.searchFields.firstMatch.tap()
    controller.laidOut = []
    try app.typeText("서울")
    #expect(controller.laidOut == ["ㅅ", "서", "성", "서우", "서울"])
  }
}

/// Presents before it is in a window, shows a row, and lays out whenever something is searched for.
final class ImpatientController: UITableViewController, UISearchBarDelegate {
  private let searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
  var laidOut: [String] = []

  override class var actions: ActionTable { ["hurry": .init(hurry)] }
  private func hurry() {}

  override func viewDidLoad() {
    super.viewDidLoad()
    searchBar.delegate = self
    tableView.tableHeaderView = searchBar
    present(UIViewController(), animated: false)
  }

  override func viewDidLayoutSubviews() { laidOut.append(searchBar.text ?? "") }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { view.setNeedsLayout() }
}
