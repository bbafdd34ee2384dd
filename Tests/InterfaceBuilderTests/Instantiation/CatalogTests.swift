import Foundation
import PlainviewGraphics
import PlainviewInterfaceBuilder
import PlainviewRuntime
import PlainviewUIKitCore
import PlainviewWidgets
import Testing

/// Colours and symbols of asset catalogs beside a document.
@Suite @MainActor struct CatalogTests {
  private static let colors = """
    {"colors": [{"idiom": "universal", "color": {"components": {"white": "1.0"}}},
      {"idiom": "universal", "color": {"components": {"white": "0.0"}},
       "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
    """

  private static let view = """
    <color key="backgroundColor" name="Paper"/>
    <subviews><imageView id="a" image="sun"><rect key="frame" x="0" y="0" width="40" height="40"/></imageView></subviews>
    """

  private func scene(_ catalog: [String: String], path: String = "Base.lproj/Main.storyboard") throws -> UIView {
    let files = Dictionary(uniqueKeysWithValues: catalog.map { ("Media.xcassets/" + $0, $1) })
    let resources = "<namedColor name=\"Paper\"><color white=\"0.5\" alpha=\"1\"/></namedColor>"
    let folder = try Sample.bundle(files).bundleURL
    let text = Sample.storyboard(view: Self.view, resources: resources)
    let loader = try Sample.loader(text, path: folder.appendingPathComponent(path).path)
    return try loader.controller(scene: nil).view
  }

  private func white(_ color: UIColor?, _ style: UIUserInterfaceStyle) -> CGFloat? {
    var white: CGFloat = -1
    color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).getWhite(&white, alpha: nil)
    return white
  }

  @Test(arguments: ["Base.lproj/Main.storyboard", "Main.storyboard"])
  func `A named colour is the catalog's, in each appearance`(path: String) throws {
    try Sample.run {
      let root = try scene(["Paper.colorset/Contents.json": Self.colors], path: path)
      #expect(white(root.backgroundColor, .light) == 1)
      #expect(white(root.backgroundColor, .dark) == 0)
    }
  }

  @Test(arguments: ["", "{", "[]", "{\"colors\": [{\"color\": {\"components\": {\"white\": \"nan\"}}}]}"])
  func `Where a catalog is damaged a named colour is the one that the document remembers`(contents: String) throws {
    try Sample.run {
      let root = try scene(["Paper.colorset/Contents.json": contents])
      #expect(white(root.backgroundColor, .dark) == 0.5)
    }
  }

  @Test func `A picture of a document may be a symbol of the catalog`() throws {
    try Sample.run {
      let root = try scene(["sun.symbolset/Contents.json": "{\"symbols\": [{\"idiom\": \"universal\"}]}"])
      let image = (root.view("a") as? UIImageView)?.image
      #expect(image?.isSymbolImage == true)
      #expect(image?.name == "sun")
    }
  }

  @Test func `Outlets of a tab's item of a missing class, to an object beside the controller, are no fault`() throws {
    try Sample.run {
      let item = """
        <tabBarItem key="tabBarItem" title="Home" customClass="JumpingItem" id="tab">
        <connections><outlet property="animation" destination="jump" id="o"/></connections></tabBarItem>
        """
      let text = Sample.storyboard(inside: item, beside: "<customObject id=\"jump\" customClass=\"Jump\"/>")
      let loader = try Sample.loader(text) { $0.missingCode = .recorded }
      let controller = try loader.controller(scene: nil)
      controller.loadViewIfNeeded()
      #expect(controller.tabBarItem.title == "Home")
      #expect(loader.diagnostics.map(\.message).allSatisfy { $0.hasPrefix("Unknown class ") })
      #expect(loader.diagnostics.count == 2)
    }
  }
}
