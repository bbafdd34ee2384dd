import Foundation
import PlainviewInterfaceBuilder
import PlainviewLists
import PlainviewRuntime
import PlainviewTargetAction
import PlainviewUIKitCore
import PlainviewWidgets
import Testing

/// Documents whose classes are not in the program: they are shown all the same, and calls are failures or records.
@Suite @MainActor struct MissingCodeTests {
  private static let text = Sample.storyboard(
    view: """
      <subviews><button id="b" buttonType="system"><rect key="frame" x="10" y="20" width="100" height="40"/>
      <state key="normal" title="Sign up"/><connections>
      <action selector="signUp:" destination="vc" eventType="touchUpInside" id="a1"/></connections></button></subviews>
      """, controller: "customClass=\"SignUpViewController\" customModule=\"Shop\"",
    inside: "<connections><outlet property=\"button\" destination=\"b\" id=\"o1\"/></connections>")

  private func button(in process: SimulatedProcess, _ policy: MissingCodePolicy) throws -> (UIViewController, UIButton)
  {
    try Sample.run(in: process) {
      let controller = try Sample.scene(Self.text) { $0.missingCode = policy }
      return (controller, try #require(controller.view.view("b") as? UIButton))
    }
  }

  @Test func `N3: outlets of a stand-in are skipped, actions to it are kept`() throws {
    let process = SimulatedProcess()
    let (controller, button) = try button(in: process, .unrecognized)
    #expect((controller as? any MissingCode)?.missingClass == "SignUpViewController")
    #expect(button.allTargets.first?.base as AnyObject === controller)
    #expect(process.console.isEmpty)
  }

  @Test func `A call to a stand-in fails as an unrecognized selector`() throws {
    let process = SimulatedProcess()
    let (controller, button) = try button(in: process, .unrecognized)
    let exception = #expect(throws: UncaughtException.self) {
      try process.run { button.sendActions(for: .touchUpInside) }
    }
    withExtendedLifetime(controller) {
      #expect(
        exception?.reason.hasPrefix("-[UIViewController signUp:]: unrecognized selector sent to instance 0x") == true)
    }
  }

  @Test func `A call to a stand-in is recorded instead when that is asked for`() throws {
    let process = SimulatedProcess()
    let (controller, button) = try button(in: process, .recorded)
    try process.run { button.sendActions(for: .touchUpInside) }
    let calls = process.enter { CallRecord.current.calls }
    #expect(calls.map(\.receiverClass) == ["SignUpViewController"])
    #expect(calls.map(\.selector) == ["signUp:"])
    #expect(calls.map(\.senderID) == ["b"])
    let line = "SignUpViewController signUp: (not in this program), sent by UIButton 'Sign up'"
    #expect(calls.map(\.description) == [line])
    #expect(process.console == [line])
    withExtendedLifetime(controller) {}
  }

  @Test func `What the class of the element has works for a stand-in too`() throws {
    try Sample.run {
      let text = Sample.storyboard(
        view: """
          <subviews><textField id="f" customClass="FancyField" placeholder="Name">
          <rect key="frame" x="10" y="20" width="100" height="40"/><connections>
          <outlet property="delegate" destination="f" id="o1"/></connections></textField></subviews>
          """)
      let field = try #require(try Sample.scene(text).view.view("f") as? UITextField)
      #expect(field.placeholder == "Name")
      #expect(field.responds(to: "focusByTap:"))
    }
  }
}
