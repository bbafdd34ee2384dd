public import Foundation
public import FoundationNetworking
import PlainviewRuntime

/// A file that a page hands to the app. No download begins here.
@preconcurrency @MainActor open class WKDownload: NSObject {
  /// What was asked for; nil for data of the page itself.
  open private(set) var originalRequest: URLRequest?
  /// The view whose page hands over the file.
  open private(set) weak var webView: WKWebView?
  /// Decides where the file goes; not retained.
  open weak var delegate: (any WKDownloadDelegate)?
  /// How far the download is.
  open private(set) var progress = Progress(totalUnitCount: 1)

  @available(*, unavailable) public override init() { fatalError("made by a web view") }

  /// Ends the download; the closure gets what is needed to go on with it: nothing here.
  open func cancel(_ completionHandler: (@MainActor (Data?) -> Void)? = nil) { completionHandler?(nil) }
}

/// Decides where the files of pages go. Its methods are not called here.
@preconcurrency @MainActor public protocol WKDownloadDelegate: NSObjectProtocol {
  /// Says where a file goes; nil ends the download.
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping @MainActor (URL?) -> Void)
  /// Called when all of a file is there.
  func downloadDidFinish(_ download: WKDownload)
  /// Called when a download has failed.
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
  /// By default the download ends.
  dynamic public func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping @MainActor (URL?) -> Void
  ) {
    completionHandler(nil)
    leftOut(by: self, with: [download, response, suggestedFilename, completionHandler])
  }
  /// Does nothing by default.
  dynamic public func downloadDidFinish(_ download: WKDownload) { leftOut(by: self, with: [download]) }
  /// Does nothing by default.
  dynamic public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {
    leftOut(by: self, with: [download, error, resumeData])
  }
}
