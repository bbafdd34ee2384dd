import Foundation
import PlainviewRuntime
import PlainviewTargetAction
@_spi(Plainview) import PlainviewUIKitCore

extension XCUIApplication {
  /// The app whose delegate announced itself when the program was loaded: the one that a UI test is about (W84).
  ///
  /// Its Info.plist is looked for beside the program and among the resources of its targets, those of the delegate's
  /// target first. `launch()` fails where no app announced itself.
  public convenience init() {
    self.init(
      entry: AppEntry(
        device: { .default },
        start: { launch in
          // What was queued when the program was loaded.
          ActionRegistry.runQueued()
          guard let delegate = __AppUnderTest.delegate as? NSObject.Type else { throw LaunchError.noAppUnderTest }
          var launch = launch
          launch.delegateClass = delegate
          launch.manifest = try ProgramManifest.read(of: delegate)
          try launch.run(in: .shared)
          return nil
        }),
      textMetrics: .cells)
  }

  /// The app of a bundle; there is one app in a test, so that any identifier means it.
  public convenience init(bundleIdentifier: String) { self.init() }
}
