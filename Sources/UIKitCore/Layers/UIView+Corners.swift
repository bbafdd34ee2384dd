public import Foundation
public import PlainviewGraphics

extension UIView {
  private static let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]

  /// The radii of the corners; by default that of the layer. Kept, without effect: pictures here have no round corners.
  public final var cornerConfiguration: UICornerConfiguration {
    get { viewExtras?.corners ?? .corners(radius: .fixed(layer.cornerRadius)) }
    set { viewExtrasMadeOnDemand.corners = newValue }
  }

  /// The radius that a corner comes to, in points; of several corners the largest.
  public final func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    guard let shape = viewExtras?.corners?.shape else { return layer.cornerRadius }
    let most = min(bounds.width, bounds.height) / 2
    switch shape {
    case .capsule(let maximum): return min(most, maximum ?? most)
    case .corners(let radii, let groups):
      let own = zip(Self.corners, radii).map { rectCorner, radius in radius.map { self.radius($0, at: rectCorner) } ?? 0
      }
      let shown = groups.map { group in zip(groups, own).filter { $0.0 == group }.map(\.1).max() ?? 0 }
      return zip(Self.corners, shown).filter { corner.contains($0.0) }.map { min($0.1, most) }.max() ?? 0
    }
  }

  private func radius(_ radius: UICornerRadius, at corner: UIRectCorner) -> CGFloat {
    switch radius.kind {
    case .fixed(let radius): return max(radius, 0)
    case .concentric(let minimum):
      guard let superview else { return minimum ?? 0 }
      let (left, top) = (corner == .topLeft || corner == .bottomLeft, corner == .topLeft || corner == .topRight)
      let area = superview.bounds
      let across = left ? frame.minX - area.minX : area.maxX - frame.maxX
      let down = top ? frame.minY - area.minY : area.maxY - frame.maxY
      return max(superview.effectiveRadius(corner: corner) - max(across, down), minimum ?? 0, 0)
    }
  }
}
