import Foundation
import PlainviewRuntime
import PlainviewXcodeProjects

/// Modules that sources of a graph import and that are not there, said before the build: the compiler would name the first
/// one only, after minutes.
package struct MissingModules {
  /// One line for each: who imports it, what it costs, and what helps.
  package let lines: [String]

  /// Looks at the sources that have changed since the last time; without news what was found then is said again.
  package init(in graph: PackageGraph, remembered folder: String, isNews: Bool = true) throws {
    struct Memory: Codable {
      struct File: Codable {
        let stamp: FileStamp?
        let modules: [String]
      }
      var files: [String: File] = [:]
      var offered: [String] = []
      var lines: [String] = []
    }
    let path = folder + "/missing.json"
    let old: Memory? = StateFile.read(path)
    if !isNews, let old {
      lines = old.lines
      return
    }
    let names = Set(graph.targets.map(\.name))
    var new = Memory()
    new.offered = names.union(LibraryModule.names).sorted()
    let known = KnownModules(offering: Set(new.offered))
    var found: [(target: String, module: String, file: String)] = []
    // Of what this program brings itself no source is compiled.
    for target in graph.targets where Substitution.of(target) == nil {
      var seen: Set<String> = []
      for file in target.files {
        let stamp = FileStamp(file)
        var entry = Memory.File(stamp: stamp, modules: [])
        if let before = old?.files[file], before.stamp == stamp, old?.offered == new.offered {
          entry = before
        } else if let text = FileManager.default.contents(atPath: file) {
          entry = Memory.File(stamp: stamp, modules: MissingImports(in: [UInt8](text), modules: known).modules)
        }
        new.files[file] = entry
        for module in entry.modules where seen.insert(module).inserted { found.append((target.name, module, file)) }
      }
    }
    // What takes the place of a module is there.
    let substitutes = SourceOverlay.substitutions(in: names)
    found.removeAll { substitutes[$0.module] != nil }
    let users = Self.users(in: graph)
    new.lines = found.map { target, module, file in
      let costs = ([target] + (users[target] ?? []).sorted()).map(VisibleText.quoted).joined(separator: ", ")
      return "\(VisibleText.quoted(file)): there is no module \(module) here; costs \(costs)"
        + KnownModules.remedy(for: module)
    }
    lines = new.lines
    try StateFile.write(new, to: path)
  }

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
