import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

extension XCUIApplication {
  /// The middle of the visible part of a view, or another place of the window, if a touch there reaches the view.
  ///
  /// Says why when it does not. A touch reaches a view when it hits the view, something in it, or, for views that take no touches such as labels,
  /// something that the view is in.
  func hitPoint(of view: UIView, at place: CGPoint? = nil) throws -> CGPoint {
    let process = try runningProcess()
    return try process.enter {
      guard let window = view.window else {
        throw ElementError.notHittable(text(of: view), "it is in no window.")
      }
      let visible = ElementTree.visibleFrame(of: view)
      guard !visible.isNull, visible.width > 0, visible.height > 0 else {
        throw ElementError.notHittable(text(of: view), "no part of it is on the screen.")
      }
      let place = place ?? CGPoint(x: visible.midX, y: visible.midY)
      let hit = window.hitTest(place, with: nil)
      if let hit, hit.isDescendant(of: view) || view.isDescendant(of: hit) && passesTouchesOn(view, to: hit) {
        return place
      }
      let walk = TapExplanation(of: window, at: place).text.replacing("\n", with: "\n  ")
      throw ElementError.notHittable(text(of: view), reason(view, hit, at: place) + "\n  " + walk)
    }
  }

  /// Whether the view itself takes no touches, so that those on it belong to what it is in.
  private func passesTouchesOn(_ view: UIView, to ancestor: UIView) -> Bool {
    var current: UIView? = view
    while let candidate = current, candidate !== ancestor {
      if candidate.ignoresTouches { return candidate === view || !(candidate.isHidden || candidate.alpha < 0.01) }
      current = candidate.superview
    }
    return false
  }

  private func reason(_ view: UIView, _ hit: UIView?, at place: CGPoint) -> String {
    let point = "(\(compactNumber(Double(place.x))), \(compactNumber(Double(place.y))))"
    var current: UIView? = view
    while let candidate = current {
      let name = candidate === view ? "it" : text(of: candidate) + ", which it is in,"
      if candidate.isHidden { return "\(name) is hidden." }
      if candidate.alpha < 0.01 { return "\(name) is transparent (alpha \(compactNumber(Double(candidate.alpha))))." }
      if !candidate.isUserInteractionEnabled { return "\(name) has isUserInteractionEnabled = false." }
      if let parent = candidate.superview, !parent.point(inside: parent.convert(place, from: nil), with: nil) {
        return "\(point) is outside the bounds of \(text(of: parent)), so that nothing in it is hit there."
      }
      current = candidate.superview
    }
    guard let hit else { return "nothing is hit at \(point)." }
    return "at \(point) it is covered by \(text(of: hit))."
  }

  // MARK: Near misses

  /// Elements that a query nearly means, each with the reason why it does not.
  func nearMisses(of query: XCUIElementQuery) -> [String] {
    guard let process, let name = query.name else { return [] }
    return process.enter {
      let views = UIApplication.shared.windows.flatMap { $0.preorder() }.filter { !($0 is any ControlPart) }
      let exact = views.filter { ElementTree.isCalled(name, $0) }
      if !exact.isEmpty { return exact.prefix(3).map { "\(text(of: $0)): \(difference($0, query))" } }
      let names = views.flatMap { ElementTree.names(of: $0) }
      return nearestNames(to: name, among: names, limit: 3).compactMap { near in
        views.first { ElementTree.isCalled(near, $0) }.map { "\(text(of: $0)): the text differs" }
      }
    }
  }

  private func difference(_ view: UIView, _ query: XCUIElementQuery) -> String {
    var current: UIView? = view
    while let candidate = current {
      if ElementTree.isHidden(candidate) {
        return candidate === view ? "it is hidden" : "it is in \(text(of: candidate)), which is hidden"
      }
      current = candidate.superview
    }
    return "it is a \(ElementTree.type(of: view)), not a \(query.type)"
  }
}
