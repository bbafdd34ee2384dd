/// Key-value observing of a target's own properties, which have to notify of changes themselves.
///
/// A property that is `@objc dynamic` notifies in a property observer; a call of `observe` gets the names in its key path;
/// the method of observers is called by its selector, and overrides nothing.
struct Observing {
  let model: TargetModel

  /// Rewrites the properties, calls and methods of all files; comes after `Exposure`.
  func run() {
    let declaresObserve = model.types.contains { $0.methods.contains { takesKeyPath($0) } }
    let declaresPublisher = model.types.contains { $0.methods.contains { takesKeyPath($0, "publisher") } }
    for file in model.files {
      for type in file.types where type.kind == .class || type.kind == .extension {
        for property in type.properties where isObservable(property) { rewrite(property, in: file) }
        for index in type.methods.indices where isObserver(type.methods[index]) {
          rewrite(index, of: type, in: file)
        }
      }
      let canObserve = !declaresObserve && file.imports.allSatisfy { isKnown($0, in: file) }
      // No other module publishes by key paths under that name.
      let canPublish = !declaresPublisher && model.context.modules.contains("Combine")
      for call in file.observations where call.isPublished ? canPublish : canObserve {
        file.edits.insert(", __names: \"\(call.names)\"", at: Int(file.source.tokens[call.pathEnd].end))
      }
    }
  }

  /// Whether a call `observe(\.a, …)` may be one of the method.
  private func takesKeyPath(_ method: DeclaredMethod, _ name: String = "observe") -> Bool {
    method.base == name && method.parameters.first?.type.contains("KeyPath") == true
  }

  /// Whether a module has no function `observe` of its own: it is Apple's, or one of the package's, which tests import so.
  private func isKnown(_ line: ImportLine, in file: ScannedFile) -> Bool {
    if Self.modules.contains(line.module) { return true }
    let attribute = line.moduleIndex - 2
    return attribute >= 0 && file.source.tokens[attribute].kind == .attribute
      && file.source.text(file.source.tokens[attribute]) == "@testable"
  }

  /// Modules without a function `observe` of their own that takes a key path first.
  private static let modules: Set<String> = [
    "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "CoreText", "CoreFoundation", "ObjectiveC", "Darwin",
    "Dispatch", "Combine", "os", "OSLog", "WebKit", "MapKit", "SafariServices", "MessageUI", "UserNotifications",
    "Contacts",
    "ContactsUI",
    "CoreLocation",
    "EventKit",
    "EventKitUI",
    "AVFoundation", "AVKit", "Photos", "PhotosUI", "PDFKit", "StoreKit", "XCTest", "Testing",
    "CoreSpotlight", "CoreVideo", "CommonCrypto", "CryptoKit", "LinkPresentation", "MetricKit", "QuickLook",
    "QuickLookThumbnailing", "UserNotificationsUI", "AppIntents", "Accelerate", "Vision",
  ]

  // MARK: Properties

  private func isObservable(_ property: DeclaredProperty) -> Bool {
    property.marks.isDynamic && property.isExposed && !property.marks.isStatic && !property.marks.isLazy
      && !property.marks.isOverride
  }

  private func rewrite(_ property: DeclaredProperty, in file: ScannedFile) {
    let source = file.source
    var end = property.endIndex
    var body = property.bodyIndex
    if body == nil, source.isSign(end + 1, UInt8(ascii: "=")) {
      end = source.indexOfValueEnd(from: end + 2)
      if source.isSign(end + 1, UInt8(ascii: "{")), source.beginsObservers(end + 1) { body = end + 1 }
    }
    if source.isWord(property.marks.firstIndex, .let) { return }
    func message(_ old: String) -> String {
      "__UIKitRuntime.hasChanged(self, \"\(property.name)\", \(old), \(property.name))"
    }
    file.needsLibrary = true
    guard let body else {
      file.edits.insert(" { didSet { \(message("oldValue")) } }", at: Int(source.tokens[end].end))
      return
    }
    for accessor in source.accessors(in: body) {
      switch accessor.word {
      case .didSet:
        file.edits.insert(" defer { \(message(accessor.parameter ?? "oldValue")) };", at: accessor.bodyStart)
        return
      case .set:
        file.edits.insert(
          " let __old = \(property.name); defer { \(message("__old")) };", at: accessor.bodyStart)
        return
      default: break
      }
    }
    guard !property.isReadOnly else { return }
    file.edits.insert(" didSet { \(message("oldValue")) }", at: Int(source.tokens[body].end))
  }

  // MARK: Observers

  private static let observer = "observeValue(forKeyPath:of:change:context:)"

  private func isObserver(_ method: DeclaredMethod) -> Bool {
    method.base == "observeValue" && method.fullName == Self.observer && !method.marks.isStatic
  }

  private func rewrite(_ index: Int, of type: DeclaredType, in file: ScannedFile) {
    type.methods[index].isExposed = true
    type.methods[index].objcName = "observeValueForKeyPath:ofObject:change:context:"
    let isInherited = model.lineage(of: type.name).dropFirst().contains { name in
      model.bodies(of: name).contains { $0.methods.contains(where: isObserver) }
    }
    let marks = type.methods[index].marks
    guard marks.isOverride, !isInherited else { return }
    type.methods[index].marks.isOverride = false
    for token in marks.firstIndex..<type.methods[index].nameIndex where file.source.isWord(token, .override) {
      file.blank(token, token)
    }
  }
}

extension TokenizedSource {
  /// An accessor or observer of a property.
  struct Accessor {
    let word: Word
    /// The name in the parentheses behind it; nil for none.
    let parameter: String?
    /// The offset behind the opening brace.
    let bodyStart: Int
  }

  /// The accessors with a body in the braces at the index.
  func accessors(in open: Int) -> [Accessor] {
    var found: [Accessor] = []
    let close = Int(tokens[open].partner)
    var next = open + 1
    while next < close {
      let token = tokens[next]
      if token.kind == .word {
        let hasParameter = isSign(next + 1, UInt8(ascii: "("))
        let brace = hasParameter ? Int(tokens[next + 1].partner) + 1 : next + 1
        if isSign(brace, UInt8(ascii: "{")) {
          found.append(
            Accessor(
              word: token.word, parameter: hasParameter ? name(tokens[next + 2]) : nil,
              bodyStart: Int(tokens[brace].end)))
          next = brace
        }
      }
      if tokens[next].partner > next { next = Int(tokens[next].partner) }
      next += 1
    }
    return found
  }

  /// Whether the braces at the index hold observers of a property, and are no closure.
  func beginsObservers(_ open: Int) -> Bool { isWord(open + 1, .didSet) || isWord(open + 1, .willSet) }

  /// The index of the last token of the value that begins at the index.
  func indexOfValueEnd(from start: Int) -> Int {
    var next = start
    while next < tokenCount {
      let token = tokens[next]
      if token.kind == .directive { return next - 1 }
      switch token.sign {
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ";"), UInt8(ascii: ","):
        return next - 1
      case UInt8(ascii: "{"): if next > start, beginsObservers(next) { return next - 1 }
      default: break
      }
      if next > start, token.startsLine, !goesOn(next) { return next - 1 }
      next = token.partner > next ? Int(token.partner) + 1 : next + 1
    }
    return tokenCount - 1
  }

  /// Whether an expression goes on with a token on a new line.
  private func goesOn(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .sign:
      switch tokens[index].sign {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "@"): return false
      default: return true
      }
    case .word: if tokens[index].word == .as || tokens[index].word == .is { return true }
    default: break
    }
    switch tokens[index - 1].sign {
    case 0, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "?"), UInt8(ascii: "!"): return false
    default: return true
    }
  }
}
