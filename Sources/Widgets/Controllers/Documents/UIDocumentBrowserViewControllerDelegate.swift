public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// Is told what the user does in a browser of documents; every method has a default.
@preconcurrency @MainActor public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
  /// Called when the user chose documents.
  func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  /// From before iOS 12: asked where the delegate leaves the other one out.
  func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL])
  /// Makes a document and calls the handler with it; with nil where none is to be made.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (
        URL?, UIDocumentBrowserViewController.ImportMode
      ) -> Void)
  /// Called after a new document was added to the browser.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL)
  /// Called when a new document could not be added, with the error.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?)
  /// Never asked: documents have no menus here.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity]
  /// Never called: documents have no menus here.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController)
}

extension UIDocumentBrowserViewControllerDelegate {
  /// Default for delegates without the method: nothing happens.
  dynamic public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
  ) { leftOut(by: self, with: [controller, documentURLs]) }

  /// Default for delegates without the method: nothing happens.
  dynamic public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]
  ) { leftOut(by: self, with: [controller, documentURLs]) }

  /// Default for delegates without the method: nothing happens.
  dynamic public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (
        URL?, UIDocumentBrowserViewController.ImportMode
      ) -> Void
  ) { leftOut(by: self, with: [controller, importHandler]) }

  /// Default for delegates without the method: nothing happens.
  dynamic public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) { leftOut(by: self, with: [controller, sourceURL, destinationURL]) }

  /// Default for delegates without the method: nothing happens.
  dynamic public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
  ) { leftOut(by: self, with: [controller, documentURL, error]) }

  /// Default for delegates without the method: no activities.
  dynamic public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity] { leftOut(by: self, [], with: [controller, documentURLs]) }

  /// Default for delegates without the method: nothing happens.
  dynamic public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController
  ) { leftOut(by: self, with: [controller, activityViewController]) }
}
