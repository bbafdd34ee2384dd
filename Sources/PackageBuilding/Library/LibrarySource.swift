import Foundation

/// The sources from which the shared library is built: a clone of Plainview.
package struct LibrarySource: Sendable {
  package let folder: String

  /// The clone that a source file of this program was in when it was compiled; nil when it is not there any more.
  package init?(holding sourceFile: String) {
    var folder = URL(fileURLWithPath: sourceFile).deletingLastPathComponent()
    while folder.path != "/", LibrarySource(folder: folder.path) == nil { folder.deleteLastPathComponent() }
    self.init(folder: folder.path)
  }

  package init?(folder: String) {
    guard FileManager.default.fileExists(atPath: folder + "/Sources/UIKit/Exports.swift") else { return nil }
    self.folder = folder
  }

  /// The targets whose code is in the library.
  static let targets = [
    "PlainviewRuntime", "PlainviewLayout", "PlainviewTargetAction", "PlainviewGraphics", "PlainviewUIKitCore",
    "PlainviewGestures", "PlainviewUniformTypeIdentifiers", "PlainviewWidgets", "PlainviewLists",
    "PlainviewSwift4Names", "PlainviewSnapshot", "PlainviewInterfaceBuilder", "PlainviewScripting",
    "PlainviewUIAutomation", "PlainviewCommandLine",
    "PlainviewCommands",
    "UIKit",
    "PlainviewUIKit",
  ]
  /// Those of the one that test programs load besides.
  static let testingTargets = [
    "PlainviewCallLines", "_Testing_UIKit", "PlainviewXCTest", "PlainviewSnapshotTesting", "XCUIAutomation",
  ]

  /// The files that all are built from: the command line, or other parts of the manifest, do not belong to them.
  var files: [String] {
    (Self.targets + Self.testingTargets + LibraryModule.allTargets).map(folder(of:)).flatMap(SourceFiles.below)
  }

  /// Where the sources of a target are.
  func folder(of target: String) -> String {
    // The umbrella under another name keeps its prefix.
    let hasPrefix = target.hasPrefix("Plainview") && target != "PlainviewUIKit"
    let name = hasPrefix ? String(target.dropFirst("Plainview".count)) : target
    return folder
      + ((LibraryModule.targets + LibraryModule.targetsInUIKit).contains(target) ? "/Sources/Modules/" : "/Sources/")
      + name
  }

  /// The targets that the sources of a target import.
  func imports(of target: String) -> Set<String> {
    let files = ([target] + (LibraryModule.parts[target] ?? [])).map(folder(of:)).flatMap(SourceFiles.below)
    let lines = files.compactMap { FileManager.default.contents(atPath: $0) }
      .flatMap { String(decoding: $0, as: UTF8.self).split(separator: "\n") }
    return Set(
      lines.compactMap { line in
        let words = line.split(separator: " ")
        guard words.count > 1, words[words.count - 2] == "import", words[0] != "//",
          words[words.count - 1].hasPrefix("Plainview")
        else { return nil }
        return String(words[words.count - 1])
      })
  }

  /// A hash that differs if a file or the toolchain has changed; saved with the dates of the files.
  package func identity(of toolchain: String, rememberedIn cache: String) -> String {
    struct Kept: Codable {
      let stamps: [FileStamp?]
      let toolchain: String
      let identity: String
    }
    let files = files
    let stamps = files.map { FileStamp($0) }
    var folderHash = ContentHash()
    folderHash.add(folder)
    let path = "\(cache)/identity-\(folderHash.text).json"
    if let known: Kept = StateFile.read(path), known.stamps == stamps, known.toolchain == toolchain {
      return known.identity
    }
    var hash = ContentHash()
    hash.add(toolchain)
    for module in LibraryModule.all { hash.add(module.name + module.text) }
    for setting in LibraryBuild.settings { hash.add(setting) }
    for file in files {
      hash.add(String(file.dropFirst(folder.count)))
      hash.add([UInt8](FileManager.default.contents(atPath: file) ?? Data()))
    }
    let identity = String(hash.text.prefix(16))
    try? StateFile.write(Kept(stamps: stamps, toolchain: toolchain, identity: identity), to: path)
    return identity
  }
}
