import Foundation
import PlainviewInterfaceBuilder
import PlainviewRuntime
import PlainviewUIKitCore
import PlainviewWidgets
import Testing

/// What documents no longer do once an exception has ended the process (contract S2).
@Suite @MainActor struct EndedProcessTests {
  private static let text = Sample.storyboard(
    controller: "customClass=\"SampleSignUpController\" customModule=\"PlainviewInterfaceBuilderTests\" "
      + "storyboardIdentifier=\"SignUp\"")

  private func storyboard() throws -> UIStoryboard {
    UIStoryboard(name: "Main", bundle: try Sample.bundle(["Main.storyboard": Self.text]))
  }

  @Test func `S2 A controller whose initializer fails does not awake`() throws {
    let storyboard = try storyboard()
    var made: SampleSignUpController?
    #expect(throws: UncaughtException.self) {
      try Sample.run {
        made = storyboard.instantiateViewController(identifier: "SignUp") { coder in
          raise(.internalInconsistency("the end"))
          return SampleSignUpController(coder: coder)
        }
      }
    }
    #expect(try #require(made).log == [])
  }

  @Test func `S2 Classes of which no object is made any more are not called unknown`() throws {
    let storyboard = try storyboard()
    let process = SimulatedProcess()
    #expect(throws: UncaughtException.self) {
      try Sample.run(in: process) {
        raise(.internalInconsistency("the end"))
        _ = storyboard.instantiateInitialViewController()
      }
    }
    #expect(process.console == [])
  }
}
