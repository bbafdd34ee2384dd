package import PlainviewWidgets

extension UITableView: ItemScrolling {
  package var pressesItem: Bool { tracking != nil }
  /// A table takes drops by its delegate, or its own rows if they can be moved.
  package var takesDrops: Bool { dropDelegate != nil || dragDelegate != nil && movesRows }
  package func makeDropHost() -> any DropHost { TableDropHost(self) }
}
