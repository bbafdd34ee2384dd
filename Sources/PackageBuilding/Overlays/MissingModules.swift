import Foundation
import PlainviewRuntime
package import PlainviewXcodeProjects

/// Missing modules that sources of a graph import, reported before the build: the compiler would name only the first one,
/// after minutes.
///
/// Sources that the others do not need are left out; if a target needs them the line names the targets that are lost, and
/// the others are built, unless a program is among the lost ones.
package struct MissingModules {
  /// One line for each: the importing file, the lost targets or the sources that are left out, and the remedy.
  package let lines: [String]
  /// The sources that are not compiled.
  package let leftOut: Set<String>
  /// What is left out of sources that are compiled.
  package let parts: [String: SourcePart]
  /// The modules that a source imports and does not use, and that are not there.
  package let unused: [String: [String]]
  /// The library's modules beside UIKit that sources name.
  package let ofLibrary: Set<String>

  private struct Memory: Codable {
    struct File: Codable {
      let stamp: FileStamp?
      /// The missing modules.
      let modules: [String]
      /// Those of the library.
      let ofLibrary: [String]
    }
    var files: [String: File] = [:]
    var offered: [String] = []
    var program: FileStamp?
    var lines: [String] = []
    var leftOut: Set<String> = []
    var unused: [String: [String]] = [:]
    var parts: [String: SourcePart] = [:]
  }

  /// Reads the sources that have changed since the last time; without changes the last result is used again.
  package init(in graph: PackageGraph, remembered folder: String) throws {
    let path = folder + "/missing.json"
    let old: Memory? = StateFile.read(path)
    let names = Set(graph.targets.map(\.name))
    var new = Memory(program: FileStamp("/proc/self/exe"))
    new.offered = names.union(LibraryModule.names).sorted()
    let known = KnownModules(offering: Set(new.offered))
    let hasSameModules = old?.offered == new.offered && old?.program == new.program
    var hasChanges = !hasSameModules
    // Sources of substituted modules are not compiled.
    let targets = graph.targets.filter { Substitution.of($0) == nil }
    for file in targets.flatMap(\.files) {
      let stamp = FileStamp(file)
      if hasSameModules, let before = old?.files[file], before.stamp == stamp {
        new.files[file] = before
        continue
      }
      hasChanges = true
      let bytes = FileManager.default.contents(atPath: file).map { [UInt8]($0) } ?? []
      let imports = SourceImports(in: bytes, modules: known)
      new.files[file] = Memory.File(
        stamp: stamp, modules: imports.missing, ofLibrary: imports.named.filter(LibraryModule.names.contains))
    }
    ofLibrary = Set(new.files.values.flatMap(\.ofLibrary))
    if !hasChanges, let old, old.files.count == new.files.count {
      (lines, leftOut, unused, parts) = (old.lines, old.leftOut, old.unused, old.parts)
      return
    }
    let sources = targets.map { target in
      UsableSources.Target(
        name: target.name, files: target.files,
        needs: target.dependencies.flatMap { [$0] + (graph.products[$0] ?? []) }, isTest: target.type == "test")
    }
    let usable = UsableSources(of: sources, modules: known) { file in new.files[file]?.modules ?? [] }
    let users = Self.users(in: graph)
    var lost: Set<String> = []
    for source in sources {
      if usable.broken[source.name] != nil || usable.missing[source.name]?.isEmpty == false {
        lost.formUnion([source.name] + (users[source.name] ?? []))
      }
      if let (file, reason) = usable.broken[source.name] {
        let costs = ([source.name] + (users[source.name] ?? []).sorted()).map(VisibleText.quoted).joined(
          separator: ", ")
        new.lines.append("\(VisibleText.quoted(file)): \(reason); costs \(costs)")
      }
      for (module, file) in usable.missing[source.name] ?? [] {
        let costs = ([source.name] + (users[source.name] ?? []).sorted()).map(VisibleText.quoted).joined(
          separator: ", ")
        new.lines.append(
          "\(VisibleText.quoted(file)): there is no module \(module) here; costs \(costs)")
      }
      for (files, reason) in usable.lines(about: source) {
        let list = files.map { VisibleText.quoted(Self.name($0)) }.joined(separator: ", ")
        new.lines.append("plainview: \(VisibleText.quoted(source.name)) is built without \(list): \(reason)")
      }
      for (file, text) in usable.partLines(about: source) {
        let name = "\(VisibleText.quoted(source.name)): \(VisibleText.quoted(Self.name(file)))"
        new.lines.append("plainview: \(name) is built, but these are left out, or fail when they are called: \(text)")
      }
    }
    new.leftOut = Set(usable.leftOut.keys)
    let lostTargets = targets.filter { lost.contains($0.name) }
    if lostTargets.count < targets.count, !lostTargets.contains(where: { $0.type == "executable" }) {
      new.leftOut.formUnion(lostTargets.flatMap(\.files))
    }
    new.unused = usable.unused
    new.parts = usable.parts
    (lines, leftOut, unused, parts) = (new.lines, new.leftOut, new.unused, new.parts)
    try StateFile.write(new, to: path)
  }

  private static func name(_ path: String) -> String { (path as NSString).lastPathComponent }

  /// For each target those that need it, by name.
  private static func users(in graph: PackageGraph) -> [String: Set<String>] {
    var direct: [String: Set<String>] = [:]
    for target in graph.targets {
      for name in target.dependencies {
        for needed in [name] + (graph.products[name] ?? []) { direct[needed, default: []].insert(target.name) }
      }
    }
    return direct.keys.reduce(into: [:]) { all, name in
      var reached: Set<String> = []
      var open = [name]
      while let next = open.popLast() {
        for user in direct[next] ?? [] where user != name && reached.insert(user).inserted { open.append(user) }
      }
      all[name] = reached
    }
  }
}
