import Foundation
public import PlainviewLayout
import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore

/// Constraints that began to conflict during a call, for apps with `failsOnLayoutConflicts`.
public struct LayoutConflictError: Error, Equatable, CustomStringConvertible {
  /// The smallest set of constraints that cannot hold at once, and the one that was given up.
  public let conflict: ConflictReport
  /// How many further conflicts began with it.
  public let more: Int
  /// The elements of the conflict, where they are, and the picture of the screen.
  public let details: FailureDetails

  @MainActor init(_ conflict: ConflictReport, more: Int, in app: XCUIApplication) {
    self.conflict = conflict
    self.more = more
    details = app.details("They are", app.readableMembers(of: conflict))
  }

  /// The conflict as text, with the details below it.
  public var description: String { VisibleText.lines(essence) + details.text }

  /// What is wrong, without the details.
  var essence: String { Self.essence(of: conflict, more: more) }

  static func essence(of conflict: ConflictReport, more: Int) -> String {
    let others = more == 0 ? "" : more == 1 ? " (and 1 more conflict)" : " (and \(more) more conflicts)"
    return
      "\(conflict.members.count) constraints cannot hold at once\(others), remove one of them or lower its priority"
  }
}

extension XCUIApplication {
  /// The error of a call during which constraints began to conflict.
  func layoutConflict(_ conflict: ConflictReport, more: Int) -> LayoutConflictError {
    LayoutConflictError(conflict, more: more, in: self)
  }

  /// A conflict's constraints with the views' names instead of addresses, the broken one marked.
  func readableMembers(of conflict: ConflictReport) -> [String] {
    guard let process else { return [] }
    return process.enter {
      let views = allViews.map { (address: SimulatedProcess.classAndAddress(of: $0), name: plainName(of: $0)) }
        .map { ($0.address.replacing(": ", with: ":"), $0.name) }
      return conflict.members.map { member in
        readable(member, views) + (member == conflict.broken ? "  <- given up" : "")
      }
    }
  }

  /// `<NSLayoutConstraint:0x… UIView:0x….width == 100   (active)>` as `UIView 'box'.width == 100`.
  private func readable(_ member: String, _ views: [(address: String, name: String)]) -> String {
    var text = member
    if let end = text.range(of: "   (") { text = String(text[..<end.lowerBound]) }
    if let blank = text.firstIndex(of: " "), text.hasPrefix("<") { text = String(text[text.index(after: blank)...]) }
    for view in views { text = text.replacing(view.address, with: view.name) }
    return text
  }
}
