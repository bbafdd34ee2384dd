import Foundation
import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore

extension XCUIApplication {
  /// The error of a query that nothing matches; it is about the query's container if that is what is missing.
  func notFound(_ query: XCUIElementQuery, index: Int?) -> ElementError {
    switch query.scope {
    case .element(let parent):
      if let (outer, outerIndex) = parent.queryAndIndex, !parent.exists { return notFound(outer, index: outerIndex) }
    case .matches(let outer): if outer.matches().isEmpty { return notFound(outer, index: nil) }
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
    if let element = whole(around: view) { return "it is part of \(text(of: element)), an accessibility element" }
    switch query.scope {
    case .element(let parent): if let outer = parent.queryDescription { return "it is not in \(outer)" }
    case .matches(let outer): return "it is not in \(outer.description)"
    }
    return "it is there, but not at that index"
  }

  /// The accessibility element, or the view whose elements are hidden, that a view is inside of.
  private func whole(around view: UIView) -> UIView? {
    var (child, parent) = (view, view.superview)
    while let current = parent {
      if !ElementTree.children(of: current).contains(where: { $0 === child }) { return current }
      (child, parent) = (current, current.superview)
    }
    return nil
  }

  // MARK: Waiting

  /// Keeps what an unsuccessful wait saw, for the failure that may follow.
  func noteWaiting(_ changes: ScreenChanges, seconds: TimeInterval) {
    let changed = changes.lines(in: self)
    let pending = process?.enter { process?.stillWaiting } ?? []
    waiting =
      ["\(compactNumber((seconds * 1000).rounded() / 1000)) s were waited for it"]
      + (changed.isEmpty ? ["nothing on the screen changed"] : changed)
      + pending.prefix(4).map { "still waiting: \($0)" }
  }
}
