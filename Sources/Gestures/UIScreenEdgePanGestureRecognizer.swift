import Foundation
public import PlainviewGraphics
public import PlainviewUIKitCore

/// Recognizes a finger that comes in from an edge of the window; continuous.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that the finger may come from.
  open var edges: UIRectEdge = []
  private var startEdges: UIRectEdge = []

  private var fingerLimit = 1

  /// 1 by default.
  open override var maximumNumberOfTouches: Int {
    get { fingerLimit }
    set { fingerLimit = newValue }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    startEdges = touches.first.map(edgesNear).map { $0.intersection(edges) } ?? []
    if startEdges.isEmpty { state = .failed } else { super.touchesBegan(touches, with: event) }
  }

  private func edgesNear(_ touch: UITouch) -> UIRectEdge {
    guard let window = touch.window else { return [] }
    let (point, width) = (touch.location(in: window), settings.screenEdgeWidth)
    var edges: UIRectEdge = []
    if point.y - window.bounds.minY <= width { edges.insert(.top) }
    if point.x - window.bounds.minX <= width { edges.insert(.left) }
    if window.bounds.maxY - point.y <= width { edges.insert(.bottom) }
    if window.bounds.maxX - point.x <= width { edges.insert(.right) }
    return edges
  }

  /// The translation points inwards, and more so than along the edge.
  override func mayBegin(along translation: CGPoint) -> Bool {
    startEdges.contains(.left) && translation.x > abs(translation.y)
      || startEdges.contains(.right) && -translation.x > abs(translation.y)
      || startEdges.contains(.top) && translation.y > abs(translation.x)
      || startEdges.contains(.bottom) && -translation.y > abs(translation.x)
  }
}
