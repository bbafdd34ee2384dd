/// A test written as data: what to launch and what to do, in the part of Maestro's language that has a meaning here.
package struct Flow: Equatable, Sendable {
  /// The file, as it was given; references to other files are relative to its folder.
  package let path: String
  package let header: FlowHeader
  package let commands: [FlowCommand]
}

/// What a flow says before its commands.
package struct FlowHeader: Equatable, Sendable {
  package let appId: String?
  package let name: String?
  package let tags: [String]
  package let env: [FlowVariable]
  package let target: FlowTarget
  /// Commands to run before the flow's own.
  package let onFlowStart: [FlowCommand]
  /// Commands to run after the flow's own, whatever they came to.
  package let onFlowComplete: [FlowCommand]
}

/// What to show without the app: the `plainview` key of a header, which Maestro ignores.
package struct FlowTarget: Equatable, Sendable {
  /// A storyboard or xib file.
  package let document: String?
  package let scene: String?
  package let device: String?
}

/// A name with a value, which may contain `${}`.
package struct FlowVariable: Equatable, Sendable {
  package let name: String
  package let value: String
  package let position: TextPosition

  package init(name: String, value: String, position: TextPosition) {
    self.name = name
    self.value = value
    self.position = position
  }
}
