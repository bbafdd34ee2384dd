import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// The recycled views of a table, and how new ones are made, by identifier.
@MainActor final class ReusePool {
  private var makers: [String: () -> UIView?] = [:]
  private var waiting: [String: [UIView]] = [:]

  /// The identifiers that something is registered for, in alphabetical order.
  var identifiers: [String] { makers.keys.sorted() }

  func register(_ identifier: String, _ maker: (() -> UIView?)?) { makers[identifier] = maker }

  func make(_ identifier: String) -> UIView? { makers[identifier]?() }

  func keep(_ view: UIView, _ identifier: String) { waiting[identifier, default: []].append(view) }

  func take(_ identifier: String) -> UIView? { waiting[identifier]?.popLast() }
}

/// Makes cells and headers of classes that are known at run time only and whose initialisers are not `required`.
///
/// `Made…` has the slot of the initialiser in common with every class that inherits it, and the call goes through the
/// slot. The overrides below it keep the compiler from binding the call to `Made…` itself.
@MainActor enum RegisteredClass {
  static func cell(of type: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
    let cell = unsafeBitCast(type, to: MadeCell.Type.self).init(style: .default, reuseIdentifier: identifier)
    checkClass(of: cell, type, "init(style:reuseIdentifier:)")
    return cell
  }

  static func header(
    of type: UITableViewHeaderFooterView.Type, _ identifier: String
  ) -> UITableViewHeaderFooterView {
    let view = unsafeBitCast(type, to: MadeHeader.Type.self).init(reuseIdentifier: identifier)
    checkClass(of: view, type, "init(reuseIdentifier:)")
    return view
  }

  /// A class that has other designated initialisers and not this one fails, as Swift's own stub for it does.
  private static func checkClass(of object: AnyObject, _ type: AnyClass, _ initialiser: String) {
    guard Swift.type(of: object) != type else { return }
    raise(
      .internalInconsistency(
        "Fatal error: Use of unimplemented initializer '\(initialiser)' for class '\(String(reflecting: type))'"))
  }
}

private class MadeCell: UITableViewCell {
  required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class OverridingCell: MadeCell {
  required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class MadeHeader: UITableViewHeaderFooterView {
  required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class OverridingHeader: MadeHeader {
  required init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
