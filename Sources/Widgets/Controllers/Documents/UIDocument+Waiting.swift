public import Foundation

// The methods with completions as functions that wait.
extension UIDocument {
  @discardableResult public func open() async -> Bool {
    await withCheckedContinuation { next in open { next.resume(returning: $0) } }
  }

  @discardableResult public func close() async -> Bool {
    await withCheckedContinuation { next in close { next.resume(returning: $0) } }
  }

  @discardableResult public func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await withCheckedContinuation { next in save(to: url, for: saveOperation) { next.resume(returning: $0) } }
  }

  @discardableResult public func autosave() async -> Bool {
    await withCheckedContinuation { next in autosave { next.resume(returning: $0) } }
  }

  @discardableResult public func revert(toContentsOf url: URL) async -> Bool {
    await withCheckedContinuation { next in revert(toContentsOf: url) { next.resume(returning: $0) } }
  }
}
