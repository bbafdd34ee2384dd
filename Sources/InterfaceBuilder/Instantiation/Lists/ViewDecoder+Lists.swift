import Foundation
import PlainviewGraphics
import PlainviewLists
import PlainviewWidgets

extension ViewDecoder {
  // MARK: Tables

  func decodeTable(into table: UITableView) {
    switch element.node["style"] {
    case "grouped": table.adopt(style: .grouped)
    case "insetGrouped": table.adopt(style: .insetGrouped)
    default: break
    }
    if let height = element.length("rowHeight") { table.rowHeight = CGFloat(height) }
    if let height = element.length("estimatedRowHeight") { table.estimatedRowHeight = CGFloat(height) }
    if let height = element.length("sectionHeaderHeight") { table.sectionHeaderHeight = CGFloat(height) }
    if let height = element.length("sectionFooterHeight") { table.sectionFooterHeight = CGFloat(height) }
    switch element.node["separatorStyle"] {
    case "none": table.separatorStyle = .none
    case "singleLine", "singleLineEtched": table.separatorStyle = .singleLine
    default: break
    }
    if let color = element.color("separatorColor") {
      table.separatorColor = .made(from: color, in: context.document)
    }
    if let inset = element.insets("separatorInset") { table.separatorInset = UIEdgeInsets(inset) }
    table.allowsSelection = element.bool("allowsSelection") ?? true
    table.allowsMultipleSelection = element.bool("allowsMultipleSelection") ?? false
    table.allowsSelectionDuringEditing = element.bool("allowsSelectionDuringEditing") ?? false
    table.allowsMultipleSelectionDuringEditing = element.bool("allowsMultipleSelectionDuringEditing") ?? false
    decodeScrollView(into: table)
  }

  func decodeCell(into cell: UITableViewCell) {
    cell.adopt(style: Self.cellStyle(element.cellStyle), reuseIdentifier: element.reuseIdentifier)
    cell.accessoryType = Self.accessoryType(element.accessoryType)
    cell.editingAccessoryType = Self.accessoryType(element.node["editingAccessoryType"])
    switch element.node["selectionStyle"] {
    case "none": cell.selectionStyle = .none
    case "blue": cell.selectionStyle = .blue
    case "gray": cell.selectionStyle = .gray
    default: break
    }
    if let level = element.integer("indentationLevel") { cell.indentationLevel = level }
    if let width = element.length("indentationWidth") { cell.indentationWidth = CGFloat(width) }
    cell.shouldIndentWhileEditing = element.bool("shouldIndentWhileEditing") ?? true
    cell.showsReorderControl = element.bool("showsReorderControl") ?? false
    if let inset = element.insets("separatorInset") { cell.separatorInset = UIEdgeInsets(inset) }
  }

  private static func cellStyle(_ name: String?) -> UITableViewCell.CellStyle {
    switch name {
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    case "IBUITableViewCellStyleSubtitle": .subtitle
    default: .default
    }
  }

  private static func accessoryType(_ name: String?) -> UITableViewCell.AccessoryType {
    switch name {
    case "disclosureIndicator": .disclosureIndicator
    case "detailDisclosureButton": .detailDisclosureButton
    case "checkmark": .checkmark
    case "detailButton": .detailButton
    default: .none
    }
  }

  // MARK: Collections

  func decodeCollection(into collection: UICollectionView) {
    decodeScrollView(into: collection)
    collection.isPrefetchingEnabled = element.bool("prefetchingEnabled") ?? true
    collection.allowsSelection = element.bool("allowsSelection") ?? true
    collection.allowsMultipleSelection = element.bool("allowsMultipleSelection") ?? false
  }

  // MARK: Search

  func decodeSearchBar(into bar: UISearchBar) {
    bar.text = element.string("text") ?? ""
    bar.placeholder = element.string("placeholder")
    bar.prompt = element.string("prompt")
    bar.showsCancelButton = element.bool("showsCancelButton") ?? false
    bar.showsBookmarkButton = element.bool("showsBookmarkButton") ?? false
    bar.showsSearchResultsButton = element.bool("showsSearchResultsButton") ?? false
    bar.showsScopeBar = element.bool("showsScopeBar") ?? false
    let titles = element.node.members(of: "scopeButtonTitles").compactMap { $0.name == "string" ? $0.text : nil }
    if !titles.isEmpty { bar.scopeButtonTitles = titles }
    switch element.node["searchBarStyle"] {
    case "prominent": bar.searchBarStyle = .prominent
    case "minimal": bar.searchBarStyle = .minimal
    default: break
    }
  }
}
