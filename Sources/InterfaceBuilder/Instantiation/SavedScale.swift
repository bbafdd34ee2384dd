import Foundation
import PlainviewGraphics

/// The scale of the screen that Interface Builder saved a scene on, which the document does not store.
///
/// Frames are rounded to that screen's pixels: halves of a point are from two pixels in a point, thirds from three. Where
/// all are whole, labels tell: a line of the system font at 17 points is 21 points high on one pixel in a point and 20.5
/// on two.
struct SavedScale {
  /// Pixels in a point; the device's where nothing tells of another.
  let scale: Double

  private var halves = 0
  private var thirds = 0
  /// Lines whose height is whole although the device's pixels would make it less.
  private var wholeLines = 0

  init(of root: ViewElement, device: Double) {
    var found = Self(scale: device)
    found.look(below: root, device: device)
    let scale =
      if found.thirds > found.halves { 3.0 } else if found.halves > found.thirds { 2.0 } else if found.halves > 0 {
        device
      } else if found.wholeLines > 0 { 1.0 } else { device }
    self.init(scale: scale)
  }

  private init(scale: Double) { self.scale = scale }

  private mutating func look(below view: ViewElement, device: Double) {
    for part in view.contents where part.bool("misplaced") != true {
      if let frame = part.frame {
        for length in [frame.minX, frame.minY, frame.width, frame.height] { count(Double(length)) }
        if let line = Self.lineHeight(of: part), Double(frame.height) == line.rounded(.up),
          PixelRounding.ceil(CGFloat(line), scale: CGFloat(device)) < frame.height
        {
          wholeLines += 1
        }
      }
      look(below: part, device: device)
    }
  }

  private mutating func count(_ length: Double) {
    let part = length - length.rounded(.down)
    if abs(part - 0.5) < 0.01 { halves += 1 }
    if abs(part - 1.0 / 3) < 0.01 || abs(part - 2.0 / 3) < 0.01 { thirds += 1 }
  }

  /// The exact height of a label's only line in the system font; nil for labels that something else may make higher.
  private static func lineHeight(of label: ViewElement) -> Double? {
    guard label.tag == "label", label.integer("numberOfLines") ?? 1 == 1, !label.isFixedFrame,
      !label.translatesAutoresizingMask, label.string("text")?.isEmpty == false,
      let font = label.fontDescription?.node, font["style"] == nil, font["name"] == nil,
      let size = Double(font["pointSize"] ?? "")
    else { return nil }
    return size * 1.19336
  }
}
