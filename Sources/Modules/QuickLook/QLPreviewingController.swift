public import Foundation
import PlainviewRuntime

/// A controller of an extension that previews files or found items for the system; every method is optional.
///
/// The system asks no extension here: a test presents the controller and calls its method.
@preconcurrency @MainActor public protocol QLPreviewingController: NSObjectProtocol {
  /// Prepares the preview of an item of CoreSpotlight; the closure says that it is ready, or why not.
  func preparePreviewOfSearchableItem(
    identifier: String, queryString: String?, completionHandler handler: @escaping ((any Error)?) -> Void)
  /// Prepares the preview of a file; the closure says that it is ready, or why not.
  func preparePreviewOfFile(at url: URL, completionHandler handler: @escaping ((any Error)?) -> Void)
  /// Prepares the preview of an item of CoreSpotlight.
  func preparePreviewOfSearchableItem(identifier: String, queryString: String?) async throws
  /// Prepares the preview of a file.
  func preparePreviewOfFile(at url: URL) async throws
}

extension QLPreviewingController {
  /// The default of the optional method; does nothing.
  dynamic public func preparePreviewOfSearchableItem(
    identifier: String, queryString: String?, completionHandler handler: @escaping ((any Error)?) -> Void
  ) { leftOut(by: self, with: [identifier, queryString, handler]) }
  /// The default of the optional method; does nothing.
  dynamic public func preparePreviewOfFile(
    at url: URL, completionHandler handler: @escaping ((any Error)?) -> Void
  ) { leftOut(by: self, with: [url, handler]) }
  /// The default of the optional method; does nothing.
  dynamic public func preparePreviewOfSearchableItem(identifier: String, queryString: String?) async throws {
    leftOut(by: self, with: [identifier, queryString])
  }
  /// The default of the optional method; does nothing.
  dynamic public func preparePreviewOfFile(at url: URL) async throws { leftOut(by: self, with: [url]) }
}
