public import Foundation

/// Something with four corners.
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
  private var corners: (topLeft: CGPoint, topRight: CGPoint, bottomLeft: CGPoint, bottomRight: CGPoint)?

  /// The corner at the upper left, in parts of the picture's width and height.
  open var topLeft: CGPoint { corners?.topLeft ?? CGPoint(x: boundingBox.minX, y: boundingBox.maxY) }
  /// The corner at the upper right.
  open var topRight: CGPoint { corners?.topRight ?? CGPoint(x: boundingBox.maxX, y: boundingBox.maxY) }
  /// The corner at the lower left.
  open var bottomLeft: CGPoint { corners?.bottomLeft ?? CGPoint(x: boundingBox.minX, y: boundingBox.minY) }
  /// The corner at the lower right.
  open var bottomRight: CGPoint { corners?.bottomRight ?? CGPoint(x: boundingBox.maxX, y: boundingBox.minY) }

  /// Creates an observation by its corners, whose box is around all of them; the revision makes no difference.
  public convenience init(
    requestRevision: Int, topLeft: CGPoint, topRight: CGPoint, bottomRight: CGPoint, bottomLeft: CGPoint
  ) {
    self.init()
    corners = (topLeft, topRight, bottomLeft, bottomRight)
    let all = [topLeft, topRight, bottomLeft, bottomRight]
    storedBox = all.dropFirst().reduce(CGRect(origin: topLeft, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }
  /// The same, with the corners in another order.
  public convenience init(
    requestRevision: Int, topLeft: CGPoint, bottomLeft: CGPoint, bottomRight: CGPoint, topRight: CGPoint
  ) {
    self.init(
      requestRevision: requestRevision, topLeft: topLeft, topRight: topRight, bottomRight: bottomRight,
      bottomLeft: bottomLeft)
  }
}
