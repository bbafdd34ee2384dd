public import Foundation
public import FoundationNetworking

extension HTTPURLResponse {
  /// Creates a response with the status 200 and a content of a type and a length in bytes, -1 for an unknown one.
  ///
  /// On Apple's systems it is inherited, which it is not in Foundation for Linux, where an extension cannot override it either:
  /// the last argument makes it another one, and is never given.
  public convenience init(
    url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName name: String?, _ end: Void = ()
  ) {
    var fields: [String: String] = [:]
    if let mimeType { fields["Content-Type"] = name.map { "\(mimeType); charset=\($0)" } ?? mimeType }
    if length >= 0 { fields["Content-Length"] = String(length) }
    self.init(url: url, statusCode: 200, httpVersion: nil, headerFields: fields)!
  }
}
