/// Makes conditions of `#if` true that hold on iOS and, with the library, here.
struct Conditions {
  let model: TargetModel

  /// Rewrites the conditions of all files.
  func run() {
    // Modules of Apple's systems imply Objective-C's runtime too: sources that never name UIKit compile better without them.
    let usesUIKit = model.usesUIKit
    // C sources are compiled for Linux: targets on top of them without an interface have to be as well.
    let isOnLinux = model.isTestLibrary || (model.context.dependsOnC && !usesUIKit)
    let isTrue = isOnLinux ? [] : Self.always + (usesUIKit ? Self.besideUIKit : [])
    let isFalse = Self.notWhole + (usesUIKit ? [] : Self.ofAppleAlone + (isOnLinux ? Self.partsOfUIKit : []))
    for file in model.files {
      for index in file.conditions {
        rewrite(index, in: file, isTrue, by: "true")
        rewrite(index, in: file, isFalse, by: "false")
        if isOnApplesSystems(index, in: file, usesUIKit: usesUIKit) {
          rewrite(index, in: file, ["os(Linux)"], by: "false")
        }
      }
    }
  }

  private static let always = [
    "os(iOS)", "targetEnvironment(simulator)", "canImport(CoreGraphics)", "canImport(QuartzCore)",
  ]
  private static let besideUIKit = ["canImport(Darwin)", "canImport(ObjectiveC)"]

  /// A module without certificates, which are the reason why sources test for it.
  private static let notWhole = ["canImport(Security)"]

  /// Modules of the library by which sources without an interface test for Apple's systems.
  private static let ofAppleAlone = ["canImport(os)", "canImport(OSLog)", "canImport(Network)"]

  /// Whether a condition means an interface by `os(Linux)`; elsewhere it is true that Foundation is Linux's.
  ///
  /// It does where UIKit is imported behind it or one of its alternatives, or layers, places or pictures, where these name
  /// publishers or certificates, which the library has, where it keeps whole declarations of a target with an interface, types
  /// or members, from Linux, or those of a file about queues alone, and around the list of tests that XCTest needed there once.
  /// It does not where the declarations are named as some that Swift's library has on Linux, whatever the system's version.
  private func isOnApplesSystems(_ index: Int, in file: ScannedFile, usesUIKit: Bool) -> Bool {
    let tokens = file.source.tokens
    var depth = 0
    var end = -1
    var isAlone = true
    for next in (index + 1)..<file.source.tokenCount where tokens[next].kind == .directive {
      let text = file.source.text(tokens[next])
      if text.hasPrefix("#if") { depth += 1 }
      if depth == 0, text.hasPrefix("#else") { isAlone = false }
      guard text.hasPrefix("#endif") else { continue }
      if depth == 0 {
        end = next
        break
      }
      depth -= 1
    }
    guard end >= 0, !namesLaterDeclaration(index..<end, in: file) else { return false }
    let imports = file.imports.filter { (index..<end).contains($0.moduleIndex) }
    if usesUIKit, imports.contains(where: { Imports.bringsUIKit($0.module) }) { return true }
    // Linux has none of these, the library does.
    if imports.contains(where: { Self.ofLibrary.contains($0.module) && model.context.modules.contains($0.module) }) {
      return true
    }
    // Nor has it certificates.
    if model.context.modules.contains("Security"),
      (index..<end).contains(where: { tokens[$0].kind == .word && tokens[$0].word.moduleBehindUIKit == "Security" })
    {
      return true
    }
    let text = file.source.text(tokens[index])
    if model.kind == .test, text.hasPrefix("#if os(Linux)") {
      return (index..<end).contains { tokens[$0].kind == .word && file.source.name(tokens[$0]) == "allTests" }
    }
    // Queues are the same on Linux.
    let isAboutQueues = !file.imports.isEmpty && file.imports.allSatisfy { $0.module == "Dispatch" }
    guard usesUIKit || isAboutQueues, isAlone, text.contains("!os(Linux)") else { return false }
    return isAmongDeclarations(index, in: file)
  }

  private static let ofLibrary: Set<String> = ["Combine", "QuartzCore", "CoreLocation", "CoreImage"]

  /// Whether `indices(where:)` is declared or called: libraries have one of their own for systems before Swift 6's.
  private func namesLaterDeclaration(_ range: Range<Int>, in file: ScannedFile) -> Bool {
    range.contains { index in
      guard file.source.tokens[index].kind == .word, file.source.name(file.source.tokens[index]) == "indices" else {
        return false
      }
      if file.source.isSign(index + 1, UInt8(ascii: "{")) { return file.source.isSign(index - 1, UInt8(ascii: ".")) }
      return file.source.isSign(index + 1, UInt8(ascii: "(")) && file.source.isWord(index + 2, .where)
    }
  }

  /// Whether a directive is at the top level of the file or of a type's body, and not among statements.
  private func isAmongDeclarations(_ index: Int, in file: ScannedFile) -> Bool {
    var next = 0
    while next < index {
      defer { next += 1 }
      guard file.source.isSign(next, UInt8(ascii: "{")) else { continue }
      let end = Int(file.source.tokens[next].partner)
      if end < index {
        next = max(next, end)
      } else if !file.types.contains(where: { $0.openIndex == next }) {
        return false
      }
    }
    return true
  }

  /// Modules that pass on UIKit.
  private static let partsOfUIKit = ["canImport(CoreGraphics)", "canImport(QuartzCore)"]

  private func rewrite(_ index: Int, in file: ScannedFile, _ questions: [String], by answer: String) {
    let range = file.range(index, index)
    let text = file.bytes[range]
    for question in questions {
      let bytes = Array(question.utf8)
      var start = text.startIndex
      while start + bytes.count <= text.endIndex {
        if text[start] == bytes[0], text[start..<start + bytes.count].elementsEqual(bytes),
          !Self.isLetter(text[start - 1])
        {
          file.edits.replace(start..<start + bytes.count, by: answer, in: file.bytes)
          start += bytes.count
        } else {
          start += 1
        }
      }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
    default: false
    }
  }
}
