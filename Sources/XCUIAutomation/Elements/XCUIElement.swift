public import Foundation
public import PlainviewGraphics
import PlainviewRuntime
public import PlainviewUIAutomation
import PlainviewXCTest

/// Something on the screen, described by how to find it; it is looked for anew at every use.
///
/// What needs the element fails the test when there is none, or more than one, and says what comes near.
@preconcurrency @MainActor open class XCUIElement: NSObject, XCUIElementTypeQueryProvider {
  typealias Driver = PlainviewUIAutomation.XCUIElement

  /// Makes the driver's element, which belongs to the app of the running test.
  let make: @MainActor () throws -> Driver

  /// Where the test describes the element; nil where the compiler does not say.
  let sourceLocation: TestLocation?

  nonisolated init(at sourceLocation: TestLocation? = nil, _ make: @escaping @MainActor () throws -> Driver) {
    self.sourceLocation = sourceLocation
    self.make = make
  }

  // MARK: Presence

  /// Whether the element can be seen now.
  open var exists: Bool { Step()(false) { try make().exists } }

  /// Whether a tap on the element's middle would reach it.
  open var isHittable: Bool { Step()(false) { try make().isHittable } }

  /// Lets virtual time pass until the element exists; returns whether it does.
  @discardableResult
  open func waitForExistence(timeout: TimeInterval, file: StaticString = #filePath, line: UInt = #line) -> Bool {
    Step(file, line)(false) { try make().waitForExistence(timeout: timeout) }
  }

  // MARK: Queries

  /// A query for the elements of a type at any depth below this one.
  open func descendants(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery { [make] in try make().descendants(matching: type) }
  }

  /// A query for the elements of a type directly below this one.
  open func children(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery { [make] in try make().children(matching: type) }
  }

  /// A point relative to the element: (0, 0) is its upper left corner and (1, 1) its lower right one.
  open func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    XCUICoordinate(of: self) { [make] in try make().coordinate(withNormalizedOffset: normalizedOffset) }
  }

  open override var debugDescription: String {
    guard MainQueue.isCurrent else { return super.debugDescription }
    return MainActor.assumeIsolated { (try? make().debugDescription) ?? "no app runs" }
  }
}

extension XCUIElement: XCUIScreenshotProviding {
  /// The element as the screen shows it.
  public func screenshot() -> XCUIScreenshot { XCUIScreen.main.screenshot() }
}
