import Foundation
import PlainviewStage
import Testing

/// A target as the package manager describes it.
struct DescribedTarget: Decodable, Sendable {
  let name: String
  let path: String
  let type: String
  let target_dependencies: [String]?
}

/// What the package manager says about this package, and where its root is.
enum PackageStructure {
  private struct Description: Decodable {
    let targets: [DescribedTarget]
  }

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func targets() throws -> [DescribedTarget] { try described.get() }

  private static let described = Result { try describe() }

  /// Asks in a build folder of its own: the tests hold the usual one.
  private static func describe() throws -> [DescribedTarget] {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("plainview-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { ScratchFolder.removeWithLocks(scratch.path) }
    let errors = scratch.appendingPathComponent("errors")
    try Data().write(to: errors)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "--package-path", root.path, "--scratch-path", scratch.path, "describe", "--type", "json",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let said = try String(contentsOf: errors, encoding: .utf8)
    try #require(process.terminationStatus == 0, "\(said)")
    return try JSONDecoder().decode(Description.self, from: data).targets
  }

  /// The modules that the files below a folder import, without access levels.
  static func imports(below folder: String) throws -> Set<String> {
    var found: Set<String> = []
    for file in try files(below: folder) where file.hasSuffix(".swift") {
      let text = try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
      for line in text.split(separator: "\n") {
        let tokens = line.split(separator: " ")
        guard let importIndex = tokens.firstIndex(of: "import"), importIndex + 1 < tokens.count,
          tokens[..<importIndex].allSatisfy({ Self.prefixes.contains(String($0)) })
        else { continue }
        found.insert(String(tokens[importIndex + 1]))
      }
    }
    return found
  }

  private static let prefixes: Set<String> = [
    "public", "package", "internal", "private", "fileprivate", "@_exported", "@_spi(Plainview)",
  ]

  /// A source file: its path relative to the root, and its text.
  typealias Source = (file: String, text: String)

  /// The sources below a folder that contain one of some texts.
  static func sources(below folder: String, containing texts: [String]) throws -> [Source] {
    try files(below: folder).filter { $0.hasSuffix(".swift") }.compactMap { file in
      let text = try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
      return texts.contains { strstr(text, $0) != nil } ? (file, text) : nil
    }
  }

  /// The files below a folder, relative to the root, sorted.
  static func files(below folder: String) throws -> [String] {
    let base = root.appendingPathComponent(folder)
    let names = try FileManager.default.subpathsOfDirectory(atPath: base.path)
    return names.sorted().map { folder + "/" + $0 }
  }
}
