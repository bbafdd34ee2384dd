package import Foundation

/// What code drew, for pictures that are images.
package enum ScreenStep {
  /// A path with the colours inside and of its line; the line's width in points.
  case path(CGPath, fill: CGColor?, stroke: CGColor?, isEvenOdd: Bool, lineWidth: CGFloat)
  case part(ScreenPart)
}

extension ScreenStep {
  /// What a step of a drawing shows; the width of lines in points.
  @MainActor package static func steps(of step: DrawingStep, lineWidth: CGFloat) -> [ScreenStep] {
    switch step.content {
    case .fill(let path, let rule, let color):
      [.path(path, fill: color, stroke: nil, isEvenOdd: rule == .evenOdd, lineWidth: 0)]
    case .stroke(let path, let color):
      [.path(path, fill: nil, stroke: color, isEvenOdd: false, lineWidth: lineWidth)]
    case .text(let lines, let runs, let rect): texts(lines, runs, rect)
    case .image(let name, let rect): [.part(.image(name ?? "image", rect, nil))]
    case .clear(let rect): [.part(.area(ScreenArea(rect: rect, radius: 0, fill: .systemBackground)))]
    }
  }

  @MainActor private static func texts(_ lines: [DrawnLine], _ runs: TextRuns, _ rect: CGRect) -> [ScreenStep] {
    let canvas = ScreenCanvas()
    var top = rect.minY
    for line in lines {
      let pieces = line.pieces(runs) ?? []
      let font = pieces.first?.font ?? .systemFont(ofSize: 12)
      let width = pieces.reduce(0) { $0 + TextMetrics.system.width(of: $1.text[...], in: $1.font) }
      canvas.write(
        line, at: CGPoint(x: rect.minX, y: top + TextMetrics.system.ascent(of: font)), width: width, font: font,
        color: nil, runs: runs)
      top += TextMetrics.system.lineHeight(of: font)
    }
    return canvas.parts.map { .part($0) }
  }
}

extension CGPath {
  /// The steps of the path by their letters in the path data of Scalable Vector Graphics, with the points of each.
  package var screenElements: [(letter: String, points: [CGPoint])] {
    elements.map { element in
      switch element {
      case .move: ("M", element.points)
      case .line: ("L", element.points)
      case .quad: ("Q", element.points)
      case .cubic: ("C", element.points)
      case .close: ("Z", [])
      }
    }
  }
}
