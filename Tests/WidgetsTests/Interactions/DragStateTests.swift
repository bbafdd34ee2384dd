import Foundation
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// The callbacks of cells about drags that lift them.
@MainActor @Suite struct DragStateTests {
  private final class Row: UITableViewCell {
    static var heard: [String] = []
    override func dragStateDidChange(_ dragState: DragState) {
      Self.heard.append("\(dragState) \(configurationState.cellDragState)")
    }
  }

  private final class Table: UITableViewController, UITableViewDragDelegate {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(Row.self, forCellReuseIdentifier: "row")
      tableView.dragDelegate = self
      tableView.dragInteractionEnabled = true
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
  }

  @Test func `A row hears that it is lifted, dragged and let go`() throws {
    Row.heard = []
    let app = XCUIApplication(rootViewController: Table(style: .plain))
    try app.launch()
    try app.cells.element(boundBy: 0).press(forDuration: 1, thenDragTo: app.cells.element(boundBy: 2))
    #expect(Row.heard == ["lifting lifting", "dragging dragging", "none none"])
    Row.heard = []
    try app.cells.element(boundBy: 1).press(forDuration: 1)
    #expect(Row.heard == ["lifting lifting", "none none"])
    #expect(!Row(style: .default, reuseIdentifier: nil).userInteractionEnabledWhileDragging)
  }

  private final class Item: UICollectionViewCell {
    static var heard: [String] = []
    override func dragStateDidChange(_ dragState: DragState) {
      Self.heard.append("\(dragState) \(configurationState.cellDragState)")
    }
  }

  private final class Grid: UICollectionViewController, UICollectionViewDragDelegate {
    init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(Item.self, forCellWithReuseIdentifier: "item")
      collectionView.dragDelegate = self
      collectionView.dragInteractionEnabled = true
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
  }

  @Test func `An item hears that it is lifted, dragged and let go`() throws {
    Item.heard = []
    let app = XCUIApplication(rootViewController: Grid())
    try app.launch()
    try app.cells.element(boundBy: 0).press(forDuration: 1, thenDragTo: app.cells.element(boundBy: 2))
    #expect(Item.heard == ["lifting lifting", "dragging dragging", "none none"])
  }
}
