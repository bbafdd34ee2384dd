import Foundation
import Testing
import UIKit
import _Testing_UIKit

/// What queries find: below every match, by predicates, by what elements contain.
@MainActor @Suite struct ElementQueryTests {
  /// Two lists of rows, a button with a title, and views that are one accessibility element.
  private final class Lists: UIViewController, UITableViewDataSource {
    let first = UITableView(frame: CGRect(x: 0, y: 60, width: 393, height: 200))
    let second = UITableView(frame: CGRect(x: 0, y: 260, width: 393, height: 200))
    let go = UIButton(type: .system)
    let card = UIView(frame: CGRect(x: 0, y: 520, width: 200, height: 40))
    let veil = UIView(frame: CGRect(x: 0, y: 560, width: 200, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      first.accessibilityIdentifier = "first"
      for table in [first, second] {
        table.dataSource = self
        view.addSubview(table)
      }
      go.setTitle("Go", for: .normal)
      go.frame = CGRect(x: 0, y: 480, width: 100, height: 40)
      view.addSubview(go)
      for (view, text) in [(card, "inside the card"), (veil, "behind the veil")] {
        let label = UILabel(frame: view.bounds)
        label.text = text
        view.addSubview(label)
        self.view.addSubview(view)
      }
      card.isAccessibilityElement = true
      card.accessibilityLabel = "Card"
      veil.accessibilityElementsHidden = true
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(tableView === first ? "a" : "b")\(indexPath.row)"
      cell.accessibilityIdentifier = "row\(indexPath.row)"
      return cell
    }
  }

  private let app: XCUIApplication
  private let lists = Lists()

  init() throws {
    let lists = lists
    app = XCUIApplication(rootViewController: lists)
    try app.launch()
  }

  @Test func `W80 A query looks below every match of the query before it`() {
    #expect(app.tables.cells.count == 4)
    #expect(app.tables.cells.staticTexts["b1"].exists)
    #expect(app.cells.staticTexts["a0"].exists)
    #expect(!app.tables.cells.staticTexts["c0"].exists)
    #expect(app.tables.cells.staticTexts.allElementsBoundByIndex.map(\.label) == ["a0", "a1", "b0", "b1"])
    #expect(app.tables["first"].cells.count == 2)
    #expect(app.tables.children(matching: .cell).count == app.tables.cells.count)
    #expect(app.otherElements.descendants(matching: .button).count == 1)
  }

  @Test func `W83 A button contains its title, and what is inside an accessibility element is not found`() throws {
    #expect(app.buttons["Go"].staticTexts["Go"].exists)
    #expect(app.staticTexts["Go"].exists)
    #expect(app.descendants(matching: .any).matching(identifier: "Go").count == 1)
    #expect(app.otherElements["Card"].exists)
    #expect(!app.staticTexts["inside the card"].exists)
    #expect(!app.staticTexts["behind the veil"].exists)
    let error = #expect(throws: ElementError.self) { try app.staticTexts["inside the card"].tap() }
    #expect(error?.description.contains("it is part of other \"Card\"") == true)
    try app.run {
      lists.card.isAccessibilityElement = false
      lists.veil.accessibilityElementsHidden = false
    }
    #expect(app.staticTexts["inside the card"].exists)
    #expect(app.staticTexts["behind the veil"].exists)
  }

  @Test func `W84 Queries are narrowed by what an element contains, by kind and name, and by predicates`() throws {
    #expect(app.cells.containing(.staticText, identifier: "b1").count == 1)
    #expect(app.cells.containing(.staticText, identifier: "b1").element.identifier == "row1")
    #expect(app.cells.containing(NSPredicate(format: "label BEGINSWITH 'a'")).count == 2)
    #expect(app.tables.element(matching: .table, identifier: "first").cells.count == 2)
    #expect(app.descendants(matching: .any).matching(.button, identifier: nil).count == 1)
    #expect(app.staticTexts.matching(NSPredicate(format: "label ENDSWITH '1'")).count == 2)
    #expect(app.staticTexts.element(matching: NSPredicate(format: "label == %@", "a1")).exists)
    let kind = XCUIElement.ElementType.button.rawValue
    #expect(kind == 9)
    #expect(app.descendants(matching: .any).matching(NSPredicate(format: "elementType == %d", kind)).count == 1)
    #expect(app.buttons.matching(NSPredicate(format: "isEnabled == true AND selected == NO")).count == 1)
    let block = NSPredicate { element, _ in
      nonisolated(unsafe) let element = element
      return MainActor.assumeIsolated { (element as? any XCUIElementAttributes)?.label == "a0" }
    }
    #expect(app.staticTexts.matching(block).count == 1)
    #expect(NSPredicate(format: "exists == true AND hittable == true").evaluate(with: app.buttons["Go"]))
    #expect(NSPredicate(format: "count == 4").evaluate(with: app.cells))
  }

  @Test func `W84 The error of a narrowed query says what was looked for`() {
    let error = #expect(throws: ElementError.self) {
      try app.cells.containing(.staticText, identifier: "zz").element.tap()
    }
    #expect(error?.description.hasPrefix("No cell containing of the kind staticText \"zz\" is on the screen.") == true)
  }

  @Test func `W84 Elements that are bound stay the same when others go`() throws {
    let cells = app.tables["first"].cells.allElementsBoundByAccessibilityElement
    #expect(cells.map(\.identifier) == ["row0", "row1"])
    try app.run { lists.first.visibleCells[0].isHidden = true }
    #expect(!cells[0].exists)
    #expect(cells[1].identifier == "row1")
    #expect(app.buttons["Go"].firstMatch.label == "Go")
  }

  @Test func `The first match of an element is there where the element is ambiguous`() throws {
    let twins = try app.run {
      let twins = (0..<2).map { UIButton(frame: CGRect(x: 20, y: 300 + 50 * $0, width: 90, height: 40)) }
      for twin in twins {
        twin.setTitle("Twin", for: .normal)
        app.window?.rootViewController?.view.addSubview(twin)
      }
      return twins
    }
    #expect(throws: (any Error).self) { try app.buttons["Twin"].tap() }
    try app.buttons["Twin"].firstMatch.tap()
    #expect(app.buttons["Twin"].firstMatch.view === twins[0])
  }

  @Test func `W84 Raw values of kinds are XCTest's`() {
    let known: [(XCUIElement.ElementType, UInt)] = [
      (.any, 0), (.other, 1), (.application, 2), (.window, 4), (.alert, 7), (.popover, 18), (.keyboard, 19), (.key, 20),
      (.table, 26), (.collectionView, 32), (.switch, 40), (.link, 42), (.scrollView, 46), (.staticText, 48),
      (.textField, 49), (.textView, 52), (.menuItem, 54), (.webView, 58), (.cell, 75), (.stepper, 79),
      (.statusItem, 82),
    ]
    for (kind, value) in known { #expect(kind.rawValue == value) }
  }
}
