import Foundation

/// Links by which code finds bundles of resources under the names that they have on Apple's systems.
///
/// SwiftPM writes a target's resources into `PACKAGE_TARGET.resources` here, and into `PACKAGE_TARGET.bundle` there, in
/// the program's folder both times. Libraries that look for that folder by its name look for the latter.
package struct BundleLinks {
  /// The folder of the programs that a build makes.
  private let folder: String

  /// Of the builds of a scratch folder in a configuration, `debug` or `release`, with a toolchain that says this for
  /// `swift --version`; nil if it does not name what it builds for.
  package init?(scratch: String, configuration: String, toolchain: String) {
    let target = toolchain.split(whereSeparator: \.isNewline).first { $0.hasPrefix("Target: ") }
    guard let triple = target?.dropFirst("Target: ".count) else { return nil }
    folder = "\(scratch)/\(triple)/\(configuration)"
  }

  /// Writes the links for bundles of these names, before or after they are built; what has such a name already stays.
  package func write(_ names: [String]) throws {
    guard !names.isEmpty else { return }
    try SharedLibrary.makeFolder(folder)
    for name in names {
      let link = "\(folder)/\(name).bundle"
      guard symlink("\(name).resources", link) != 0, errno != EEXIST else { continue }
      throw BuildFailure("\(link): the link to \(name).resources cannot be made: \(String(cString: strerror(errno)))")
    }
  }
}
