import Foundation
import PlainviewRuntime
import Testing

/// Foundation's `UserDefaults` is replaced before a program starts, or reports that it is not.
@MainActor @Suite struct UserDefaultsReplacementTests {
  @Test func `The replacement is installed in this program`() {
    SimulatedProcess(defaults: DefaultsStore()).enter { #expect(UserDefaultsReplacement.isInstalled) }
  }

  @Test
  func `Classes that are not laid out as expected are left alone, and the text names what follows and the remedy`()
    throws
  {
    // A base class has no methods of its own above itself.
    let problem = #expect(throws: MethodReplacement.Problem.self) {
      try MethodReplacement.replace(NSObject.self, with: UserDefaults.self, above: UserDefaults.self)
    }
    let text = MethodReplacement.text(
      of: try #require(problem), in: UserDefaults.self, UserDefaultsReplacement.consequence)
    #expect(text.contains("UserDefaults could not be replaced (the class tables have unexpected sizes: "))
    #expect(text.contains("files of your home folder") && text.contains("Build with the Swift release"))
    #expect(!text.contains("\n"))
  }
}
