import Foundation
import PlainviewXcodeProjects

/// The arguments of a call about an Xcode project: which one, which targets, which configuration.
package struct ProjectArguments: Equatable {
  /// The path of the project, a workspace or a folder.
  package var path: String
  /// The names of the targets to take; none for all.
  package var targets: [String] = []
  /// The configuration whose settings count; nil for the project's own choice.
  package var configuration: String?
  /// The arguments that are not about the project.
  package var swiftArguments: [String] = []

  /// Finds the arguments about a project behind `swift`; nil if the call is for a package.
  ///
  /// Without `--project` it is the project of the folder, if that has a single one and no package. The package manager's
  /// own arguments stay: `--target` and `--configuration` are the project's only where a project is built, and
  /// `--configuration release` only where no configuration of the project has such a name.
  package init?(_ arguments: [String], in folder: String) throws {
    var path: String?
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        self.swiftArguments += [argument] + rest
        break
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard ["--project", "--target", "--configuration"].contains(parts[0]) else {
        self.swiftArguments.append(argument)
        continue
      }
      guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
        throw BuildFailure("plainview: \(parts[0]) needs a value behind it")
      }
      switch parts[0] {
      case "--project": path = value
      case "--target": targets.append(value)
      default: configuration = value
      }
    }
    let named = arguments.contains { $0 == "--package-path" || $0.hasPrefix("--package-path=") }
    if path != nil, named { throw BuildFailure("plainview: --project and --package-path exclude each other, take one") }
    guard let found = path ?? (named ? nil : Self.project(of: folder)) else { return nil }
    self.path = found.hasPrefix("/") ? found : folder + "/" + found
    if self.swiftArguments.first.map({ !["build", "test", "run"].contains($0) }) ?? true {
      throw BuildFailure("plainview: with a project there are the subcommands build, test and run")
    }
  }

  /// Reads the project, to report errors in it.
  package func check() throws {
    do {
      _ = try XcodeProject(at: path)
    } catch {
      throw BuildFailure(error.description)
    }
  }

  /// The single project in a folder without a package.
  private static func project(of folder: String) -> String? {
    guard !FileManager.default.fileExists(atPath: folder + "/Package.swift") else { return nil }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }
    return projects.count == 1 ? folder + "/" + projects[0] : nil
  }
}
