import PlainviewRuntime
public import PlainviewSnapshot
public import PlainviewUIKitCore

extension XCUIApplication {
  /// The screen as text, now; empty when the app does not run.
  public func text(as snapshotting: Snapshotting<UIView>) -> String {
    guard let process else { return "" }
    return process.enter { self.window.map { snapshotting.text(of: $0) } ?? "" }
  }
}

extension Snapshotting where Value == XCUIApplication {
  /// The app's screen in ASCII marks.
  public static var ascii: Self { Self { $0.text(as: .ascii) } }
  /// The app's screen in box-drawing characters.
  public static var unicode: Self { Self { $0.text(as: .unicode) } }
  /// The app's views, one a line.
  public static var hierarchy: Self { Self { $0.text(as: .hierarchy) } }
  /// What happened in the app since its launch; see `XCUIApplication.transcript`.
  public static var events: Self { Self { $0.transcript } }
  /// Who calls which method of whom in the app's screen.
  public static var wiring: Self { Self { $0.text(as: .wiring) } }
}

extension XCUIApplication: FactSource {
  /// The facts of the app's window; nil when the app does not run.
  package var treeFacts: TreeFacts? {
    guard let process else { return nil }
    return process.enter { self.window.map { TreeFacts(of: $0) } }
  }
}
