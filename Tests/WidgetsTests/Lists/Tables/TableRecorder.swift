import UIKit

/// The data of plain titles, which notes its calls. Subclasses are data sources and delegates: the methods that a
/// protocol leaves to choice count where the class says that it conforms.
@MainActor class TableRecorder: NSObject {
  var sections: [[String]]
  var headers: [String?] = []
  private(set) var lines: [String] = []
  var notesCells = false

  init(_ sections: [[String]]) { self.sections = sections }

  func note(_ line: String) { lines.append(line) }

  /// What was noted since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    note("numberOfSections")
    return sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    note("numberOfRows \(section)")
    return sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if notesCells { note("cellForRow \(indexPath.section)-\(indexPath.row)") }
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }
}

/// A data source without more than titles.
@MainActor final class PlainRecorder: TableRecorder, UITableViewDataSource {}

/// Notes everything that happens to the selection.
@MainActor final class SelectionRecorder: TableRecorder, UITableViewDataSource, UITableViewDelegate {
  var highlights = true
  var redirect: (IndexPath) -> IndexPath? = { $0 }
  var whenSelected: (UITableView, IndexPath) -> Void = { _, _ in }

  private func name(_ path: IndexPath) -> String { "\(path.section)-\(path.row)" }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    note("shouldHighlightRow \(name(indexPath))")
    return highlights
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    note("didHighlightRow \(name(indexPath))")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("didUnhighlightRow \(name(indexPath))")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willSelectRow \(name(indexPath))")
    return redirect(indexPath)
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willDeselectRow \(name(indexPath))")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("didSelectRow \(name(indexPath))")
    whenSelected(tableView, indexPath)
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note("didDeselectRow \(name(indexPath))")
  }
}
