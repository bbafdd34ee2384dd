import Foundation
import Testing
import UIKit
import _Testing_UIKit

/// Rows that are dropped on a table before their data are there.
@MainActor @Suite struct TablePlaceholderTests {
  /// Replaces a placeholder by the dragged text once the text is loaded, or removes it.
  private final class Words: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
    var words = ["tea", "milk"]
    var keepsText = true
    var answers: [Bool] = []
    var placeholder: UITableViewDropPlaceholder?

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "word")
      tableView.dragDelegate = self
      tableView.dropDelegate = self
      tableView.dragInteractionEnabled = true
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
      cell.textLabel?.text = words[indexPath.row]
      return cell
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
      [UIDragItem(itemProvider: NSItemProvider(object: NSAttributedString(string: words[indexPath.row])))]
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
      guard let item = coordinator.items.first, let path = coordinator.destinationIndexPath else { return }
      let placeholder = UITableViewDropPlaceholder(
        insertionIndexPath: path, reuseIdentifier: "word", rowHeight: UITableView.automaticDimension)
      self.placeholder = placeholder
      nonisolated(unsafe) let context = coordinator.drop(item.dragItem, to: placeholder)
      item.dragItem.itemProvider.loadObject(ofClass: NSAttributedString.self) { text, _ in
        nonisolated(unsafe) let text = text
        DispatchQueue.main.async { self.end(context, text as? NSAttributedString) }
      }
    }
    private func end(_ context: any UITableViewDropPlaceholderContext, _ text: NSAttributedString?) {
      guard let text else { return }
      if keepsText {
        answers.append(context.commitInsertion { self.words.insert(text.string, at: $0.row) })
      } else {
        answers.append(context.deletePlaceholder())
      }
      answers.append(context.commitInsertion { _ in })
      answers.append(context.deletePlaceholder())
    }
  }

  @Test(arguments: [true, false])
  func `A row takes its placeholder's place when its text has come`(keepsText: Bool) throws {
    let screen = Words(style: .plain)
    screen.keepsText = keepsText
    let app = XCUIApplication(rootViewController: screen)
    try app.launch()
    try app.cells.element(boundBy: 1).press(forDuration: 1, thenDragTo: app.cells.element(boundBy: 0))
    try app.settle()
    #expect(screen.words == (keepsText ? ["milk", "tea", "milk"] : ["tea", "milk"]))
    #expect(app.cells.count == screen.words.count)
    // A placeholder is replaced or removed once.
    #expect(screen.answers == [true, false, false])
    let placeholder = try #require(screen.placeholder)
    #expect(placeholder.insertionIndexPath == IndexPath(row: 0, section: 0) && placeholder.reuseIdentifier == "word")
    #expect(placeholder.rowHeight == UITableView.automaticDimension)
  }
}
