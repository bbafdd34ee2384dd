import Foundation

/// The files in which packages list their tests for Linux by hand.
///
/// The package manager uses one that is in the package's folder or in a folder above the tests; tests that it does
/// not list are never run then.
package enum TestLists {
  private static let names = ["LinuxMain.swift", "XCTMain.swift"]

  /// Whether the package in a folder has such a file.
  package static func exist(in root: String) -> Bool {
    let tests = root + "/Tests"
    let inner = (try? FileManager.default.contentsOfDirectory(atPath: tests)) ?? []
    let folders = [root, tests] + inner.map { tests + "/" + $0 }
    return folders.contains { folder in
      names.contains { FileManager.default.fileExists(atPath: folder + "/" + $0) }
    }
  }
}
