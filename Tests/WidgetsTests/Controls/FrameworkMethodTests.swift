import Foundation
import PlainviewStage
import UIKit
import _Testing_UIKit

/// Public methods of UIKit's classes that are called by their selectors, without an app's own method in between.
@MainActor @Suite struct FrameworkMethodTests {
  private final class Source: NSObject, UITableViewDataSource {
    var rows = 1
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  }

  private final class Shout: UIView {
    var layouts = 0
    override func layoutSubviews() {
      layouts += 1
      super.layoutSubviews()
    }
  }

  @Test func `A table reloads by its selector`() throws {
    let stage = try Stage()
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    try stage.app.run {
      table.dataSource = source
      stage.view.addSubview(table)
      table.layoutIfNeeded()
      source.rows = 3
      table.perform("reloadData")
      table.layoutIfNeeded()
    }
    #expect(table.visibleCells.count == 3)
  }

  @Test func `A tap recognizer whose target is the view ends editing`() throws {
    let stage = try Stage()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    try stage.app.run {
      stage.view.addSubview(field)
      field.becomeFirstResponder()
      #expect(field.isFirstResponder)
      stage.view.perform("endEditing:", with: UITapGestureRecognizer())
    }
    #expect(!field.isFirstResponder)
  }

  @Test func `An app's override of such a method is called`() throws {
    let stage = try Stage()
    let view = Shout(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    try stage.app.run { view.perform("layoutSubviews") }
    #expect(view.layouts == 1)
    #expect(view.responds(to: "setNeedsLayout") && !view.responds(to: "reloadData"))
  }

  @Test func `A misspelled one is named, and a failure does not list them all`() throws {
    let stage = try Stage()
    let error = #expect(throws: UncaughtException.self) {
      try stage.app.run { UITableView().perform("reloadDate") }
    }
    #expect(error?.description.contains("Nearest names that it has: reloadData") == true)
    #expect(error?.description.contains("setNeedsLayout") == false)
  }
}
