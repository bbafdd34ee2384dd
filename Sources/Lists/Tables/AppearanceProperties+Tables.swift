package import PlainviewWidgets

extension UITableView: AppearancePropertyOwner {
  package static let appearanceProperties: [AppearanceProperty] = [
    .init(\UITableView.separatorColor), .init(\UITableView.separatorInset), .init(\UITableView.sectionIndexColor),
    .init(\UITableView.sectionIndexBackgroundColor),
  ]
}

extension UITableViewCell: AppearancePropertyOwner {
  package static let appearanceProperties: [AppearanceProperty] = [.init(\UITableViewCell.separatorInset)]
}
