/// A section of static cells.
package struct TableSectionElement: DocumentElement {
  package let node: DocumentNode
  package var headerTitle: String? { string("headerTitle") }
  package var footerTitle: String? { string("footerTitle") }
  package var headerView: ViewElement? { node.view("headerView") }
  package var footerView: ViewElement? { node.view("footerView") }
  package var cells: [ViewElement] { node.members(of: "cells").filter(\.isView).map(ViewElement.init(node:)) }
}

extension ViewElement {
  package var reuseIdentifier: String? { string("reuseIdentifier") }
  package var contentView: ViewElement? { view("contentView") }

  // MARK: Tables

  /// Cells that a table view can dequeue.
  package var prototypes: [ViewElement] {
    node.members(of: "prototypes").filter(\.isView).map(ViewElement.init(node:))
  }
  package var sections: [TableSectionElement] {
    node.members(of: "sections").filter { $0.name == "tableViewSection" }.map(TableSectionElement.init(node:))
  }
  package var isStatic: Bool { node["dataMode"] == "static" }

  // MARK: Table cells

  /// `IBUITableViewCellStyleDefault` and its like; nil is a cell with a custom content view.
  package var cellStyle: String? { tag == "tableViewCell" ? node["style"] : nil }
  package var accessoryType: String? { node["accessoryType"] }
  /// The ids of a styled cell's labels and image view, which stand among its content view's subviews.
  package var cellPartIDs: (textLabel: String?, detailTextLabel: String?, imageView: String?) {
    (node["textLabel"], node["detailTextLabel"], node["imageView"])
  }

  // MARK: Collections

  /// Cells that a collection view can dequeue.
  package var cells: [ViewElement] { node.members(of: "cells").filter(\.isView).map(ViewElement.init(node:)) }
  package var sectionHeaderView: ViewElement? { view("sectionHeaderView") }
  package var sectionFooterView: ViewElement? { view("sectionFooterView") }
  package var collectionLayout: DocumentNode? { element("collectionViewLayout") }
}
