import Foundation
import PlainviewRuntime

/// A folder with flows and the file that says which of them are run, and how.
package struct Workspace: Sendable {
  /// The folder, as it was given.
  package let folder: String
  package let configuration: WorkspaceConfiguration

  /// The workspace that a folder is; nil without a file that says so.
  package init?(folder: String) throws(FlowError) {
    guard let path = Self.file(in: folder) else { return nil }
    self.folder = folder
    configuration = try WorkspaceConfiguration.load(path: path)
  }

  private static func file(in folder: String) -> String? {
    WorkspaceConfiguration.fileNames.map { folder.hasSuffix("/") ? folder + $0 : folder + "/" + $0 }
      .first { FileManager.default.fileExists(atPath: $0) }
  }

  /// The configuration of the folders around a flow's file that says something of apps; nil without one.
  package static func configuration(around path: String) -> WorkspaceConfiguration? {
    var folder = (path as NSString).deletingLastPathComponent
    for _ in 0..<6 {
      if let file = file(in: folder.isEmpty ? "." : folder), let text = try? FlowFile.text(at: file),
        let documents = try? YAMLParser.documents(in: text), let first = documents.first,
        WorkspaceConfiguration.isOne(first)
      {
        return try? WorkspaceConfiguration.load(path: file)
      }
      let isTop = folder.isEmpty || folder == "/" || folder == "." || folder.hasSuffix("..")
      if isTop { return nil }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return nil
  }

  // MARK: Flows

  /// The files that the patterns choose, sorted by their paths.
  package func paths() throws(FlowError) -> [String] {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    let files = DeepFolder.files(in: folder, endings: [".yaml", ".yml"]).map { String($0.dropFirst(prefix.count)) }
      .filter {
        !WorkspaceConfiguration.fileNames.contains($0) && prefix + $0 != configuration.http.map(configuration.besides)
      }
    let patterns = configuration.flows.isEmpty ? ["*"] : configuration.flows
    let included = patterns.filter { !$0.hasPrefix("!") }.map { PathGlob(Self.plain($0)) }
    let excluded = patterns.filter { $0.hasPrefix("!") }.map { PathGlob(Self.plain(String($0.dropFirst()))) }
    let chosen = files.filter { file in
      included.contains { $0.matches(file) } && !excluded.contains { $0.matches(file) }
    }
    guard !chosen.isEmpty else {
      let problem: FlowError.Problem =
        files.isEmpty ? .noFlows : .noMatch(patterns: patterns, hasDeeper: files.contains { $0.contains("/") })
      throw FlowError(path: configuration.path, position: configuration.flowsPosition, problem: problem)
    }
    return chosen.map { prefix + $0 }
  }

  /// `./flows/*` is `flows/*`.
  private static func plain(_ pattern: String) -> String {
    pattern.hasPrefix("./") ? String(pattern.dropFirst(2)) : pattern
  }

  /// The flows that are run first, in their order, and the others. What the order names has to be there, but for what the
  /// tags leave out.
  package func ordered(
    _ flows: [Flow], all: [Flow]
  ) throws(FlowError) -> (sequence: [Flow], others: [Flow]) {
    func name(_ flow: Flow) -> String {
      flow.header.name ?? ((flow.path as NSString).lastPathComponent as NSString).deletingPathExtension
    }
    var sequence: [Flow] = []
    for expected in configuration.order {
      if let flow = flows.first(where: { name($0) == expected }) {
        if !sequence.contains(where: { $0.path == flow.path }) { sequence.append(flow) }
      } else if !all.contains(where: { name($0) == expected }) {
        let near = nearestNames(to: expected, among: all.map(name))
        throw FlowError(
          path: configuration.path, position: configuration.orderPosition, problem: .unknownFlow(expected, near: near))
      }
    }
    return (sequence, flows.filter { flow in !sequence.contains { $0.path == flow.path } })
  }
}

/// The files of a folder and of those in it.
package enum DeepFolder {
  /// Paths that begin with the folder's, sorted; hidden folders below it and those of dependencies are left out.
  package static func files(in folder: String, endings: [String]) -> [String] {
    var result: [String] = []
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    collect(prefix, endings, depth: 0, into: &result)
    return result.sorted()
  }

  private static let leftOut: Set<String> = ["node_modules", "Pods", "DerivedData", "Carthage"]

  private static func collect(_ prefix: String, _ endings: [String], depth: Int, into result: inout [String]) {
    guard depth < 40, result.count < 100_000 else { return }
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: prefix)) ?? []).sorted() {
      let path = prefix + name
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      guard isFolder.boolValue else {
        if endings.contains(where: name.hasSuffix) { result.append(path) }
        continue
      }
      // A link may lead back to where it is.
      let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
      let isHidden = name.hasPrefix(".") && name != ".maestro"
      guard !isLink, !isHidden, !leftOut.contains(name) else { continue }
      collect(path + "/", endings, depth: depth + 1, into: &result)
    }
  }
}
