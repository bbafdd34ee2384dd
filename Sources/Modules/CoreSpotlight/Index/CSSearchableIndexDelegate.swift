public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// Brings items back that the system has lost.
@preconcurrency public protocol CSSearchableIndexDelegate: NSObjectProtocol {
  /// Called when all items are to be indexed again; the closure says that this was done.
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)
  /// Called when the items with some identifiers are to be indexed again; the closure says that this was done.
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void)
  /// Declared for a system with too much work; never called here.
  func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex)
  /// Declared for a system that had too much work; never called here.
  func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex)
  /// Declared for data of an item, for other apps; never called here.
  func data(for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String) throws -> Data
  /// Declared for the file of an item, for other apps; never called here.
  func fileURL(
    for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String, inPlace: Bool
  ) throws -> URL
}

extension CSSearchableIndexDelegate {
  /// The default of the optional method; does nothing.
  dynamic public func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex) {
    leftOut(by: self, anywhere: (), with: [searchableIndex])
  }
  /// The default of the optional method; does nothing.
  dynamic public func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex) {
    leftOut(by: self, anywhere: (), with: [searchableIndex])
  }
  /// The default of the optional method; returns no data.
  dynamic public func data(
    for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String
  ) throws -> Data { leftOut(by: self, anywhere: Data(), with: [searchableIndex, itemIdentifier, typeIdentifier]) }
  /// The default of the optional method; returns the root of all files.
  dynamic public func fileURL(
    for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String, inPlace: Bool
  ) throws -> URL {
    leftOut(
      by: self, anywhere: URL(fileURLWithPath: "/"), with: [searchableIndex, itemIdentifier, typeIdentifier, inPlace])
  }
}

/// The object of an extension that indexes items while the app does not run; nothing calls it here.
open class CSIndexExtensionRequestHandler: NSObject, CSSearchableIndexDelegate, @unchecked Sendable {
  public override init() { super.init() }
  /// Takes a request of the system; does nothing here.
  @preconcurrency @MainActor open func beginRequest(with context: NSExtensionContext) {}
  /// Called when all items are to be indexed again: does nothing here, subclasses override it.
  open func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void
  ) { acknowledgementHandler() }
  /// Called when some items are to be indexed again: does nothing here, subclasses override it.
  open func searchableIndex(
    _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void
  ) { acknowledgementHandler() }
}

extension CSIndexExtensionRequestHandler: NSExtensionRequestHandling {}
