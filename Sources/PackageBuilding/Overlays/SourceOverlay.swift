import Foundation
package import PlainviewSourceRewriting
package import PlainviewXcodeProjects

/// The sources of a package graph as they are compiled: rewritten texts replace the originals, which stay unchanged.
///
/// The compiler finds a rewritten text under the path of its original, so that errors, `#filePath` and debug information
/// name that. The texts are kept beside the build's products, each under a name that follows from its content.
package struct SourceOverlay: Sendable {
  /// The state that the last run saved.
  struct Memory: Codable {
    var program: FileStamp?
    var stamps: [String: FileStamp] = [:]
    var rewritten: [String: String] = [:]
    /// What targets of the graph declare that others have to know.
    var names: DeclaredNames? = nil
    /// The modules that targets see without an import.
    var headerModules: [String: [String]]?
    /// The sources that are not compiled.
    var leftOut: Set<String>?
    /// What is not compiled of sources.
    var parts: [String: SourcePart]?
    /// The imports that are not compiled, by source.
    var unusedImports: [String: [String]]?
    /// The library's modules beside UIKit that rewritten texts name, by source.
    var libraryModules: [String: [String]]?
    /// Whether there were tests, to which an app registers its delegate.
    var hasTests: Bool?
  }

  private let scratch: String
  private let folder: String
  let targets: [PackageGraph.Target]
  private let originals: [String: String]
  private let headerModules: [String: [String]]
  private let leftOut: Set<String>
  private let parts: [String: SourcePart]
  private let unusedImports: [String: [String]]
  /// The sources that are read and of which only a part is compiled.
  private var cut: Set<String> = []
  package private(set) var diagnostics: [RewriteDiagnostic] = []
  /// The library's modules beside UIKit that rewritten texts name: the rewriting adds imports of what UIKit brings on
  /// Apple's systems.
  package private(set) var libraryModules: Set<String> = []
  /// How many files were read, for diagnosing slow runs.
  package private(set) var filesRead = 0

  /// The description that the compiler reads.
  package var path: String { folder + "/overlay.yaml" }

  /// The overlay of these targets; `folder` is where the texts are kept, `scratch` where the build puts its products.
  ///
  /// `originals` are the sources that are links, and what the compiler calls them in its messages; `headerModules` the
  /// modules that the sources of a target see without an import; `leftOut` are sources that are compiled as empty ones,
  /// `parts` says what is left out of others, `unusedImports` modules whose imports a source does without.
  package init(
    of targets: [PackageGraph.Target], scratch: String, folder: String, originals: [String: String] = [:],
    headerModules: [String: [String]] = [:], leftOut: Set<String> = [],
    parts: [String: SourcePart] = [:], unusedImports: [String: [String]] = [:]
  ) {
    self.targets = targets
    self.originals = originals
    self.headerModules = headerModules
    self.leftOut = leftOut
    self.parts = parts
    self.unusedImports = unusedImports
    self.scratch = scratch
    self.folder = folder
  }

  private var hasTests: Bool { targets.contains { $0.type == "test" } }
  private var memoryPath: String { folder + "/rewritten.json" }
  var memory: Memory { StateFile.read(memoryPath) ?? Memory() }

  /// Rewrites the targets in which something has changed, and writes the description.
  package mutating func update() throws {
    let old = memory
    var new = Memory(program: FileStamp("/proc/self/exe"))
    new.headerModules = headerModules
    new.leftOut = leftOut
    new.parts = parts
    new.unusedImports = unusedImports
    new.hasTests = hasTests
    for target in targets { for file in target.watched { new.stamps[file] = FileStamp(file) } }
    // Which tests there are does not matter, but whether there are any does.
    let isSameProgram = old.program == new.program && old.hasTests == new.hasTests
    let hasSameHeaders = (old.headerModules ?? [:]) == headerModules
    let newlyUsed = (old.leftOut ?? []).symmetricDifference(leftOut)
      .union(
        Set((old.unusedImports ?? [:]).keys).union(unusedImports.keys).filter {
          old.unusedImports?[$0] != unusedImports[$0]
        }
      )
      .union(Set((old.parts ?? [:]).keys).union(parts.keys).filter { old.parts?[$0] != parts[$0] })
    if isSameProgram, hasSameHeaders, newlyUsed.isEmpty, old.stamps == new.stamps,
      FileManager.default.fileExists(atPath: path)
    {
      libraryModules = Set((old.libraryModules ?? [:]).values.joined())
      return
    }
    try SharedLibrary.makeFolder(folder + "/rewritten")
    func isChanged(_ target: PackageGraph.Target) -> Bool {
      // Headers of a target are also seen where it is imported.
      if !isSameProgram || !hasSameHeaders { return true }
      if target.watched.contains(where: { old.stamps[$0] != new.stamps[$0] }) { return true }
      if target.files.contains(where: newlyUsed.contains) { return true }
      // A removed file may have declared what others refer to.
      let folders = Set(target.files.map { Self.folder(of: $0) })
      return old.stamps.keys.contains { new.stamps[$0] == nil && folders.contains(Self.folder(of: $0)) }
    }
    var changed = targets.filter(isChanged)
    let known = isSameProgram ? old.names ?? DeclaredNames() : DeclaredNames()
    var names = known
    var texts = self.texts(of: changed)
    filesRead = texts.count
    names.formUnion(declaredNames(changed, texts))
    if names.optionalRequirements != known.optionalRequirements
      || names.sharedExtensionMembers != known.sharedExtensionMembers
    {
      changed = targets
      texts = self.texts(of: changed)
    }
    new.names = names
    let redone = Set(changed.flatMap(\.files))
    new.rewritten = old.rewritten.filter { new.stamps[$0.key] != nil && !redone.contains($0.key) }
    new.libraryModules = (old.libraryModules ?? [:]).filter { new.rewritten[$0.key] != nil }
    for target in changed { try rewrite(target, texts, names, into: &new) }
    libraryModules = Set((new.libraryModules ?? [:]).values.joined())
    try removeStaleObjects(old, new)
    try writeDescription(new.rewritten)
    try StateFile.write(new, to: memoryPath)
    removeUnused(new)
  }

  private static let modules = KnownModules(offering: LibraryModule.names)

  private static func folder(of file: String) -> String {
    String(file[..<(file.lastIndex(of: "/") ?? file.startIndex)])
  }

  /// The texts as far as they are compiled.
  mutating func texts(of targets: [PackageGraph.Target]) -> [String: [UInt8]] {
    var texts: [String: [UInt8]] = [:]
    for file in targets.flatMap(\.files) {
      // The compiler reports files that cannot be read.
      guard let data = FileManager.default.contents(atPath: file) else { continue }
      let part = compiled([UInt8](data), of: file)
      if part != nil { cut.insert(file) }
      texts[file] = part ?? [UInt8](data)
    }
    return texts
  }

  /// What is compiled of a text; nil where it is all of it.
  func compiled(_ text: [UInt8], of file: String) -> [UInt8]? {
    leftOut.contains(file) ? [] : UsableSources.text(text, without: unusedImports[file] ?? [], part: parts[file])
  }

  /// Most packages have nothing to rewrite, which is found without parsing them.
  func rewriter(
    of target: PackageGraph.Target, _ texts: [String: [UInt8]], _ names: DeclaredNames, hasTests: Bool = false
  ) -> SourceRewriter? {
    let files = target.files.compactMap { file in
      texts[file].map { SourceText(path: originals[file] ?? file, bytes: $0) }
    }
    let substitutions = Substitution.replacements
    let modules = Array(substitutions.keys) + headerModules.keys
    let ofHeaders = headerModules[target.name] ?? []
    guard
      !ofHeaders.isEmpty
        || files.contains(where: { SourceRewriter.mayNeedRewriting($0.bytes, besides: modules) })
    else { return nil }
    let kind: TargetKind =
      switch target.type {
      case "test": .test
      case "executable": .executable
      default: .library
      }
    return SourceRewriter(
      files: files, kind: kind,
      context: RewriteContext(
        optionalRequirements: names.optionalRequirements, sharedExtensionMembers: names.sharedExtensionMembers,
        hasTests: hasTests, dependsOnC: target.dependsOnC,
        substitutions: substitutions, modules: LibraryModule.names, headerModules: ofHeaders,
        headersOfTargets: headerModules, testModule: "PlainviewXCTest",
        interfaceTestModule: "XCUIAutomation",
        appFolder: target.appFolder))
  }

  private func declaredNames(_ targets: [PackageGraph.Target], _ texts: [String: [UInt8]]) -> DeclaredNames {
    targets.reduce(into: DeclaredNames()) { all, target in
      if let rewriter = rewriter(of: target, texts, DeclaredNames()) { all.formUnion(rewriter.declaredNames) }
    }
  }

  private mutating func rewrite(
    _ target: PackageGraph.Target, _ texts: [String: [UInt8]], _ names: DeclaredNames, into memory: inout Memory
  ) throws {
    if let substitution = Substitution.of(target) {
      for (index, file) in target.files.enumerated() {
        try keep(Array(substitution.text(ofFile: index).utf8), replacing: file, in: &memory)
      }
      return
    }
    let results = rewriter(of: target, texts, names, hasTests: hasTests)?.rewrite() ?? []
    diagnostics += results.flatMap(\.diagnostics)
    let rewritten = Dictionary(results.map { ($0.path, $0.text) }) { first, _ in first }
    let bundleUser = target.resourceFolder == nil ? nil : target.files.first { Self.usesBundle(texts[$0] ?? []) }
    for file in target.files {
      let original = originals[file]
      var text = rewritten[original ?? file] ?? nil
      if text == nil, cut.contains(file) { text = texts[file] }
      if file == bundleUser, let whole = text ?? texts[file], let folder = target.resourceFolder {
        text = whole + Self.bundle(in: folder)
      }
      if let original { text = (text ?? texts[file]).map { ProjectSource.text($0, of: original) } }
      if let text { try keep(text, replacing: file, in: &memory) }
    }
  }

  /// Whether a source asks for the bundle of its package's module.
  private static func usesBundle(_ text: [UInt8]) -> Bool {
    String(decoding: text, as: UTF8.self).contains("Bundle.module")
  }

  /// The bundle that Xcode makes of catalogs and documents which the manifest does not name.
  private static func bundle(in folder: String) -> [UInt8] {
    let path = folder.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return Array(
      "\nextension Bundle { nonisolated static var module: Bundle { Bundle(path: \"\(path)\") ?? .main } }\n".utf8)
  }

  private func keep(_ text: [UInt8], replacing file: String, in memory: inout Memory) throws {
    var hash = ContentHash()
    hash.add(text)
    let path = "\(folder)/rewritten/\(hash.text.prefix(16))-\((file as NSString).lastPathComponent)"
    try StateFile.write(text, to: path)
    memory.rewritten[file] = path
    let modules = SourceImports(in: text, modules: Self.modules).named.filter(LibraryModule.names.contains)
    memory.libraryModules?[file] = modules.isEmpty ? nil : modules
  }

  /// Removes the products of a source whose rewritten text has changed although the source has not: the build compares the
  /// source's date.
  private func removeStaleObjects(_ old: Memory, _ new: Memory) throws {
    let stale = Set(old.rewritten.keys).union(new.rewritten.keys).filter { file in
      old.stamps[file] == new.stamps[file] && old.rewritten[file] != new.rewritten[file]
    }
    guard !stale.isEmpty else { return }
    let names = Set(stale.map { ($0 as NSString).lastPathComponent + ".o" })
    let builds = FileManager.default.enumerator(atPath: scratch)
    while let name = builds?.nextObject() as? String {
      if name.hasPrefix("checkouts") || name.hasPrefix("repositories") || name.hasPrefix("plainview") {
        builds?.skipDescendants()
      } else if name.contains(".build/"), names.contains((name as NSString).lastPathComponent) {
        try? FileManager.default.removeItem(atPath: "\(scratch)/\(name)")
      }
    }
  }

  private func writeDescription(_ rewritten: [String: String]) throws {
    try FileOverlay(rewritten).write(to: path)
  }

  /// Removes texts that no source uses any more.
  private func removeUnused(_ memory: Memory) {
    let used = Set(memory.rewritten.values)
    let folder = folder + "/rewritten"
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where !used.contains("\(folder)/\(name)") {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
  }
}
