import Testing

/// Private initializers that Objective-C sees.
@Suite struct PrivateInitializerTests {
  private func initializer(_ declaration: String, of type: String = "open class A: NSObject") -> String {
    let lines = rewritten(body: "\(type) {\n\(declaration) {}\n}\n").split(separator: "\n")
    return lines.first { $0.contains("init") }.map { $0.drop { $0 == " " }.description } ?? ""
  }

  /// Blueprints' layouts have such an initializer, and its tests subclass them.
  @Test(arguments: ["@objc private init()", "@objc fileprivate init()", "private @objc init()"])
  func `Subclasses in tests know a designated initializer`(_ declaration: String) {
    #expect(initializer(declaration) == "init() {}")
  }

  @Test func `Other initializers stay as private as they are`() {
    #expect(initializer("private init()") == "private init() {}")
    #expect(initializer("@objc private convenience init(a: Int)") == "private convenience init(a: Int) {}")
    #expect(initializer("@objc private init()", of: "class A: NSObject") == "private init() {}")
    #expect(initializer("@objc public init()") == "public init() {}")
  }
}
