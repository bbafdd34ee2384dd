/// The test that runs now, for code that knows no test library; the layer that knows them installs itself here.
package enum RunningTest {
  package struct Library: Sendable {
    /// The name of the test whose code runs; nil outside of tests.
    let name: @Sendable () -> String?
    /// Fails the test whose code runs.
    let fail: @Sendable (UncaughtException) -> Void

    package init(name: @escaping @Sendable () -> String?, fail: @escaping @Sendable (UncaughtException) -> Void) {
      self.name = name
      self.fail = fail
    }
  }

  private static let library = Installed<Library>()

  package static func install(_ new: Library) { library.install(new) }

  static var name: String? { library.value?.name() }

  /// Fails the running test; does nothing in programs without a test library.
  static func fail(_ exception: UncaughtException) { library.value?.fail(exception) }
}
