import Foundation
import PlainviewStage
import UIKit
import _Testing_UIKit

@MainActor @Suite struct OwnershipTests {
  /// Makes two objects, ties the second to the first, and returns whether the second outlives its maker's reference.
  private func keeps<Owner: AnyObject, Owned: AnyObject>(
    _ owner: Owner, _ owned: () -> Owned, _ tie: (Owner, Owned) -> Void
  ) -> Bool {
    weak var reference: Owned?
    do {
      let object = owned()
      reference = object
      tie(owner, object)
    }
    return reference != nil
  }

  @Test func `M1 Views hold their subviews, recognizers and constraints`() {
    let view = UIView()
    #expect(keeps(view, { UIView() }, { $0.addSubview($1) }))
    #expect(keeps(view, { UIGestureRecognizer() }, { $0.addGestureRecognizer($1) }))
    #expect(
      keeps(view, { view.widthAnchor.constraint(equalToConstant: 1) }, { _, constraint in constraint.isActive = true }))
  }

  @Test func `M1 Subviews, recognizers and constraints do not hold their views`() {
    #expect(!keeps(UIView(), { UIView() }, { $1.addSubview($0) }))
    #expect(!keeps(UIGestureRecognizer(), { UIView() }, { $1.addGestureRecognizer($0) }))
    var constraint: NSLayoutConstraint?
    #expect(!keeps(UIView(), { UIView() }, { constraint = $1.widthAnchor.constraint(equalTo: $0.widthAnchor) }))
    #expect(constraint?.firstItem == nil)
  }

  @Test func `M1 A window holds its root controller, a controller its view, its children and what it presents`() throws
  {
    let stage = try Stage()
    #expect(keeps(UIWindow(), { UIViewController() }, { $0.rootViewController = $1 }))
    #expect(keeps(UIViewController(), { UIView() }, { $0.view = $1 }))
    #expect(keeps(UIViewController(), { UIViewController() }, { $0.addChild($1) }))
    weak var presented: UIViewController?
    try stage.app.run {
      let controller = UIViewController()
      presented = controller
      stage.controller.present(controller, animated: false)
    }
    #expect(presented != nil)
    try stage.app.run { stage.controller.dismiss(animated: false) }
    #expect(presented == nil)
  }

  @Test func `M1 Children and presented controllers do not hold the other side`() {
    #expect(!keeps(UIViewController(), { UIViewController() }, { $1.addChild($0) }))
    #expect(!keeps(UIView(), { UIViewController() }, { $1.view = $0 }))
  }

  @Test func `M1 Recognizers hold neither their targets nor their delegates`() throws {
    final class Delegate: NSObject, UIGestureRecognizerDelegate {}
    let stage = try Stage()
    #expect(!keeps(UIGestureRecognizer(), { NotingTarget(stage) }, { $0.addTarget($1, action: "act") }))
    #expect(!keeps(UIGestureRecognizer(), { Delegate() }, { $0.delegate = $1 }))
  }

  @Test func `M1 A window forgets touches, their views and recognizers when the finger has gone`() throws {
    let stage = try Stage()
    weak var view: UIView?
    weak var recognizer: UIGestureRecognizer?
    do {
      let new = NotingView(stage)
      let tap = UITapGestureRecognizer()
      (view, recognizer) = (new, tap)
      new.addGestureRecognizer(tap)
      try stage.add(new)
    }
    try stage.tap()
    try stage.app.run { view?.removeFromSuperview() }
    #expect(view == nil)
    #expect(recognizer == nil)
  }
}
