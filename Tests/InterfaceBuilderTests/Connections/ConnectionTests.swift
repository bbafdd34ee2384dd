import Foundation
import PlainviewGestures
import PlainviewGraphics
import PlainviewInterfaceBuilder
import PlainviewLists
import PlainviewRuntime
import PlainviewTargetAction
import PlainviewUIKitCore
import PlainviewWidgets
import Testing

@Suite @MainActor struct ConnectionTests {
  private static let frame = "<rect key=\"frame\" x=\"10\" y=\"20\" width=\"100\" height=\"40\"/>"
  private static let own = "customClass=\"SampleSignUpController\" customModule=\"PlainviewInterfaceBuilderTests\""

  private static func button(_ id: String, _ title: String, _ connections: String) -> String {
    "<button id=\"\(id)\" buttonType=\"system\">\(frame)<state key=\"normal\" title=\"\(title)\"/>"
      + "<connections>\(connections)</connections></button>"
  }

  private static func action(_ selector: String, _ destination: String = "vc", event: String = "touchUpInside")
    -> String
  {
    "<action selector=\"\(selector)\" destination=\"\(destination)\" eventType=\"\(event)\" id=\"a-\(selector)\"/>"
  }

  @Test func `Bars have their delegates`() throws {
    try Sample.run {
      let connections = "<connections><outlet property=\"delegate\" destination=\"vc\" id=\"o\"/></connections>"
      let text = Sample.storyboard(
        view: "<subviews><navigationBar id=\"n\">\(Self.frame)\(connections)</navigationBar>"
          + "<toolbar id=\"t\">\(Self.frame)\(connections)</toolbar></subviews>",
        controller: "customClass=\"SampleBarsController\" customModule=\"PlainviewInterfaceBuilderTests\"")
      let controller = try #require(try Sample.scene(text) as? SampleBarsController)
      #expect((controller.view.view("n") as? UINavigationBar)?.delegate === controller)
      #expect((controller.view.view("t") as? UIToolbar)?.delegate === controller)
    }
  }

  // MARK: Actions

  @Test func `A11: the target of an action is the object of the scene itself`() throws {
    try Sample.run {
      let text = Sample.storyboard(
        view: "<subviews>\(Self.button("b", "Join", Self.action("signUp:")))</subviews>", controller: Self.own)
      let controller = try #require(try Sample.scene(text) as? SampleSignUpController)
      let button = try #require(controller.view.view("b") as? UIButton)
      #expect(button.allTargets.count == 1)
      #expect(button.allTargets.first?.base as AnyObject === controller)
      #expect(button.actions(forTarget: controller, forControlEvent: .touchUpInside) == ["signUp:"])
      button.sendActions(for: .touchUpInside)
      #expect(controller.log.last == "signUp Join")
    }
  }

  @Test(arguments: [
    ("touchDown", UIControl.Event.touchDown), ("editingChanged", .editingChanged),
    ("editingDidEndOnExit", .editingDidEndOnExit), ("primaryActionTriggered", .primaryActionTriggered),
  ])
  func `An action belongs to the event that the document names`(name: String, event: UIControl.Event) throws {
    try Sample.run {
      let text = Sample.storyboard(
        view: "<subviews><textField id=\"f\">\(Self.frame)<connections>\(Self.action("tapped", event: name))"
          + "</connections></textField></subviews>", controller: Self.own)
      let field = try #require(try Sample.scene(text).view.view("f") as? UITextField)
      #expect(field.allControlEvents == event)
    }
  }

  @Test func `A7: an action to the first responder has no target`() throws {
    try Sample.run {
      let text = Sample.storyboard(
        view: "<subviews>\(Self.button("b", "Join", Self.action("signUp:", "first")))</subviews>", controller: Self.own)
      let controller = try #require(try Sample.scene(text) as? SampleSignUpController)
      let button = try #require(controller.view.view("b") as? UIButton)
      #expect(button.allTargets.map(\.base).first is NSNull)
      button.sendActions(for: .touchUpInside)
      #expect(controller.log.last == "signUp Join")
    }
  }

  @Test func `S1: an action without a method fails when it is sent, not before`() throws {
    let process = SimulatedProcess()
    let text = Sample.storyboard(
      view: "<subviews>\(Self.button("b", "Join", Self.action("signOff:")))</subviews>", controller: Self.own)
    let controller = try Sample.run(in: process) { try Sample.scene(text) }
    let button = try #require(controller.view.view("b") as? UIButton)
    let exception = #expect(throws: UncaughtException.self) {
      try process.run { button.sendActions(for: .touchUpInside) }
    }
    #expect(exception?.name == "NSInvalidArgumentException")
    let reason = try #require(exception?.reason)
    #expect(
      reason.hasPrefix(
        "-[PlainviewInterfaceBuilderTests.SampleSignUpController signOff:]: unrecognized selector sent to instance 0x"))
  }

  // MARK: Recognizers

  @Test func `A recognizer is attached by a connection of its view and tells the controller`() throws {
    try Sample.run {
      let text = Sample.storyboard(
        view: """
          <subviews><label id="l" text="Tap">\(Self.frame)<connections>
          <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="c1"/>
          </connections></label></subviews>
          """, controller: Self.own,
        beside: """
          <tapGestureRecognizer id="tap" numberOfTapsRequired="2" cancelsTouchesInView="NO"><connections>
          <action selector="tapped" destination="vc" id="a1"/></connections></tapGestureRecognizer>
          """)
      let controller = try #require(try Sample.scene(text) as? SampleSignUpController)
      let tap = try #require(controller.view.view("l")?.gestureRecognizers?.first as? UITapGestureRecognizer)
      #expect((tap.numberOfTapsRequired, tap.cancelsTouchesInView) == (2, false))
      #expect(tap.targets.count == 1)
      #expect(tap.targets.first?.target.object === controller)
      #expect(tap.targets.first?.action == "tapped")
    }
  }

  // MARK: Outlets

  @Test func `A collection is an array in document order`() throws {
    try Sample.run {
      let buttons = ["b1", "b2", "b3"].map { Self.button($0, $0, "") }.joined()
      let connections = ["b3", "b1", "b2"].map {
        "<outletCollection property=\"buttons\" destination=\"\($0)\" id=\"c-\($0)\"/>"
      }
      let text = Sample.storyboard(
        view: "<subviews>\(buttons)</subviews>", controller: Self.own,
        inside: "<connections>\(connections.joined())</connections>")
      let controller = try #require(try Sample.scene(text) as? SampleSignUpController)
      #expect(controller.buttons.map(\.documentID) == ["b3", "b1", "b2"])
    }
  }

  @Test(arguments: ["dragDelegate", "dropDelegate", "prefetchDataSource"])
  func `Whatever kind of delegate or source is of no use stays empty`(_ key: String) throws {
    try Sample.run {
      let text = Sample.storyboard(
        view: "<subviews><tableView id=\"t\">\(Self.frame)<connections>"
          + "<outlet property=\"\(key)\" destination=\"vc\" id=\"o1\"/></connections></tableView></subviews>",
        controller: Self.own)
      let loader = try Sample.loader(text)
      let table = try #require(try loader.controller(scene: nil).view.view("t") as? UITableView)
      #expect(table.dragDelegate == nil && table.dropDelegate == nil && table.prefetchDataSource == nil)
      #expect(loader.diagnostics.map(\.message).contains { $0.hasPrefix("the outlet '\(key)' stays empty") })
    }
  }

  @Test func `A delegate that is of no use stays empty and is remarked on`() throws {
    try Sample.run {
      let text = Sample.storyboard(
        view: "<subviews><textField id=\"f\">\(Self.frame)<connections>"
          + "<outlet property=\"delegate\" destination=\"vc\" id=\"o1\"/></connections></textField></subviews>",
        controller: Self.own)
      let loader = try Sample.loader(text)
      let field = try #require(try loader.controller(scene: nil).view.view("f") as? UITextField)
      #expect(field.delegate == nil)
      #expect(loader.diagnostics.count == 1)
      #expect(loader.diagnostics[0].message.hasPrefix("the outlet 'delegate' stays empty: the value is a "))
    }
  }

  @Test func `N2: a runtime attribute without a property is only written to the console`() throws {
    let process = SimulatedProcess()
    try Sample.run(in: process) {
      func attribute(_ type: String, _ path: String, _ value: String) -> String {
        "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\">\(value)</userDefinedRuntimeAttribute>"
      }
      let attributes = [
        attribute("number", "layer.cornerRadius", "<real key=\"value\" value=\"4.5\"/>"),
        attribute("number", "layer.borderWidth", "<integer key=\"value\" value=\"2\"/>"),
        attribute("color", "layer.borderColor", "<color key=\"value\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"),
        attribute("boolean", "clipsToBounds", "<bool key=\"value\" value=\"YES\"/>"),
        attribute("string", "accessibilityIdentifier", "<string key=\"value\">box</string>"),
        attribute("number", "noSuchProperty", "<integer key=\"value\" value=\"1\"/>"),
      ]
      let text = Sample.storyboard(
        view: "<subviews><view id=\"v\">\(Self.frame)<userDefinedRuntimeAttributes>\(attributes.joined())"
          + "</userDefinedRuntimeAttributes></view></subviews>")
      let view = try #require(try Sample.scene(text).view.view("v"))
      #expect((view.layer.cornerRadius, view.layer.borderWidth) == (4.5, 2))
      #expect(view.layer.borderColor == UIColor.red.cgColor)
      #expect((view.clipsToBounds, view.accessibilityIdentifier) == (true, "box"))
    }
    #expect(process.console.count == 1)
    #expect(
      process.console[0].hasPrefix(
        "Failed to set (noSuchProperty) user defined inspected property on (UIView): [<UIView 0x"))
    #expect(
      process.console[0].hasSuffix(
        "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key noSuchProperty."))
  }

  @Test func `Numbers become what the property wants`() throws {
    try Sample.run {
      let text = Sample.storyboard(
        controller: Self.own,
        inside: """
          <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="ratio"><integer key="value" value="2"/>
          </userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="number" keyPath="maximum"><integer key="value" value="9"/>
          </userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
          """)
      let controller = try #require(try Sample.scene(text) as? SampleSignUpController)
      #expect((controller.ratio, controller.maximum) == (2, 9))
    }
  }

  @Test func `Segues stay data of the document`() throws {
    try Sample.run {
      let text = Sample.storyboard(
        view:
          "<subviews>\(Self.button("b", "Next", "<segue destination=\"vc\" kind=\"show\" identifier=\"next\" id=\"s1\"/>"))"
          + "</subviews>")
      let loader = try Sample.loader(text)
      _ = try loader.controller(scene: nil).view
      #expect(loader.segues.map(\.sourceID) == ["b"])
      #expect(loader.segues.map(\.segue.identifier) == ["next"])
      #expect(loader.diagnostics.isEmpty)
    }
  }
}

/// A controller of bars that are not those of a navigation controller.
final class SampleBarsController: UIViewController, UINavigationBarDelegate, UIToolbarDelegate {}
