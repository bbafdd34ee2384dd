import XCTest

/// A test that ends the program: the one behind it is run all the same.
final class CrashingTests: XCTestCase {
  func testAEndsTheProgram() {
    let none: String? = nil
    print(none!.count)
  }

  func testBGoesOn() {}
}
