import Foundation
import FoundationNetworking
import PlainviewWidgets
import Testing

/// Responses that tests make by hand.
@Suite struct ResponseTests {
  @Test func `A response of HTTP is made as one of any other protocol`() throws {
    let url = try #require(URL(string: "https://example.org/a.jpeg"))
    let response = HTTPURLResponse(
      url: url, mimeType: "image/jpeg", expectedContentLength: 22, textEncodingName: nil)
    #expect(response.statusCode == 200 && response.url == url && response.mimeType == "image/jpeg")
    #expect(response.expectedContentLength == 22)
    let text = HTTPURLResponse(url: url, mimeType: "text/plain", expectedContentLength: -1, textEncodingName: "utf-8")
    #expect(text.textEncodingName == "utf-8" && text.expectedContentLength == -1)
  }
}
