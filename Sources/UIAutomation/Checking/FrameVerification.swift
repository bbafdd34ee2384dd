package import Foundation
import PlainviewGraphics
import PlainviewInterfaceBuilder
import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore

/// The frames that a document stores, compared with those of its constraints on the canvas that it was saved on.
///
/// Interface Builder writes the frames that its own layout computed. Views that it marked as misplaced are left out.
@MainActor package struct FrameVerification {
  /// How many frames were compared.
  package private(set) var count = 0
  /// One for each frame that differs, in the order of the views.
  package private(set) var differences: [CheckFinding] = []
  private let path: String
  /// Points.
  private let tolerance: CGFloat

  /// Edges may differ by `tolerance` points; the scale of the screen that a scene was saved on is not stored.
  package init(path: String, bytes: [UInt8]? = nil, tolerance: CGFloat) throws {
    self.path = path
    self.tolerance = tolerance
    let document = try bytes.map { try InterfaceDocument(bytes: $0, path: path) } ?? InterfaceDocument(contentsOf: path)
    var options = LoadingOptions.recordingMissingCode
    options.isMetricsRecorded = true
    options.isCanvasStored = true
    let process = SimulatedProcess()
    process.enter {
      UIScreen.main.become(document.canvas, textMetrics: document.textMetrics)
      let loader = DocumentLoader(document: document, options: options)
      let roots = loader.canvasRoots()
      UIApplication.shared.commit()
      for root in roots {
        compare(root.root, with: loader.document, scale: root.root.traitCollection.displayScale)
      }
    }
    if let exception = process.uncaught { throw exception }
  }

  private mutating func compare(_ root: UIView, with document: InterfaceDocument, scale: CGFloat) {
    for view in root.preorder() where view !== root {
      guard let id = view.documentID, let element = document.view(id: id), let stored = element.frame else { continue }
      if element.node["misplaced"] == "YES" { continue }
      count += 1
      let solved = PixelRounding.round(view.frame, scale: scale)
      guard differs(solved, stored) else { continue }
      let position = TextPosition(element.position)
      let message = "<\(element.tag)> is \(Self.frameText(solved)), stored is \(Self.frameText(stored)) [\(id)]"
      differences.append(CheckFinding(.error, message, in: path, at: position))
    }
  }

  private func differs(_ one: CGRect, _ other: CGRect) -> Bool {
    let edges = [
      (one.minX, other.minX), (one.minY, other.minY), (one.maxX, other.maxX), (one.maxY, other.maxY),
    ]
    return edges.contains { abs($0 - $1) > tolerance + 0.001 }
  }

  private static func frameText(_ frame: CGRect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { compactNumber(Double($0)) }
    return "at (\(numbers[0]), \(numbers[1])) size \(numbers[2]) x \(numbers[3])"
  }
}
