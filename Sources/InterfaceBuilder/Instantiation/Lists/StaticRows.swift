import Foundation
import PlainviewLists
import PlainviewUIKitCore
import PlainviewWidgets

/// Rows that a document lays down: the static cells of a table, or its prototypes where no code fills the table.
@MainActor final class StaticRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  struct Section {
    var headerTitle: String?
    var footerTitle: String?
    var headerView: UIView?
    var footerView: UIView?
    var rows: [Row]
  }

  struct Row {
    let cell: UITableViewCell
    /// In points; nil for the height of the content.
    let height: CGFloat?
  }

  private let sections: [Section]

  init(_ sections: [Section]) {
    self.sections = sections
    super.init()
  }

  private func section(_ index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }

  private func row(_ path: IndexPath) -> Row? {
    guard let rows = section(path.section)?.rows, rows.indices.contains(path.row) else { return nil }
    return rows[path.row]
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    self.section(section)?.rows.count ?? 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    row(indexPath)?.cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    self.section(section)?.headerTitle
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    self.section(section)?.footerTitle
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    self.section(section)?.headerView
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    self.section(section)?.footerView
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    row(indexPath)?.height ?? tableView.rowHeight
  }
}
