import Foundation
import PlainviewGraphics
import PlainviewInterfaceBuilder
import PlainviewLists
import PlainviewRuntime
import PlainviewTargetAction
import PlainviewUIKitCore
import PlainviewWidgets
import Testing

/// Tables and collection views of documents: static rows, prototypes, layouts, segues of cells.
@Suite @MainActor struct ListTests {
  private static func scenes(_ inside: String, of controller: String = "tableViewController", custom: String = "")
    -> String
  {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155"
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="list">
      <device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="one"><objects>
        <\(controller) id="list" \(custom) sceneMemberID="viewController">\(inside)</\(controller)>
      </objects></scene><scene sceneID="two"><objects>
        <viewController id="next" sceneMemberID="viewController"><view key="view" id="next-view"/></viewController>
      </objects></scene></scenes>
    </document>
    """
  }

  private static func table(_ attributes: String = "", _ inside: String) -> String {
    """
    <tableView key="view" id="table" \(attributes)>
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>\(inside)
    </tableView>
    """
  }

  private static func cell(_ id: String, _ attributes: String = "", content: String = "", after: String = "") -> String
  {
    """
    <tableViewCell id="\(id)" \(attributes)><rect key="frame" x="0.0" y="28" width="375" height="60"/>
      <tableViewCellContentView key="contentView" id="\(id)-content">
        <rect key="frame" x="0.0" y="0.0" width="375" height="60"/>\(content)
      </tableViewCellContentView>\(after)</tableViewCell>
    """
  }

  private static let label = """
    <subviews><label id="label" text="Ada" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="20" y="0" width="50" height="20"/></label></subviews>
    <constraints>
      <constraint firstItem="label" firstAttribute="leading" secondItem="row-content" secondAttribute="leading" constant="24" id="c1"/>
      <constraint firstItem="label" firstAttribute="top" secondItem="row-content" secondAttribute="top" constant="12" id="c2"/>
      <constraint firstAttribute="bottom" secondItem="label" secondAttribute="bottom" constant="12" id="c3"/>
    </constraints>
    """

  /// Shows the first scene in a window.
  private func shown(_ text: String, _ change: (inout LoadingOptions) -> Void = { _ in }) throws -> UIViewController {
    let controller = try Sample.loader(text, change).controller(scene: nil)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    UIApplication.shared.commit()
    return controller
  }

  @Test func `Static rows of a table controller come with their titles, styles and heights`() throws {
    try Sample.run {
      let sections = """
        <sections><tableViewSection headerTitle="Account" footerTitle="All of it" id="s"><cells>
          \(Self.cell("row", "style=\"IBUITableViewCellStyleValue1\" textLabel=\"name\" detailTextLabel=\"value\" rowHeight=\"60\" accessoryType=\"disclosureIndicator\"", content: "<subviews><label id=\"name\" text=\"Name\"/><label id=\"value\" text=\"Ada\"/></subviews>"))
          \(Self.cell("plain"))
        </cells></tableViewSection></sections>
        """
      let controller = try #require(
        try shown(Self.scenes(Self.table("dataMode=\"static\" style=\"insetGrouped\"", sections)))
          as? UITableViewController)
      let table = try #require(controller.tableView)
      #expect(table.style == .insetGrouped)
      #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 2)
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      #expect(cell.documentID == "row")
      #expect(cell.textLabel?.text == "Name" && cell.detailTextLabel?.text == "Ada")
      #expect(cell.accessoryType == .disclosureIndicator)
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 60)
      let source = try #require(table.dataSource)
      #expect(source.tableView(table, titleForHeaderInSection: 0) == "Account")
      #expect(source.tableView(table, titleForFooterInSection: 0) == "All of it")
    }
  }

  @Test func `A prototype is made anew each time, with its constraints, its outlets and its class`() throws {
    try Sample.run {
      let prototypes = """
        <prototypes>\(Self.cell("row", "reuseIdentifier=\"Person\" customClass=\"SamplePersonCell\" customModule=\"PlainviewInterfaceBuilderTests\"", content: Self.label, after: "<connections><outlet property=\"nameLabel\" destination=\"label\" id=\"o\"/></connections>"))</prototypes>
        """
      let custom = "customClass=\"SamplePeopleController\" customModule=\"PlainviewInterfaceBuilderTests\""
      let controller = try #require(
        try shown(Self.scenes(Self.table("", prototypes), custom: custom)) as? SamplePeopleController)
      let cells = controller.tableView.visibleCells.compactMap { $0 as? SamplePersonCell }
      #expect(cells.map { $0.nameLabel?.text } == ["Grace", "Edsger"])
      #expect(cells.map(\.reuseIdentifier) == ["Person", "Person"])
      #expect(cells.map(\.awakenings) == [1, 1])
      #expect(cells.first?.nameLabel?.frame.minX == 24)
    }
  }

  @Test func `Where the code of a data source is missing the prototypes are shown once each`() throws {
    try Sample.run {
      let text = Self.scenes(
        Self.table("", "<prototypes>\(Self.cell("row", "reuseIdentifier=\"A\"", content: Self.label))</prototypes>"),
        custom: "customClass=\"GoneController\"")
      let recorded = try shown(text) { $0.missingCode = .recorded }
      #expect((recorded.view as? UITableView)?.visibleCells.map(\.reuseIdentifier) == ["A"])
      let plain = try shown(text)
      #expect((plain.view as? UITableView)?.visibleCells.isEmpty == true)
    }
  }

  @Test func `A collection has the document's layout and cells of its prototypes`() throws {
    try Sample.run {
      let collection = """
        <collectionView key="view" id="collection"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" minimumLineSpacing="7" minimumInteritemSpacing="8" id="flow"
            customClass="SampleTilesLayout" customModule="PlainviewInterfaceBuilderTests">
            <size key="itemSize" width="90" height="80"/><size key="headerReferenceSize" width="0.0" height="0.0"/>
            <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="note" value="wide"/></userDefinedRuntimeAttributes>
          </collectionViewFlowLayout>
          <cells><collectionViewCell reuseIdentifier="Tile" id="tile"><rect key="frame" x="0.0" y="0.0" width="90" height="80"/>
            <collectionViewCellContentView key="contentView" id="tile-content"><rect key="frame" x="0.0" y="0.0" width="90" height="80"/>
              <subviews><label id="tile-label" text="Tile"><rect key="frame" x="0.0" y="0.0" width="90" height="20"/></label></subviews>
            </collectionViewCellContentView></collectionViewCell></cells>
        </collectionView>
        """
      let custom = "customClass=\"SampleTilesController\" customModule=\"PlainviewInterfaceBuilderTests\""
      let controller = try #require(
        try shown(Self.scenes(collection, of: "collectionViewController", custom: custom)) as? SampleTilesController)
      let flow = try #require(controller.collectionView.collectionViewLayout as? UICollectionViewFlowLayout)
      #expect((flow as? SampleTilesLayout)?.note == "wide")
      #expect(flow.scrollDirection == .horizontal)
      #expect(flow.itemSize == CGSize(width: 90, height: 80))
      #expect(flow.minimumLineSpacing == 7 && flow.minimumInteritemSpacing == 8)
      #expect(flow.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
      let cells = controller.collectionView.visibleCells
      #expect(cells.count == 3)
      #expect(cells.allSatisfy { ($0.contentView.subviews.first as? UILabel)?.text == "Tile" })
    }
  }

  @Test func `A cell's segue is gone on its selection, before the delegate hears of it`() throws {
    try Sample.run {
      let segue =
        "<connections><segue destination=\"next\" kind=\"presentation\" identifier=\"open\" id=\"g\"/></connections>"
      let prototypes = "<prototypes>\(Self.cell("row", "reuseIdentifier=\"Person\"", after: segue))</prototypes>"
      let custom = "customClass=\"SamplePeopleController\" customModule=\"PlainviewInterfaceBuilderTests\""
      let controller = try #require(
        try shown(Self.scenes(Self.table("", prototypes), custom: custom)) as? SamplePeopleController)
      let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
      #expect(cell.selectionSegue?.identifier == "open")
      cell.selectionSegue?.performIfAllowed(cell)
      #expect(controller.log == ["should open", "prepare open, sender is a cell: true"])
      #expect(controller.presentedViewController?.documentID == "next")
    }
  }

  @Test func `A nib with anything but one cell is refused with UIKit's text`() throws {
    let text = Sample.xib("<view id=\"one\"/><view id=\"two\"/>")
    let bundle = try Sample.bundle(["Two.xib": text])
    let error = try #require(throws: UncaughtException.self) {
      try Sample.run {
        let table = UITableView()
        table.register(UINib(nibName: "Two", bundle: bundle), forCellReuseIdentifier: "Cell")
        _ = table.dequeueReusableCell(withIdentifier: "Cell")
      }
    }
    #expect(
      error.reason
        == "invalid nib registered for identifier (Cell) - nib must contain exactly one top level object which must be a "
        + "UITableViewCell instance")
  }
}

class SamplePersonCell: UITableViewCell {
  var nameLabel: UILabel?
  private(set) var awakenings = 0

  override class var outlets: OutletTable { ["nameLabel": .init(\SamplePersonCell.nameLabel)] }

  override func awakeFromNib() {
    super.awakeFromNib()
    awakenings += 1
  }
}

class SamplePeopleController: UITableViewController {
  private(set) var log: [String] = []
  private let names = ["Grace", "Edsger"]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Person", for: indexPath)
    (cell as? SamplePersonCell)?.nameLabel?.text = names[indexPath.row]
    return cell
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    log.append("should \(identifier)")
    return true
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("prepare \(segue.identifier ?? ""), sender is a cell: \(sender is UITableViewCell)")
  }
}

final class SampleTilesLayout: UICollectionViewFlowLayout, OutletProviding {
  var note: String?
  static var outlets: OutletTable { ["note": .init(\SampleTilesLayout.note)] }
}

class SampleTilesController: UICollectionViewController {
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Tile", for: indexPath)
  }
}
