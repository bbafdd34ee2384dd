import Foundation
import PlainviewRuntime
import PlainviewUIKitCore
import Testing
import UIKit

/// An app that runs as a program, without a driver; in a process of its own here, as every test's app.
@MainActor @Suite struct ProgramRunTests {
  private let process = SimulatedProcess()

  private func run(_ findDelegate: () throws -> NSObject.Type?) throws -> ProgramRun {
    try process.run { ProgramRun(findDelegate) }
  }

  @Test func `The first screen is written, with status 0`() throws {
    let run = try run { ClassicDelegate.self }
    #expect(run.status == 0)
    #expect(run.output.contains("[Tap]") || run.output.contains("Tap"))
    #expect(run.complaint.isEmpty)
    #expect(process.enter { Heard.take() }.last == "viewDidAppear")
  }

  @Test func `An app without a window says what to do`() throws {
    final class Idle: UIResponder, UIApplicationDelegate {}
    #expect(try run { Idle.self }.output.hasPrefix("The app shows no window: make one in its delegate"))
  }

  @Test func `A delegate that is not there is UIKit's exception, with status 1`() throws {
    let run = try run { try ProgramRun.delegateClass(named: "Shop.AppDelegate") }
    #expect(run.status == 1)
    #expect(
      run.complaint
        == "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'Unable to "
        + "instantiate the UIApplication delegate instance. No class named Shop.AppDelegate is loaded.'")
  }

  @Test func `A class that is no delegate is named`() throws {
    let name = String(reflecting: LifeController.self)
    let run = try run { try ProgramRun.delegateClass(named: name) }
    #expect(
      run.complaint == "the launch: the class \(name) is no UIApplicationDelegate, let it conform or name another")
  }
}
