import Foundation
import PlainviewInterfaceBuilder
import PlainviewRuntime
import PlainviewUIKitCore

/// What `--format json` prints: one object a file, with the frames of all views.
struct FileJSON: Encodable {
  let file: String
  let device: String
  let scenes: [SceneJSON]
  let diagnostics: [DiagnosticJSON]

  /// The text, the same bytes for the same content.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

struct SceneJSON: Encodable {
  let id: String
  let controller: String
  let root: ViewJSON?
}

/// A view with its frame in its superview's coordinates: x, y, width and height in points, edges on whole pixels.
struct ViewJSON: Encodable {
  let id: String?
  let `class`: String
  let frame: [Double]
  let alignmentRect: [Double]
  let text: String?
  let children: [ViewJSON]

  @MainActor init(_ view: UIView, scale: CGFloat) {
    id = view.documentID
    self.class = (view as? any MissingCode)?.missingClass ?? className(of: view)
    let rounded = PixelRounding.round(view.frame, scale: scale)
    frame = Self.numbers(rounded)
    alignmentRect = Self.numbers(view.alignmentRect(forFrame: rounded))
    text = view.displayedText
    children = view.subviews.filter { !($0 is any ControlPart) }.map { ViewJSON($0, scale: scale) }
  }

  private static func numbers(_ rectangle: CGRect) -> [Double] {
    [rectangle.minX, rectangle.minY, rectangle.width, rectangle.height].map(Double.init)
  }
}

struct DiagnosticJSON: Encodable {
  let severity: String
  let message: String
  let id: String?
  let line: Int
}
