public import Foundation
public import FoundationNetworking

extension HTTPURLResponse {
  /// A response with the status 200 and the headers that say so much of its contents, which is in bytes; -1 for an unknown length.
  public convenience init(url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName: String?) {
    var headers: [String: String] = [:]
    if let mimeType { headers["Content-Type"] = mimeType + (textEncodingName.map { "; charset=\($0)" } ?? "") }
    if length >= 0 { headers["Content-Length"] = "\(length)" }
    self.init(url: url, statusCode: 200, httpVersion: nil, headerFields: headers)!
  }
}
