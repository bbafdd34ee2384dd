import UIKit

/// A table of many rows whose cells get their heights from constraints around a label of several lines.
@MainActor final class TableScreen: NSObject, UITableViewDataSource {
  private final class TextCell: UITableViewCell {
    let title = UILabel()
    let message = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      message.numberOfLines = 0
      for label in [title, message] {
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
      }
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        message.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
        message.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        message.trailingAnchor.constraint(equalTo: title.trailingAnchor),
        message.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private let rowCount: Int
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)

  init(rowCount: Int) {
    self.rowCount = rowCount
    super.init()
    table.register(TextCell.self, forCellReuseIdentifier: "text")
    table.estimatedRowHeight = 80
    table.dataSource = self
    window.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
    if let cell = cell as? TextCell {
      cell.title.text = "Row \(indexPath.row)"
      cell.message.text = String(repeating: "some words ", count: 1 + indexPath.row % 7)
    }
    return cell
  }

  /// Asks for the counts and lays out the first screen.
  func showFirstScreen() { window.layoutIfNeeded() }

  /// Moves the content by the height of the table.
  func scrollOneScreen() {
    table.contentOffset.y += 844
    window.layoutIfNeeded()
  }

  /// The number of cells, including those that wait to be reused.
  var cellCount: Int { table.subviews.filter { $0 is UITableViewCell }.count }
}
