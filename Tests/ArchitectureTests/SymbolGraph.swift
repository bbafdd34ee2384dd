import Foundation
import Testing

/// A declaration that programs see after `import UIKit`.
struct ExportedSymbol: Hashable, Sendable {
  /// The type and the member, for example `UIView.addSubview(_:)`; nested types with all their parents.
  let path: String
  let kind: String
  let isOpen: Bool

  /// The path of the type that the symbol is a member of; nil at the top level.
  var parent: String? { components.count > 1 ? components.dropLast().joined(separator: ".") : nil }
  let components: [String]
}

/// The public symbols of the modules that `import UIKit` shows, as the compiler's symbol graphs list them.
///
/// The graphs are made from the modules that were built with these tests. Overrides are left out, since they bring no
/// name, as are symbols with `@_spi`.
enum SymbolGraph {
  /// The modules that the umbrella re-exports.
  static let modules = [
    "PlainviewRuntime", "PlainviewLayout", "PlainviewTargetAction", "PlainviewGraphics", "PlainviewUIKitCore",
    "PlainviewGestures", "PlainviewWidgets", "PlainviewLists", "PlainviewSwift4Names", "PlainviewInterfaceBuilder",
  ]

  static func symbols() throws -> [ExportedSymbol] { try extracted.get() }

  private static let extracted = Result { try extract() }

  private struct Graph: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Identifier: Decodable { let precise: String }
    struct Symbol: Decodable {
      let kind: Kind
      let identifier: Identifier
      let pathComponents: [String]
      let accessLevel: String
    }
    struct Relationship: Decodable {
      let kind: String
      let source: String
    }
    let symbols: [Symbol]
    let relationships: [Relationship]
  }

  private struct TargetInfo: Decodable {
    struct Target: Decodable { let triple: String }
    let target: Target
  }

  /// The folder of the build that this test program is part of.
  private static func buildFolder() throws -> URL {
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(fileURLWithPath: program).deletingLastPathComponent()
  }

  private static func extract() throws -> [ExportedSymbol] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plainview-graph-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let info = try JSONDecoder().decode(TargetInfo.self, from: output(of: ["swiftc", "-print-target-info"]))
    let built = try buildFolder().appendingPathComponent("Modules").path
    for module in modules {
      _ = try output(of: [
        "swift", "symbolgraph-extract", "-module-name", module, "-I", built, "-target", info.target.triple,
        "-output-dir", folder.path, "-minimum-access-level", "public", "-skip-synthesized-members",
        "-module-cache-path", folder.appendingPathComponent("cache").path,
      ])
    }
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
    try #require(files.count >= modules.count)
    return try files.flatMap { try symbols(of: $0) }
  }

  /// What the compiler says about a file outside the package that imports the modules of this build.
  static func errors(ofChecking file: URL, swiftVersion: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-typecheck", "-parse-as-library", "-swift-version", swiftVersion, "-I",
      try buildFolder().appendingPathComponent("Modules").path, file.path,
    ]
    let output = Pipe()
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? "" : String(decoding: data, as: UTF8.self)
  }

  private static func symbols(of file: URL) throws -> [ExportedSymbol] {
    let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file))
    let overrides = Set(graph.relationships.filter { $0.kind == "overrides" }.map(\.source))
    return graph.symbols.compactMap { symbol in
      guard symbol.kind.identifier != "swift.extension", !overrides.contains(symbol.identifier.precise) else {
        return nil
      }
      return ExportedSymbol(
        path: symbol.pathComponents.joined(separator: "."), kind: symbol.kind.identifier,
        isOpen: symbol.accessLevel == "open", components: symbol.pathComponents)
    }
  }

  private static func output(of command: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(command.joined(separator: " ")) failed")
    return data
  }
}
