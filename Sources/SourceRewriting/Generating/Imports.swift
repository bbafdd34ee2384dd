/// Maps the modules of Apple's systems to UIKit, and imports UIKit where a file needs it.
struct Imports {
  let model: TargetModel

  /// Rewrites the imports of all files; comes after every other edit.
  func run() {
    let usesTestsOfLinux = model.files.contains { $0.imports("XCTest") && Self.overridesInitializerOfTests($0) }
    let drivesInterface =
      model.files.contains { $0.hasInterfaceTests && $0.imports("XCTest") } && model.context.interfaceTestModule != nil
    for file in model.files {
      for index in file.qualifiers { rewriteQualifier(index, in: file) }
      for line in file.imports where line.module != "XCTest" || !usesTestsOfLinux {
        rewrite(line, in: file, drivesInterface: drivesInterface)
      }
      // A conditional import counts: the code that needs it is in the same condition.
      let hasUIKit = file.imports.contains { $0.module == "UIKit" || Self.covered.contains($0.module) }
      let ofHeaders = modulesOfHeaders(for: file)
      add(ofHeaders, to: file, hasUIKit: hasUIKit)
      addModulesBehindUIKit(to: file, hasUIKit: hasUIKit)
      addPublishers(to: file)
      addCoreData(to: file, hasUIKit: hasUIKit)
      addLocations(to: file)
      if hasUIKit || ofHeaders.contains(where: Self.bringsUIKit) { continue }
      addModulesBesideFoundation(to: file)
      if file.needsLibrary || file.imports("XCTest") {
        add(umbrella(for: file), to: file)
      } else if file.needsUIKit,
        let line = file.imports.last(where: { $0.module == "Foundation" })
          ?? file.imports.last(where: { $0.module == "Dispatch" })
      {
        add("UIKit", to: file, behind: line)
      }
    }
  }

  /// What the target's headers include is imported by each of its files on Apple's systems, which the compiler does; what
  /// those of another target include, by each file that imports it.
  private func modulesOfHeaders(for file: ScannedFile) -> [String] {
    let ofImports = file.imports.flatMap { model.context.headersOfTargets[$0.module] ?? [] }
    return model.context.headerModules + Set(ofImports).subtracting(model.context.headerModules).sorted()
  }

  private func add(_ modules: [String], to file: ScannedFile, hasUIKit: Bool) {
    if !hasUIKit, modules.contains(where: Self.bringsUIKit) { add(umbrella(for: file), to: file) }
    for module in modules where !file.imports(module) && !Self.bringsUIKit(module) {
      if module == "Foundation" || model.context.modules.contains(module) { add(module, to: file) }
    }
  }

  /// Foundation brings keychains on Apple's systems, UIKit filters and notifications, too.
  private func addModulesBehindUIKit(to file: ScannedFile, hasUIKit: Bool) {
    guard !file.imports.isEmpty else { return }
    for module in file.modulesBehindUIKit.sorted() where !file.imports(module) {
      // The toolchain has this one.
      if module == "Observation" {
        add(module, to: file)
        continue
      }
      if !Self.broughtByUIKit.contains(module) || hasUIKit, model.context.modules.contains(module) {
        add(module, to: file)
      }
    }
  }

  /// Foundation brings publishers on Apple's systems: names that nothing else has.
  private func addPublishers(to file: ScannedFile) {
    guard !file.imports.isEmpty, model.context.modules.contains("Combine"),
      !file.imports("Combine"), !file.imports("OpenCombine"), !file.imports("SwiftUI"),
      Self.namesOfPublishers.contains(where: { file.bytes.firstRange(of: $0) != nil })
    else { return }
    add("Combine", to: file)
  }

  /// UIKit brings Core Data on Apple's systems.
  private func addCoreData(to file: ScannedFile, hasUIKit: Bool) {
    guard hasUIKit, model.context.modules.contains("CoreData"), !file.imports("CoreData"),
      Self.namesOfCoreData.contains(where: { file.bytes.firstRange(of: $0) != nil })
    else { return }
    add("CoreData", to: file)
  }

  /// Core Data brings places on Apple's systems.
  private func addLocations(to file: ScannedFile) {
    guard file.imports("CoreData"), model.context.modules.contains("CoreLocation"),
      !file.imports("CoreLocation"), !file.imports("MapKit"),
      Self.namesOfLocations.contains(where: { file.bytes.firstRange(of: $0) != nil })
    else { return }
    add("CoreLocation", to: file)
  }

  private static let namesOfLocations = ["CLLocation", "CLPlacemark"].map { Array($0.utf8) }

  private static let namesOfCoreData = [
    "NSManagedObject", "NSPersistent", "NSFetch", "NSEntityDescription",
  ].map { Array($0.utf8) }

  private static let namesOfPublishers = [
    "ObservableObject", "@Published", "AnyCancellable", "AnyPublisher", "PassthroughSubject", "CurrentValueSubject",
    "publisher(for: \\",
  ].map { Array($0.utf8) }

  private static let broughtByUIKit: Set<String> = ["CoreImage", "UserNotifications"]

  private func addModulesBesideFoundation(to file: ScannedFile) {
    guard let line = file.imports.last(where: { $0.module == "Foundation" }) else { return }
    for module in file.modulesBesideFoundation.sorted() where !file.imports(module) {
      add(module, to: file, behind: line)
    }
  }

  /// A name with its module in front is looked for in the module that has it here.
  private func rewriteQualifier(_ index: Int, in file: ScannedFile) {
    let (token, name) = (file.source.tokens[index], file.source.tokens[index + 2])
    let module: String
    switch token.word {
    case .Foundation:
      guard let other = name.word.moduleBesideFoundation else { return }
      module = other
    case .Darwin: module = "Foundation"
    default:
      // The library has modules of these names, but a file that does not import them uses what UIKit re-exports.
      guard !file.imports(file.source.name(token)) || !model.context.modules.contains(file.source.name(token)) else {
        return
      }
      module = umbrella(for: file)
      file.needsLibrary = true
    }
    file.replace(index, index, by: module)
  }

  /// Sources with the initializer that tests have on Linux alone, as Quick's, are written for XCTest itself.
  private static func overridesInitializerOfTests(_ file: ScannedFile) -> Bool {
    file.bytes.firstRange(of: Array("testClosure:".utf8)) != nil
  }

  /// Modules whose names UIKit brings.
  private static let covered: Set<String> = [
    "CoreGraphics", "QuartzCore", "CoreText", "CoreFoundation", "ObjectiveC", "Darwin", "Accessibility", "Symbols",
  ]

  /// Whether sources mean UIKit by a module.
  static func bringsUIKit(_ module: String) -> Bool { module == "UIKit" || covered.contains(module) }

  private func rewrite(_ line: ImportLine, in file: ScannedFile, drivesInterface: Bool) {
    let hasPath = line.endIndex > line.moduleIndex
    let hasKind = file.source.isName(line.moduleIndex - 1) && !file.source.isWord(line.moduleIndex - 1, .import)
    if model.context.modules.contains(line.module) {
      // No declaration and no submodule of theirs is a module's own here.
      guard hasPath || hasKind else { return }
      if hasKind { file.blank(line.moduleIndex - 1, line.moduleIndex - 1) }
      file.replace(line.moduleIndex, line.endIndex, by: line.module)
    } else if line.module == "UIKit" || (Self.covered.contains(line.module) && !model.isTestLibrary) {
      let umbrella = umbrella(for: file)
      guard hasPath || hasKind || line.module != umbrella else { return }
      if hasKind { file.blank(line.moduleIndex - 1, line.moduleIndex - 1) }
      file.replace(line.moduleIndex, line.endIndex, by: umbrella)
    } else if line.module == "Foundation", hasPath, !hasKind {
      // `Foundation.NSBundle` is a header, which is a submodule on Apple's systems alone.
      file.replace(line.moduleIndex, line.endIndex, by: "Foundation")
    } else if let module = module(replacing: line.module, in: file, drivesInterface: drivesInterface) {
      // What is imported alone may come from a module behind the other one.
      if hasKind { file.blank(line.moduleIndex - 1, line.moduleIndex - 1) }
      file.replace(line.moduleIndex, hasKind ? line.endIndex : line.moduleIndex, by: module)
    }
  }

  /// The module with UIKit's names.
  ///
  /// Beside Swift Testing UIKit brings the driver and our own snapshots, whose names those of SnapshotTesting are as well: a
  /// file that imports that gets the umbrella without them.
  private func umbrella(for file: ScannedFile) -> String {
    file.imports("Testing") && Self.snapshots.contains(where: file.imports) ? "PlainviewUIKit" : "UIKit"
  }

  private static let snapshots = ["SnapshotTesting", "InlineSnapshotTesting"]

  private func module(replacing name: String, in file: ScannedFile, drivesInterface: Bool) -> String? {
    guard name == "XCTest" else { return model.context.substitutions[name] }
    // Beside Swift Testing the driver is the one whose calls throw.
    let isForInterface = drivesInterface && !file.imports("Testing") && !file.imports("_Testing_UIKit")
    return (isForInterface ? model.context.interfaceTestModule : nil) ?? model.context.testModule
  }

  /// Behind an import that is always there, else in front of the first token, else at the end of the file: in its empty last
  /// line, or in a new one.
  private func add(_ module: String, to file: ScannedFile) {
    if let line = file.imports.last(where: { !$0.isConditional }) {
      add(module, to: file, behind: line)
    } else if file.source.tokenCount > 0, file.source.tokens[0].kind != .directive {
      file.edits.insert("import \(module); ", at: Int(file.source.tokens[0].start))
    } else {
      let separator = file.hasImportAtEnd ? "; " : file.bytes.last == 0x0A ? "" : "\n"
      file.edits.insert(separator + "import \(module)", at: file.bytes.count)
      file.hasImportAtEnd = true
    }
  }

  private func add(_ module: String, to file: ScannedFile, behind line: ImportLine) {
    file.edits.insert("; \(line.access)import \(module)", at: Int(file.source.tokens[line.endIndex].end))
  }
}
