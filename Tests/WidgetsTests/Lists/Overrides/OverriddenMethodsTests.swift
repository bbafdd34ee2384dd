import Foundation
import PlainviewLists
import PlainviewRuntime
import PlainviewWidgets
import Testing
import UIKit

/// Which methods of a class of UIKit's a subclass overrides.
@MainActor @Suite struct OverriddenMethodsTests {
  private func overridden(_ controller: UITableViewController) -> [String] {
    Conformance.implemented(by: controller, among: TableMethods.dataSource)
      + Conformance.implemented(by: controller, among: TableMethods.delegate)
      + Conformance.implemented(by: controller, among: ScrollMethods.delegate)
  }

  private func overridden(_ controller: UICollectionViewController) -> [String] {
    Conformance.implemented(by: controller, among: CollectionMethods.dataSource)
      + Conformance.implemented(by: controller, among: CollectionMethods.delegate)
      + Conformance.implemented(by: controller, among: ScrollMethods.delegate)
  }

  private func overridden<Section, Item>(
    _ make: (UITableView, @escaping UITableViewDiffableDataSource<Section, Item>.CellProvider)
      -> UITableViewDiffableDataSource<Section, Item>
  ) -> [String] {
    Conformance.implemented(by: make(UITableView()) { _, _, _ in nil }, among: TableMethods.dataSource)
  }

  @Test(
    arguments: [
      (Table.A.self, "tableView(_:numberOfRowsInSection:)"), (Table.B.self, "numberOfSections(in:)"),
      (Table.C.self, "tableView(_:canMoveRowAt:)"), (Table.D.self, "tableView(_:commit:forRowAt:)"),
      (Table.E.self, "tableView(_:moveRowAt:to:)"), (Table.F.self, "tableView(_:willDisplay:forRowAt:)"),
      (Table.G.self, "tableView(_:heightForRowAt:)"), (Table.H.self, "tableView(_:viewForFooterInSection:)"),
      (Table.I.self, "tableView(_:willSelectRowAt:)"), (Table.J.self, "tableView(_:editingStyleForRowAt:)"),
      (Table.K.self, "tableView(_:didEndEditingRowAt:)"), (Table.L.self, "tableView(_:indentationLevelForRowAt:)"),
      (Table.M.self, "scrollViewDidScroll(_:)"), (Table.N.self, "scrollViewShouldScrollToTop(_:)"),
    ] as [(UITableViewController.Type, String)])
  func `W10 the one method that a table controller overrides is found by its name`(
    _ type: UITableViewController.Type, _ name: String
  ) {
    #expect(overridden(type.init()) == [name])
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
    #expect(overridden(type.init(collectionViewLayout: UICollectionViewFlowLayout())) == [name])
  }

  @Test func `W10 the one method that a diffable data source overrides is found by its name`() {
    #expect(overridden(Source.A.init) == ["numberOfSections(in:)"])
    #expect(overridden(Source.F.init) == ["tableView(_:numberOfRowsInSection:)"])
    #expect(overridden(Source.B.init) == ["tableView(_:titleForHeaderInSection:)"])
    #expect(overridden(Source.C.init) == ["tableView(_:canEditRowAt:)"])
    #expect(overridden(Source.D.init) == ["tableView(_:commit:forRowAt:)"])
    #expect(overridden(Source.E.init) == ["tableView(_:moveRowAt:to:)"])
  }

  @Test func `W10 overrides are inherited, also by way of generic classes`() {
    let names = ["tableView(_:cellForRowAt:)", "tableView(_:heightForRowAt:)"]
    #expect(overridden(Generic<String>()) == names)
    #expect(overridden(Generic<[Int]>()) == names)
    #expect(overridden(Specific()) == names)
    #expect(overridden(GenericSource<Int, String>.init) == ["tableView(_:canEditRowAt:)"])
  }

  @Test func `W10 the one method that a diffable data source of a collection overrides is found by its name`() {
    func overridden<Section, Item>(
      _ make: (UICollectionView, @escaping UICollectionViewDiffableDataSource<Section, Item>.CellProvider)
        -> UICollectionViewDiffableDataSource<Section, Item>
    ) -> [String] {
      let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      return Conformance.implemented(by: make(view) { _, _, _ in nil }, among: CollectionMethods.dataSource)
    }
    #expect(overridden(CollectionSource.A.init) == ["collectionView(_:numberOfItemsInSection:)"])
    #expect(overridden(CollectionSource.B.init) == ["numberOfSections(in:)"])
    #expect(overridden(CollectionSource.C.init) == ["collectionView(_:moveItemAt:to:)"])
    #expect(overridden(UICollectionViewDiffableDataSource<Int, String>.init) == [])
  }

  @Test func `W10 UIKit's own classes override nothing`() {
    #expect(overridden(UITableViewController()) == [])
    #expect(overridden(Silent(count: 1)) == [])
    #expect(overridden(UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())) == [])
    #expect(overridden(UITableViewDiffableDataSource<String, [Int]>.init) == [])
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
  class M: UITableViewController {
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  }
  class N: UITableViewController {
    override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
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
  class F: UITableViewDiffableDataSource<Int, Int> {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  }
}

@MainActor private enum CollectionSource {
  class A: UICollectionViewDiffableDataSource<Int, String> {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
  }
  class B: UICollectionViewDiffableDataSource<String, Int> {
    override func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  }
  class C: UICollectionViewDiffableDataSource<[Int], String> {
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
    ) {}
  }
}
