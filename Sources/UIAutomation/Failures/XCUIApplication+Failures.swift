import Foundation
@_spi(Plainview) import PlainviewGraphics
import PlainviewRuntime
import PlainviewSnapshot
@_spi(Plainview) import PlainviewUIKitCore

extension XCUIApplication {
  /// What helps when nothing matches: what comes near, the part of the tree it is in, the screen and the last events.
  func details(near misses: [NearMiss]) -> FailureDetails {
    var details = FailureDetails()
    let views = misses.compactMap(\.view)
    details.add("Near it", views.count > 1 ? Self.numbered(misses.map(\.line)) : misses.map(\.line))
    addSurroundings(of: views, to: &details)
    return details
  }

  /// What helps when several match: what tells each from the others, where they are, the screen and the last events.
  func details(telling views: [UIView], _ distinction: (Int) -> String) -> FailureDetails {
    var details = FailureDetails()
    details.add("They are", Self.numbered(views.indices.map { "\(text(of: views[$0])): \(distinction($0))" }))
    addSurroundings(of: views, to: &details)
    return details
  }

  /// What helps when a query has several matches: how to choose one by its number, and what tells each from the others.
  func details(telling views: [UIView]) -> FailureDetails {
    let distinctions = Distinctions(views: views)
    return details(telling: views) { number in
      (["element(boundBy: \(number))"] + distinctions.parts(number)).joined(separator: ", ")
    }
  }

  /// The screen and the last events below further sections.
  func details(_ heading: String, _ lines: [String], marking views: [UIView] = []) -> FailureDetails {
    var details = FailureDetails()
    details.add(heading, lines)
    details.screen = picture(marking: views)
    details.lastEvents = process?.lastEvents() ?? []
    return details
  }

  private func addSurroundings(of views: [UIView], to details: inout FailureDetails) {
    let shown = views.filter { $0.window != nil }
    details.add("In the tree", process?.enter { TreeExcerpt(of: shown, root: self.window).text } ?? [])
    if let waiting { details.add("Meanwhile", waiting) }
    details.screen = picture(marking: shown)
    details.lastEvents = process?.lastEvents() ?? []
  }

  private static func numbered(_ lines: [String]) -> [String] { lines.enumerated().map { "\($0 + 1). \($1)" } }

  // MARK: The picture

  /// How many lines of a picture are shown.
  private static let tallestPicture = 40

  /// The screen in ASCII marks, with the views numbered at the right of their rows.
  func picture(marking views: [UIView]) -> [String] {
    guard let process, let window else { return [] }
    return process.enter {
      window.layoutIfNeeded()
      var options = TextPicture.Options(style: .ascii)
      for (index, view) in views.enumerated() where view.window != nil {
        // The row of a line of text in the view's middle.
        let row = Int(floor(view.frameOnScreen.midY / options.cell.height - 0.5))
        let number = views.count == 1 ? "this one" : "\(index + 1)"
        options.marks[row] = options.marks[row].map { "\($0), \(number)" } ?? "<- \(number)"
      }
      return Self.bounded(WholeScreen.drawn { TextPicture(of: WholeScreen.root(of: window), options: options).lines })
    }
  }

  private static func bounded(_ lines: [String]) -> [String] {
    guard lines.count > tallestPicture else { return lines }
    let half = tallestPicture / 2
    return lines.prefix(half) + ["… \(lines.count - 2 * half) rows"] + lines.suffix(half)
  }
}

/// What tells each of some views from the others.
@MainActor struct Distinctions {
  let views: [UIView]

  /// An id that no other one has; else a container's name that no other one's container has; else a state.
  func parts(_ index: Int) -> [String] {
    let view = views[index]
    let others = views.filter { $0 !== view }
    var parts: [String] = []
    if let id = view.accessibilityIdentifier, !others.contains(where: { $0.accessibilityIdentifier == id }) {
      parts.append("id \"\(VisibleText.quoted(id))\"")
    }
    if let container = container(of: view, others) { parts.append("in \"\(VisibleText.quoted(container))\"") }
    if !ElementTree.isEnabled(view), others.contains(where: { ElementTree.isEnabled($0) }) { parts.append("disabled") }
    return parts
  }

  private func container(of view: UIView, _ others: [UIView]) -> String? {
    var parent = view.superview
    while let current = parent {
      if others.contains(where: { $0.isDescendant(of: current) }) { return nil }
      if let name = ElementTree.names(of: current).first { return name }
      parent = current.superview
    }
    return nil
  }
}
