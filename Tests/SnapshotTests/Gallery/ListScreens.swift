import Testing
import UIKit

/// Tables and collection views on a screen.
@MainActor enum ListScreens {
  static var pages: [GalleryPage] {
    get throws {
      [
        GalleryPage(
          "A plain table", "A header of a section, rows of all styles, accessories.",
          try ScreenPicture.exhibits(of: PlantTable(style: .plain))),
        GalleryPage("A table of groups", "", try ScreenPicture.exhibits(of: PlantTable(style: .insetGrouped))),
        GalleryPage(
          "A table that is edited", "",
          try ScreenPicture.exhibits(of: PlantTable(style: .plain)) { app in
            try app.run { app.window?.rootViewController?.setEditing(true, animated: false) }
          }),
        GalleryPage("A grid", "", try ScreenPicture.exhibits(of: PlantGrid())),
        GalleryPage(
          "A search", "What the search leaves over, while its field has the focus.",
          try ScreenPicture.exhibits(of: PlantSearch.inNavigation()) { app in
            try app.searchFields.firstMatch.tap()
            try app.searchFields.firstMatch.typeText("o")
          }),
      ]
    }
  }
}

/// Plants with what there is to say of them.
private enum Plants {
  static let sections: [(title: String, rows: [(name: String, detail: String)])] = [
    ("Trees", [("Linden", "14 m"), ("Hornbeam", "9 m"), ("Rowan", "6 m")]),
    ("Herbs", [("Sage", "40 cm"), ("Thyme", "20 cm")]),
  ]
  static let styles: [UITableViewCell.CellStyle] = [.default, .value1, .subtitle]
  static let accessories: [UITableViewCell.AccessoryType] = [
    .disclosureIndicator, .none, .checkmark, .detailDisclosureButton, .detailButton,
  ]
}

private final class PlantTable: UITableViewController {
  override func numberOfSections(in tableView: UITableView) -> Int { Plants.sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Plants.sections[section].rows.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    Plants.sections[section].title
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let number = indexPath.section * 3 + indexPath.row
    let cell = UITableViewCell(style: Plants.styles[number % 3], reuseIdentifier: nil)
    let plant = Plants.sections[indexPath.section].rows[indexPath.row]
    cell.textLabel?.text = plant.name
    cell.detailTextLabel?.text = plant.detail
    cell.accessoryType = Plants.accessories[number]
    cell.showsReorderControl = indexPath.section == 0
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}

private final class PlantGrid: UICollectionViewController {
  private let names = Plants.sections.flatMap(\.rows).map(\.name)

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 104, height: 64)
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "plant")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    names.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "plant", for: indexPath)
    let label = UILabel(frame: cell.contentView.bounds)
    label.text = names[indexPath.item]
    label.textAlignment = .center
    cell.contentView.addSubview(label)
    cell.layer.borderWidth = 1
    return cell
  }
}

/// A table of the plants whose names hold what is searched for.
private final class PlantSearch: UITableViewController, UISearchResultsUpdating {
  private let all = Plants.sections.flatMap(\.rows).map(\.name)
  private var shown = Plants.sections.flatMap(\.rows).map(\.name)

  static func inNavigation() -> UINavigationController {
    let plants = PlantSearch(style: .plain)
    plants.title = "Plants"
    return UINavigationController(rootViewController: plants)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "plant")
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    shown = all.filter { text.isEmpty || $0.contains(text) }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "plant", for: indexPath)
    cell.textLabel?.text = shown[indexPath.row]
    return cell
  }
}
