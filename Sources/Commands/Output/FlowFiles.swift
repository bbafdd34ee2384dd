import Foundation
import PlainviewInterfaceBuilder
import PlainviewUIAutomation

/// The flow files that arguments name, and the apps that they are played on.
enum FlowFiles {
  /// Files as they are, folders as the flows in them, sorted; flows of sub-folders are parts that others run.
  static func paths(_ arguments: [String]) throws -> [String] {
    try arguments.flatMap { try paths(of: $0, endings: [".yaml", ".yml"]) }
  }

  /// A file as it is, a folder as the files in it that end so, sorted; with those of its folders if that is asked for.
  static func paths(of argument: String, endings: [String], isDeep: Bool = false) throws -> [String] {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: argument, isDirectory: &isDirectory) else {
      throw InputError("\(argument): no such file or folder, check the path")
    }
    guard isDirectory.boolValue else { return [argument] }
    let names: [String]
    do {
      let manager = FileManager.default
      names =
        isDeep
        ? try manager.subpathsOfDirectory(atPath: argument).filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
        : try manager.contentsOfDirectory(atPath: argument)
    } catch {
      throw InputError("\(argument): the folder cannot be read, check its permissions")
    }
    let folder = argument.hasSuffix("/") ? argument : argument + "/"
    return names.filter { name in endings.contains { name.hasSuffix($0) } }.sorted().map { folder + $0 }
  }

  /// The flows in files; all that cannot be read are named at once.
  static func flows(at paths: [String]) throws -> [Flow] {
    var flows: [Flow] = []
    var problems: [String] = []
    for path in paths {
      do {
        flows.append(try Flow.load(path: path))
      } catch {
        problems.append("\(error)")
      }
    }
    guard problems.isEmpty else { throw InputError(problems.joined(separator: "\n")) }
    return flows
  }

  static func isFlow(_ file: String) -> Bool { file.hasSuffix(".yaml") || file.hasSuffix(".yml") }

  /// The document of a flow's header, with its missing classes standing in: what they are asked is recorded. Where the
  /// header names none it is the app of this program, if the program has one.
  @MainActor static func app(for flow: Flow, of app: ProgramApp? = nil) throws -> XCUIApplication {
    let device = try DocumentFile.device(named: flow.header.target.device)
    if flow.documentPath == nil, let app { return app.makeApp(on: device) }
    guard let path = flow.documentPath else {
      throw InputError("the header names no document, add `plainview: {document: FILE}`")
    }
    return XCUIApplication(documentPath: path, scene: flow.header.target.scene, device: device, options: .ofCommands)
  }
}
