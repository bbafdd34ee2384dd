import Foundation
import Synchronization

// Replacements of `getenv` as Foundation calls it to find the home folder and the folder for temporary files, and of
// `FileManager.default`, whose folders are in the home of an app as they are on a device.

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
  fileprivate var home: UnsafeMutablePointer<CChar>? { paths?.home }
  /// The app's folder for temporary files, in its home.
  fileprivate var temporary: UnsafeMutablePointer<CChar>? { paths?.temporary }

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

  /// What the environment says where the app's folders are; nil for other names.
  fileprivate func variable(_ name: UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>? {
    guard let folders else { return nil }
    if strcmp(name, "CFFIXED_USER_HOME") == 0 || strcmp(name, "HOME") == 0 { return folders.home }
    return strcmp(name, "TMPDIR") == 0 ? folders.temporary : nil
  }
}

/// The file manager of apps.
private final class AppFileManager: FileManager, @unchecked Sendable {
  static let shared = AppFileManager()

  private static let names: [SearchPathDirectory: String] = [
    .documentDirectory: "Documents", .libraryDirectory: "Library", .cachesDirectory: "Library/Caches",
    .applicationSupportDirectory: "Library/Application Support", .downloadsDirectory: "Downloads",
    .desktopDirectory: "Desktop", .picturesDirectory: "Pictures", .moviesDirectory: "Movies",
    .musicDirectory: "Music", .applicationDirectory: "Applications", .inputMethodsDirectory: "Library/Input Methods",
    .preferencePanesDirectory: "Library/PreferencePanes", .sharedPublicDirectory: "Public",
    .autosavedInformationDirectory: "Library/Autosave Information", .documentationDirectory: "Library/Documentation",
  ]

  override func urls(for directory: SearchPathDirectory, in domain: SearchPathDomainMask) -> [URL] {
    guard domain.contains(.userDomainMask), let name = Self.names[directory],
      let home = WorkOwner.ofRunningCode?.process.work.folders?.home
    else { return super.urls(for: directory, in: domain) }
    return [URL(fileURLWithPath: String(cString: home)).appendingPathComponent(name, isDirectory: true)]
  }
}

enum FolderFunctions {
  private static let name = "$s20FoundationEssentials11FileManagerC7defaultACvgZ"

  private nonisolated(unsafe) static let real = nativeSymbol(name).map { code -> FileManagerGetter in
    let parts: ClosureParts = (code, nil)
    return unsafeBitCast(parts, to: FileManagerGetter.self)
  }

  /// The replacement of `FileManager.default`; nothing where it is missing.
  static var replacements: [String: Address] {
    real == nil ? [:] : [name: FileManagerGetter(call: replacedFileManager).parts.code]
  }

  fileprivate static var fileManager: FileManager {
    if WorkOwner.ofRunningCode?.process.work.folders != nil { return AppFileManager.shared }
    guard let real else { fatalError("Foundation has no FileManager.default") }
    return real.call()
  }
}

private func replacedFileManager() -> FileManager { FolderFunctions.fileManager }

private func replacedVariable(
  _ name: UnsafePointer<CChar>, _ real: (UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>?
) -> UnsafeMutablePointer<CChar>? {
  WorkOwner.ofRunningCode?.process.work.variable(name) ?? real(name)
}

func replacedGetenv(_ name: UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>? {
  replacedVariable(name) { getenv($0) }
}

func replacedSecureGetenv(_ name: UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>? {
  replacedVariable(name) { secureGetenv($0) }
}

@_silgen_name("secure_getenv")
private func secureGetenv(_ name: UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>?
