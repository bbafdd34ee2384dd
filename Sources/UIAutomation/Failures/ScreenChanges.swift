@_spi(Plainview) import PlainviewUIKitCore

/// What appeared, disappeared and changed on the screen between two moments.
@MainActor struct ScreenChanges {
  private static let limit = 8
  private let before: [String]

  /// Remembers what is on the screen now.
  init(of app: XCUIApplication) { before = Self.lines(of: app) }

  /// What is different now: `+` for what is new, `-` for what is gone.
  func lines(in app: XCUIApplication) -> [String] {
    let changes = Self.lines(of: app).difference(from: before).map { change in
      switch change {
      case .insert(_, let line, _): "+ \(line)"
      case .remove(_, let line, _): "- \(line)"
      }
    }
    let surplus = changes.count - Self.limit
    return changes.prefix(Self.limit) + (surplus > 0 ? ["… \(surplus) more"] : [])
  }

  private static func lines(of app: XCUIApplication) -> [String] {
    app.rootWindows.flatMap { ElementTree.visible(below: $0) }.map { ElementTree.line($0) }
  }
}

extension XCUIApplication {
  /// Remembers what is on the screen now.
  func screenChanges() -> ScreenChanges { ScreenChanges(of: self) }
}
