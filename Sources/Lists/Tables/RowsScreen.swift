package import Foundation
import PlainviewGraphics
import PlainviewUIKitCore
import PlainviewWidgets

/// A line of a screen of the system: a text, a value, or a field.
package struct ScreenRow {
  package var title: String
  package var detail: String
  package var isEnabled: Bool
  package var isChecked: Bool
  /// What a tap does; nil for nothing.
  package var action: (@MainActor () -> Void)?
  /// Takes what the user types; nil for a row that is no field.
  package var typed: (@MainActor (String) -> Void)?

  package init(
    title: String, detail: String = "", isEnabled: Bool = true, isChecked: Bool = false,
    action: (@MainActor () -> Void)? = nil, typed: (@MainActor (String) -> Void)? = nil
  ) {
    self.title = title
    self.detail = detail
    self.isEnabled = isEnabled
    self.isChecked = isChecked
    self.action = action
    self.typed = typed
  }
}

/// A table of rows, as the screens of the system's apps are.
package final class RowsScreen: UITableViewController {
  package var sections: [(title: String?, rows: [ScreenRow])] = [] {
    didSet { if isViewLoaded { tableView.reloadData() } }
  }

  package override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  package override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }
  package override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  package override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
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

  package override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    let row = sections[indexPath.section].rows[indexPath.row]
    if row.isEnabled { row.action?() }
  }
}
