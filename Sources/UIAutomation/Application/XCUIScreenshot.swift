public import Foundation
public import PlainviewGraphics
import PlainviewRuntime
import PlainviewSnapshot
@_spi(Plainview) import PlainviewUIKitCore

/// A picture of the screen at a moment: as text, as SVG, and as an image with nothing but its size (W84).
@preconcurrency @MainActor public final class XCUIScreenshot: CustomStringConvertible {
  /// The screen in box-drawing characters; Plainview's own.
  public let text: String
  /// The screen as an image in SVG; Plainview's own.
  public let svg: String
  /// A blank image of the screen's size: pixels are not drawn.
  public let image: UIImage
  /// The blank image as a PNG file.
  public var pngRepresentation: Data { image.pngData() ?? Data() }
  /// The picture as text.
  public nonisolated var description: String { MainActor.assumeIsolated { text } }

  init(text: String, svg: String, size: CGSize) {
    self.text = text
    self.svg = svg
    image = UIGraphicsImageRenderer(size: size).image { _ in }
  }
}

/// What a picture can be taken of.
@preconcurrency @MainActor public protocol XCUIScreenshotProviding {
  /// Takes a picture of what the receiver shows now.
  func screenshot() -> XCUIScreenshot
}

extension XCUIElement: XCUIScreenshotProviding {
  /// The picture of the element; of an app, of its screen. Empty for what is not there.
  public func screenshot() -> XCUIScreenshot {
    let shown = self === application ? application?.window : view
    guard let shown, let process = application?.process else {
      return XCUIScreenshot(text: "", svg: "", size: CGSize(width: 1, height: 1))
    }
    let isScreen = shown === application?.window
    func text(_ strategy: Snapshotting<UIView>) -> String {
      (isScreen ? strategy.ofScreen : strategy).text(of: shown)
    }
    return process.enter {
      XCUIScreenshot(
        text: text(.unicode), svg: text(.svg),
        size: shown.bounds.size)
    }
  }
}
