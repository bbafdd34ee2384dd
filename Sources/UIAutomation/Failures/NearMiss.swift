import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore

/// Something that a query nearly means, and why it does not.
struct NearMiss {
  /// The view, if there is one: other scenes of a document are not loaded.
  let view: UIView?
  let line: String

  @MainActor init(_ view: UIView, _ reason: String) {
    self.view = view
    line = "\(ElementTree.line(view)): \(reason)"
  }

  init(_ line: String) {
    view = nil
    self.line = line
  }
}

/// Looks for what has a name, or nearly has it, among all views of an app: hidden ones and those off the screen too.
@MainActor struct NearMissSearch {
  /// A name of a view, and what kind of name it is: its text or its id.
  typealias Name = (text: String, kind: String)

  static let limit = 3
  let views: [UIView]
  /// The names by which the query could have meant a view.
  let names: (UIView) -> [Name]
  /// Why a view that has the name is not meant.
  let difference: (UIView) -> String

  /// At most three views: those with the very name, then those with a similar one, the most similar first.
  func near(_ expected: String) -> [NearMiss] {
    var found = views.filter { view in names(view).contains { $0.text == expected } }
      .map { NearMiss($0, difference($0)) }
    for view in similar(to: expected) where found.count < Self.limit && !found.contains(where: { $0.view === view }) {
      guard let name = bestName(of: view, for: expected) else { continue }
      found.append(NearMiss(view, "its \(name.kind) is \(TextDifference(name.text, from: expected).text)"))
    }
    return Array(found.prefix(Self.limit))
  }

  private func similar(to expected: String) -> [UIView] {
    let all = views.flatMap { names($0).map(\.text) }.filter { $0 != expected }
    let folded = expected.lowercased()
    let same = all.filter { $0.lowercased() == folded }
    let containing = expected.count < 3 ? [] : all.filter { $0.lowercased().contains(folded) }
    let near = same + nearestNames(to: expected, among: all) + containing
    return near.compactMap { name in views.first { view in names(view).contains { $0.text == name } } }
  }

  private func bestName(of view: UIView, for expected: String) -> Name? {
    let names = names(view).filter { $0.text != expected }
    let nearest = nearestNames(to: expected, among: names.map(\.text), limit: 1).first
    return names.first { $0.text == nearest } ?? names.first { $0.text.lowercased().contains(expected.lowercased()) }
      ?? names.first { $0.text.lowercased() == expected.lowercased() }
  }
}

extension XCUIApplication {
  /// The views of all windows, hidden ones among them, and of loaded controllers that are not on the screen.
  var allViews: [UIView] {
    let windows = process?.enter { UIApplication.shared.windows } ?? []
    let shown = windows.flatMap { $0.preorder() }
    let off = windows.compactMap(\.rootViewController).flatMap { [$0] + $0.reachable }
      .compactMap(\.viewIfLoaded).filter { $0.window == nil && $0.superview == nil }
    return (shown + off.flatMap { $0.preorder() }).filter { !($0 is any ControlPart) }
  }

  /// Why a view that exists cannot be seen; nil if it is not hidden.
  func absence(of view: UIView) -> String? {
    var current: UIView? = view
    while let candidate = current {
      if ElementTree.isHidden(candidate) {
        return candidate === view ? "it is hidden" : "it is in \(text(of: candidate)), which is hidden"
      }
      current = candidate.superview
    }
    guard view.window == nil else { return nil }
    let controller = sequence(first: view as UIResponder?) { $0?.next }.lazy.compactMap { $0 as? UIViewController }
      .first
    return "it is not on the screen" + (controller.map { ": \(plainName(of: $0)) is not shown now" } ?? "")
  }
}

extension UIViewController {
  /// The children and the presented controllers, and theirs.
  fileprivate var reachable: [UIViewController] {
    let below = descendants
    let presented = ([self] + below).compactMap(\.presentedViewController).filter {
      $0.presentingViewController === self
    }
    return below + presented.flatMap { [$0] + $0.reachable }
  }
}
