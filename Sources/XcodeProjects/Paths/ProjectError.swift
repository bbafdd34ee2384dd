import PlainviewRuntime

/// Why a project cannot be read, planned or written: what, where, and what to do.
package struct ProjectError: Error, Equatable, Sendable {
  /// The cause, with what belongs to it.
  package enum Cause: Equatable, Sendable {
    /// Nothing is at the path.
    case notFound
    /// The path is a workspace, which names no project that is there, or several of these names.
    case isWorkspace([String])
    /// The folder holds no project, or several of these names.
    case noSingleProject([String])
    /// The system refused to read or write, with its message.
    case system(String)
    /// The text is no property list, for this reason.
    case malformed(String)
    /// The text holds the markers of a merge that was not finished.
    case mergeConflict
    /// The property list is none of a project, for this reason.
    case notAProject(String)
    /// No target has the name; these have.
    case unknownTarget(String, targets: [String])
    /// No configuration has the name; these are there.
    case unknownConfiguration(String, configurations: [String])
    /// The folder to write to holds files that were not written by this program.
    case folderInUse
  }

  /// What went wrong.
  package let cause: Cause
  /// The file or folder that it is about.
  package let path: String
  /// The line in the file, from 1; nil if the error has no position.
  package let line: Int?
  /// The column in the line in characters, from 1.
  package let column: Int?

  /// An error about a path, and the position in it if there is one.
  package init(_ cause: Cause, at path: String, line: Int? = nil, column: Int? = nil) {
    self.cause = cause
    self.path = path
    self.line = line
    self.column = column
  }
}

extension ProjectError: CustomStringConvertible {
  /// One line: `path:line:column: what is wrong; what to do`.
  package var description: String {
    var location = VisibleText.quoted(path)
    if let line { location += ":\(line)" }
    if let column { location += ":\(column)" }
    return location + ": " + message + "; " + remedy
  }

  /// What is wrong, without the position.
  package var message: String {
    switch cause {
    case .notFound: "there is no such file or folder"
    case .isWorkspace(let names):
      names.isEmpty
        ? "the workspace names no project that is there" : "the workspace has several projects: \(Self.list(names))"
    case .noSingleProject(let names):
      names.isEmpty
        ? "the folder holds no Xcode project" : "the folder holds several Xcode projects: \(Self.list(names))"
    case .system(let reason): reason
    case .malformed(let reason): reason
    case .mergeConflict: "a merge was not finished here: this is a conflict marker"
    case .notAProject(let reason): reason
    case .unknownTarget(let name, _): "the project has no target '\(VisibleText.quoted(name))'"
    case .unknownConfiguration(let name, _): "the project has no configuration '\(VisibleText.quoted(name))'"
    case .folderInUse: "the folder holds files that were not written as a package of a project"
    }
  }

  /// What to do about it.
  package var remedy: String {
    switch cause {
    case .notFound: "name an .xcodeproj folder"
    case .isWorkspace: "name an .xcodeproj folder"
    case .noSingleProject: "name the .xcodeproj folder"
    case .system: "look at the path and its permissions"
    case .malformed: "open the project in Xcode, or restore the file from version control"
    case .mergeConflict: "resolve the conflict"
    case .notAProject: "name an .xcodeproj folder that Xcode opens"
    case .unknownTarget(let name, let targets): Self.choice(name, targets)
    case .unknownConfiguration(let name, let configurations): Self.choice(name, configurations)
    case .folderInUse: "name an empty folder"
    }
  }

  private static func choice(_ name: String, _ names: [String]) -> String {
    let near = nearestNames(to: name, among: names)
    if let nearest = near.first { return "did you mean '\(VisibleText.quoted(nearest))'?" }
    return names.isEmpty ? "it has none" : "it has \(list(names))"
  }

  private static func list(_ names: [String]) -> String { names.map(VisibleText.quoted).joined(separator: ", ") }
}
