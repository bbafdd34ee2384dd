import Foundation
@_spi(Plainview) import PlainviewLayout
import PlainviewRuntime
import PlainviewUIKitCore
import Testing

/// What apps do to keep a number beside a constraint, for example its value before the keyboard appeared.
private final class RememberingConstraint: NSLayoutConstraint {
  var original: CGFloat = 0
}

@MainActor @Suite struct SubclassTests {
  @Test("L18: a subclass inherits the initialiser and works as any constraint") func inheriting() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let child = UIView()
    root.addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
    let width = RememberingConstraint(
      item: child, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width, multiplier: 0.5, constant: 7)
    width.original = width.constant
    width.constant = 20
    width.isActive = true
    root.layoutIfNeeded()
    #expect(child.frame.width == 120)
    width.constant = width.original
    root.layoutIfNeeded()
    #expect(child.frame.width == 107)
    #expect(root.constraints == [width])
  }

  @Test("L6: a subclass refuses what does not make a constraint") func refusing() {
    let exception = SimulatedRun().exception {
      _ = RememberingConstraint(
        item: UIView(), attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 7)
    }
    #expect(exception?.reason.contains("Location attributes must be specified in pairs.") == true)
  }
}
