import Foundation
import PlainviewRuntime
import PlainviewXCTest
import Testing
import UIKit

/// What ends a test of XCTest, and that it is torn down then.
@MainActor @Suite struct EndingTests {
  @Test func `A failure ends the test where it does not continue after failures`() {
    let line = #line + 3
    let outcome = RecordedTest.run { test in
      test.continueAfterFailure = false
      XCTFail("first")
      test.notes.append("not reached")
    }
    #expect(outcome.failures == ["EndingTests.swift:\(line): failed - first"])
    #expect(outcome.notes == ["setUp", "tearDown"])
  }

  @Test func `A test continues after failures unless told otherwise`() {
    let outcome = RecordedTest.run { test in
      XCTFail("first")
      XCTAssertEqual(1, 2)
      test.notes.append("reached")
    }
    #expect(outcome.failures.count == 2)
    #expect(outcome.notes == ["setUp", "reached", "tearDown"])
  }

  @Test func `A failure in a helper ends the test, and what is in progress is forgotten`() {
    final class Counter {
      var steps = 0
      func step(_ body: () -> Void) { change(&steps, body) }
      private func change(_ steps: inout Int, _ body: () -> Void) {
        steps += 1
        body()
      }
    }
    let counter = Counter()
    for _ in 0..<2 {
      let outcome = RecordedTest.run { test in
        test.continueAfterFailure = false
        counter.step { XCTFail("inside") }
        test.notes.append("not reached")
      }
      #expect(outcome.failures.count == 1)
      #expect(outcome.notes == ["setUp", "tearDown"])
    }
    // The access to it was left open by the tests; to begin another one would end the program.
    counter.steps += 1
    #expect(counter.steps == 3)
  }

  enum Options { @TaskLocal static var mode = "usual" }

  @Test func `Task-local values end with the test that bound them`() {
    let outcome = RecordedTest.run { test in
      test.continueAfterFailure = false
      Options.$mode.withValue("outer") { Options.$mode.withValue("inner") { XCTFail("inside") } }
    }
    #expect(outcome.failures.count == 1)
    #expect(Options.mode == "usual")
  }

  final class FailingSetUp: NotingTestCase {
    override func setUpWithError() throws {
      continueAfterFailure = false
      addTeardownBlock { [self] in notes.append("block") }
      XCTFail("set-up")
      notes.append("not reached")
    }
    override func tearDownWithError() throws { notes.append("tearDownWithError") }
  }

  @Test func `A failing set-up ends the test, which is torn down`() {
    let outcome = RecordedTest.run(FailingSetUp.self) { $0.notes.append("not reached") }
    #expect(outcome.failures.count == 1)
    #expect(outcome.notes == ["block", "tearDown", "tearDownWithError"])
  }

  @Test func `A failure in tearDown counts behind one of the test`() {
    final class FailingTearDown: NotingTestCase {
      override func tearDown() { XCTFail("torn") }
    }
    let outcome = RecordedTest.run(FailingTearDown.self) { test in
      test.continueAfterFailure = false
      XCTFail("body")
    }
    #expect(outcome.failures.map { $0.suffix(4) } == ["body", "torn"])
  }

  @Test func `A wait in vain ends the test at the wait`() {
    let line = #line + 3
    let outcome = RecordedTest.run { test in
      test.continueAfterFailure = false
      test.wait(for: [test.expectation(description: "never")], timeout: 0.05)
      test.notes.append("not reached")
    }
    #expect(
      outcome.failures == [
        "EndingTests.swift:\(line): Asynchronous wait failed - Exceeded timeout of 0.05 seconds, with unfulfilled "
          + "expectations: never"
      ])
    #expect(outcome.notes == ["setUp", "tearDown"])
  }

  @Test func `A failure on another thread ends the test at its next failure`() {
    let outcome = RecordedTest.run { test in
      test.continueAfterFailure = false
      DispatchQueue.global().sync { Thread.detachNewThread { XCTFail("elsewhere") } }
      while !test.hasEnded { usleep(100) }
      XCTFail("a consequence")
      test.notes.append("not reached")
    }
    #expect(outcome.failures.count == 1)
    #expect(outcome.notes == ["setUp", "tearDown"])
  }

  @Test func `What a queue calls is not left, and its failures do not count any more`() {
    let outcome = RecordedTest.run { test in
      test.continueAfterFailure = false
      let queue = DispatchQueue(label: "work")
      queue.sync {
        XCTFail("first")
        XCTFail("second")
      }
      test.notes.append("reached")
      queue.sync { test.notes.append("the queue is free") }
    }
    #expect(outcome.failures.count == 1)
    #expect(outcome.notes == ["setUp", "reached", "the queue is free", "tearDown"])
  }

  @Test func `W86 An exception ends its test, and the next one goes its way`() {
    let line = #line + 3
    let outcome = RecordedTest.run { test in
      MainActor.assumeIsolated {
        _ = UIView().perform("missing")
      }
      test.notes.append("not reached")
    }
    #expect(outcome.failures.count == 1)
    #expect(outcome.failures[0].hasPrefix("EndingTests.swift:\(line): failed: caught "))
    #expect(outcome.failures[0].contains("missing]: unrecognized selector sent to instance"))
    #expect(outcome.notes == ["setUp", "tearDown"])
    let next = RecordedTest.run { test in
      MainActor.assumeIsolated {
        let button = UIButton()
        button.addAction(UIAction { _ in test.notes.append("tapped") }, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
      }
    }
    #expect(next.notes == ["setUp", "tapped", "tearDown"])
  }

  @Test func `W86 What an exception leaves half done is put back`() {
    let outcome = RecordedTest.run { _ in
      MainActor.assumeIsolated {
        UIView.animate(withDuration: 1) { _ = UIView().perform("missing") }
      }
    }
    #expect(outcome.failures.count == 1)
    let view = UIView()
    view.alpha = 0.5
    #expect(view.layer.animationKeys() == nil)
  }
}
