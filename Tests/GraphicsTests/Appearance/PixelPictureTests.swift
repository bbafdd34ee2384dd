import Foundation
import Testing
import UIKit

/// Pictures of pixels, of which the size alone is known.
@Suite struct PixelPictureTests {
  private func picture(_ width: Int, _ height: Int) throws -> CGImage? {
    let provider = try #require(CGDataProvider(data: Data(repeating: 0, count: 24) as CFData))
    return CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4 * width,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: [], provider: provider, decode: nil, shouldInterpolate: true,
      intent: .defaultIntent)
  }

  @Test func `A picture has the size that it was made with; one without pixels is not made`() throws {
    let made = try #require(try picture(3, 2))
    #expect(made.width == 3 && made.height == 2 && made.decode == nil && made.renderingIntent == .defaultIntent)
    #expect(try picture(0, 2) == nil)
    #expect(try picture(3, -1) == nil)
  }

  @Test func `A picture is made of a file's bytes`() throws {
    let data = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).pngData { _ in }
    let pixels = try #require(UIImage(data: data)?.cgImage)
    let provider = try #require(CGDataProvider(data: data as CFData))
    let made = CGImage(
      pngDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    #expect(made?.width == pixels.width && made?.height == pixels.height && pixels.width > 0)
    let text = try #require(CGDataProvider(data: Data("no picture".utf8) as CFData))
    #expect(
      CGImage(jpegDataProviderSource: text, decode: nil, shouldInterpolate: true, intent: .defaultIntent) == nil)
  }
}
