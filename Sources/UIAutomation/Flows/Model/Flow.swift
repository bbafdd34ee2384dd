import Foundation

/// A test written as data: what to launch and what to do, in the part of Maestro's language that has a meaning here.
package struct Flow: Equatable, Sendable {
  /// The file, as it was given; references to other files are relative to its folder.
  package let path: String
  package let header: FlowHeader
  package let commands: [FlowCommand]

  package init(path: String, header: FlowHeader = FlowHeader(), commands: [FlowCommand]) {
    self.path = path
    self.header = header
    self.commands = commands
  }

  /// The document that the header names, relative as the flow's own path is; nil without one.
  package var documentPath: String? {
    header.target.path ?? header.target.document.map { Self.collapsed(besides($0)) }
  }

  /// The flow with what the workspace around it shows for its app, unless it says that itself.
  package func placed(variables: [(name: String, value: String)] = []) -> Flow {
    guard header.target.document == nil, header.target.path == nil,
      let target = Workspace.configuration(around: path)?.target(for: self, variables: variables)
    else { return self }
    var header = header
    header.target = target
    header.target.path = target.document
    header.target.document = nil
    return Flow(path: path, header: header, commands: commands)
  }

  /// A path that the flow names, which is relative to its folder.
  package func besides(_ file: String) -> String { Self.path(of: file, besides: path) }

  /// The path without folders that it enters and leaves again.
  static func collapsed(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/", omittingEmptySubsequences: false) {
      if part == "..", let last = parts.last, !["..", ".", ""].contains(last) {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  static func path(of file: String, besides flow: String) -> String {
    if file.hasPrefix("/") { return file }
    let folder = (flow as NSString).deletingLastPathComponent
    return folder.isEmpty || folder == "." ? file : (folder as NSString).appendingPathComponent(file)
  }
}

/// What a flow says before its commands.
package struct FlowHeader: Equatable, Sendable {
  package var appId: String?
  package var name: String?
  package var tags: [String] = []
  package var env: [FlowVariable] = []
  /// What reports are told of the flow.
  package var properties: [FlowVariable] = []
  package var target = FlowTarget()
  /// Commands to run before the flow's own.
  package var onFlowStart: [FlowCommand] = []
  /// Commands to run after the flow's own, whatever their outcome.
  package var onFlowComplete: [FlowCommand] = []
  /// Keys that belong to other tools, or are mistakes.
  package var strangers: [Stranger] = []

  package struct Stranger: Equatable, Sendable {
    package let key: String
    package let position: TextPosition
  }

  package init() {}
}

/// What to show without the app: the `plainview` key of a header, which Maestro ignores.
package struct FlowTarget: Equatable, Sendable {
  /// A storyboard or xib file, relative to the flow's folder.
  package var document: String?
  /// The same where a workspace says it, relative as the flow's own path is.
  package var path: String?
  package var scene: String?
  package var device: String?
  /// Where the file says so.
  package var position = TextPosition.start

  package init() {}
}

/// A name with a value, which may contain `${}`.
package struct FlowVariable: Equatable, Sendable {
  package let name: String
  package let value: String
  package let position: TextPosition

  package init(name: String, value: String, position: TextPosition = .start) {
    self.name = name
    self.value = value
    self.position = position
  }
}
