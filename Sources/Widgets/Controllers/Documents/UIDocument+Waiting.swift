public import Foundation

// The methods with completions as functions that wait.
extension UIDocument {
  /// Opens the document and returns whether that was possible.
  @discardableResult public func open() async -> Bool {
    await withCheckedContinuation { next in open { next.resume(returning: $0) } }
  }

  /// Saves and closes the document, and returns whether it was saved.
  @discardableResult public func close() async -> Bool {
    await withCheckedContinuation { next in close { next.resume(returning: $0) } }
  }

  /// Writes the document to a URL and returns whether that was possible.
  @discardableResult public func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await withCheckedContinuation { next in save(to: url, for: saveOperation) { next.resume(returning: $0) } }
  }

  /// Saves unsaved changes and returns whether that was possible.
  @discardableResult public func autosave() async -> Bool {
    await withCheckedContinuation { next in autosave { next.resume(returning: $0) } }
  }

  /// Reads the document again from a URL and returns whether that was possible.
  @discardableResult public func revert(toContentsOf url: URL) async -> Bool {
    await withCheckedContinuation { next in revert(toContentsOf: url) { next.resume(returning: $0) } }
  }
}
