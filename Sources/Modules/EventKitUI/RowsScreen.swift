import Foundation
import PlainviewGraphics
import PlainviewLists
import PlainviewUIKitCore
import PlainviewWidgets

/// A line of a screen of the system: a text, a value, or a field.
struct ScreenRow {
  var title: String
  var detail = ""
  var isEnabled = true
  var isChecked = false
  /// What a tap does; nil for nothing.
  var action: (@MainActor () -> Void)?
  /// Takes what the user types; nil for a row that is no field.
  var typed: (@MainActor (String) -> Void)?
}

/// A table of rows, as the system's screens are.
final class RowsScreen: UITableViewController {
  var sections: [(title: String?, rows: [ScreenRow])] = [] {
    didSet { if isViewLoaded { tableView.reloadData() } }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = sections[indexPath.section].rows[indexPath.row]
    let cell = UITableViewCell(style: row.typed == nil ? .value1 : .default, reuseIdentifier: nil)
    cell.selectionStyle = row.action == nil ? .none : .default
    cell.accessoryType = row.isChecked ? .checkmark : .none
    guard let typed = row.typed else {
      cell.textLabel?.text = row.title
      cell.textLabel?.isEnabled = row.isEnabled
      cell.detailTextLabel?.text = row.detail
      return cell
    }
    let field = UITextField(frame: cell.contentView.bounds.insetBy(dx: 16, dy: 4))
    field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    field.placeholder = row.title
    field.text = row.detail
    field.addAction(UIAction { [weak field] _ in typed(field?.text ?? "") }, for: .editingChanged)
    cell.contentView.addSubview(field)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    let row = sections[indexPath.section].rows[indexPath.row]
    if row.isEnabled { row.action?() }
  }
}

extension UIViewController {
  /// Shows a controller in the whole view.
  func embed(_ child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
