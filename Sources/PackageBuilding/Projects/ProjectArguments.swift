import Foundation
import PlainviewXcodeProjects

/// What a call says about an Xcode project: which one, which targets, which configuration.
package struct ProjectArguments: Equatable {
  /// The path of the project, a workspace or a folder.
  package var path: String
  /// The names of the targets to take; none for all.
  package var targets: [String] = []
  /// The configuration whose settings count; nil for the project's own choice.
  package var configuration: String?
  /// The words that are not about the project.
  package var words: [String] = []

  /// Finds the words about a project behind `swift`; nil where the call is for a package.
  ///
  /// Without `--project` it is the project of the folder, if that has a single one and no package. The package manager's
  /// own words stay: `--target` and `--configuration` are the project's only where a project is built, and
  /// `--configuration release` only where no configuration of the project has such a name.
  package init?(_ words: [String], in folder: String) throws {
    var path: String?
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        self.words += [word] + rest
        break
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard ["--project", "--target", "--configuration"].contains(parts[0]) else {
        self.words.append(word)
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
    let named = words.contains { $0 == "--package-path" || $0.hasPrefix("--package-path=") }
    if path != nil, named { throw BuildFailure("plainview: --project and --package-path exclude each other, take one") }
    guard let found = path ?? (named ? nil : Self.project(of: folder)) else { return nil }
    self.path = found.hasPrefix("/") ? found : folder + "/" + found
    if self.words.first.map({ !["build", "test", "run"].contains($0) }) ?? true {
      throw BuildFailure("plainview: with a project there are the subcommands build, test and run")
    }
  }

  /// Reads the project, for what is wrong with it.
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
