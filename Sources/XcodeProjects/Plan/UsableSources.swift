import PlainviewRuntime

/// Which sources of some targets can be compiled without the modules that are not there.
///
/// Where the names of a module are known, the declarations that use them are left out, or fail when they are called; else
/// the source is left out that uses the module. With them goes what uses their declarations; the rest is compiled and
/// tested. If that removes most of a target, or its entry point, the target needs the module: none of its sources is left
/// out then.
package struct UsableSources {
  /// The sources of a target.
  package struct Target {
    /// The name of the target.
    package let name: String
    let files: [String]
    /// The names of the targets whose declarations it sees.
    let needs: [String]
    let isTest: Bool

    /// A target with its sources; `needs` are the names of those whose declarations it sees.
    package init(name: String, files: [String], needs: [String], isTest: Bool) {
      self.name = name
      self.files = files
      self.needs = needs
      self.isTest = isTest
    }
  }

  /// Why a source is left out.
  package enum Reason: Equatable, Sendable {
    /// It uses a module that is not there.
    case module(String)
    /// It names a declaration of another source that is left out.
    case name(String, of: String)
  }

  /// The sources that are left out, each with its reason.
  package private(set) var leftOut: [String: Reason] = [:]
  /// The sources of which a part is left out.
  package private(set) var parts: [String: SourcePart] = [:]
  /// The modules that are imported and not used, by source: the imports alone are left out.
  package private(set) var unused: [String: [String]] = [:]
  /// For each target the modules that it cannot do without, each with the first source that imports it.
  package private(set) var missing: [String: [(module: String, file: String)]] = [:]

  /// For each target that cannot do without sources which another one lost the first of them: its file, and why.
  package private(set) var broken: [String: (file: String, reason: String)] = [:]

  private let modules: KnownModules
  /// The modules for which there are substitutes.
  private let substitutes: Set<String>
  /// What left-out sources of a target and of those that it needs declare, each name with its source.
  private var lost: [String: [String: String]] = [:]

  private struct Source {
    let file: String
    let names: SourceNames
    let hasEntry: Bool
    /// The modules that it uses and that are not there.
    let missing: [String]
    /// The names that it uses of these; nil where a module's names are not known.
    let lost: Set<String>?
  }

  /// Looks at the sources; `imports` gives the modules that are imported by a file and are not there, as far as it is known.
  package init(
    of targets: [Target], modules: KnownModules, substitutes: Set<String> = [],
    missingImports: (String) -> [String]
  ) {
    self.modules = modules
    self.substitutes = substitutes
    let byName = Dictionary(targets.map { ($0.name, $0) }) { first, _ in first }
    var done: Set<String> = []
    for target in targets { visit(target, byName, &done, missingImports) }
  }

  /// Targets come behind those that they need.
  private mutating func visit(
    _ target: Target, _ targets: [String: Target], _ done: inout Set<String>, _ missingImports: (String) -> [String]
  ) {
    guard done.insert(target.name).inserted else { return }
    var seen: [String: String] = [:]
    for name in target.needs {
      guard let other = targets[name] else { continue }
      visit(other, targets, &done, missingImports)
      seen.merge(lost[name] ?? [:]) { first, _ in first }
    }
    lost[target.name] = seen
    guard !seen.isEmpty || target.files.contains(where: { !missingImports($0).isEmpty }) else { return }
    examine(target, seen)
  }

  // MARK: A target

  private mutating func examine(_ target: Target, _ seen: [String: String]) {
    var sources: [Source] = []
    for file in target.files { if let source = source(file) { sources.append(source) } }
    var losses = TargetLosses(sources.map(\.names), seen, isTest: target.isTest)
    for (index, source) in sources.enumerated() {
      guard let module = source.missing.first else { continue }
      losses.lose(source.lost, in: index, of: source.file, because: .module(module))
    }
    let direct = losses.gone.count
    losses.spread(over: sources.map(\.file))
    guard !losses.gone.isEmpty || !losses.parts.isEmpty else { return }
    let gone = losses.gone
    let rest = sources.count - direct
    let losesEntry = sources.contains {
      gone[$0.file] != nil && ($0.hasEntry || PathText.name($0.file) == "main.swift")
    }
    if losesEntry || (!target.isTest && 2 * (gone.count - direct) > rest) {
      var known: Set<String> = []
      for source in sources {
        for module in source.missing where known.insert(module).inserted {
          missing[target.name, default: []].append((module, source.file))
        }
      }
      // What is lost of another target is lost here as well, and to those that need this one.
      if direct == 0, let source = sources.first(where: { gone[$0.file] != nil }), let reason = gone[source.file] {
        broken[target.name] = (source.file, reason.text)
        lost[target.name] = losses.names
      }
      return
    }
    leftOut.merge(gone) { first, _ in first }
    parts.merge(losses.parts) { first, _ in first }
    for source in sources where losses.parts[source.file] != nil {
      unused[source.file, default: []] += source.missing
    }
    lost[target.name] = losses.names
  }

  private mutating func source(_ file: String) -> Source? {
    guard let bytes = try? PathText.bytes(of: file) else { return nil }
    let scan = SourceScan(PreviewText.removed(from: bytes) ?? bytes, modules: modules, keepsLines: true)
    let names = SourceNames(scan.lines)
    var used: [String] = []
    var lost: Set<String>? = []
    for module in scan.imports.sorted() where modules.has(module) == false && !substitutes.contains(module) {
      if ModuleNames.mayUse(module, names) {
        used.append(module)
        let namesOfModule = ModuleNames.used(of: module, names)
        lost = lost.flatMap { all in namesOfModule.map { all.union($0).union([module]) } }
      } else {
        unused[file, default: []].append(module)
      }
    }
    return Source(file: file, names: names, hasEntry: scan.hasEntry, missing: used, lost: lost)
  }

  // MARK: Texts

  /// A source's text without previews, without a part of its declarations and without the imports of modules that it does not
  /// use; nil where it has none of them.
  package static func text(_ bytes: [UInt8], without modules: [String], part: SourcePart? = nil) -> [UInt8]? {
    var text = PreviewText.removed(from: bytes)
    if let part, let cut = SourceCut(text ?? bytes, part) { text = cut.text }
    guard !modules.isEmpty else { return text }
    var lines = (text ?? bytes).split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard let last = SourceText.codeLines(of: Array(line)).first else { continue }
      var tokens = String(decoding: last, as: UTF8.self).split { $0.isWhitespace || $0 == ";" || $0 == "." }[...]
      tokens = tokens.drop { $0 != "import" }.dropFirst()
      guard tokens.prefix(2).contains(where: { modules.contains(String($0)) }) else { continue }
      // SwiftUI imports these on Apple's systems.
      let brought = tokens.prefix(2).contains("SwiftUI") ? Array("import UIKit; import Combine".utf8) : []
      lines[index] = (brought + (line.last == 0x0D ? [0x0D] : []))[...]
    }
    return Array(lines.joined(separator: [0x0A]))
  }

  // MARK: Messages

  /// Lines about what is left out of a target: one for each reason.
  package func lines(about target: Target) -> [(files: [String], reason: String)] {
    var groups: [(reason: String, files: [String])] = []
    for file in target.files {
      guard let reason = leftOut[file] else { continue }
      let text = reason.text
      if let index = groups.firstIndex(where: { $0.reason == text }) {
        groups[index].files.append(file)
      } else {
        groups.append((text, [file]))
      }
    }
    return groups.map { ($0.files, $0.reason) }
  }

  /// Lines about the sources of a target of which a part is left out: the declarations, and why.
  package func partLines(about target: Target) -> [(file: String, text: String)] {
    target.files.compactMap { file in
      parts[file].flatMap { part in
        if part.declarations.isEmpty { return nil }
        let shown = part.declarations.prefix(Self.mostNames).joined(separator: ", ")
        let others = part.declarations.count - Self.mostNames
        return (file, "\(shown)\(others > 0 ? " and \(others) more" : ""): \(part.reason)")
      }
    }
  }

  private static let mostNames = 8
}

extension UsableSources.Reason {
  var text: String {
    switch self {
    case .module(let module): "there is no module \(module) here"
    case .name(_, let other): "needs what \(VisibleText.quoted(PathText.name(other))) declares"
    }
  }
}
