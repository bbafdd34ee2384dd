/// The settings of an `.xcconfig` file and of those that it includes, in their order.
struct ConfigurationFile: Sendable {
  /// The settings, later ones last.
  private(set) var assignments: [SettingAssignment] = []
  /// What could not be read: included files that are missing, with the line that names them.
  private(set) var problems: [String] = []

  /// The most files that one file may lead to, and the deepest that they may include each other.
  private static let mostFiles = 500
  private static let deepest = 32
  private var files = 0

  /// Reads a file; `<DEVELOPER_DIR>` and the like in includes are not known and count as missing.
  init(at path: String) {
    read(path, openFiles: [], origin: nil)
  }

  private mutating func read(_ path: String, openFiles: [String], origin: (location: String, isOptional: Bool)?) {
    files += 1
    guard files <= Self.mostFiles, openFiles.count < Self.deepest, !openFiles.contains(path) else {
      problems.append("\(origin?.location ?? path): the files include each other in a circle or without an end")
      return
    }
    let bytes: [UInt8]
    do throws(ProjectError) {
      bytes = try PathText.bytes(of: path)
    } catch {
      let location = origin.map { "\($0.location): " } ?? ""
      if origin?.isOptional != true { problems.append(location + "\(path): " + error.message) }
      return
    }
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let text = String(decoding: bytes.dropFirst(hasMark ? 3 : 0), as: UTF8.self)
    var line = 0
    for part in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      line += 1
      take(part.trimmed, of: path, line: line, openFiles: openFiles + [path])
    }
  }

  private mutating func take(_ line: String, of path: String, line number: Int, openFiles: [String]) {
    let code = Self.withoutComment(line).trimmed
    guard !code.isEmpty else { return }
    if code.hasPrefix("#include") {
      let isOptional = code.hasPrefix("#include?")
      let names = code.split(separator: "\"", omittingEmptySubsequences: false)
      guard names.count >= 3 else { return }
      let location = "\(path):\(number)"
      let target = PathText.spelled(PathText.joined(PathText.folder(path), String(names[1])))
      return read(target, openFiles: openFiles, origin: (location, isOptional))
    }
    // The bounds in brackets hold '=' too.
    var depth = 0
    let equals = code.firstIndex { character in
      depth += character == "[" ? 1 : character == "]" ? -1 : 0
      return character == "=" && depth <= 0
    }
    guard let equals else { return }
    var value = code[code.index(after: equals)...].trimmed
    if value.hasSuffix(";") { value = value.dropLast().trimmed }
    if let assignment = SettingAssignment(key: code[..<equals].trimmed, value: value) { assignments.append(assignment) }
  }

  /// The text before `//`: these files cannot escape two slashes in a value.
  private static func withoutComment(_ line: String) -> Substring {
    line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line[...]
  }
}
