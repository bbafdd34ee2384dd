import Foundation
import Testing
import UIKit
import _Testing_UIKit

/// A view that draws what a test sets, and counts how often.
private final class DrawingView: UIView {
  var body: (CGRect) -> Void = { _ in }
  private(set) var count = 0

  override func draw(_ rect: CGRect) {
    count += 1
    body(rect)
  }
}

/// What `draw(_:)` overrides leave in a text picture. One cell is 8 x 16 points.
@MainActor @Suite struct DrawingTests {
  private func view(_ columns: Int, _ rows: Int, _ body: @escaping (CGRect) -> Void) -> DrawingView {
    let view = DrawingView(frame: CGRect(x: 0, y: 0, width: columns * 8, height: rows * 16))
    view.body = body
    return view
  }

  private func picture(_ view: UIView) -> String { Snapshotting<UIView>.ascii.text(of: view) }

  @Test func `A bar chart is filled cells`() {
    let chart = view(7, 4) { rect in
      UIColor.red.setFill()
      for (index, height) in [1, 4, 2].enumerated() {
        UIRectFill(
          CGRect(x: CGFloat(index) * 16, y: rect.maxY - CGFloat(height) * 16, width: 8, height: CGFloat(height) * 16))
      }
    }
    #expect(picture(chart) == "  #\n  #\n  # #\n# # #")
  }

  @Test func `Lines and rectangles are strokes`() {
    let frame = view(6, 3) { rect in
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.setStrokeColor(UIColor.blue.cgColor)
      context.setLineWidth(2)
      context.stroke(rect)
    }
    #expect(picture(frame) == "+----+\n|    |\n+----+")
    let line = view(5, 1) { rect in
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      UIColor.black.setStroke()
      path.stroke()
    }
    #expect(picture(line) == "-----")
  }

  @Test func `Transforms, saved states and clips count`() {
    let drawn = view(6, 2) { _ in
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.saveGState()
      context.translateBy(x: 16, y: 16)
      context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
      context.restoreGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 8, height: 32))
      context.fill(CGRect(x: 0, y: 0, width: 48, height: 16))
      context.restoreGState()
    }
    #expect(picture(drawn) == "#\n  ##")
  }

  @Test func `A view draws once, until it needs display or has another size`() {
    let drawn = view(2, 1) { _ in }
    _ = picture(drawn)
    _ = picture(drawn)
    #expect(drawn.count == 1)
    drawn.setNeedsDisplay()
    _ = picture(drawn)
    #expect(drawn.count == 2)
    drawn.frame.size.width = 32
    _ = picture(drawn)
    #expect(drawn.count == 3)
  }

  @Test func `Colours that are clear or the background's leave nothing`() {
    let drawn = view(3, 1) { rect in
      UIColor.clear.setFill()
      UIRectFill(rect)
      UIColor.white.setFill()
      UIRectFill(rect)
    }
    drawn.backgroundColor = .white
    #expect(!picture(drawn).contains("#"))
  }

  @Test func `A rectangle that is filled by a way of mixing colors is filled`() {
    let drawn = view(3, 1) { rect in
      UIColor.black.setFill()
      UIRectFillUsingBlendMode(rect, .multiply)
    }
    #expect(picture(drawn) == "###")
  }

  @Test func `There is no context outside of drawing`() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
  }

  @Test func `Enormous and senseless drawing ends`() {
    let drawn = view(4, 2) { _ in
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.fill(CGRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12))
      context.strokeLineSegments(between: [CGPoint(x: -1e15, y: 0), CGPoint(x: 1e15, y: 5), .zero])
      context.scaleBy(x: .nan, y: 0)
      context.fillEllipse(in: .infinite)
      for _ in 0..<3000 { context.saveGState() }
      for _ in 0..<30_000 { context.stroke(.zero) }
      UIGraphicsBeginImageContext(CGSize(width: 9, height: 9))
    }
    #expect(picture(drawn).hasSuffix("####"))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}

@MainActor @Suite struct ImageRendererTests {
  @Test func `A renderer makes a picture of its size and the screen's scale`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
    }
    #expect(image.size == CGSize(width: 30, height: 20))
    #expect(image.scale == UITraitCollection.current.displayScale)
    #expect(image.cgImage?.width == Int(30 * image.scale))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `A picture drawn in another size keeps its name`() throws {
    let star = try #require(UIImage(systemName: "star"))
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 50, height: 50), false, 3)
    star.draw(in: CGRect(x: 0, y: 0, width: 50, height: 50))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.size == CGSize(width: 50, height: 50))
    #expect(image?.scale == 3)
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 16))
    view.image = image
    #expect(Snapshotting<UIView>.ascii.text(of: view) == "%star")
  }

  @Test(arguments: [(1, 1), (7, 3), (258, 1), (300, 200), (2000, 1500)])
  func `Encoded pictures have the right size and are well formed`(width: Int, height: Int) throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
    let png = renderer.pngData { _ in }
    let jpeg = renderer.jpegData(withCompressionQuality: 0.5) { _ in }
    for data in [png, jpeg] {
      #expect(UIImage(data: data)?.size == CGSize(width: width, height: height))
      #expect(data.count < 20_000)
    }
    #expect(png.suffix(8) == Data(Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]))
    #expect(jpeg.suffix(2) == Data([0xFF, 0xD9]))
  }

  @Test func `A picture without a size has no file`() {
    #expect(UIImage().pngData() == nil)
    #expect(UIImage().jpegData(compressionQuality: 1) == nil)
    #expect(UIImage().cgImage == nil)
  }

  /// The layouts of pixels that the Quartz 2D Programming Guide lists, and some that it does not.
  @Test(arguments: [
    (8, CGImageAlphaInfo.premultipliedLast, true), (8, .noneSkipFirst, true), (8, .last, false), (8, .none, false),
    (5, .noneSkipFirst, true), (16, .premultipliedLast, true), (16, .premultipliedFirst, false),
    (7, .noneSkipLast, false),
  ])
  func `A context of pixels is made for layouts that there are`(
    _ bits: Int, _ alpha: CGImageAlphaInfo, _ isThere: Bool
  ) {
    let context = CGContext(
      data: nil, width: 3, height: 2, bitsPerComponent: bits, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: alpha.rawValue)
    #expect((context != nil) == isThere)
  }

  @Test func `A context of pixels has its size, its memory and y upwards`() throws {
    let space = CGColorSpaceCreateDeviceRGB()
    let info = CGImageAlphaInfo.premultipliedLast.rawValue
    func context(_ width: Int, _ bytesPerRow: Int) -> CGContext? {
      CGContext(
        data: nil, width: width, height: 2, bitsPerComponent: 8, bytesPerRow: bytesPerRow, space: space,
        bitmapInfo: info)
    }
    #expect(context(0, 0) == nil && context(3, 11) == nil)
    let made = try #require(context(3, 0))
    #expect(made.width == 3 && made.height == 2 && made.bytesPerRow == 12 && made.data != nil && made.ctm == .identity)
    made.move(to: CGPoint(x: 1, y: 2))
    #expect(made.currentPointOfPath == CGPoint(x: 1, y: 2))
    let image = try #require(made.makeImage())
    #expect(image.width == 3 && image.height == 2)
  }

  @Test func `The format of a picture has its scale`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 5), format: format).image { _ in }
    let smaller = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: image.imageRendererFormat)
      .image { _ in }
    #expect(smaller.scale == 2 && smaller.cgImage?.width == 8)
  }
}
