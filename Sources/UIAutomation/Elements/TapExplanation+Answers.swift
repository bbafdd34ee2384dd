import PlainviewLists
import PlainviewRuntime
import PlainviewSnapshot
import PlainviewTargetAction
@_spi(Plainview) import PlainviewUIKitCore

// What a tap ends with: the method that is called, the segue that is performed, the row that is selected.
extension TapExplanation {
  /// Whom a control or a recognizer calls, a line each: `touchUpInside -> SignUpViewController signUp:`.
  mutating func addAnswers(of sender: AnyObject, in view: UIView) {
    let wiring = Wiring(root: window, controllers: window.rootViewController?.shownControllers ?? [])
    for connection in wiring.connections where connection.isUsed(by: sender, view) && connection.problem != .noTarget {
      lines.append("    " + connection.answer)
    }
  }

  /// What a tap in a table or a collection view selects; nil for other views.
  func selection(in view: UIView) -> String? {
    if let table = view as? UITableView {
      guard let path = table.indexPathForRow(at: table.convert(point, from: nil)) else { return nil }
      guard table.allowsSelection else { return "row \(path.row) of section \(path.section): allowsSelection is false" }
      return "selects row \(path.row) of section \(path.section)"
        + told(table.delegate, "tableView(_:didSelectRowAt:)") + segue(of: table.cellForRow(at: path))
    }
    guard let list = view as? UICollectionView,
      let path = list.indexPathForItem(at: list.convert(point, from: nil))
    else { return nil }
    guard list.allowsSelection else { return "item \(path.item) of section \(path.section): allowsSelection is false" }
    return "selects item \(path.item) of section \(path.section)"
      + told(list.delegate, "collectionView(_:didSelectItemAt:)") + segue(of: list.cellForItem(at: path))
  }

  private func told(_ delegate: AnyObject?, _ method: String) -> String {
    delegate.map { " -> \(plainName(of: $0)) \(method)" } ?? ": there is no delegate to tell"
  }

  private func segue(of cell: UIView?) -> String {
    guard let cell else { return "" }
    let wiring = Wiring(root: window, controllers: window.rootViewController?.shownControllers ?? [])
    let segue = wiring.connections.first { $0.isSegue && $0.source.object === cell }
    return segue.map { ", \($0.answer)" } ?? ""
  }
}

extension WiringConnection {
  fileprivate var isSegue: Bool {
    if case .segue = link { return true }
    return false
  }

  /// Whether the connection is one of a sender, or a segue that its view begins.
  fileprivate func isUsed(by sender: AnyObject, _ view: UIView) -> Bool {
    switch link {
    case .event, .recognizer: self.sender?.object === sender
    case .segue: sender === view && source.object === view
    case .delegate, .outlet, .notification, .timer: false
    }
  }

  /// The connection without its source, which was named already.
  fileprivate var answer: String {
    let flaw = problem.map { "  ! \($0)" } ?? ""
    let end = receiver.name + (selector.map { " \($0)" } ?? "") + flaw
    switch link {
    case .event(let name): return "\(name) -> \(end)"
    case .segue(let kind, let identifier): return "segue \(kind)\(identifier.map { " '\($0)'" } ?? "") -> \(end)"
    case .recognizer, .delegate, .outlet, .notification, .timer: return "-> \(end)"
    }
  }
}
