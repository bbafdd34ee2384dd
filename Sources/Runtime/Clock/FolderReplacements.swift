import Foundation
import Synchronization

// Replacements of `getenv` as Foundation calls it to find the home folder and the folder for temporary files, and of
// `FileManager.default`, whose folders are in the home of an app as they are on a device.

extension AppWork {
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
