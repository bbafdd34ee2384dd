import Foundation
import PlainviewInterfaceBuilder
import PlainviewRuntime
import PlainviewUIKitCore
import PlainviewWidgets
import Testing

@Suite @MainActor struct UINibTests {
  private static let card = Sample.xib(
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="SampleOwner">
      <connections><outlet property="badge" destination="badge" id="o1"/></connections>
    </placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <view id="card"><rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
      <subviews><view id="badge"><rect key="frame" x="10" y="20" width="30" height="15"/></view></subviews>
    </view>
    <tapGestureRecognizer id="tap"/>
    """)

  @Test func `The objects at the top level come without the placeholders, and the owner is connected`() throws {
    try Sample.run {
      let nib = UINib(nibName: "Card", bundle: try Sample.bundle(["Card.xib": Self.card]))
      let owner = SampleOwner()
      let objects = nib.instantiate(withOwner: owner, options: nil)
      #expect(objects.count == 2)
      let card = try #require(objects.first as? UIView)
      #expect(objects.last is UIGestureRecognizer)
      #expect(owner.badge === card.subviews.first)
      #expect(owner.badge?.frame == CGRect(x: 10, y: 20, width: 30, height: 15))
    }
  }

  @Test func `N5: a view at the top level has the size of the device, not its own`() throws {
    try Sample.run {
      let bundle = try Sample.bundle(["Card.xib": Self.card])
      let objects = try #require(bundle.loadNibNamed("Card", owner: SampleOwner()))
      #expect((objects.first as? UIView)?.bounds.size == CGSize(width: 375, height: 667))
    }
  }

  @Test func `N5: a free view at the top level keeps its own size`() throws {
    try Sample.run {
      let free = Self.card.replacing(
        "<subviews>", with: "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/><subviews>")
      let bundle = try Sample.bundle(["Card.xib": free])
      let objects = try #require(bundle.loadNibNamed("Card", owner: SampleOwner()))
      #expect((objects.first as? UIView)?.bounds.size == CGSize(width: 100, height: 50))
    }
  }

  @Test func `N5: without an owner its outlets fail as those of a bare object`() throws {
    let exception = #expect(throws: UncaughtException.self) {
      try Sample.run {
        _ = UINib(nibName: "Card", bundle: try Sample.bundle(["Card.xib": Self.card])).instantiate(withOwner: nil)
      }
    }
    #expect(exception?.name == "NSUnknownKeyException")
    let reason = try #require(exception?.reason)
    #expect(reason.hasPrefix("[<NSObject 0x"))
    #expect(reason.hasSuffix("this class is not key value coding-compliant for the key badge."))
  }

  @Test func `What nobody keeps of a nib is there until the turn ends`() throws {
    try Sample.run {
      let bundle = try Sample.bundle(["Card.xib": Self.card])
      let owner = SampleWeakOwner()
      _ = bundle.loadNibNamed("Card", owner: owner)
      #expect(owner.badge != nil)
      UIApplication.shared.commit()
      #expect(owner.badge == nil)
    }
  }

  @Test func `A missing nib`() throws {
    let bundle = try Sample.bundle(["Card.xib": Self.card])
    let exception = #expect(throws: UncaughtException.self) {
      try Sample.run { _ = bundle.loadNibNamed("Kard", owner: nil) }
    }
    #expect(exception?.name == "NSInternalInconsistencyException")
    #expect(
      exception?.reason == "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' with name 'Kard'")
  }

  @Test func `Objects from outside take the place of their placeholders`() throws {
    try Sample.run {
      let text = Self.card.replacing(
        "destination=\"badge\"", with: "destination=\"guest\""
      ).replacing(
        "<view id=\"card\">", with: "<placeholder placeholderIdentifier=\"Guest\" id=\"guest\"/><view id=\"card\">")
      let nib = UINib(nibName: "Card", bundle: try Sample.bundle(["Card.xib": text]))
      let (owner, guest) = (SampleOwner(), UIView(frame: .zero))
      _ = nib.instantiate(withOwner: owner, options: [.externalObjects: ["Guest": guest]])
      #expect(owner.badge === guest)
    }
  }

  // MARK: Controllers

  private static func owned(by property: String) -> String {
    Sample.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="SampleCardController">
        <connections><outlet property="\(property)" destination="card" id="o1"/></connections>
      </placeholder>
      <view id="card"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
        <subviews><label id="title" text="Hello"><rect key="frame" x="8" y="8" width="40" height="20"/></label></subviews>
      </view>
      """)
  }

  @Test func `A controller gets its view from the nib that it names`() throws {
    try Sample.run {
      let bundle = try Sample.bundle(["Panel.xib": Self.owned(by: "view")])
      let controller = UIViewController(nibName: "Panel", bundle: bundle)
      #expect((controller.view.view("title") as? UILabel)?.text == "Hello")
    }
  }

  @Test(arguments: ["SampleCard.xib", "SampleCardController.xib"])
  func `A controller that names no nib gets its view from one of its own name`(file: String) throws {
    try Sample.run {
      let controller = SampleCardController(nibName: nil, bundle: try Sample.bundle([file: Self.owned(by: "view")]))
      #expect((controller.view.view("title") as? UILabel)?.text == "Hello")
    }
  }

  @Test func `A controller without any nib has an empty view of the screen's size`() throws {
    try Sample.run {
      let controller = SampleCardController(nibName: nil, bundle: try Sample.bundle([:]))
      #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
      #expect(controller.view.subviews.isEmpty)
    }
  }

  @Test func `A nib that sets no view`() throws {
    let text = Self.owned(by: "view").replacing(/<connections>.*<\/connections>/, with: "")
    let exception = #expect(throws: UncaughtException.self) {
      try Sample.run {
        UIViewController(nibName: "Panel", bundle: try Sample.bundle(["Panel.xib": text])).loadViewIfNeeded()
      }
    }
    #expect(exception?.name == "NSInternalInconsistencyException")
    #expect(
      exception?.reason
        == "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"Panel\" nib but the view outlet was not set."
    )
  }
}
