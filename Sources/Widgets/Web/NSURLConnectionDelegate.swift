public import Foundation
public import FoundationNetworking
import PlainviewRuntime

/// Is told of the failure of an old connection.
public protocol NSURLConnectionDelegate: NSObjectProtocol {
  /// Called after loading failed, with the error.
  func connection(_ connection: NSURLConnection, didFailWithError error: any Error)
}

extension NSURLConnectionDelegate {
  /// Default for delegates without the method: nothing happens.
  public func connection(_ connection: NSURLConnection, didFailWithError error: any Error) {
    leftOut(by: self, anywhere: (), with: [connection, error])
  }
}

/// Is told of what an old connection loads.
public protocol NSURLConnectionDataDelegate: NSURLConnectionDelegate {
  /// Returns the request that is loaded instead of a redirection's; nil to load none. By default that of the redirection.
  func connection(_ connection: NSURLConnection, willSend request: URLRequest, redirectResponse response: URLResponse?)
    -> URLRequest?
  /// Called when the head of an answer has come; what was loaded before is to be forgotten.
  func connection(_ connection: NSURLConnection, didReceive response: URLResponse)
  /// Called for each part of the content.
  func connection(_ connection: NSURLConnection, didReceive data: Data)
  /// Called after all was loaded.
  func connectionDidFinishLoading(_ connection: NSURLConnection)
}

extension NSURLConnectionDataDelegate {
  /// Default for delegates without the method: the request of the redirection.
  public func connection(
    _ connection: NSURLConnection, willSend request: URLRequest, redirectResponse response: URLResponse?
  ) -> URLRequest? { leftOut(by: self, anywhere: request, with: [connection, request, response as Any]) }
  /// Default for delegates without the method: nothing happens.
  public func connection(_ connection: NSURLConnection, didReceive response: URLResponse) {
    leftOut(by: self, anywhere: (), with: [connection, response])
  }
  /// Default for delegates without the method: nothing happens.
  public func connection(_ connection: NSURLConnection, didReceive data: Data) {
    leftOut(by: self, anywhere: (), with: [connection, data])
  }
  /// Default for delegates without the method: nothing happens.
  public func connectionDidFinishLoading(_ connection: NSURLConnection) {
    leftOut(by: self, anywhere: (), with: [connection])
  }
}
