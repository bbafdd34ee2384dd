/// Attributes and modifiers.
extension SourceScanner {
  mutating func scanAttribute() {
    beginMarks()
    let first = index
    let word = tokens[first].word
    var last = first
    if source.isSign(first + 1, UInt8(ascii: "(")), takesParenthesis(word, at: first + 1) {
      last = Int(tokens[first + 1].partner)
    }
    switch word {
    case .objc:
      marks.isObjC = true
      if last > first + 2 {
        marks.objcName = source.text(from: first + 2, through: last - 1).filter { $0 != " " }
      }
      file.blank(first, last)
    case .objcMembers:
      marks.isObjCMembers = true
      file.blank(first, last)
    case .IBAction, .IBSegueAction:
      marks.isAction = true
      file.blank(first, last)
    case .IBOutlet, .IBInspectable:
      marks.isOutlet = true
      file.blank(first, last)
    case .IBDesignable, .GKInspectable: file.blank(first, last)
    case .nonobjc:
      marks.isNonObjC = true
      file.blank(first, last)
    case .UIApplicationMain, .NSApplicationMain:
      marks.isMain = true
      file.replace(first, last, by: "@main")
    case .main: marks.isMain = true
    case .MainActor: marks.mainActorIndex = first
    case .NSManaged: marks.managedIndex = first
    case .convention: if !isConventionHere(first, last) { file.blank(first, last) }
    case .available: noteAvailability(from: first + 2, to: last)
    case .other:
      if source.text(tokens[first]).hasSuffix("Observable") { file.modulesBehindUIKit.insert("Observation") }
    default: break
    }
    index = last + 1
  }

  /// Whether a parenthesis behind an attribute is its argument: that of a tuple type or a closure is not.
  private func takesParenthesis(_ word: Word, at index: Int) -> Bool {
    if word == .objc { return !tokens[index].startsLine }
    return tokens[index].start == tokens[index - 1].end
  }

  /// Whether functions of a type behind `@convention(…)` can be of that convention: without an Objective-C runtime there are
  /// no blocks, and C takes neither objects nor selectors nor the library's values. Swift's own, such as `thin`, stay.
  private func isConventionHere(_ first: Int, _ last: Int) -> Bool {
    let convention = last > first + 2 ? source.text(tokens[first + 2]) : ""
    guard convention == "c" else { return convention != "block" }
    guard source.isSign(last + 1, UInt8(ascii: "(")) else { return true }
    return !(last + 2..<max(last + 2, Int(tokens[last + 1].partner))).contains { index in
      guard source.isName(index) else { return false }
      let name = source.text(tokens[index])
      return Self.objects.contains(name) || name.hasPrefix("CG")
        || name.hasPrefix("UI") && name.dropFirst(2).first?.isLowercase == false
          && !name.hasPrefix("UInt")
    }
  }

  private static let objects: Set<String> = ["AnyObject", "AnyClass", "Any", "NSObject", "Selector"]

  /// Notes `@available` for the platforms that the sources are compiled for.
  private mutating func noteAvailability(from first: Int, to last: Int) {
    guard last > first else { return }
    let text = source.text(from: first, through: last - 1)
    guard text.hasPrefix("*") || text.hasPrefix("iOS") else { return }
    if text.contains("unavailable") { marks.isUnavailable = true }
    if text.hasPrefix("*"), text.contains("deprecated") { marks.isDeprecated = true }
  }

  mutating func scanModifier(_ word: Word) {
    beginMarks()
    var last = index
    if source.isSign(index + 1, UInt8(ascii: "(")), tokens[index + 1].start == tokens[index].end {
      last = Int(tokens[index + 1].partner)
    }
    // `private(set)` and `nonisolated(unsafe)` have another meaning than `private` and `nonisolated`.
    let isWhole = last == index
    switch word {
    case .private: marks.isPrivate = marks.isPrivate || isWhole
    case .fileprivate: marks.isFilePrivate = marks.isFilePrivate || isWhole
    case .public, .open:
      guard isWhole else { break }
      marks.access = "public "
      marks.isOpen = word == .open
    case .package: if isWhole { marks.access = "package " }
    case .static: marks.isStatic = true
    case .override: marks.isOverride = true
    case .nonisolated: marks.isNonisolated = true
    case .dynamic: marks.isDynamic = true
    case .lazy: marks.isLazy = true
    case .optional: marks.optionalIndex = index
    default: break
    }
    index = last + 1
  }
}
