import UIKit

/// A table of all cell styles and accessories.
final class TableController: UITableViewController {
  private static let titles = ["General", "Sounds", "Screen Time", "Privacy"]
  private var rows = [titles, ["Account", "Mail"]]
  /// Whether cells have the height of their texts.
  var showsMessages = false

  override func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let style = UITableViewCell.CellStyle(rawValue: indexPath.row) ?? .default
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.showsReorderControl = true
    if showsMessages {
      var content = UIListContentConfiguration.subtitleCell()
      content.text = rows[indexPath.section][indexPath.row]
      content.secondaryText = String(repeating: "some words ", count: 3 * indexPath.row + 1)
      content.image = UIImage(systemName: "star")
      cell.contentConfiguration = content
      return cell
    }
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    cell.detailTextLabel?.text = "On"
    cell.accessoryType = UITableViewCell.AccessoryType(rawValue: (indexPath.row + 1) % 5) ?? .none
    return cell
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? "Device" : "You"
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section == 1 ? "Signed in as Kim." : nil
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    rows[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let row = rows[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    rows[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) },
      UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) },
    ])
  }
}
