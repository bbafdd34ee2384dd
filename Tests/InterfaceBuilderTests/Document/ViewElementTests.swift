import Foundation
import PlainviewInterfaceBuilder
import Testing

@Suite struct ViewElementTests {
  private func view(_ id: String, in name: String = "login.storyboard") throws -> ViewElement {
    try #require(try Fixture.document(name).view(id: id))
  }

  @Test func `a view tells its geometry`() throws {
    let label = try view("lbl-01-bbb")
    #expect(label.frame == CGRect(x: 16, y: 259.66666666666669, width: 361, height: 20.333333333333332))
    #expect(!label.translatesAutoresizingMask)
    #expect(label.huggingPriority(.horizontal) == 251)
    #expect(label.huggingPriority(.vertical) == 252)
    #expect(label.compressionResistancePriority(.horizontal) == nil)
    #expect(label.compressionResistancePriority(.vertical) == 999)
  }

  @Test func `autoresizing flags have UIKit's raw values`() throws {
    #expect(try view("con-01-bbb").autoresizingMask.rawValue == 1 + 4 + 8 + 32)
    #expect(try view("vie-01-bbb").autoresizingMask.rawValue == 2 + 16)
    #expect(try view("bar-01-aaa").autoresizingMask.isEmpty)
    #expect(try view("con-01-bbb").isFixedFrame)
  }

  @Test func `a view tells how it is drawn and touched`() throws {
    let label = try view("lbl-01-bbb")
    #expect(label.isHidden)
    #expect(label.alpha == 0.5)
    #expect(!label.isOpaque)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.viewTag == 7)
    #expect(label.contentMode == "left")
    #expect(label.userLabel == "Greeting")
  }

  @Test func `what a view does not say has UIKit's default`() throws {
    let plain = try Fixture.view("<view/>")
    #expect(plain.frame == nil && plain.id == nil)
    #expect(plain.alpha == 1 && plain.viewTag == 0 && plain.contentMode == "scaleToFill")
    #expect(plain.isOpaque && plain.isUserInteractionEnabled && plain.autoresizesSubviews)
    #expect(plain.translatesAutoresizingMask && plain.insetsLayoutMarginsFromSafeArea)
    #expect(!plain.isHidden && !plain.clipsToBounds && !plain.isMultipleTouchEnabled && !plain.isFixedFrame)
    #expect(plain.subviews.isEmpty && plain.constraints.isEmpty && plain.layoutMargins == nil)
  }

  @Test func `a stack view arranges its subviews`() throws {
    let stack = try view("stk-01-bbb")
    #expect(stack.string("axis") == "vertical")
    #expect(stack.string("distribution") == "fillEqually")
    #expect(stack.string("alignment") == "top")
    #expect(stack.number("spacing") == 12.5)
    #expect(stack.subviews.map(\.tag) == ["textField", "button"])
  }

  @Test func `text is the attribute with its references replaced`() throws {
    #expect(try view("lbl-01-bbb").string("text") == "Tom & \"Ann\"\n<3")
  }

  @Test func `text is also a child element, in base 64 if XML cannot hold it`() throws {
    #expect(try view("tvw-01-aaa", in: "card.xib").string("text") == "First line\nsecond line")
    #expect(try view("b64-01-aaa", in: "card.xib").string("text") == "Café !!")
  }

  @Test func `margins are in either notation`() throws {
    #expect(
      try view("crd-01-aaa", in: "card.xib").layoutMargins
        == InsetsElement(top: 1, leading: 2, bottom: 3, trailing: 4))
    let directional = try Fixture.view(
      "<view><directionalEdgeInsets key='directionalLayoutMargins' top='5' leading='6' bottom='7' trailing='8'/></view>"
    )
    #expect(
      directional.layoutMargins == InsetsElement(top: 5, leading: 6, bottom: 7, trailing: 8, isDirectional: true))
    #expect(try view("crd-01-aaa", in: "card.xib").preservesSuperviewLayoutMargins)
    #expect(try !view("crd-01-aaa", in: "card.xib").insetsLayoutMarginsFromSafeArea)
  }

  @Test func `layout guides have kinds and ids`() throws {
    #expect(try view("vie-01-bbb").layoutGuides.map(\.kind) == [.safeArea])
    let guides = try view("scr-01-aaa", in: "card.xib").layoutGuides
    #expect(guides.map(\.kind) == [.contentLayout, .frameLayout])
    #expect(guides.map(\.id) == ["gui-01-aaa", "gui-02-aaa"])
  }

  @Test func `a freeform xib view and placeholder sizes are told`() throws {
    #expect(try view("crd-01-aaa", in: "card.xib").isFreeform)
    #expect(try !view("vie-01-bbb").isFreeform)
    let size = try view("tvw-01-aaa", in: "card.xib").placeholderIntrinsicSize
    #expect(size.width == nil)
    #expect(size.height == 30)
  }

  @Test func `accessibility tells what the document sets`() throws {
    let accessibility = try #require(try view("lbl-01-bbb").accessibility)
    #expect(accessibility.identifier == "greeting")
    #expect(accessibility.label == "Greeting label")
    #expect(accessibility.hint == "Says hello")
    #expect(accessibility.isElement == true)
    #expect(accessibility.traits == ["staticText", "header"])
    #expect(try view("stk-01-bbb").accessibility == nil)
  }

  @Test func `a button has states`() throws {
    let button = try view("btn-01-bbb")
    #expect(button.buttonStates.map(\.state) == ["normal", "disabled"])
    #expect(button.buttonState("normal")?.title == "Log in")
    #expect(button.buttonState("normal")?.image?.name == "key")
    #expect(button.buttonState("normal")?.titleColor?.source == .system("labelColor"))
    #expect(button.buttonState("disabled")?.title == "Wait")
    #expect(button.buttonState("selected")?.title == nil)
    #expect(button.buttonConfiguration == nil)
  }

  @Test func `a button has a configuration`() throws {
    let button = try view("btn-01-aaa", in: "card.xib")
    let configuration = try #require(button.buttonConfiguration)
    #expect(configuration.style == "filled")
    #expect(configuration.title == "Buy")
    #expect(configuration.subtitle == "now")
    #expect(configuration.image?.name == "cart")
    #expect(configuration.image?.symbolScale == "large")
    #expect(configuration.image?.renderingMode == "template")
    #expect(configuration.titleFont?.face == .boldSystem)
    #expect(
      configuration.contentInsets
        == InsetsElement(top: 1, leading: 2, bottom: 3, trailing: 4, isDirectional: true))
    #expect(configuration.baseForegroundColor?.source == .system("labelColor"))
    #expect(button.insets("contentEdgeInsets") == InsetsElement(top: 3, leading: 4, bottom: 1, trailing: 2))
  }

  @Test func `text input traits are reached by key`() throws {
    let traits = try #require(try view("txt-01-bbb").textInputTraits)
    #expect(traits.string("keyboardType") == "emailAddress")
    #expect(traits.bool("secureTextEntry") == true)
    #expect(traits.bool("enablesReturnKeyAutomatically") == nil)
  }

  @Test func `static sections hold styled cells`() throws {
    let table = try view("tbl-01-bbb", in: "lists.storyboard")
    #expect(table.isStatic)
    #expect(table.view("tableHeaderView")?.id == "hdr-01-bbb")
    #expect(table.insets("separatorInset") == InsetsElement(top: 1, leading: 15, bottom: 3, trailing: 2))
    #expect(table.sections.map(\.headerTitle) == ["Account", nil])
    #expect(table.sections.map(\.footerTitle) == ["All of it", "Two\nlines"])
    let cell = try #require(table.sections[0].cells.first)
    #expect(cell.cellStyle == "IBUITableViewCellStyleValue1")
    #expect(cell.accessoryType == "disclosureIndicator")
    #expect(cell.cellPartIDs == ("lbl-01-bbb", "lbl-02-bbb", nil))
    #expect(cell.contentView?.subviews.count == 2)
    #expect(table.sections[1].cells.isEmpty)
  }

  @Test func `prototypes have reuse identifiers`() throws {
    let table = try view("tbl-01-ddd", in: "lists.storyboard")
    #expect(!table.isStatic)
    #expect(table.prototypes.map(\.reuseIdentifier) == ["row"])
    #expect(table.prototypes[0].cellStyle == nil)
  }

  @Test func `a collection view has cells, a header and a layout`() throws {
    let collection = try view("col-01-ccc", in: "lists.storyboard")
    #expect(collection.cells.map(\.reuseIdentifier) == ["photo"])
    #expect(collection.sectionHeaderView?.reuseIdentifier == "header")
    #expect(collection.sectionFooterView == nil)
    let layout = try #require(collection.collectionLayout)
    #expect(layout.size("itemSize") == CGSize(width: 50, height: 60))
    #expect(layout.insets("sectionInset") == InsetsElement(top: 2, leading: 1, bottom: 4, trailing: 3))
    #expect(layout.string("scrollDirection") == "horizontal")
  }

  @Test func `bars and segmented controls have items`() throws {
    let segments = try view("sgm-01-ddd", in: "lists.storyboard").segments
    #expect(segments.map(\.title) == ["Old", "New"])
    #expect(segments.map(\.isEnabled) == [true, false])
    #expect(segments.map(\.width) == [nil, 44])
    #expect(try view("nvb-01-ddd", in: "lists.storyboard").navigationItems.map(\.title) == ["Lone"])
    let buttons = try view("tlb-01-ddd", in: "lists.storyboard").barButtonItems
    #expect(buttons.map(\.width) == [20, nil])
    #expect(buttons[1].customView?.bool("on") == true)
    #expect(try view("tbr-01-ddd", in: "lists.storyboard").tabBarItems.map(\.systemItem) == ["favorites"])
  }

  @Test func `an element of an unknown name is a view if it has a frame`() throws {
    let root = try view("vie-01-aaa", in: "faulty.storyboard")
    #expect(root.subviews.map(\.tag) == ["hologram", "label", "label"])
    #expect(root.subviews[0].frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `malformed values are absent`() throws {
    #expect(try view("vie-01-aaa", in: "faulty.storyboard").frame == nil)
    let broken = try Fixture.view("<view alpha='nan' tag='1.5' hidden='TRUE'/>")
    #expect(broken.alpha == 1 && broken.viewTag == 0 && !broken.isHidden)
    for text in ["nan", "inf", "-inf", "0x10", "1e999", "", " 1", "one", "1,5", "+1"] {
      #expect(try Fixture.view("<view value='\(text)'/>").number("value") == nil, "\(text)")
    }
    for (text, value) in [("1", 1), ("-0.5", -0.5), (".25", 0.25), ("1e3", 1000)] {
      #expect(try Fixture.view("<view value='\(text)'/>").number("value") == value)
    }
  }
}
