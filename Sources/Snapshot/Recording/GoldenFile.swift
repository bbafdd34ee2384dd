package import Foundation

/// The file that holds what a snapshot should be: `__Snapshots__/<test file>/<test>[.<name>].txt`.
package struct GoldenFile {
  package let url: URL

  /// What is wrong with the place of a golden file.
  package enum Problem: Error, Equatable {
    case emptyName
    case unreadable(String)
    case notText
    case tooLarge(Int)
    case unwritable(String)

    package var text: String {
      switch self {
      case .emptyName: "the snapshot's name has no letter or digit; name it in words"
      case .unreadable(let reason): "the golden cannot be read (\(reason)); remove it and record it again"
      case .notText: "the golden is not UTF-8 text; remove it and record it again"
      case .tooLarge(let bytes): "the golden has \(bytes) bytes, which no picture has; remove it and record it again"
      case .unwritable(let reason): "the golden cannot be written (\(reason)); mend the folder's permissions"
      }
    }
  }

  /// Larger files are not read: a picture has a few thousand bytes.
  private static let sizeLimit = 16 << 20

  package init(testFile: String, testName: String, name: String?, pathExtension: String, directory: String?) throws {
    let file = URL(fileURLWithPath: testFile)
    let suite = file.deletingPathExtension().lastPathComponent
    let folder =
      directory.map { URL(fileURLWithPath: $0) }
      ?? file.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
    var components = [Self.sanitized(testName)]
    if let name { components.append(Self.sanitized(name)) }
    guard components.allSatisfy({ !$0.isEmpty }) else { throw Problem.emptyName }
    url = folder.appendingPathComponent(suite)
      .appendingPathComponent(components.joined(separator: ".") + "." + pathExtension)
  }

  /// The text file of that name in a folder; `/` in the name leads to a folder inside.
  package init(folder: URL, name: String) throws {
    let components = name.split(separator: "/", omittingEmptySubsequences: false).map { Self.sanitized(String($0)) }
    guard components.allSatisfy({ !$0.isEmpty }) else { throw Problem.emptyName }
    url = folder.appendingPathComponent(components.joined(separator: "/") + ".txt")
  }

  /// Letters, digits and underscores, everything else one dash: a name cannot leave its folder.
  static func sanitized(_ name: String) -> String {
    var result = ""
    for character in name {
      if character.isLetter || character.isNumber || character == "_" {
        result.append(character)
      } else if !result.isEmpty, result.last != "-" {
        result.append("-")
      }
    }
    while result.last == "-" { result.removeLast() }
    return result
  }

  /// The golden text; nil when there is no file.
  package func read() throws -> String? {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) else { return nil }
    if isDirectory.boolValue { throw Problem.unreadable("it is a folder") }
    let data: Data
    do {
      let size = try FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int ?? 0
      guard size <= Self.sizeLimit else { throw Problem.tooLarge(size) }
      data = try Data(contentsOf: url)
    } catch let problem as Problem {
      throw problem
    } catch {
      throw Problem.unreadable(error.localizedDescription)
    }
    guard let text = String(data: data, encoding: .utf8) else { throw Problem.notText }
    return text
  }

  /// Writes the text at once, so that nobody ever sees half of it.
  package func write(_ text: String) throws { try Self.write(text, to: url) }

  static func write(_ text: String, to url: URL) throws {
    do {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw Problem.unwritable(error.localizedDescription)
    }
  }
}
