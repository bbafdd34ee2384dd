import Foundation
import PlainviewLists
import PlainviewRuntime
import PlainviewTargetAction
import PlainviewUIKitCore
import PlainviewWidgets
import Testing
import UIKit

/// Which optional methods of delegates the app has (W11), by the conformance's witness table and by the registry.
///
/// `Scripts/check-presence` runs these after stripping, and with all classes in shared libraries.
@MainActor @Suite struct PresenceTests {
  private static let commit = "tableView(_:commit:forRowAt:)"

  private func isImplemented(_ source: any UITableViewDataSource) -> Bool {
    Conformance.isImplemented(Self.commit, by: source, among: TableMethods.dataSource)
  }

  /// The whole table in one test, since registered methods stay.
  @Test func `W11 A method is found by the class's code, or by what is registered, and nothing is called`() throws {
    let sources = PresenceCase.all.map { $0.make() }
    let byCode = sources.map { isImplemented($0) }
    #expect(sources.map { isImplemented($0) } == byCode)
    // UIKit's own classes have no sources of the app.
    for source in sources where !isFrameworkType(type(of: source)) { Registration.register(source) }
    var table = "without  registered  class\n"
    for (index, row) in PresenceCase.all.enumerated() {
      let isRegistered = isImplemented(sources[index])
      #expect(byCode[index] == row.isImplemented, "\(row.name)")
      #expect(isRegistered != isFrameworkType(type(of: sources[index])), "\(row.name)")
      table += "\(byCode[index] ? "yes    " : "no     ")  \(isRegistered ? "yes       " : "no        ")  \(row.name)\n"
    }
    if let path = ProcessInfo.processInfo.environment["PRESENCE_TABLE"] {
      try table.write(toFile: path, atomically: true, encoding: .utf8)
    }
  }

  @Test func `W11 Of a delegate that leaves out all that it may, what is required is found and nothing else`() {
    #expect(
      BareAnswers.all == [
        "updateSearchResults(for:)", "pageViewController(_:viewControllerBefore:)",
        "pageViewController(_:viewControllerAfter:)", "tableView(_:numberOfRowsInSection:)",
        "tableView(_:cellForRowAt:)", "tableView(_:prefetchRowsAt:)", "collectionView(_:numberOfItemsInSection:)",
        "collectionView(_:cellForItemAt:)", "collectionView(_:prefetchItemsAt:)",
      ])
  }

  @Test func `W11 Every method is answered for itself`() {
    let names = ScrollMethods.delegate.names
    #expect(
      Conformance.implemented(by: EverySecondMethod(), among: ScrollMethods.delegate)
        == names.indices.filter { $0.isMultiple(of: 2) }.map { names[$0] })
    #expect(
      Conformance.implemented(by: EventReceiver(), among: GestureMethods.delegate)
        == ["gestureRecognizer(_:shouldReceive:)"])
  }

  @Test func `W11 Every method is found that a controller's subclass overrides`() {
    func holds<Delegate>(_ delegate: Delegate, _ methods: DelegateMethods<Delegate>) -> Bool {
      Conformance.implemented(by: delegate, among: methods) == methods.names
    }
    let (table, collection) = (FullTableController(style: .plain), FullCollectionController())
    #expect(holds(table, TableMethods.dataSource) && holds(table, TableMethods.delegate))
    #expect(holds(collection, CollectionMethods.dataSource) && holds(collection, CollectionMethods.delegate))
    #expect(holds(table, ScrollMethods.delegate) && holds(collection, ScrollMethods.delegate))
  }

  @Test func `W11 Of a controller's methods those are the app's that a subclass overrides`() {
    #expect(
      Conformance.implemented(by: HeightController(style: .plain), among: TableMethods.delegate)
        == ["tableView(_:heightForRowAt:)"])
    #expect(Conformance.implemented(by: HeightController(style: .plain), among: TableMethods.dataSource) == [])
    #expect(
      Conformance.implemented(by: SelectingController(), among: CollectionMethods.delegate) == SelectingController.has)
    #expect(Conformance.implemented(by: SelectingController(), among: CollectionMethods.dataSource) == [])
  }
}

final class HeightController: UITableViewController {
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 20 }
}

final class SelectingController: UICollectionViewController {
  static let has = [
    "collectionView(_:shouldHighlightItemAt:)", "collectionView(_:didSelectItemAt:)",
    "collectionView(_:targetContentOffsetForProposedContentOffset:)",
  ]

  init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
    true
  }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  override func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset offset: CGPoint
  ) -> CGPoint { offset }
}

/// Registers the method as the sources of a class do that were rewritten for it.
@MainActor private enum Registration {
  static func register<Source: UITableViewDataSource>(_: Source) {
    ActionRegistry.register("tableView:commitEditingStyle:forRowAtIndexPath:") { (_: Source) in
      { @MainActor in called() }
    }
  }
}
