import Foundation
import PlainviewStage
import UIKit
import _Testing_UIKit

/// A view that takes the focus and notes its callbacks.
private final class FocusView: UIView {
  private let name: String
  private let stage: Stage
  var mayBecome = true
  var mayResign = true

  init(_ stage: Stage, _ name: String) {
    self.stage = stage
    self.name = name
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool {
    stage.note("\(name).canBecome")
    return mayBecome
  }
  override var canResignFirstResponder: Bool {
    stage.note("\(name).canResign")
    return mayResign
  }
}

@MainActor @Suite struct FirstResponderTests {
  private let stage: Stage
  private let one: FocusView
  private let other: FocusView

  init() throws {
    stage = try Stage()
    one = try stage.add(FocusView(stage, "one"))
    other = try stage.add(FocusView(stage, "other"))
  }

  @Test func `R15 Views and controllers do not take the focus by default`() throws {
    let view = try stage.add(UIView())
    #expect(!view.canBecomeFirstResponder)
    #expect(!view.becomeFirstResponder())
    #expect(!stage.controller.canBecomeFirstResponder)
    #expect(!stage.controller.becomeFirstResponder())
  }

  @Test func `R15 The new one is asked first, then the old one has to agree; a window has one`() {
    #expect(one.becomeFirstResponder())
    #expect(one.isFirstResponder)
    #expect(stage.takeLog() == ["one.canBecome"])
    #expect(other.becomeFirstResponder())
    #expect(stage.takeLog() == ["other.canBecome", "one.canResign"])
    #expect(other.isFirstResponder)
    #expect(!one.isFirstResponder)
  }

  @Test func `R15 The old one can refuse`() {
    one.becomeFirstResponder()
    one.mayResign = false
    #expect(!other.becomeFirstResponder())
    #expect(one.isFirstResponder)
    #expect(!one.resignFirstResponder())
    #expect(one.isFirstResponder)
  }

  @Test func `R15 Who has the focus already gets true and is asked nothing`() {
    one.becomeFirstResponder()
    _ = stage.takeLog()
    #expect(one.becomeFirstResponder())
    #expect(stage.takeLog() == [])
  }

  @Test func `R15 Who may not become it is not, and nobody resigns`() {
    one.becomeFirstResponder()
    _ = stage.takeLog()
    other.mayBecome = false
    #expect(!other.becomeFirstResponder())
    #expect(stage.takeLog() == ["other.canBecome"])
    #expect(one.isFirstResponder)
  }

  @Test func `R15 Outside a window nobody has the focus`() {
    let alone = FocusView(stage, "alone")
    #expect(!alone.becomeFirstResponder())
    #expect(!alone.isFirstResponder)
  }

  @Test func `R15 Every window has a first responder of its own`() throws {
    let window = try stage.app.run { UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    let view = FocusView(stage, "elsewhere")
    window.addSubview(view)
    one.becomeFirstResponder()
    #expect(view.becomeFirstResponder())
    #expect(one.isFirstResponder)
    #expect(view.isFirstResponder)
  }

  @Test func `T12 Leaving the window takes the focus away, whatever the view says`() {
    one.becomeFirstResponder()
    one.mayResign = false
    one.removeFromSuperview()
    #expect(!one.isFirstResponder)
    stage.view.addSubview(one)
    #expect(!one.isFirstResponder)
  }

  @Test func `T11 An ancestor ends editing inside itself and says whether it did`() {
    #expect(!stage.view.endEditing(false))
    one.becomeFirstResponder()
    #expect(!other.endEditing(true))
    #expect(one.isFirstResponder)
    #expect(stage.view.endEditing(false))
    #expect(!one.isFirstResponder)
  }

  @Test func `T11 By force it does so against the view's will`() {
    one.becomeFirstResponder()
    one.mayResign = false
    #expect(!stage.view.endEditing(false))
    #expect(one.isFirstResponder)
    #expect(stage.view.endEditing(true))
    #expect(!one.isFirstResponder)
  }
}
