import Foundation
import Synchronization

/// The folders of an app on its device, which outlive its launches as user defaults do. They are made when code of the app
/// first asks for one, in a folder of this program, which goes when the program ends.
package final class AppFolders: Sendable {
  /// Paths as the environment's variables have them.
  private struct Paths: @unchecked Sendable {
    let home: UnsafeMutablePointer<CChar>
    let temporary: UnsafeMutablePointer<CChar>
  }

  private let made = Mutex<Paths?>(nil)

  package init() {}

  deinit {
    guard let paths = made.withLock({ $0 }) else { return }
    try? FileManager.default.removeItem(atPath: String(cString: paths.home))
    free(paths.home)
    free(paths.temporary)
  }

  /// The app's home folder; nil where none can be made.
  var home: UnsafeMutablePointer<CChar>? { paths?.home }
  /// The app's folder for temporary files, in its home.
  var temporary: UnsafeMutablePointer<CChar>? { paths?.temporary }

  private var paths: Paths? {
    made.withLock { made in
      if made == nil { made = WorkOwner.enterWithoutOwner { Self.makePaths() } }
      return made
    }
  }

  private static func makePaths() -> Paths? {
    guard let root = ProgramFolder.path else { return nil }
    let home = "\(root)/\(ProgramFolder.count.add(1, ordering: .relaxed).newValue)"
    do {
      for folder in ["Documents", "Library/Caches", "tmp"] {
        try FileManager.default.createDirectory(atPath: "\(home)/\(folder)", withIntermediateDirectories: true)
      }
    } catch { return nil }
    guard let homeText = strdup(home), let temporaryText = strdup(home + "/tmp/") else { return nil }
    return Paths(home: homeText, temporary: temporaryText)
  }
}

/// The folder with the folders of this program's apps.
private enum ProgramFolder {
  static let count = Atomic<Int>(0)

  static var path: String? { folder?.path }

  private static let folder: TemporaryFolder? = {
    guard let folder = try? TemporaryFolder() else { return nil }
    atexit { ProgramFolder.folder?.remove() }
    return folder
  }()
}

extension AppWork {
  /// The folders of the app's device; nil leaves those of the machine.
  package var folders: AppFolders? {
    get { signal.locked { state.folders } }
    set { signal.locked { state.folders = newValue } }
  }
}
