public import Foundation

/// A named part of a test, to which attachments can be added.
@preconcurrency @MainActor public protocol XCTActivity: NSObjectProtocol {
  /// The name of the part.
  var name: String { get }
  /// Keeps something with the running test.
  func add(_ attachment: XCTAttachment)
}

/// Where the running test is.
@preconcurrency @MainActor public final class XCTContext {
  /// Runs a part of a test under a name; XCTest on Linux has no report that would show it, so only failures could.
  public static func runActivity<Result>(
    named name: String, block: @MainActor (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    try block(Activity(name))
  }

  private final class Activity: NSObject, XCTActivity {
    let name: String

    init(_ name: String) { self.name = name }

    func add(_ attachment: XCTAttachment) { XCTestCase.current?.add(attachment) }
  }
}
