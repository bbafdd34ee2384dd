internal import Foundation

/// The text of a flow's file.
enum FlowFile {
  static func text(at path: String) throws(FlowError) -> String {
    try checkKind(of: path)
    guard let data = FileManager.default.contents(atPath: path) else { throw error(.fileUnreadable, path) }
    if let text = String(validating: data, as: UTF8.self) { return text }
    throw error(.fileNotUTF8, path, at: firstInvalidPlace(in: data))
  }

  /// Refuses what has no end or no text, such as a folder, a pipe or a device.
  private static func checkKind(of path: String) throws(FlowError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { throw error(.fileMissing, path) }
    if isFolder.boolValue { throw error(.fileIsFolder, path) }
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: target)
    guard attributes?[.type] as? FileAttributeType == .typeRegular else { throw error(.fileNotRegular, path) }
  }

  /// The beginning of the first line that is not UTF-8.
  private static func firstInvalidPlace(in data: Data) -> TextPosition {
    var line = 1
    for bytes in data.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if String(validating: bytes, as: UTF8.self) == nil { break }
      line += 1
    }
    return TextPosition(line: line, column: 1)
  }

  private static func error(
    _ problem: FlowError.Problem, _ path: String, at position: TextPosition = TextPosition(line: 1, column: 1)
  ) -> FlowError {
    FlowError(path: path, position: position, problem: problem)
  }
}
