import Foundation
import PlainviewGraphics
import PlainviewWidgets

/// The alignment rectangles of the views inside a view as the document stores them, in that view's coordinates.
///
/// Views that Interface Builder marked as misplaced or ambiguous are not among them, nor is what is inside them.
struct StoredFrames {
  private var frames: [String: CGRect] = [:]

  @MainActor init(below view: ViewElement, _ sizes: ControlSizes) { add(below: view, origin: .zero, sizes) }

  @MainActor private mutating func add(below view: ViewElement, origin: CGPoint, _ sizes: ControlSizes) {
    for part in view.contents {
      guard let frame = part.frame, part.bool("misplaced") != true, part.bool("ambiguous") != true else { continue }
      let frameInRoot = frame.offsetBy(dx: origin.x, dy: origin.y)
      if let id = part.id { frames[id] = frameInRoot.inset(by: sizes.size(of: part).alignmentInsets) }
      add(below: part, origin: frameInRoot.origin, sizes)
    }
  }

  /// Where a line of a view lies; nil for a view that is not known and for an attribute that is no such line.
  func position(of attribute: ConstraintElement.Attribute, of id: String) -> Double? {
    guard let frame = frames[id] else { return nil }
    return switch attribute {
    case .top: Double(frame.minY)
    case .bottom: Double(frame.maxY)
    case .centerY: Double(frame.midY)
    case .leading, .left: Double(frame.minX)
    case .trailing, .right: Double(frame.maxX)
    case .centerX: Double(frame.midX)
    case .width: Double(frame.width)
    case .height: Double(frame.height)
    default: nil
    }
  }
}

extension ConstraintElement {
  /// Whether the frames of its items show what it asks for: a required equality that holds in the app too.
  var tellsOfFrames: Bool { relation == .equal && priority == 1000 && !isPlaceholder && multiplier != 0 }

  /// The position of the first item's line, given that of the second item.
  func solvedForFirst(_ position: Double, constant: Double) -> Double { multiplier * position + constant }

  /// The position of the second item's line, given that of the first item.
  func solvedForSecond(_ position: Double, constant: Double) -> Double { (position - constant) / multiplier }
}

/// A number measured from several views: the most frequent value, the first of equally frequent ones.
struct Votes {
  private var values: [Double] = []

  mutating func add(_ value: Double) { values.append(value) }

  var conclusion: Double? {
    guard var best = values.first else { return nil }
    var count = 0
    for value in values {
      let votes = values.lazy.filter { abs($0 - value) <= 0.5 }.count
      if votes > count { (best, count) = (value, votes) }
    }
    return best
  }
}
