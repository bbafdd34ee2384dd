import Foundation
import PlainviewInterfaceBuilder
import Testing

@Suite struct VariationTests {
  private static let phone = DocumentTraits(widthClass: .compact, heightClass: .regular)
  private static let flatPhone = DocumentTraits(widthClass: .compact, heightClass: .compact)
  private static let flatWidePhone = DocumentTraits(widthClass: .regular, heightClass: .compact)
  private static let tablet = DocumentTraits(widthClass: .regular, heightClass: .regular, idiom: .pad)
  private static let canvas = DocumentTraits(widthClass: nil, heightClass: nil)

  private func resolved(_ traits: DocumentTraits) throws -> InterfaceDocument {
    try Fixture.document("sizes.storyboard").resolved(for: traits)
  }

  private func view(_ id: String, _ traits: DocumentTraits) throws -> ViewElement {
    try #require(try resolved(traits).view(id: id))
  }

  @Test func `the unresolved document shows everything`() throws {
    let document = try Fixture.document("sizes.storyboard")
    #expect(document.view(id: "vie-01-aaa")?.constraints.count == 4)
    #expect(document.view(id: "stk-01-aaa")?.subviews.count == 2)
  }

  @Test func `attributes and properties of matching variations replace the element's own`() throws {
    let usual = try view("lbl-01-aaa", Self.phone)
    #expect(usual.integer("numberOfLines") == 1)
    #expect(usual.fontDescription?.pointSize == 17)
    #expect(!usual.isHidden)
    let flat = try view("lbl-01-aaa", Self.flatWidePhone)
    #expect(flat.integer("numberOfLines") == 2)
    #expect(flat.isHidden)
    #expect(flat.fontDescription?.pointSize == 11)
    #expect(flat.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(flat.string("text") == "Wide")
  }

  @Test func `the more special variation wins`() throws {
    let flat = try view("lbl-01-aaa", Self.flatPhone)
    #expect(flat.fontDescription?.face == .boldSystem)
    #expect(flat.fontDescription?.pointSize == 9)
    #expect(flat.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(flat.string("text") == "Narrow")
    #expect(flat.isHidden)
  }

  @Test func `a rank goes before the order in the document`() throws {
    let view = try Fixture.view(
      "<label text='a'><variation key='heightClass=compact-widthClass=compact' text='c'/>"
        + "<variation key='heightClass=compact' text='b'/></label>")
    #expect(view.resolved(for: Self.flatPhone).string("text") == "c")
    #expect(view.resolved(for: Self.flatWidePhone).string("text") == "b")
    #expect(view.resolved(for: Self.phone).string("text") == "a")
  }

  @Test func `a constraint changes its constant`() throws {
    #expect(try view("vie-01-aaa", Self.phone).constraints.first?.constant == 58)
    #expect(try view("vie-01-aaa", Self.flatPhone).constraints.first?.constant == 40)
    let mac = DocumentTraits(widthClass: .regular, heightClass: .regular, idiom: .mac)
    #expect(try view("vie-01-aaa", mac).constraints.first?.constant == 7)
  }

  @Test func `masks exclude by default and include for a size class`() throws {
    let onCanvas = try view("vie-01-aaa", Self.canvas)
    #expect(onCanvas.constraints.map(\.id) == ["cst-01-aaa"])
    #expect(onCanvas.uninstalledConstraints.map(\.id) == ["cst-02-aaa", "cst-03-aaa", "cst-04-aaa"])
    let onPhone = try view("vie-01-aaa", Self.phone)
    #expect(onPhone.constraints.map(\.id) == ["cst-01-aaa", "cst-02-aaa"])
    #expect(onPhone.uninstalledConstraints.map(\.id) == ["cst-03-aaa", "cst-04-aaa"])
  }

  @Test func `masks move subviews out of the hierarchy`() throws {
    let narrow = try view("stk-01-aaa", Self.phone)
    #expect(narrow.subviews.map(\.id) == ["box-02-aaa"])
    #expect(narrow.uninstalledSubviews.map(\.id) == ["box-01-aaa"])
    #expect(narrow.string("axis") == "vertical")
    let wide = try view("stk-01-aaa", Self.tablet)
    #expect(wide.subviews.map(\.id) == ["box-01-aaa"])
    #expect(wide.uninstalledSubviews.map(\.id) == ["box-02-aaa"])
    #expect(wide.string("axis") == "horizontal")
  }

  @Test func `a constraint on a view that is not installed is not installed either`() throws {
    #expect(try view("vie-01-aaa", Self.phone).uninstalledConstraints.map(\.id).contains("cst-04-aaa"))
    #expect(try view("vie-01-aaa", Self.tablet).constraints.map(\.id).contains("cst-04-aaa"))
  }

  @Test func `objects that are not installed stay reachable with their own constraints`() throws {
    let document = try resolved(Self.phone)
    #expect(document.index["box-01-aaa"]?.role == .view)
    #expect(document.view(id: "inn-01-aaa")?.constraints.map(\.id) == ["cst-05-aaa"])
  }

  @Test func `a document without variations resolves to itself`() throws {
    let document = try Fixture.document("login.storyboard")
    #expect(document.resolved(for: Self.tablet) === document)
  }

  @Test func `resolving leaves no variation behind`() throws {
    let document = try resolved(Self.flatPhone)
    #expect(!document.node.containsVariation)
    #expect(document.resolved(for: Self.tablet) === document)
  }
}
