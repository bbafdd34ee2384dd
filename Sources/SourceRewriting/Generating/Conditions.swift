/// Makes true in `#if` what holds on iOS and, through the library, here.
struct Conditions {
  let model: TargetModel

  /// Rewrites the conditions of all files.
  func run() {
    // Modules of Apple's systems stand for Objective-C's runtime, too: sources that never name UIKit do better without.
    let usesUIKit = model.usesUIKit
    // C sources are compiled for Linux: what stands on them without an interface has to be, too.
    let isOnLinux = model.isTestLibrary || (model.context.standsOnC && !usesUIKit)
    let isTrue = isOnLinux ? [] : Self.always + (usesUIKit ? Self.besideUIKit : [])
    let isFalse = Self.notWhole + (usesUIKit ? [] : Self.ofAppleAlone + (isOnLinux ? Self.partsOfUIKit : []))
    for file in model.files {
      for index in file.conditions {
        rewrite(index, in: file, isTrue, by: "true")
        rewrite(index, in: file, isFalse, by: "false")
        if usesUIKit, surroundsUIKit(index, in: file) { rewrite(index, in: file, ["os(Linux)"], by: "false") }
      }
    }
  }

  private static let always = [
    "os(iOS)", "targetEnvironment(simulator)", "canImport(CoreGraphics)", "canImport(QuartzCore)",
  ]
  private static let besideUIKit = ["canImport(Darwin)", "canImport(ObjectiveC)"]

  /// A module without its certificates, for which alone sources ask whether it is there.
  private static let notWhole = ["canImport(Security)"]

  /// Modules that the library has, by which sources without an interface ask whether they are on Apple's systems.
  private static let ofAppleAlone = ["canImport(os)", "canImport(OSLog)", "canImport(Network)"]

  /// Whether UIKit is imported behind a condition or one of its alternatives: what it decides then is whether there is an
  /// interface. Elsewhere it is true that Foundation is Linux's.
  private func surroundsUIKit(_ index: Int, in file: ScannedFile) -> Bool {
    let tokens = file.source.tokens
    var depth = 0
    for next in (index + 1)..<file.source.tokenCount where tokens[next].kind == .directive {
      let text = file.source.text(tokens[next])
      if text.hasPrefix("#if") { depth += 1 }
      guard text.hasPrefix("#endif") else { continue }
      if depth == 0 {
        return file.imports.contains { line in
          (index..<next).contains(line.moduleIndex) && Imports.bringsUIKit(line.module)
        }
      }
      depth -= 1
    }
    return false
  }

  /// Modules that pass on UIKit.
  private static let partsOfUIKit = ["canImport(CoreGraphics)", "canImport(QuartzCore)"]

  private func rewrite(_ index: Int, in file: ScannedFile, _ questions: [String], by answer: String) {
    let range = file.range(index, index)
    let text = file.bytes[range]
    for question in questions {
      let wanted = Array(question.utf8)
      var start = text.startIndex
      while start + wanted.count <= text.endIndex {
        if text[start] == wanted[0], text[start..<start + wanted.count].elementsEqual(wanted),
          !Self.isLetter(text[start - 1])
        {
          file.edits.replace(start..<start + wanted.count, by: answer, in: file.bytes)
          start += wanted.count
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
