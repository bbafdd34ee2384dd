import PlainviewRuntime
public import PlainviewSnapshot
@_spi(Plainview) public import PlainviewUIKitCore

extension XCUIApplication {
  /// The screen as text, now; empty when the app does not run.
  ///
  /// A picture shows all windows of the app, one over the other; other texts tell of the window that has the keys.
  public func text(as snapshotting: Snapshotting<UIView>) -> String {
    guard let process else { return "" }
    return process.enter { self.window.map { snapshotting.ofScreen.text(of: $0) } ?? "" }
  }
}

extension Snapshotting where Value == XCUIApplication {
  /// The app's screen in ASCII marks.
  public static var ascii: Self { ofScreen(.ascii) }
  /// The app's screen in box-drawing characters.
  public static var unicode: Self { ofScreen(.unicode) }
  /// The app's screen in box-drawing characters, with the sequences of terminals for colours and weights.
  public static var ansi: Self { ofScreen(.ansi) }
  /// The app's screen in ASCII marks, and under it its colours, weights and states as letters.
  public static var styles: Self { ofScreen(.styles) }
  /// The app's screen as an image.
  public static var svg: Self { ofScreen(.svg) }
  /// The app's views, one a line.
  public static var hierarchy: Self { ofScreen(.hierarchy) }
  /// Where the app's views are and why.
  public static var layout: Self { ofScreen(.layout) }
  /// What a screen reader says of the app's screen.
  public static var accessibility: Self { ofScreen(.accessibility) }
  /// The app's views for machines.
  public static var json: Self { ofScreen(.json) }
  /// Which object calls which method of which other one in the app's screen.
  public static var wiring: Self { ofScreen(.wiring) }

  /// What happened in the app since its launch, with the addresses masked; see `XCUIApplication.transcript`.
  public static var events: Self {
    Self(complete: "events") { EventText.text(of: $0.process?.transcript) }
  }
  /// What the app wrote to its console, with the addresses masked, and last the exception that ended it.
  public static var console: Self {
    Self(complete: "console") { ConsoleText.text(of: $0.console, endedBy: $0.process?.uncaught) }
  }

  private static func ofScreen(_ strategy: Snapshotting<UIView>) -> Self {
    Self(complete: strategy.name, pathExtension: strategy.pathExtension) { $0.text(as: strategy) }
  }
}

extension XCUIApplication: FactSource {
  /// The facts of the app's window; nil when the app does not run.
  package var treeFacts: TreeFacts? {
    guard let process else { return nil }
    return process.enter { self.window.map { TreeFacts(of: $0) } }
  }
}
