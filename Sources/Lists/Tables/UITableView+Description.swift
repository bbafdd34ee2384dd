import PlainviewWidgets

extension UITableView: DescribedList {
  package var listDetails: [String] { ["dataSource: \(Self.text(ofReference: dataSource))"] }
}
