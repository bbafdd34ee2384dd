public import Foundation
package import PlainviewRuntime

/// The files of a simulated device that apps let the user choose from, and what apps gave away.
@MainActor package final class DocumentsDevice {
  package var files: [URL] = []
  package var exported: [URL] = []
  package nonisolated init() {}

  package static var current: DocumentsDevice { of(SimulatedProcess.current.device) }
  package nonisolated static func of(_ parts: DeviceParts) -> DocumentsDevice {
    parts.part(DocumentsDevice.self) { DocumentsDevice() }
  }

  /// A folder of this name among the files that do not last.
  static func folder(_ name: String) -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(name, isDirectory: true)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Copies or moves a file into a folder, replacing one of its name; nil where that fails.
  static func put(_ file: URL, into folder: URL, moves: Bool) -> URL? {
    let destination = folder.appendingPathComponent(file.lastPathComponent)
    guard destination.standardizedFileURL != file.standardizedFileURL else { return file }
    try? FileManager.default.removeItem(at: destination)
    do {
      if moves {
        try FileManager.default.moveItem(at: file, to: destination)
      } else {
        try FileManager.default.copyItem(at: file, to: destination)
      }
      return destination
    } catch {
      return nil
    }
  }
}

extension URL {
  /// Lets the app read a file of another app's; it may here in any case.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Ends access to another app's file; does nothing here.
  public func stopAccessingSecurityScopedResource() {}
}
