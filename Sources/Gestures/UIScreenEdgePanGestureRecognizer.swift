import Foundation
public import PlainviewUIKitCore

/// Recognizes a finger that comes in from an edge of the window; continuous.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that the finger may come from.
  open var edges: UIRectEdge = []
  private var startEdges: UIRectEdge = []

  private var fingerLimit = 1

  /// One unless it is set.
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
    let (place, width) = (touch.location(in: window), settings.screenEdgeWidth)
    var edges: UIRectEdge = []
    if place.y - window.bounds.minY <= width { edges.insert(.top) }
    if place.x - window.bounds.minX <= width { edges.insert(.left) }
    if window.bounds.maxY - place.y <= width { edges.insert(.bottom) }
    if window.bounds.maxX - place.x <= width { edges.insert(.right) }
    return edges
  }

  /// The way leads inwards, and more so than along the edge.
  override func mayBegin(along way: CGPoint) -> Bool {
    startEdges.contains(.left) && way.x > abs(way.y) || startEdges.contains(.right) && -way.x > abs(way.y)
      || startEdges.contains(.top) && way.y > abs(way.x) || startEdges.contains(.bottom) && -way.y > abs(way.x)
  }
}
