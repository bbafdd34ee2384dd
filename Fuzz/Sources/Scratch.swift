import Foundation

/// A folder of this process for readers that read files.
struct Scratch {
  let path: String

  /// An empty folder of that name.
  init(_ name: String) {
    path = NSTemporaryDirectory() + "fuzz-\(ProcessInfo.processInfo.processIdentifier)/\(name)"
    try? FileManager.default.removeItem(atPath: path)
    make(path)
  }

  /// Writes a file, with the folders that it lies in, and returns its path.
  @discardableResult
  func write(_ bytes: [UInt8], to name: String) -> String {
    let file = "\(path)/\(name)"
    make((file as NSString).deletingLastPathComponent)
    guard FileManager.default.createFile(atPath: file, contents: Data(bytes)) else {
      fatalError("\(file) cannot be written")
    }
    return file
  }

  @discardableResult
  func write(text: String, to name: String) -> String { write(Array(text.utf8), to: name) }

  func remove() { try? FileManager.default.removeItem(atPath: path) }

  private func make(_ folder: String) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch { fatalError("\(error)") }
  }
}
