import Foundation
@_spi(Plainview) import PlainviewLayout
import PlainviewRuntime
import PlainviewUIKitCore
import Testing

@MainActor @Suite struct ConstraintErrorTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let child = UIView()

  init() {
    root.addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
  }

  @Test("L5: items without a common ancestor") func noCommonAncestor() throws {
    let stranger = UIView()
    let run = SimulatedRun()
    let exception = try #require(
      run.exception { child.leadingAnchor.constraint(equalTo: stranger.leadingAnchor).isActive = true })
    #expect(exception.name == "NSGenericException")
    #expect(
      masked(exception.reason)
        == #"Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x… "UIView:0x….leading"> and "#
        + #"<NSLayoutXAxisAnchor:0x… "UIView:0x….leading"> because they have no common ancestor.  "#
        + "Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.")
  }

  @Test("L5: views of two windows have no common ancestor") func twoWindows() throws {
    let run = SimulatedRun()
    let exception = run.exception {
      let (one, other) = (UIWindow(frame: root.bounds), UIWindow(frame: root.bounds))
      let (left, right) = (UIView(), UIView())
      one.addSubview(left)
      other.addSubview(right)
      let constraint = left.heightAnchor.constraint(equalTo: right.heightAnchor)
      constraint.isActive = true
      #expect(!constraint.isActive)
    }
    #expect(try #require(exception).reason.contains("because they have no common ancestor.  "))
  }

  @Test("L5: the anchors' classes follow the attributes") func anchorClasses() throws {
    let stranger = UIView()
    let constraints = [
      child.topAnchor.constraint(equalTo: stranger.topAnchor),
      child.widthAnchor.constraint(equalTo: stranger.widthAnchor),
      child.centerXAnchor.constraint(equalTo: stranger.centerXAnchor),
    ]
    let classNames = ["NSLayoutYAxisAnchor", "NSLayoutDimension", "NSLayoutXAxisAnchor"]
    for (constraint, className) in zip(constraints, classNames) {
      let exception = try #require(SimulatedRun().exception { constraint.isActive = true })
      #expect(exception.reason.hasPrefix("Unable to activate constraint with anchors <\(className):0x"))
    }
  }

  @Test("L5: activate stops nowhere: the constraints before and after the faulty one are installed") func array() {
    let stranger = UIView()
    let good = child.widthAnchor.constraint(equalToConstant: 10)
    let bad = child.leadingAnchor.constraint(equalTo: stranger.leadingAnchor)
    let exception = SimulatedRun().exception { NSLayoutConstraint.activate([good, bad]) }
    #expect(exception != nil)
    #expect(good.isActive)
    #expect(!bad.isActive)
  }

  @Test(
    "L6: a location needs a second item",
    arguments: [NSLayoutConstraint.Attribute.leading, .top, .centerX, .lastBaseline])
  func missingSecondItem(attribute: NSLayoutConstraint.Attribute) throws {
    let exception = try #require(
      SimulatedRun().exception {
        _ = NSLayoutConstraint(
          item: child, attribute: attribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
          constant: 10)
      })
    #expect(exception.name == "NSInvalidArgumentException")
    #expect(
      masked(exception.reason)
        == "NSLayoutConstraint for <UIView: 0x…; frame = (0 0; 0 0); layer = <CALayer: 0x…>>: "
        + "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
        + "constraint of a location equal to a constant. Location attributes must be specified in pairs.")
  }

  @Test("L6: a multiplier of 0 makes a location constant") func zeroMultiplier() throws {
    let exception = try #require(
      SimulatedRun().exception {
        _ = NSLayoutConstraint(
          item: child, attribute: .top, relatedBy: .equal, toItem: root, attribute: .top, multiplier: 0, constant: 10)
      })
    #expect(exception.reason.contains("A multiplier of 0 or a nil second item together with a location"))
  }

  @Test(
    "L6: attributes of different kinds make a constraint that cannot be solved",
    arguments: [
      (NSLayoutConstraint.Attribute.leading, NSLayoutConstraint.Attribute.left), (.top, .leading), (.width, .top),
      (.right, .trailing), (.centerY, .centerX),
    ])
  func pairs(first: NSLayoutConstraint.Attribute, second: NSLayoutConstraint.Attribute) throws {
    let created = SimulatedRun().exception {
      NSLayoutConstraint(
        item: child, attribute: first, relatedBy: .equal, toItem: root, attribute: second, multiplier: 1, constant: 0
      ).isActive = true
    }
    #expect(created == nil)
    #expect(root.constraints.count == 1)
    try expectInvalidPairing(SimulatedRun().exception { root.layoutIfNeeded() })
  }

  @Test("L6: a constraint is one of an attribute") func firstAttribute() throws {
    try expectInvalidPairing(
      SimulatedRun().exception {
        _ = NSLayoutConstraint(
          item: child, attribute: .notAnAttribute, relatedBy: .equal, toItem: root, attribute: .top, multiplier: 1,
          constant: 0)
      })
  }

  private func expectInvalidPairing(_ raised: UncaughtException?) throws {
    let exception = try #require(raised)
    #expect(exception.name == "NSInvalidArgumentException")
    #expect(
      exception.reason
        == "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "
        + "Invalid pairing of layout attributes")
  }

  @Test(
    "L6: attributes of one kind pair",
    arguments: [
      (NSLayoutConstraint.Attribute.centerY, NSLayoutConstraint.Attribute.bottom), (.width, .height),
      (.centerX, .trailing), (.centerX, .left), (.lastBaseline, .firstBaseline), (.leadingMargin, .trailing),
    ])
  func goodPairs(first: NSLayoutConstraint.Attribute, second: NSLayoutConstraint.Attribute) {
    let exception = SimulatedRun().exception {
      _ = NSLayoutConstraint(
        item: child, attribute: first, relatedBy: .equal, toItem: root, attribute: second, multiplier: 1, constant: 0)
    }
    #expect(exception == nil)
  }

  @Test("L6: an item has to be a view or a guide") func strangeItems() throws {
    let first = try #require(
      SimulatedRun().exception {
        _ = NSLayoutConstraint(
          item: "text", attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
          constant: 1)
      })
    #expect(first.reason.hasSuffix("Constraint items must each be a view or layout guide. First item is text."))
    let second = try #require(
      SimulatedRun().exception {
        _ = NSLayoutConstraint(
          item: child, attribute: .width, relatedBy: .equal, toItem: 3, attribute: .width, multiplier: 1, constant: 1)
      })
    #expect(second.reason.hasSuffix("Constraint items must each be a view or layout guide. Second item is 3."))
  }

  @Test("Numbers that are not finite are refused, and nothing changes", arguments: [Double.nan, .infinity, -.infinity])
  func nonFinite(number: Double) throws {
    let width = child.widthAnchor.constraint(equalToConstant: 30)
    width.isActive = true
    let exception = try #require(SimulatedRun().exception { width.constant = CGFloat(number) })
    #expect(exception.reason.hasPrefix("Constant is not finite!  That's illegal.  constant:"))
    #expect(width.constant == 30)
    #expect(SimulatedRun().exception { _ = child.widthAnchor.constraint(equalToConstant: CGFloat(number)) } != nil)
    #expect(
      SimulatedRun().exception {
        _ = child.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: CGFloat(number))
      } != nil)
    root.layoutIfNeeded()
    #expect(child.frame.width == 30)
  }

  @Test("A constraint that was refused and is activated nevertheless breaks nothing") func refusedButActivated() {
    child.widthAnchor.constraint(equalToConstant: 30).isActive = true
    child.heightAnchor.constraint(equalToConstant: 30).isActive = true
    _ = SimulatedRun().exception {
      child.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: .nan).isActive = true
      child.heightAnchor.constraint(equalToConstant: .nan).isActive = true
    }
    root.layoutIfNeeded()
    #expect(child.frame.size == CGSize(width: 30, height: 30))
  }

  @Test("L8: a constraint is refused by a view that does not hold its items") func foreignHolder() throws {
    let constraint = child.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    let run = SimulatedRun()
    let exception = try #require(run.exception { child.addConstraint(constraint) })
    #expect(exception.name == "NSGenericException")
    #expect(
      masked(exception.reason).hasPrefix(
        "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of "
          + "the view?  That's illegal. constraint:<NSLayoutConstraint:0x… "))
    #expect(!constraint.isActive)
  }
}
