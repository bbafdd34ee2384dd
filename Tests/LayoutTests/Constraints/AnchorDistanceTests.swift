import PlainviewGraphics
import PlainviewLayout
import PlainviewUIKitCore
import Foundation
import Testing

/// Distances between anchors as dimensions.
@MainActor @Suite struct AnchorDistanceTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let one = UIView()
  private let two = UIView()
  private let three = UIView()

  init() {
    for view in [one, two, three] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.topAnchor), view.widthAnchor.constraint(equalToConstant: 40),
        view.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
  }

  private func layOut() -> [CGFloat] {
    root.layoutIfNeeded()
    return [one, two, three].map(\.frame.minX)
  }

  @Test func `Equal distances put a view in the middle of two others`() {
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      three.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      one.trailingAnchor.anchorWithOffset(to: two.leadingAnchor)
        .constraint(equalTo: two.trailingAnchor.anchorWithOffset(to: three.leadingAnchor)),
    ])
    #expect(layOut() == [0, 130, 260])
  }

  @Test func `A distance is a number of points, or a share of a size`() {
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      one.trailingAnchor.anchorWithOffset(to: two.leadingAnchor).constraint(equalToConstant: 12),
      two.trailingAnchor.anchorWithOffset(to: three.leadingAnchor).constraint(
        equalTo: root.widthAnchor, multiplier: 0.1, constant: 3),
    ])
    #expect(layOut() == [0, 52, 125])
  }

  @Test func `A size may follow a distance, and a change of the constant moves it`() {
    let width = three.constraints.first { $0.firstAttribute == .width }
    width?.isActive = false
    let constraint = three.widthAnchor.constraint(
      equalTo: one.leadingAnchor.anchorWithOffset(to: two.trailingAnchor), multiplier: 1, constant: 0)
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      two.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 60),
      three.leadingAnchor.constraint(equalTo: root.leadingAnchor), constraint,
    ])
    _ = layOut()
    #expect(three.frame.width == 90)
    constraint.constant = 5
    _ = layOut()
    #expect(three.frame.width == 95)
    #expect(constraint.isActive)
    two.removeFromSuperview()
    #expect(!constraint.isActive)
  }

  @Test func `Where leading is right distances go to the left`() {
    root.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      three.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      one.trailingAnchor.anchorWithOffset(to: two.leadingAnchor)
        .constraint(equalTo: two.trailingAnchor.anchorWithOffset(to: three.leadingAnchor), multiplier: 1),
    ])
    #expect(layOut() == [260, 130, 0])
  }

  @Test func `A distance down, at least so many points`() {
    let constraint = one.bottomAnchor.anchorWithOffset(to: two.bottomAnchor).constraint(
      greaterThanOrEqualToConstant: 8)
    #expect(constraint.firstAttribute == .bottom && constraint.relation == .greaterThanOrEqual)
    #expect(constraint.firstItem === two && constraint.secondItem === one && constraint.constant == 8)
  }

  @Test func `A constraint's anchors are equal to those of its items`() {
    let constraint = one.topAnchor.constraint(equalTo: two.bottomAnchor)
    #expect(constraint.firstAnchor == one.topAnchor)
    #expect(constraint.secondAnchor == two.bottomAnchor)
    #expect(constraint.firstAnchor != two.topAnchor)
    #expect(one.widthAnchor.constraint(equalToConstant: 3).secondAnchor == nil)
    #expect(one.topAnchor == one.topAnchor && one.topAnchor.hash == one.topAnchor.hash)
  }

  @Test func `A constraint's anchors are of their axis' class`() {
    let constraint = one.topAnchor.constraint(equalTo: two.bottomAnchor)
    // Classes are compared, since optimized code decides a cast by the declared class.
    let (first, second): (AnyObject, AnyObject?) = (constraint.firstAnchor, constraint.secondAnchor)
    #expect(type(of: first) == NSLayoutYAxisAnchor.self && second.map { type(of: $0) } == NSLayoutYAxisAnchor.self)
    let width = one.widthAnchor.constraint(equalToConstant: 3).firstAnchor
    #expect(type(of: width as AnyObject) == NSLayoutDimension.self)
    #expect(width.name.hasSuffix(".width") && width.item === one)
    #expect(width.constraintsAffectingLayout == one.widthAnchor.constraintsAffectingLayout)
    let leading = one.leadingAnchor.constraint(equalTo: two.leadingAnchor).firstAnchor as AnyObject
    #expect(type(of: leading) == NSLayoutXAxisAnchor.self)
    let edge = unsafeDowncast(leading, to: NSLayoutXAxisAnchor.self)
    #expect(edge.constraint(equalTo: root.leadingAnchor).secondItem === root)
  }

  @Test func `The first anchor of a distance is a dimension`() {
    let offset = one.topAnchor.anchorWithOffset(to: two.bottomAnchor)
    let other = two.topAnchor.anchorWithOffset(to: three.bottomAnchor)
    for constraint in [
      offset.constraint(equalToConstant: 5), offset.constraint(equalTo: root.heightAnchor, multiplier: 0.5),
      offset.constraint(equalTo: root.heightAnchor, multiplier: 0),
    ] {
      // The superclass is compared, since optimized code decides a cast by the declared class.
      let first: AnyObject = constraint.firstAnchor
      #expect(_getSuperclass(type(of: first)) == NSLayoutDimension.self)
      #expect(constraint.firstAnchor == offset && constraint.firstAnchor != other)
      #expect(constraint.secondAnchor == (constraint.multiplier == 1 ? nil : root.heightAnchor))
    }
    #expect(offset.constraint(equalTo: other).secondAnchor == other)
  }

  @Test func `A size of no times another one is a constant, as on a device`() {
    let none = one.heightAnchor.constraint(equalTo: two.heightAnchor, multiplier: 0, constant: 7)
    #expect(none.multiplier == 1 && none.secondAnchor == nil && none.constant == 7)
    let half = one.heightAnchor.constraint(lessThanOrEqualTo: two.heightAnchor, multiplier: 0.5)
    #expect(half.multiplier == 0.5 && half.secondAnchor == two.heightAnchor)
  }

  @Test func `It is described as the difference of its ends`() {
    let constraint = one.leadingAnchor.anchorWithOffset(to: two.leadingAnchor).constraint(
      equalTo: three.widthAnchor, multiplier: 2, constant: 1)
    #expect(constraint.description.contains(".leading - UIView:"))
    #expect(constraint.description.contains("== 2*UIView:"))
  }
}
