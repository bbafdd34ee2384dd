import Testing
import UIKit

@MainActor @Suite struct CornerConfigurationTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))

  @Test func `A view has the corners of its layer until it is told others`() {
    view.layer.cornerRadius = 7
    #expect(view.effectiveRadius(corner: .allCorners) == 7)
    view.cornerConfiguration = .uniformEdges(topRadius: .fixed(10), bottomRadius: .fixed(4))
    #expect(view.effectiveRadius(corner: .topLeft) == 10 && view.effectiveRadius(corner: .bottomRight) == 4)
    #expect(view.effectiveRadius(corner: [.topLeft, .bottomLeft]) == 10)
    #expect(view.cornerConfiguration == .uniformEdges(topRadius: .fixed(10), bottomRadius: .fixed(4)))
  }

  @Test func `A capsule is as round as the view allows`() {
    view.cornerConfiguration = .capsule()
    #expect(view.effectiveRadius(corner: .topRight) == 30)
    view.cornerConfiguration = .capsule(maximumRadius: 12)
    #expect(view.effectiveRadius(corner: .topRight) == 12)
    view.cornerConfiguration = .corners(radius: .fixed(99))
    #expect(view.effectiveRadius(corner: .topRight) == 30)
  }

  @Test func `A corner goes with that of the view around it`() {
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
    view.addSubview(inner)
    view.cornerConfiguration = .corners(radius: .fixed(20))
    inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 3))
    #expect(inner.effectiveRadius(corner: .topLeft) == 15)
    #expect(inner.effectiveRadius(corner: .bottomRight) == 3)
    inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
    #expect(inner.effectiveRadius(corner: .bottomRight) == 15)
  }
}
