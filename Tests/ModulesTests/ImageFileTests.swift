import Foundation
import PlainviewImageIO
import PlainviewUIAutomation
import Testing
import UIKit

/// `ImageIO`: sources and destinations of pictures.
@MainActor @Suite struct ImageFileTests {
  private let app = XCUIApplication(rootViewController: UIViewController())

  init() throws { try app.launch() }

  private func picture(_ width: CGFloat, _ height: CGFloat) throws -> CGImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return try #require(
      UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { _ in }.cgImage)
  }

  private func number(_ properties: CFDictionary?, _ key: CFString) -> Double? {
    (properties?.object(forKey: key) as? NSNumber)?.doubleValue
  }

  @Test func `A PNG file is one picture with its size`() throws {
    let file = try #require(UIImage(cgImage: picture(40, 30)).pngData())
    let source = try #require(CGImageSourceCreateWithData(file as CFData, nil))
    #expect(CGImageSourceGetType(source) == "public.png" && CGImageSourceGetCount(source) == 1)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
    #expect(number(properties, kCGImagePropertyPixelWidth) == 40)
    #expect(number(properties, kCGImagePropertyPixelHeight) == 30)
    let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
    #expect(image?.width == 40 && image?.height == 30)
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
  }

  @Test func `A thumbnail's longer side is what the options say, and it is never larger`() throws {
    let file = try #require(UIImage(cgImage: picture(40, 30)).pngData())
    let source = try #require(CGImageSourceCreateWithData(file, nil))
    let options: [CFString: Any] = [
      kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 20,
    ]
    let small = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
    #expect(small?.width == 20 && small?.height == 15)
    let large: [CFString: Any] = [
      kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 400,
    ]
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, large as CFDictionary)?.width == 40)
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
  }

  @Test func `What is no picture has no type, and what comes bit by bit is incomplete`() throws {
    let text = try #require(CGImageSourceCreateWithData(Data("Hello, picture".utf8), nil))
    #expect(CGImageSourceGetCount(text) == 0 && CGImageSourceGetStatus(text) == .statusUnknownType)
    #expect(CGImageSourceGetType(text) == nil && CGImageSourceCopyPropertiesAtIndex(text, 0, nil) == nil)
    let file = try #require(UIImage(cgImage: picture(4, 3)).pngData())
    let source = CGImageSourceCreateIncremental(nil)
    #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
    CGImageSourceUpdateData(source, file.prefix(40), false)
    #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
    CGImageSourceUpdateData(source, file, true)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
  }

  @Test func `A GIF file is written with its frames, and read with their times`() throws {
    let data = NSMutableData()
    let destination = try #require(CGImageDestinationCreateWithData(data, "com.compuserve.gif", 2, nil))
    let whole = [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFLoopCount: 3] as NSDictionary] as NSDictionary
    CGImageDestinationSetProperties(destination, whole)
    for delay in [0.5, 0.01] {
      let frame = [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFDelayTime: delay] as NSDictionary]
      CGImageDestinationAddImage(destination, try picture(12, 8), frame as NSDictionary)
    }
    #expect(CGImageDestinationFinalize(destination) && !CGImageDestinationFinalize(destination))
    let source = try #require(CGImageSourceCreateWithData(data as Data, nil))
    #expect(CGImageSourceGetType(source) == "com.compuserve.gif" && CGImageSourceGetCount(source) == 2)
    func times(_ index: Int) -> NSDictionary? {
      CGImageSourceCopyPropertiesAtIndex(source, index, nil)?.object(forKey: kCGImagePropertyGIFDictionary)
        as? NSDictionary
    }
    #expect(number(times(0), kCGImagePropertyGIFDelayTime) == 0.5)
    // So short a time is a tenth of a second on Apple's systems.
    #expect(number(times(1), kCGImagePropertyGIFDelayTime) == 0.1)
    #expect(number(times(1), kCGImagePropertyGIFUnclampedDelayTime) == 0.01)
    let all = CGImageSourceCopyProperties(source, nil)?.object(forKey: kCGImagePropertyGIFDictionary) as? NSDictionary
    #expect(number(all, kCGImagePropertyGIFLoopCount) == 3)
    #expect(UIImage(data: data as Data)?.size == CGSize(width: 12, height: 8))
  }

  @Test func `A destination wants as many pictures as it was told, and a type that it knows`() throws {
    #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.text", 1, nil) == nil)
    let destination = try #require(CGImageDestinationCreateWithData(NSMutableData(), "public.png", 1, nil))
    #expect(!CGImageDestinationFinalize(destination))
  }
}
