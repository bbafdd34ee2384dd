import Foundation
import PlainviewInterfaceBuilder
import PlainviewRuntime
import PlainviewTargetAction
import PlainviewUIKitCore
import PlainviewWidgets
import Testing

@Suite @MainActor struct UIStoryboardTests {
  private static let module = "customModule=\"PlainviewInterfaceBuilderTests\""
  private static let signUp = "customClass=\"SampleSignUpController\" \(module)"

  private static let field = """
    <subviews><textField id="field" placeholder="Name"><rect key="frame" x="20" y="40" width="200" height="34"/>
    </textField></subviews>
    """

  private static let text = Sample.storyboard(
    view: field, controller: "\(signUp) title=\"Sign up\" storyboardIdentifier=\"SignUp\"",
    inside: """
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="maximum"><integer key="value" value="3"/>
        </userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
      <connections><outlet property="nameField" destination="field" id="o1"/></connections>
      """)

  private func storyboard(_ text: String = Self.text) throws -> UIStoryboard {
    UIStoryboard(name: "Main", bundle: try Sample.bundle(["Main.storyboard": text]))
  }

  @Test func `N1, V2: a controller awakes at once, its view and its outlets come when the view is loaded`() throws {
    try Sample.run {
      let made = try storyboard().instantiateInitialViewController()
      let controller = try #require(made as? SampleSignUpController)
      #expect(controller.log == ["awakeFromNib, maximum 3, loaded false, field false"])
      #expect(controller.title == "Sign up")
      #expect(controller.nameField == nil)
      controller.loadViewIfNeeded()
      #expect(controller.log.dropFirst() == ["viewDidLoad, field true"])
      #expect(controller.nameField.placeholder == "Name")
      #expect(controller.nameField.superview === controller.view)
    }
  }

  @Test func `N2: an outlet to a property that the class does not have fails when the view is loaded`() throws {
    let text = Sample.storyboard(
      view: Self.field, controller: Self.signUp,
      inside: "<connections><outlet property=\"noSuchProperty\" destination=\"field\" id=\"o1\"/></connections>")
    let process = SimulatedProcess()
    let controller = try Sample.run(in: process) { try storyboard(text).instantiateInitialViewController() }
    let exception = #expect(throws: UncaughtException.self) { try process.run { controller?.loadViewIfNeeded() } }
    #expect(exception?.name == "NSUnknownKeyException")
    let reason = try #require(exception?.reason)
    #expect(reason.hasPrefix("[<PlainviewInterfaceBuilderTests.SampleSignUpController 0x"))
    #expect(
      reason.hasSuffix(
        "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key noSuchProperty."))
  }

  @Test func `N3: an unknown class becomes a plain controller and is reported`() throws {
    let process = SimulatedProcess()
    try Sample.run(in: process) {
      let text = Sample.storyboard(controller: "customClass=\"NowhereController\" customModule=\"Shop\"")
      let controller = try #require(try storyboard(text).instantiateInitialViewController())
      #expect(controller.view.bounds.size == CGSize(width: 375, height: 667))
      #expect(className(of: controller) == "UIViewController")
    }
    #expect(process.console == ["Unknown class NowhereController in Interface Builder file."])
  }

  @Test func `N4: a missing storyboard`() throws {
    let bundle = try Sample.bundle(["Other.storyboard": Self.text])
    let exception = #expect(throws: UncaughtException.self) {
      try Sample.run { _ = UIStoryboard(name: "Main", bundle: bundle) }
    }
    #expect(exception?.name == "NSInvalidArgumentException")
    #expect(
      exception?.reason
        == "Could not find a storyboard named 'Main' in bundle NSBundle <\(bundle.bundlePath)> (loaded)")
  }

  @Test func `N4: an identifier that the storyboard does not have`() throws {
    let exception = #expect(throws: UncaughtException.self) {
      try Sample.run { _ = try storyboard().instantiateViewController(withIdentifier: "SignIn") }
    }
    #expect(exception?.name == "NSInvalidArgumentException")
    let reason = try #require(exception?.reason)
    #expect(reason.hasPrefix("Storyboard (<UIStoryboard: 0x"))
    #expect(reason.hasSuffix(">) doesn't contain a view controller with identifier 'SignIn'"))
    #expect(exception?.remedies == ["Nearest identifiers that it has: SignUp"])
  }

  @Test func `N4: a controller that a closure makes has to be decoded`() throws {
    try Sample.run {
      let controller = try storyboard().instantiateViewController(identifier: "SignUp") { coder in
        SampleSignUpController(coder: coder)
      }
      #expect(controller.maximum == 3)
    }
    let exception = #expect(throws: UncaughtException.self) {
      try Sample.run {
        _ = try storyboard().instantiateViewController(identifier: "SignUp") { _ in
          SampleSignUpController(nibName: nil, bundle: nil)
        }
      }
    }
    #expect(exception?.name == "NSInternalInconsistencyException")
    #expect(exception?.reason == "Custom instantiated view controller must call -[super initWithCoder:]")
  }

  @Test func `N5: without an initial controller there is none`() throws {
    try Sample.run {
      let text = Self.text.replacing("initialViewController=\"vc\"", with: "")
      let storyboard = try storyboard(text)
      #expect(storyboard.instantiateInitialViewController() == nil)
      #expect(storyboard.instantiateViewController(withIdentifier: "SignUp") is SampleSignUpController)
    }
  }

  @Test func `A storyboard in the base localization is found`() throws {
    try Sample.run {
      let bundle = try Sample.bundle(["Base.lproj/Main.storyboard": Self.text])
      let storyboard = UIStoryboard(name: "Main", bundle: bundle)
      #expect(storyboard.instantiateInitialViewController() is SampleSignUpController)
    }
  }

  @Test func `A file that cannot be read says where and why in one line`() throws {
    let bundle = try Sample.bundle(["Main.storyboard": "<document>\n<scenes>\n</document>"])
    let url = bundle.bundleURL.appendingPathComponent("Main.storyboard")
    let error = try #require(throws: InterfaceFileError.self) { try UIStoryboard(contentsOf: url) }
    #expect(error.line == 3)
    #expect(error.description.hasPrefix("\(url.path):3:1: "))
    #expect(!error.description.contains("\n"))
  }

  @Test func `Two controllers of one scene have views of their own`() throws {
    try Sample.run {
      let storyboard = try storyboard()
      let first = try #require(storyboard.instantiateInitialViewController() as? SampleSignUpController)
      let second = try #require(storyboard.instantiateInitialViewController() as? SampleSignUpController)
      #expect(first.view !== second.view)
      #expect(first.nameField.superview === first.view)
      #expect(second.nameField.superview === second.view)
    }
  }

  @Test func `A controller and its view are released together`() throws {
    try Sample.run {
      weak var view: UIView?
      weak var controller: UIViewController?
      do {
        let made = try storyboard().instantiateInitialViewController()
        made?.loadViewIfNeeded()
        (controller, view) = (made, made?.view)
        #expect(view != nil)
      }
      #expect(controller == nil)
      #expect(view == nil)
    }
  }
}
