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

  /// How a test is ended whose code can be left at once, on a stack of its own.
  package struct Ending: Sendable {
    /// Whether the running code is such a test's.
    let isPossible: @Sendable () -> Bool
    /// Ends the test; it comes back only where that is not possible.
    let end: @Sendable () -> Void

    package init(isPossible: @escaping @Sendable () -> Bool, end: @escaping @Sendable () -> Void) {
      self.isPossible = isPossible
      self.end = end
    }
  }

  private static let ending = Installed<Ending>()

  package static func install(_ new: Ending) { ending.install(new) }

  package static var name: String? { library.value?.name() }

  /// Whether the running test can be ended at once.
  static var canBeEnded: Bool { ending.value?.isPossible() ?? false }

  /// Ends the running test, which has failed.
  static func end() { ending.value?.end() }

  /// What is restored when a test's code is left in the middle of a call of the library, which then does not end.
  @MainActor private static var restoring: [@MainActor () -> Void] = []

  @MainActor package static func whenLeft(_ restore: @escaping @MainActor () -> Void) { restoring.append(restore) }

  /// The code of a test was left, and nothing of it runs any more.
  package static func wasLeft() {
    if MainQueue.isCurrent { MainActor.assumeIsolated { for restore in restoring { restore() } } }
  }

  /// A test without a task begins: what an earlier one has left is not its own.
  package static func begin() {
    WorkOwner.forgetTasklessCode()
    MainThreadChecker.begin()
    if MainQueue.isCurrent { MainActor.assumeIsolated { SimulatedProcess.forgetTasklessFailure() } }
  }

  /// Fails the running test; does nothing in programs without a test library.
  static func fail(_ exception: UncaughtException) { library.value?.fail(exception) }
}
