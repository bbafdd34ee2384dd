import Foundation

/// The flow files that arguments name.
enum FlowFiles {
  /// Files as they are, folders as the flows in them, sorted; flows of sub-folders are parts that others run.
  static func paths(_ arguments: [String]) throws -> [String] { try arguments.flatMap { try paths(of: $0) } }

  private static func paths(of argument: String) throws -> [String] {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: argument, isDirectory: &isDirectory) else {
      throw InputError("\(argument): no such file or folder, check the path")
    }
    guard isDirectory.boolValue else { return [argument] }
    let names = try FileManager.default.contentsOfDirectory(atPath: argument)
    return names.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }.sorted().map { argument + "/" + $0 }
  }
}
