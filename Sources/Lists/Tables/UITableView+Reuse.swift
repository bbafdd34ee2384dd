import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

// Registration and reuse (contract C7).
extension UITableView {
  func baseRegister(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else { return cellPool.register(identifier, nil) }
    guard let type = cellClass as? UITableViewCell.Type else { return refuse(cellClass, "UITableViewCell") }
    cellPool.register(identifier) { RegisteredClass.cell(of: type, identifier) }
  }

  func baseRegister(_ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let viewClass else { return headerFooterPool.register(identifier, nil) }
    guard let type = viewClass as? UITableViewHeaderFooterView.Type else {
      return refuse(viewClass, "UITableViewHeaderFooterView")
    }
    headerFooterPool.register(identifier) { RegisteredClass.header(of: type, identifier) }
  }

  func baseRegister(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    guard let nib else { return register(cellIdentifier: identifier, maker: nil) }
    register(cellIdentifier: identifier) { nib.only(UITableViewCell.self, for: identifier) }
  }

  func baseRegister(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let nib else { return register(headerFooterIdentifier: identifier, maker: nil) }
    register(headerFooterIdentifier: identifier) { nib.only(UITableViewHeaderFooterView.self, for: identifier) }
  }

  /// Registers a closure that makes cells of an identifier, for prototypes and nibs of documents; nil removes it.
  package func register(cellIdentifier identifier: String, maker: (@MainActor () -> UITableViewCell?)?) {
    cellPool.register(identifier, maker)
  }

  package func register(
    headerFooterIdentifier identifier: String, maker: (@MainActor () -> UITableViewHeaderFooterView?)?
  ) {
    headerFooterPool.register(identifier, maker)
  }

  private func refuse(_ type: AnyClass, _ baseClass: String) {
    raise(.invalidArgument("invalid class \(type) for a reuse identifier - class must be a subclass of \(baseClass)"))
  }

  // MARK: Dequeuing

  func baseDequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = loading.reconfigured, cell.reuseIdentifier == identifier { return cell }
    if let cell = cellPool.take(identifier) as? UITableViewCell {
      loading.unclaimed.append(cell)
      prepare(cell)
      return cell
    }
    return cellPool.make(identifier) as? UITableViewCell
  }

  func baseDequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if loading.request?.path == indexPath { checkIsFirst(identifier, indexPath) }
    if let cell = baseDequeueReusableCell(withIdentifier: identifier) { return cell }
    raise(
      .internalInconsistency(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier "
          + "or connect a prototype cell in a storyboard", remedies: registeredNames))
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  private func checkIsFirst(_ identifier: String, _ path: IndexPath) {
    let isFirst = loading.request?.isAnswered == false
    loading.request?.isAnswered = true
    guard !isFirst else { return }
    raise(
      .internalInconsistency(
        "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really need to "
          + "dequeue more cells than the table view is requesting, use the -dequeueReusableCellWithIdentifier: method "
          + "(without an index path). Cell identifier: \(identifier), index path: \(path.objectText)"))
  }

  private var registeredNames: [String] {
    let names = cellPool.identifiers
    if names.isEmpty { return ["Nothing is registered with this table view."] }
    return ["Registered: \(names.map { "\"\($0)\"" }.joined(separator: ", "))."]
  }

  private func prepare(_ cell: UITableViewCell) {
    if cell.isHighlighted { UserCode.run { cell.setHighlighted(false, animated: false) } }
    if cell.isSelected { UserCode.run { cell.setSelected(false, animated: false) } }
    UserCode.run { cell.prepareForReuse() }
  }

  func baseDequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    if let view = headerFooterPool.take(identifier) as? UITableViewHeaderFooterView {
      UserCode.run { view.prepareForReuse() }
      return view
    }
    return headerFooterPool.make(identifier) as? UITableViewHeaderFooterView
  }

  // MARK: Keeping

  /// Keeps a cell for another row. It stays in the table, hidden, since removing it costs more.
  func recycle(_ cell: UITableViewCell) {
    endTyping(in: cell)
    guard let identifier = cell.reuseIdentifier, !identifier.isEmpty else { return cell.removeFromSuperview() }
    cell.isHidden = true
    cellPool.keep(cell, identifier)
  }

  /// Ends editing in a cell that is removed.
  func endTyping(in cell: UITableViewCell) {
    guard let focus = window?.focus as? UIView, focus.isDescendant(of: cell) else { return }
    cell.endEditing(true)
  }

  /// Removes cells that were dequeued, by code that measures them for example, and that no row got.
  func dropUnclaimedCells() {
    for cell in loading.unclaimed where cell.superview === self { cell.removeFromSuperview() }
    loading.unclaimed = []
  }

  func recycleHeaderFooter(_ view: UIView) {
    view.removeFromSuperview()
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier, !identifier.isEmpty
    else { return }
    headerFooterPool.keep(view, identifier)
  }
}
