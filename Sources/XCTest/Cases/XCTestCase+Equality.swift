// On iOS a test case is an object of Objective-C, and those are equal and hashed.
extension XCTestCase: Hashable {
  /// Whether two test cases are equal: by default, whether they are the same.
  public static func == (one: XCTestCase, other: XCTestCase) -> Bool { one.isEqual(other) }
  /// Adds what `hash` says.
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
