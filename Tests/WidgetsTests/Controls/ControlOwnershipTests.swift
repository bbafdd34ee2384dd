import Foundation
import PlainviewStage
import UIKit
import _Testing_UIKit

@MainActor @Suite struct ControlOwnershipTests {
  @MainActor private final class Owner {
    let button = UIButton()
    var calls = 0
    func call() { calls += 1 }
  }

  @Test func `M2 A closure that holds the owner of its button is a cycle until it is removed`() {
    weak var owner: Owner?
    var button: UIButton?
    do {
      let new = Owner()
      owner = new
      button = new.button
      let identifier = UIAction.Identifier("call")
      new.button.addAction(UIAction(identifier: identifier) { _ in new.call() }, for: .touchUpInside)
    }
    #expect(owner != nil)
    button?.removeAction(identifiedBy: UIAction.Identifier("call"), for: .touchUpInside)
    #expect(owner == nil)
    button = nil
  }

  @Test func `M2 A closure goes with the control that holds it`() {
    final class Held { func call() {} }
    weak var held: Held?
    do {
      let new = Held()
      held = new
      let button = UIButton()
      button.addAction(UIAction { _ in new.call() }, for: .touchUpInside)
      withExtendedLifetime(button) {}
    }
    #expect(held == nil)
  }

  @Test func `M2 A selector target is no cycle`() throws {
    final class Screen: UIViewController {
      let button = UIButton()
      override class var actions: ActionTable { ["press": .init(press)] }
      override func viewDidLoad() {
        view.addSubview(button)
        button.addTarget(self, action: "press", for: .touchUpInside)
      }
      func press() {}
    }
    weak var screen: Screen?
    do {
      let new = Screen()
      screen = new
      _ = new.view
    }
    #expect(screen == nil)
  }

  @Test func `M1 T13 A text field does not hold its delegate`() {
    final class Delegate: NSObject, UITextFieldDelegate {}
    let field = UITextField()
    do {
      let delegate = Delegate()
      field.delegate = delegate
      #expect(field.delegate === delegate)
    }
    #expect(field.delegate == nil)
  }

  @Test func `M1 A field that had the focus and a keyboard goes when its screen goes`() throws {
    let stage = try Stage()
    weak var field: UITextField?
    do {
      let new = try stage.add(UITextField())
      field = new
      try stage.app.run { _ = new.becomeFirstResponder() }
      try stage.app.typeKeys("한")
    }
    try stage.app.run { field?.removeFromSuperview() }
    #expect(field == nil)
  }
}
