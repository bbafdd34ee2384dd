import Foundation
import PlainviewGraphics
import PlainviewSnapshot
import PlainviewXCTest

/// An image that is a text picture: nothing has pixels here.
final class Picture: UIImage, @unchecked Sendable {
  /// In ASCII marks, with a plane of letters for colours, weights and states under it.
  let text: String
  /// The same as an SVG document; empty for one that was read from a file.
  let svg: String
  /// What a failure can tell of the views.
  let facts: TreeFacts?
  private let points: CGSize

  init(text: String, svg: String = "", facts: TreeFacts? = nil, size: CGSize = .zero) {
    self.text = text
    self.svg = svg
    self.facts = facts
    points = size
    super.init()
  }

  required init(imageLiteralResourceName name: String) {
    (text, svg, facts, points) = ("", "", nil, .zero)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var size: CGSize { points }

  /// The text of any image: that of one which is no picture says its name and its size.
  static func text(of image: UIImage) -> String {
    if let picture = image as? Picture { return picture.text }
    let name = image.name.map { "image \"\($0)\"" } ?? "image"
    return "\(name), \(image.size.width) x \(image.size.height) points at scale \(image.scale)\n"
  }
}

extension XCTAttachment {
  /// A picture as two files, one with text and one with SVG.
  convenience init(picture: UIImage) {
    var files = [(pathExtension: "txt", contents: Data(Picture.text(of: picture).utf8))]
    if let svg = (picture as? Picture)?.svg, !svg.isEmpty { files.append(("svg", Data(svg.utf8))) }
    self.init(name: nil, files: files, uniformTypeIdentifier: "public.svg-image")
  }
}
