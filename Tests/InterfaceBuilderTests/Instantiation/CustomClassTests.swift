import Foundation
import PlainviewGestures
import PlainviewInterfaceBuilder
import PlainviewRuntime
import PlainviewTargetAction
import PlainviewUIKitCore
import PlainviewWidgets
import Testing

/// How the class names of documents find classes.
@Suite @MainActor struct CustomClassTests {
  private func controller(_ attributes: String) throws -> UIViewController {
    try Sample.run { try Sample.loader(Sample.storyboard(controller: attributes)).controller(scene: nil) }
  }

  @Test(arguments: [
    "customClass=\"SampleSignUpController\" customModule=\"PlainviewInterfaceBuilderTests\"",
    "customClass=\"_TtC30PlainviewInterfaceBuilderTests22SampleSignUpController\"",
    "customClass=\"PlainviewInterfaceBuilderTests.SampleSignUpController\"",
  ])
  func `A class at the top level of a module is found without registration`(attributes: String) throws {
    #expect(try controller(attributes) is SampleSignUpController)
  }

  @Test func `A nested class is found by its plain name when it is registered, whatever the module`() throws {
    UIStoryboard.register(SampleNamespace.NestedController.self)
    let attributes = "customClass=\"NestedController\" customModule=\"Other_App\""
    #expect(try controller(attributes) is SampleNamespace.NestedController)
  }

  @Test func `A class that was missed is found once it is registered`() throws {
    let attributes = "customClass=\"LateController\" customModule=\"PlainviewInterfaceBuilderTests\""
    for _ in 0..<2 { #expect(try controller(attributes) is any MissingCode) }
    UIStoryboard.register(SampleNamespace.LateController.self)
    #expect(try controller(attributes) is SampleNamespace.LateController)
  }

  @Test(arguments: ["A.B.C.D", "9lives", "Name with blanks", "", "한글", "_TtC999999999999A", "Optional<Int>"])
  func `A name that no class can have is an unknown class`(name: String) throws {
    try Sample.run {
      let escaped = name.replacing("<", with: "&lt;")
      let loader = try Sample.loader(Sample.storyboard(controller: "customClass=\"\(escaped)\""))
      let controller = try loader.controller(scene: nil)
      #expect((controller as? any MissingCode)?.missingClass == name)
      #expect(loader.diagnostics.map(\.message) == ["Unknown class \(name) in Interface Builder file."])
      #expect(loader.diagnostics.first?.position.line == 5)
    }
  }

  @Test func `N3: an unknown class degrades to the class of its element`() throws {
    try Sample.run {
      let tags: [(String, AnyClass, String)] = [
        ("view", UIView.self, "UIView"), ("label", UILabel.self, "UILabel"), ("button", UIButton.self, "UIButton"),
        ("imageView", UIImageView.self, "UIImageView"), ("textField", UITextField.self, "UITextField"),
        ("stackView", UIStackView.self, "UIStackView"), ("control", UIControl.self, "UIControl"),
        ("scrollView", UIView.self, "UIScrollView"), ("switch", UIControl.self, "UISwitch"),
        ("tableView", UIView.self, "UITableView"),
      ]
      let views = tags.enumerated().map { index, tag in
        "<\(tag.0) id=\"v\(index)\" customClass=\"Nowhere\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"
          + "</\(tag.0)>"
      }
      let text = Sample.storyboard(view: "<subviews>\(views.joined())</subviews>")
      let controller = try Sample.loader(text).controller(scene: nil)
      for (index, tag) in tags.enumerated() {
        let view = try #require(controller.view.view("v\(index)"))
        #expect(isInstance(view, of: tag.1), "\(tag.0)")
        #expect(className(of: view) == tag.2)
        #expect((view as? any MissingCode)?.missingClass == "Nowhere")
      }
    }
  }

  @Test func `Views, recognizers and plain objects of the app's own classes`() throws {
    try Sample.run {
      let module = "customModule=\"PlainviewInterfaceBuilderTests\""
      let text = Sample.storyboard(
        view: """
          <subviews><view id="badge" customClass="SampleBadge" \(module)>
          <rect key="frame" x="1" y="2" width="3" height="4"/>
          <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="count">
          <integer key="value" value="7"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
          <connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="c1"/>
          </connections></view></subviews>
          """,
        beside: """
          <tapGestureRecognizer id="tap" customClass="SampleTapRecognizer" \(module) numberOfTapsRequired="2"/>
          <customObject id="model" customClass="SampleModel" \(module)/>
          """)
      let controller = try Sample.scene(text)
      let badge = try #require(controller.view.view("badge") as? SampleBadge)
      #expect(badge.countWhenAwake == 7)
      let tap = try #require(badge.gestureRecognizers?.first as? SampleTapRecognizer)
      #expect(tap.numberOfTapsRequired == 2)
      let models = controller.documentObjects.compactMap { $0 as? SampleModel }
      #expect(models.map(\.origin) == ["SampleModel"])
    }
  }

  @Test func `UIKit's own class names need no module`() throws {
    try Sample.run {
      let text = Sample.storyboard(
        view: "<subviews><view id=\"v\" customClass=\"UIControl\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" "
          + "height=\"9\"/></view></subviews>")
      let loader = try Sample.loader(text)
      let view = try loader.controller(scene: nil).view.view("v")
      #expect(view.map { type(of: $0) == UIControl.self } == true)
      #expect(loader.diagnostics.isEmpty)
    }
  }
}

/// Whether the object is of the class or of one below it.
private func isInstance(_ object: AnyObject, of type: AnyClass) -> Bool {
  var candidate: AnyClass? = Swift.type(of: object)
  while let current = candidate {
    if current == type { return true }
    candidate = _getSuperclass(current)
  }
  return false
}
