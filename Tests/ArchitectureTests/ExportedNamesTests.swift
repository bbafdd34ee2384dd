import Foundation
import Testing

/// What programs see after `import UIKit`: UIKit's names and few of ours, and what they can override.
@Suite struct ExportedNamesTests {
  private static let uikit = "Fixtures/PublicInterface/uikit-names.txt"
  private static let ours = "Fixtures/PublicInterface/own-names.txt"
  private static let closed = "Fixtures/PublicInterface/not-overridable.txt"

  /// Kinds that are no members which a subclass could override.
  private static let fixed: Set<String> = [
    "swift.init", "swift.deinit", "swift.class", "swift.struct", "swift.enum", "swift.enum.case", "swift.protocol",
    "swift.typealias", "swift.associatedtype", "swift.func.op", "swift.macro",
  ]

  @Test func `Every public member of an open class can be overridden or is on the list that says why not (W4)`() throws
  {
    let symbols = try SymbolGraph.symbols()
    let classes = Set(symbols.filter { $0.kind == "swift.class" && $0.isOpen }.map(\.path))
    #expect(classes.count > 100)
    let list = try NameList(Self.closed)
    var found: Set<String> = []
    for symbol in symbols where !symbol.isOpen && !Self.fixed.contains(symbol.kind) {
      guard let parent = symbol.parent, classes.contains(parent) else { continue }
      found.insert(symbol.path)
      #expect(
        list.names.contains(symbol.path),
        """
        \(symbol.path) cannot be overridden: declare it `open` in the body of \(parent), with the implementation in the \
        file of its aspect as `base…`; if UIKit does not let one override it, add it to \(Self.closed) with the reason
        """)
    }
    for name in list.names.subtracting(found).sorted() {
      Issue.record("\(name) is open or gone: take it from \(Self.closed)")
    }
  }

  @Test func `Every exported name is UIKit's or on the list of our own (W8)`() throws {
    let (known, own) = (try NameList(Self.uikit), try NameList(Self.ours))
    var found: Set<String> = []
    for symbol in try SymbolGraph.symbols() where found.insert(symbol.path).inserted {
      if let parent = symbol.parent, own.names.contains(parent) { continue }
      #expect(
        known.names.contains(symbol.path) || own.names.contains(symbol.path),
        """
        \(symbol.path) is no name of UIKit's: make it `package`, or `@_spi(Plainview) public` when tests and authors of \
        views need it; if UIKit has it, add it to \(Self.uikit)
        """)
    }
    for list in [known, own] {
      for name in list.names.subtracting(found).sorted() {
        Issue.record("\(name) is not exported any more: take it from \(list.file)")
      }
    }
  }

  @Test func `The lists of names give reasons and no name twice`() throws {
    let lists = try [Self.uikit, Self.ours, Self.closed].map { try NameList($0) }
    for list in lists {
      #expect(list.repeated.isEmpty, "\(list.file)")
      #expect(list.unexplained.isEmpty, "\(list.file)")
    }
    #expect(lists[0].names.isDisjoint(with: lists[1].names))
  }
}
