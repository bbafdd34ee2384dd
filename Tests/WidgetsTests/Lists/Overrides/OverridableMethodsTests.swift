import Foundation
import PlainviewRuntime
import PlainviewWidgets
import Testing
import UIKit

/// Which methods of a framework class a subclass overrides, read from the metadata of the classes.
@MainActor @Suite struct OverridableMethodsTests {
  @Test func `W10 every name has a place of its own`() {
    for methods in [OverridableMethods.ofTableController, .ofCollectionController, .ofTableDiffableSource] {
      #expect(methods.places?.count == methods.names.count)
      #expect(Set(methods.names).count == methods.names.count)
    }
  }

  @Test(
    arguments: [
      (Table.A.self, "tableView(_:numberOfRowsInSection:)"), (Table.B.self, "numberOfSections(in:)"),
      (Table.C.self, "tableView(_:canMoveRowAt:)"), (Table.D.self, "tableView(_:commit:forRowAt:)"),
      (Table.E.self, "tableView(_:moveRowAt:to:)"), (Table.F.self, "tableView(_:willDisplay:forRowAt:)"),
      (Table.G.self, "tableView(_:heightForRowAt:)"), (Table.H.self, "tableView(_:viewForFooterInSection:)"),
      (Table.I.self, "tableView(_:willSelectRowAt:)"), (Table.J.self, "tableView(_:editingStyleForRowAt:)"),
      (Table.K.self, "tableView(_:didEndEditingRowAt:)"), (Table.L.self, "tableView(_:indentationLevelForRowAt:)"),
    ] as [(UITableViewController.Type, String)])
  func `W10 the one method that a table controller overrides is found by its name`(
    _ type: UITableViewController.Type, _ name: String
  ) {
    #expect(OverridableMethods.ofTableController.overridden(by: type) == [name])
  }

  @Test(
    arguments: [
      (Collection.A.self, "collectionView(_:numberOfItemsInSection:)"), (Collection.B.self, "numberOfSections(in:)"),
      (Collection.C.self, "collectionView(_:canMoveItemAt:)"), (Collection.D.self, "collectionView(_:moveItemAt:to:)"),
      (Collection.E.self, "collectionView(_:didSelectItemAt:)"),
      (Collection.F.self, "collectionView(_:willDisplay:forItemAt:)"),
      (Collection.G.self, "collectionView(_:targetContentOffsetForProposedContentOffset:)"),
      (Collection.H.self, "scrollViewDidScroll(_:)"), (Collection.I.self, "viewForZooming(in:)"),
      (Collection.J.self, "scrollViewDidChangeAdjustedContentInset(_:)"),
    ] as [(UICollectionViewController.Type, String)])
  func `W10 the one method that a collection controller overrides is found by its name`(
    _ type: UICollectionViewController.Type, _ name: String
  ) {
    #expect(OverridableMethods.ofCollectionController.overridden(by: type) == [name])
  }

  @Test(
    arguments: [
      (Source.A.self, "numberOfSections(in:)"), (Source.B.self, "tableView(_:titleForHeaderInSection:)"),
      (Source.C.self, "tableView(_:canEditRowAt:)"), (Source.D.self, "tableView(_:commit:forRowAt:)"),
      (Source.E.self, "tableView(_:moveRowAt:to:)"),
    ] as [(AnyClass, String)])
  func `W10 the one method that a diffable data source overrides is found by its name`(
    _ type: AnyClass, _ name: String
  ) {
    #expect(OverridableMethods.ofTableDiffableSource.overridden(by: type) == [name])
  }

  @Test func `W10 overrides are inherited, also by way of generic classes`() {
    let methods = OverridableMethods.ofTableController
    let names = ["tableView(_:cellForRowAt:)", "tableView(_:heightForRowAt:)"]
    #expect(methods.overridden(by: Generic<String>.self) == names)
    #expect(methods.overridden(by: Generic<[Int]>.self) == names)
    #expect(methods.overridden(by: Specific.self) == names)
    #expect(
      OverridableMethods.ofTableDiffableSource.overridden(by: GenericSource<Int, String>.self) == [
        "tableView(_:canEditRowAt:)"
      ])
  }

  @Test func `W10 the framework's classes override nothing, other classes cannot`() {
    #expect(OverridableMethods.ofTableController.overridden(by: UITableViewController.self) == [])
    #expect(OverridableMethods.ofTableController.overridden(by: Silent.self) == [])
    #expect(OverridableMethods.ofTableController.overridden(by: UICollectionViewController.self) == nil)
    #expect(OverridableMethods.ofTableController.overridden(by: NSObject.self) == nil)
    typealias Other = UITableViewDiffableDataSource<String, [Int]>
    #expect(OverridableMethods.ofTableDiffableSource.overridden(by: Other.self) == [])
  }

  @Test func `W10 a single method is asked for by its name, again and again`() {
    let methods = OverridableMethods.ofTableController
    for _ in 0..<2 {
      #expect(methods.isOverridden("tableView(_:commit:forRowAt:)", by: Table.D.self) == true)
      #expect(methods.isOverridden("tableView(_:moveRowAt:to:)", by: Table.D.self) == false)
      #expect(methods.isOverridden("viewDidLoad()", by: Table.D.self) == false)
      #expect(methods.isOverridden("tableView(_:commit:forRowAt:)", by: Collection.D.self) == nil)
    }
  }
}

/// Overrides nothing of the table, but has methods, properties and initializers of its own.
private final class Silent: UITableViewController {
  var count = 0
  init(count: Int) {
    self.count = count
    super.init(style: .plain)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() { super.viewDidLoad() }
  func heightForRow() -> CGFloat { 3 }
}

private class Generic<Row>: UITableViewController {
  var rows: [Row] = []
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    super.tableView(tableView, heightForRowAt: indexPath)
  }
  // The answer is of another class than that of the method that it overrides.
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> RowCell { RowCell() }
}

private final class RowCell: UITableViewCell {}

private final class Specific: Generic<Int> {}

private final class GenericSource<Section: Hashable, Item: Hashable>: UITableViewDiffableDataSource<Section, Item> {
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}

// Classes that override one method each.

@MainActor private enum Table {
  class A: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  }
  class B: UITableViewController {
    override func numberOfSections(in tableView: UITableView) -> Int { 1 }
  }
  class C: UITableViewController {
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  }
  class D: UITableViewController {
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
  }
  class E: UITableViewController {
    override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {}
  }
  class F: UITableViewController {
    override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) {}
  }
  class G: UITableViewController {
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
  }
  class H: UITableViewController {
    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  }
  class I: UITableViewController {
    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  }
  class J: UITableViewController {
    override func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .delete }
  }
  class K: UITableViewController {
    override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  }
  class L: UITableViewController {
    override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }
  }
}

@MainActor private enum Collection {
  class A: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
  }
  class B: UICollectionViewController {
    override func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  }
  class C: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt path: IndexPath) -> Bool { true }
  }
  class D: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
    ) {}
  }
  class E: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  }
  class F: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
  }
  class G: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset offset: CGPoint
    ) -> CGPoint { offset }
  }
  class H: UICollectionViewController {
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  }
  class I: UICollectionViewController {
    override func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  }
  class J: UICollectionViewController {
    override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  }
}

@MainActor private enum Source {
  class A: UITableViewDiffableDataSource<Int, String> {
    override func numberOfSections(in tableView: UITableView) -> Int { 1 }
  }
  class B: UITableViewDiffableDataSource<String, Int> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  }
  class C: UITableViewDiffableDataSource<Int, Int> {
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  }
  class D: UITableViewDiffableDataSource<[Int], String> {
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
  }
  class E: UITableViewDiffableDataSource<Int, Int> {
    override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {}
  }
}
