import PlainviewRuntime

/// Test methods of the main actor, as XCTest calls them here.
///
/// The runner casts a method to a function without an actor, which one of the main actor is not; it runs synchronous ones
/// on the main thread. So they become nonisolated, with a body that assumes the main actor.
struct TestMethods {
  let model: TargetModel

  /// Rewrites the test cases of all files.
  func run() {
    var changed: Set<String> = []
    for file in model.files {
      for type in file.types where (type.kind == .class || type.kind == .extension) && isTestCase(type.name) {
        for method in type.methods where rewrite(method, of: type, in: file) { changed.insert(type.name) }
      }
      for type in file.types where type.kind == .class && isSpec(type.name) { addTest(to: type) }
    }
    for file in model.files {
      for type in file.types where type.kind == .class && changed.contains(type.name) { makeSendable(type, in: file) }
    }
  }

  // MARK: Specs of Quick

  /// Quick finds its specs through the Objective-C runtime, or in a `main.swift` of one's own. Here a spec becomes a test
  /// case with one test, which runs its examples; the name of a running example is the test's.
  private func addTest(to type: DeclaredType) {
    guard model.kind == .test, !type.isGeneric, !type.isLocal, !type.methods.contains(where: { $0.base == "testSpec" })
    else { return }
    guard !type.properties.contains(where: { $0.name == "name" }) else {
      type.additions.append((0, "func testSpec() throws { for test in Self.allTests { try test.1(self)() } }"))
      return
    }
    type.additions.append(
      (
        0,
        "nonisolated(unsafe) private var _example: String?; "
          + "nonisolated public override var name: String { _example.map { \"\(type.name).\\($0)\" } ?? super.name }; "
          + "func testSpec() throws { defer { _example = nil }; "
          + "for test in Self.allTests { _example = test.0; try test.1(self)() } }"
      ))
  }

  private func isSpec(_ name: String) -> Bool {
    !model.inheritedNames(of: name).isDisjoint(with: ["QuickSpec", "AsyncSpec"])
  }

  // MARK: Methods

  private func isTestCase(_ name: String) -> Bool {
    model.lineage(of: name).dropFirst().contains { $0.hasSuffix("TestCase") }
      || model.inheritedNames(of: name).contains { $0.hasSuffix("TestCase") }
  }

  private static let fixtures: Set<String> = ["setUp", "setUpWithError", "tearDown", "tearDownWithError"]

  /// Rewrites a method of the main actor that the runner calls; returns whether it was one.
  private func rewrite(_ method: DeclaredMethod, of type: DeclaredType, in file: ScannedFile) -> Bool {
    guard let body = method.bodyIndex, method.effect != .async, method.labels.isEmpty, !method.marks.isNonisolated
    else { return false }
    let isTest = method.base.hasPrefix("test") && !method.marks.isPrivate && !method.marks.isStatic
    guard isTest || (method.marks.isOverride && Self.fixtures.contains(method.base)) else { return false }
    let isOfMainActor = model.lineage(of: type.name).contains {
      (model.declaredClass($0)?.marks.mainActorIndex ?? -1) >= 0
    }
    let isInherited = isOfMainActor || type.marks.mainActorIndex >= 0
    guard isInherited || method.marks.mainActorIndex >= 0 else { return false }
    let tokens = file.source.tokens
    if method.marks.mainActorIndex >= 0 { file.blank(method.marks.mainActorIndex, method.marks.mainActorIndex) }
    if isInherited {
      // In front of `func`: the last token before the name.
      file.edits.insert("nonisolated ", at: Int(tokens[method.nameIndex - 1].start))
    }
    // The closure is declared as throwing: its body need not throw, and may have a `try` that never does.
    let call = " \(method.throwsErrors ? "try" : "try!") MainActor.assumeIsolated { () throws in"
    file.edits.insert(call, at: Int(tokens[body].end))
    file.edits.insert("} ", at: Int(tokens[Int(tokens[body].partner)].start))
    isolateFunctions(in: body, of: file)
    return true
  }

  /// A local function has the actor of the method that it is in, but in a closure none: the ones of the method's body get
  /// the main actor by name. What local functions and types hold follows them.
  private func isolateFunctions(in body: Int, of file: ScannedFile) {
    let source = file.source
    let end = Int(source.tokens[body].partner)
    var index = body + 1
    var hasActor = false
    var isHeader = false
    while index < end {
      let token = source.tokens[index]
      var next = index + 1
      switch (token.kind, token.word) {
      case (.attribute, .MainActor), (.word, .nonisolated): hasActor = true
      case (.attribute, _): break
      case (.word, .func):
        if !hasActor { file.edits.insert("@MainActor ", at: Int(token.start)) }
        (hasActor, isHeader) = (false, true)
      case (.word, .class), (.word, .struct), (.word, .enum), (.word, .actor): (hasActor, isHeader) = (false, true)
      default:
        hasActor = false
        if isHeader, Int(token.partner) > index {
          next = Int(token.partner) + 1
          isHeader = token.sign != UInt8(ascii: "{")
        }
      }
      index = next
    }
  }

  /// In the Swift 6 language mode a body that moves to the main actor takes the test case along, which is right only for
  /// one that can be sent.
  private func makeSendable(_ type: DeclaredType, in file: ScannedFile) {
    guard !type.isGeneric, !model.inheritedNames(of: type.name).contains("Sendable") else { return }
    file.edits.insert(", @unchecked Sendable", at: Int(file.source.tokens[type.openIndex - 1].end))
  }
}
