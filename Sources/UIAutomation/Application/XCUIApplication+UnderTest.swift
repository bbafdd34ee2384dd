package import Foundation
package import PlainviewGraphics
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
      entry: AppEntry(device: .default) {
        // What was queued when the program was loaded.
        ActionRegistry.runQueued()
        guard let delegate = __AppUnderTest.delegate as? NSObject.Type else { throw LaunchError.noAppUnderTest }
        return delegate
      }, textMetrics: .cells)
  }

  /// The app of this program, whose delegate is of a class; its Info.plist is looked for as for `init()`.
  package convenience init(
    ofProgram delegate: NSObject.Type?, device: SimulatedDevice = .default, textMetrics: TextMetrics = .cells
  ) { self.init(entry: AppEntry(device: device) { delegate }, textMetrics: textMetrics) }

  /// The app of a bundle; there is one app in a test, so that any identifier means it.
  public convenience init(bundleIdentifier: String) { self.init() }
}

extension AppEntry {
  /// The app of this program, whose delegate is of the class that is found.
  fileprivate init(device: SimulatedDevice, delegate: @escaping @MainActor () throws -> NSObject.Type?) {
    self.init(
      device: { device },
      start: { launch in
        var launch = launch
        launch.delegateClass = try delegate()
        launch.manifest = try ProgramManifest.read(of: launch.delegateClass)
        try launch.run(in: .shared)
        return nil
      })
  }
}
