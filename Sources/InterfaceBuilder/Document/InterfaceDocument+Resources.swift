package import Foundation

/// What a document remembers of an image of the app.
package struct ImageResource: DocumentElement {
  package let node: DocumentNode
  package var name: String { node["name"] ?? "" }
  /// The size in points; nil if the document holds no valid one.
  package var size: CGSize? {
    guard let width = length("width"), let height = length("height") else { return nil }
    return CGSize(width: width, height: height)
  }
  package var isSymbol: Bool { node["catalog"] == "system" }
}

extension InterfaceDocument {
  package var imageResources: [ImageResource] { resources("image").map(ImageResource.init(node:)) }

  package func imageResource(named name: String) -> ImageResource? {
    resource("image", named: name).map(ImageResource.init(node:))
  }

  /// The components of a colour, which the document's resources hold for named ones; the light variant.
  package func components(of color: ColorElement) -> ColorElement.Components? {
    switch color.source {
    case .components: color.components
    case .system(let name): color.components ?? resourceComponents("systemColor", named: name)
    case .named(let name): resourceComponents("namedColor", named: name) ?? color.components
    }
  }

  /// The intrinsic size that Interface Builder computed for a custom view that it rendered on the canvas.
  package func designableSize(ofViewWithID id: String) -> CGSize? {
    node.members(of: "designables").first { $0["name"] == id }?.size("intrinsicContentSize")
  }

  private func resourceComponents(_ kind: String, named name: String) -> ColorElement.Components? {
    guard let color = resource(kind, named: name)?.child("color") else { return nil }
    return ColorElement(node: color).components
  }

  private func resources(_ kind: String) -> [DocumentNode] {
    node.members(of: "resources").filter { $0.name == kind }
  }

  private func resource(_ kind: String, named name: String) -> DocumentNode? {
    resources(kind).first { $0["name"] == name }
  }
}
