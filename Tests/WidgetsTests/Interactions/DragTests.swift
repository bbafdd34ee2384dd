import Foundation
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Drags and drops between views, as UIKit documents them.
@MainActor @Suite struct DragTests {
  final class Giver: NSObject, UIDragInteractionDelegate {
    let stage: Stage
    var items: [UIDragItem] = [UIDragItem(itemProvider: NSItemProvider(object: "A note" as NSString))]
    init(_ stage: Stage) { self.stage = stage }
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    {
      stage.note("items")
      session.localContext = "context"
      return items
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
      stage.note("will begin")
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { stage.note("will end \(operation)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { stage.note("did end \(operation)") }
  }

  final class Taker: NSObject, UIDropInteractionDelegate {
    let stage: Stage
    var operation = UIDropOperation.copy
    var texts: [String] = []
    init(_ stage: Stage) { self.stage = stage }
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
      stage.note("can handle")
      return session.canLoadObjects(ofClass: NSString.self)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
      stage.note("enter")
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
      if stage.log.last != "update" { stage.note("update") }
      return UIDropProposal(operation: operation)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
      stage.note("exit")
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      stage.note("perform \(session.localDragSession?.localContext as? String ?? "")")
      session.loadObjects(ofClass: String.self) { [self] in texts = $0 }
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
      stage.note("end")
    }
  }

  private let stage: Stage
  private let giver: Giver
  private let taker: Taker
  private let source: UIView
  private let target: UIView

  init() throws {
    stage = try Stage()
    giver = Giver(stage)
    taker = Taker(stage)
    source = try stage.add(NotingView(stage, "source"), CGRect(x: 50, y: 100, width: 100, height: 100))
    target = try stage.add(UIView(), CGRect(x: 50, y: 400, width: 100, height: 100))
    for (view, name) in [(source, "source"), (target, "target")] {
      view.isAccessibilityElement = true
      view.accessibilityIdentifier = name
    }
    source.addInteraction(UIDragInteraction(delegate: giver))
    target.addInteraction(UIDropInteraction(delegate: taker))
  }

  private func drag() throws {
    try stage.app.otherElements["source"].press(forDuration: 1, thenDragTo: stage.app.otherElements["target"])
  }

  @Test func `Missing 8 A drag goes from the view that gives items to the view that takes them`() throws {
    try drag()
    #expect(
      stage.takeLog() == [
        "source began", "items", "source cancelled", "will begin", "can handle", "enter", "update", "perform context",
        "will end copy", "end", "did end copy",
      ])
    try stage.app.settle()
    #expect(taker.texts == ["A note"])
  }

  @Test func `Missing 8 Without items there is no drag, and a press without a movement is none`() throws {
    giver.items = []
    try drag()
    #expect(stage.takeLog().filter { $0 != "source moved" } == ["source began", "items", "source ended"])
    giver.items = [UIDragItem(itemProvider: NSItemProvider())]
    try stage.app.otherElements["source"].press(forDuration: 1)
    #expect(stage.takeLog() == ["source began", "items", "source cancelled"])
  }

  @Test func `Missing 8 A view that proposes nothing gets nothing, nor one that cannot handle the items`() throws {
    taker.operation = .forbidden
    try drag()
    #expect(stage.takeLog().suffix(5) == ["update", "exit", "will end cancel", "end", "did end cancel"])
    giver.items = [UIDragItem(itemProvider: NSItemProvider())]
    try drag()
    #expect(stage.takeLog().suffix(3) == ["can handle", "will end cancel", "did end cancel"])
  }

  @Test func `Missing 8 Documents connect the delegates of drags and drops`() {
    final class Both: NSObject, UITableViewDragDelegate, UICollectionViewDropDelegate {
      func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
      ) -> [UIDragItem] { [] }
      func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
      ) {}
    }
    let (both, table) = (Both(), UITableView())
    let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    table.setValue(both, forKey: "dragDelegate")
    grid.setValue(both, forKey: "dropDelegate")
    #expect(table.dragDelegate === both && grid.dropDelegate === both)
    #expect(!table.dragInteractionEnabled && !table.hasActiveDrag && !table.hasActiveDrop)
  }

  @Test func `Missing 8 An item provider loads texts, images and addresses`() throws {
    let provider = NSItemProvider(object: "Text" as NSString)
    #expect(provider.canLoadObject(ofClass: NSString.self) && provider.canLoadObject(ofClass: String.self))
    #expect(!provider.canLoadObject(ofClass: UIImage.self) && !provider.canLoadObject(ofClass: URL.self))
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    let address = try #require(NSURL(string: "https://example.org/a"))
    nonisolated(unsafe) var found: [String] = []
    try stage.app.run {
      provider.loadObject(ofClass: String.self) { text, _ in found.append(text ?? "none") }
      NSItemProvider(object: address).loadObject(ofClass: URL.self) { url, _ in found.append(url?.path ?? "none") }
      provider.loadDataRepresentation(forTypeIdentifier: "public.plain-text") { data, _ in
        found.append("\(data?.count ?? 0) bytes")
      }
      provider.loadObject(ofClass: UIImage.self) { image, error in found.append("\(image == nil && error != nil)") }
    }
    try stage.app.settle()
    #expect(found == ["Text", "/a", "4 bytes", "true"])
  }
}

/// Drags of rows and items.
@MainActor @Suite struct ListDragTests {
  final class Table: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
    var names = ["Ann", "Bob", "Cid"]
    var log: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      (tableView.dragDelegate, tableView.dropDelegate) = (self, self)
      tableView.dragInteractionEnabled = true
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select") }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
      log.append("items \(indexPath.row)")
      let item = UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.row] as NSString))
      item.localObject = names[indexPath.row]
      return [item]
    }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { log.append("drag end") }
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
      log.append("can handle")
      return true
    }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      let line = "update \(destinationIndexPath?.row ?? -1) \(tableView.hasActiveDrag) \(tableView.hasActiveDrop)"
      if log.last != line { log.append(line) }
      return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
      guard let item = coordinator.items.first, let source = item.sourceIndexPath,
        let path = coordinator.destinationIndexPath
      else { return }
      log.append("perform \(source.row) to \(path.row) \(coordinator.proposal.intent)")
      names.insert(names.remove(at: source.row), at: path.row)
      tableView.performBatchUpdates {
        tableView.deleteRows(at: [source], with: .automatic)
        tableView.insertRows(at: [path], with: .automatic)
      }
      coordinator.drop(item.dragItem, toRowAt: path).addCompletion { _ in self.log.append("landed") }
    }
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { log.append("drop end") }
  }

  @Test func `Missing 8 A row is dragged to another place, and the delegate moves it`() throws {
    let table = Table(style: .plain)
    let app = XCUIApplication(rootViewController: table)
    try app.launch()
    try app.cells.element(boundBy: 0).press(forDuration: 1, thenDragTo: app.cells.element(boundBy: 2))
    #expect(
      table.log == [
        "items 0", "can handle", "update 0 true true", "update 1 true true", "update 2 true true",
        "perform 0 to 2 insertAtDestinationIndexPath", "drop end", "drag end", "landed",
      ])
    #expect(table.names == ["Bob", "Cid", "Ann"])
    #expect(table.tableView.indexPathForSelectedRow == nil && !table.tableView.hasActiveDrag)
  }

  final class MovingTable: UITableViewController, UITableViewDragDelegate {
    var names = ["Ann", "Bob", "Cid"]
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      tableView.dragDelegate = self
      tableView.dragInteractionEnabled = true
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
  }

  @Test func `Missing 8 A row of a table whose data source moves rows is moved by it`() throws {
    let table = MovingTable(style: .plain)
    let app = XCUIApplication(rootViewController: table)
    try app.launch()
    try app.cells.element(boundBy: 2).press(forDuration: 1, thenDragTo: app.cells.element(boundBy: 0))
    #expect(table.names == ["Cid", "Ann", "Bob"])
    #expect(table.tableView.cellForRow(at: [0, 0])?.textLabel?.text == "Cid")
  }

  final class Grid: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate,
    UICollectionViewDragDelegate, UICollectionViewDropDelegate
  {
    var log: [String] = []
    lazy var grid = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    override func viewDidLoad() {
      super.viewDidLoad()
      grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      (grid.dataSource, grid.delegate, grid.dragDelegate, grid.dropDelegate) = (self, self, self, self)
      grid.dragInteractionEnabled = true
      view.addSubview(grid)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.append("select")
    }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
      log.append("items \(indexPath.item)")
      return [UIDragItem(itemProvider: NSItemProvider())]
    }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      guard let item = coordinator.items.first, let path = coordinator.destinationIndexPath else { return }
      log.append("perform \(item.sourceIndexPath?.item ?? -1) to \(path.item)")
      coordinator.drop(item.dragItem, toItemAt: path)
    }
  }

  /// Replaces a placeholder by the dragged text once the text is loaded.
  private final class Words: UICollectionViewController, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    var words = ["tea", "milk"]
    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      super.init(collectionViewLayout: layout)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "word")
      collectionView.dragDelegate = self
      collectionView.dropDelegate = self
      collectionView.dragInteractionEnabled = true
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      words.count
    }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
      let text = NSAttributedString(string: words[indexPath.item])
      return [UIDragItem(itemProvider: NSItemProvider(object: text))]
    }
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
      session.canLoadObjects(ofClass: NSAttributedString.self)
    }
    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      guard let item = coordinator.items.first, let path = coordinator.destinationIndexPath else { return }
      nonisolated(unsafe) let context = coordinator.drop(
        item.dragItem, to: UICollectionViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "word"))
      item.dragItem.itemProvider.loadObject(ofClass: NSAttributedString.self) { text, _ in
        nonisolated(unsafe) let text = text
        DispatchQueue.main.async {
          guard let text = text as? NSAttributedString else { return }
          context.commitInsertion { self.words.insert(text.string, at: $0.item) }
        }
      }
    }
  }

  @Test func `An item takes its placeholder's place when its text has come`() throws {
    let screen = Words()
    let app = XCUIApplication(rootViewController: screen)
    try app.launch()
    try app.cells.element(boundBy: 1).press(forDuration: 1, thenDragTo: app.cells.element(boundBy: 0))
    try app.settle()
    #expect(screen.words == ["milk", "tea", "milk"])
    #expect(app.cells.count == 3)
  }

  @Test func `Missing 8 An item is dragged to another place`() throws {
    let screen = Grid()
    let app = XCUIApplication(rootViewController: screen)
    try app.launch()
    try app.cells.element(boundBy: 1).press(forDuration: 1, thenDragTo: app.cells.element(boundBy: 3))
    #expect(screen.log == ["items 1", "perform 1 to 3"])
  }
}
