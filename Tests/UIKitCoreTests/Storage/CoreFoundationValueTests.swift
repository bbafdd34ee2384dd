import Foundation
import Testing
import UIKit

/// Functions of CoreFoundation for data and texts, and properties of Foundation that iOS alone has.
@Suite struct CoreFoundationValueTests {
  @Test(arguments: [3, 100]) func `The bytes of data are read through a pointer`(_ count: Int) throws {
    let data = Data((0..<count).map { UInt8($0) })
    #expect(CFDataGetLength(data) == count)
    let bytes = try #require(CFDataGetBytePtr(data))
    #expect((0..<count).allSatisfy { bytes[$0] == UInt8($0) })
    let (source, copy) = (CFDataGetBytePtr(data), malloc(count))
    defer { free(copy) }
    memcpy(copy, source, count)
    #expect(try #require(copy).load(fromByteOffset: count - 1, as: UInt8.self) == UInt8(count - 1))
    // Pointers that cannot be nil go to the C library's function, without ambiguity.
    var (number, other) = (7, 0)
    memcpy(&other, &number, MemoryLayout<Int>.size)
    #expect(other == 7)
  }

  @Test func `Data that can be changed are written through a pointer`() throws {
    let data = try #require(CFDataCreateMutable(kCFAllocatorDefault, 0))
    CFDataSetLength(data, 2)
    CFDataGetMutableBytePtr(data)[1] = 7
    CFDataAppendBytes(data, [9], 1)
    #expect(Array(data as Data) == [0, 7, 9])
  }

  @Test func `A text loses its accents`() {
    let text = NSMutableString(string: "Café")
    #expect(CFStringTransform(text, nil, kCFStringTransformStripCombiningMarks, false))
    #expect(text == "Cafe")
    var range = CFRangeMake(0, 1)
    let word = NSMutableString(string: "éé")
    #expect(CFStringTransform(word, &range, kCFStringTransformStripCombiningMarks, false))
    #expect(word == "eé" && range.length == 1)
  }

  @Test func `Encodings have two numbers`() {
    #expect(CFStringConvertEncodingToNSStringEncoding(0x0800_0100) == String.Encoding.utf8.rawValue)
    #expect(CFStringConvertNSStringEncodingToEncoding(String.Encoding.isoLatin1.rawValue) == 0x0201)
    #expect(CFStringConvertEncodingToNSStringEncoding(0x7FFF_FFF0) == UInt(UInt32.max))
  }

  @Test func `Formatters keep the version of their rules`() {
    let numbers = NumberFormatter()
    let dates = DateFormatter()
    #expect(numbers.formatterBehavior == .behavior10_4 && dates.formatterBehavior == .behavior10_4)
    numbers.formatterBehavior = .default
    #expect(numbers.formatterBehavior == .default && dates.formatterBehavior == .behavior10_4)
  }

  @Test func `A configuration for the background has its identifier`() {
    let configuration = URLSessionConfiguration.background(withIdentifier: "com.example.uploads")
    #expect(configuration.identifier == "com.example.uploads" && !configuration.waitsForConnectivity)
    configuration.waitsForConnectivity = true
    #expect(configuration.waitsForConnectivity)
  }

  @Test func `A format is appended with its values`() {
    let text = NSMutableString(string: "a")
    text.appendFormat("%d-%@", 3, "b" as NSString)
    text.appendFormat("%C", UInt16(99))
    #expect(text == "a3-bc")
  }

  @Test func `A response of HTTP is made of its type and length too`() throws {
    let url = try #require(URL(string: "https://example.com/a.jpg"))
    let picture = HTTPURLResponse(url: url, mimeType: "image/jpeg", expectedContentLength: 22, textEncodingName: nil)
    #expect(picture.statusCode == 200 && picture.mimeType == "image/jpeg" && picture.expectedContentLength == 22)
    let page = HTTPURLResponse(url: url, mimeType: "text/html", expectedContentLength: -1, textEncodingName: "utf-8")
    #expect(page.textEncodingName == "utf-8" && page.expectedContentLength == -1)
  }

  @Test func `Errors of the network have the codes of errors of URLs`() {
    #expect(
      Int(CFNetworkErrors.cfurlErrorNotConnectedToInternet.rawValue) == URLError.Code.notConnectedToInternet.rawValue)
    #expect(
      Int(CFNetworkErrors.cfurlErrorSecureConnectionFailed.rawValue) == URLError.Code.secureConnectionFailed.rawValue)
    #expect(CFNetworkErrors(rawValue: -1001) == .cfurlErrorTimedOut)
  }
}
