import Foundation
import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore

extension XCUIApplication {
  /// The error of a query that nothing matches; it is about the query's container if that is what is missing.
  func notFound(_ query: XCUIElementQuery, index: Int?) -> ElementError {
    if case .query(let outer, let outerIndex) = query.parent.source, query.parent.exists == false {
      return notFound(outer, index: outerIndex)
    }
    let count = query.matches().count
    var subject = query.description
    if let index, count > 0 {
      subject += " at index \(index), there \(count == 1 ? "is 1" : "are \(count)"), so that none"
    }
    let misses = process?.enter { nearMisses(of: query) } ?? []
    return .notFound(subject, details(near: misses))
  }

  /// Elements that a query nearly means, each with the reason why it does not.
  private func nearMisses(of query: XCUIElementQuery) -> [NearMiss] {
    guard let name = query.name else { return [] }
    let search = NearMissSearch(
      views: allViews,
      names: { view in
        let id = view.accessibilityIdentifier ?? ""
        return ElementTree.names(of: view).map { ($0, $0 == id ? "id" : "text") }
      }, difference: { self.difference($0, query) })
    let found = search.near(name)
    let elsewhere = elsewhere(name).prefix(NearMissSearch.limit - found.count)
    return found + elsewhere.map { NearMiss($0) }
  }

  /// What other scenes of the app's document have by a name.
  func elsewhere(_ name: String) -> [String] { entry.elsewhere(name) }

  private func difference(_ view: UIView, _ query: XCUIElementQuery) -> String {
    if let absence = absence(of: view) { return absence }
    let type = ElementTree.type(of: view)
    if query.type != .any, type != query.type { return "it is a \(type), not a \(query.type)" }
    if case .query(let outer, _) = query.parent.source { return "it is not in \(outer.description)" }
    return "it is there, but not at that index"
  }

  // MARK: Waiting

  /// Keeps what a wait in vain saw, for the failure that may follow.
  func noteWaiting(_ changes: ScreenChanges, seconds: TimeInterval) {
    let changed = changes.lines(in: self)
    let pending = process?.enter { process?.stillWaiting } ?? []
    waiting =
      ["\(compactNumber((seconds * 1000).rounded() / 1000)) s were waited for it"]
      + (changed.isEmpty ? ["nothing on the screen changed"] : changed)
      + pending.prefix(4).map { "still waiting: \($0)" }
  }
}
