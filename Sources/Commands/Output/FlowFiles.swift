import Foundation
import PlainviewUIAutomation

/// The flow files that arguments name, and the apps that they are played on.
enum FlowFiles {
  static let endings = [".yaml", ".yml"]

  static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
  }

  /// A file as it is, a folder as the files that end so in it and in its folders, sorted.
  static func deepPaths(of argument: String, endings: [String]) throws -> [String] {
    guard isFolder(argument) else { return try paths(of: argument, endings: endings) }
    return DeepFolder.files(in: argument, endings: endings)
  }

  /// A file as it is, a folder as the files in it that end so, sorted; flows of sub-folders are parts that others run.
  static func paths(of argument: String, endings: [String]) throws -> [String] {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: argument, isDirectory: &isDirectory) else {
      // Reading tells what is wrong with a link.
      if (try? FileManager.default.destinationOfSymbolicLink(atPath: argument)) != nil { return [argument] }
      throw InputError("\(argument): no such file or folder, check the path")
    }
    guard isDirectory.boolValue else { return [argument] }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: argument)
    } catch {
      throw InputError("\(argument): the folder cannot be read, check its permissions")
    }
    let folder = argument.hasSuffix("/") ? argument : argument + "/"
    return names.filter { name in endings.contains { name.hasSuffix($0) } }.sorted().map { folder + $0 }
  }

  /// The flows in files; all that cannot be read are named at once.
  static func flows(at paths: [String], variables: [(name: String, value: String)] = []) throws -> [Flow] {
    var flows: [Flow] = []
    var problems: [String] = []
    for path in paths {
      do {
        flows.append(try Flow.load(path: path).placed(variables: variables))
      } catch {
        problems.append("\(error)")
      }
    }
    guard problems.isEmpty else { throw InputError(problems.joined(separator: "\n")) }
    return flows
  }

  static func isFlow(_ file: String) -> Bool { endings.contains(where: file.hasSuffix) }
}
