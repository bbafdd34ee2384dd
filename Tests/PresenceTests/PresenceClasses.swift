import Foundation
import UIKit

// Data sources of a table that have `tableView(_:commit:forRowAt:)`, each in another way, or have it not.

/// What every data source has to have; conforms to nothing.
@MainActor class RowSource: NSObject {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

/// Fails the test that calls it: presence is found without a call.
@MainActor func called(_ name: StaticString = #function) -> Never { fatalError("\(name) was called") }

class PlainRows: RowSource, UITableViewDataSource {
  func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
    called()
  }
}

class ReadOnlyRows: RowSource, UITableViewDataSource {}

class GenericRows<Element>: RowSource, UITableViewDataSource {
  var elements: [Element] = []

  func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
    elements.remove(at: indexPath.row)
    called()
  }
}

class NumberRows: GenericRows<Int> {}

class ReadOnlyGenericRows<Element>: RowSource, UITableViewDataSource { var elements: [Element] = [] }

class ReadOnlyNumberRows: ReadOnlyGenericRows<Int> {}

/// Has the method and does not conform; its subclass does.
class GenericStore<Element>: RowSource {
  var elements: [Element] = []

  func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
    elements.remove(at: indexPath.row)
    called()
  }
}

class StoreRows: GenericStore<String>, UITableViewDataSource {}

class OverridingRows: PlainRows {
  override func tableView(
    _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { called() }
}

/// Swift bound the method where the superclass conforms: this one is never called.
class AddingRows: ReadOnlyRows {
  func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
    called()
  }
}

class SuperCallingController: UITableViewController {
  override func tableView(
    _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    super.tableView(tableView, commit: style, forRowAt: indexPath)
    called()
  }
}

class InheritingController: SuperCallingController {}

class GenericController<Element>: UITableViewController {
  var elements: [Element] = []

  override func tableView(
    _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    elements.remove(at: indexPath.row)
    called()
  }
}

class NumberController: GenericController<Int> {}

class ReadOnlyController: UITableViewController {
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 20 }
}

class DiffableRows: UITableViewDiffableDataSource<String, Int> {
  override func tableView(
    _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { called() }
}

class ReadOnlyDiffableRows: UITableViewDiffableDataSource<String, Int> {
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
}

/// Conforms in another file, where the method is, too.
class ExtendedRows: RowSource {}

final class FinalRows: RowSource, UITableViewDataSource {
  func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
    called()
  }
}

final class ReadOnlyFinalRows: RowSource, UITableViewDataSource {}

private class PrivateRows: RowSource, UITableViewDataSource {
  func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
    called()
  }
}

private class ReadOnlyPrivateRows: RowSource, UITableViewDataSource {}

class EmptyMethodRows: RowSource, UITableViewDataSource {
  func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
}

final class EmptyMethodFinalRows: RowSource, UITableViewDataSource {
  func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
}

/// Its method does nothing but call another one, which it leaves out.
final class CallingOtherRows: RowSource, UITableViewDataSource {
  func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
    self.tableView(tableView, moveRowAt: indexPath, to: indexPath)
  }
}

/// Its method does nothing but call the same of another object, which leaves it out.
final class ForwardingRows: RowSource, UITableViewDataSource {
  let inner = ReadOnlyFinalRows()

  func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
    inner.tableView(tableView, commit: style, forRowAt: indexPath)
  }
}

/// An app's protocol with a default of its own.
protocol DeletingRows: UITableViewDataSource {}

extension DeletingRows {
  func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
    called()
  }
}

class ProtocolRows: RowSource, DeletingRows {}

/// A row of the table of answers.
@MainActor struct PresenceCase {
  let name: String
  let make: @MainActor () -> any UITableViewDataSource
  let isImplemented: Bool

  init(_ name: String, _ isImplemented: Bool, _ make: @escaping @MainActor () -> any UITableViewDataSource) {
    self.name = name
    self.make = make
    self.isImplemented = isImplemented
  }

  static let all = [
    PresenceCase("plain class", true) { PlainRows() },
    PresenceCase("plain class without it", false) { ReadOnlyRows() },
    PresenceCase("generic base class", true) { GenericRows<String>() },
    PresenceCase("subclass of a generic base class", true) { NumberRows() },
    PresenceCase("subclass of a generic base class without it", false) { ReadOnlyNumberRows() },
    PresenceCase("subclass that conforms, of a generic class with it", true) { StoreRows() },
    PresenceCase("subclass that overrides", true) { OverridingRows() },
    PresenceCase("subclass that adds it to a conforming class", false) { AddingRows() },
    PresenceCase("table controller", false) { UITableViewController(style: .plain) },
    PresenceCase("subclass of a table controller, calls super", true) { SuperCallingController(style: .plain) },
    PresenceCase("subclass of that", true) { InheritingController(style: .plain) },
    PresenceCase("generic subclass of a table controller", true) { NumberController(style: .plain) },
    PresenceCase("subclass of a table controller without it", false) { ReadOnlyController(style: .plain) },
    PresenceCase("subclass of a diffable data source", true) {
      DiffableRows(tableView: UITableView()) { _, _, _ in nil }
    },
    PresenceCase("subclass of a diffable data source without it", false) {
      ReadOnlyDiffableRows(tableView: UITableView()) { _, _, _ in nil }
    },
    PresenceCase("extension in another file", true) { ExtendedRows() },
    PresenceCase("final class", true) { FinalRows() },
    PresenceCase("final class without it", false) { ReadOnlyFinalRows() },
    PresenceCase("private class", true) { PrivateRows() },
    PresenceCase("private class without it", false) { ReadOnlyPrivateRows() },
    PresenceCase("empty body", true) { EmptyMethodRows() },
    PresenceCase("empty body in a final class", true) { EmptyMethodFinalRows() },
    PresenceCase("only calls another method, which is left out", true) { CallingOtherRows() },
    PresenceCase("only calls it of an object that leaves it out", true) { ForwardingRows() },
    PresenceCase("default of an app's protocol", true) { ProtocolRows() },
  ]
}
