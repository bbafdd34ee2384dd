/// A reference to an image by name.
package struct ImageElement: Equatable, Sendable {
  package let name: String
  /// Whether the name is that of a system symbol.
  package let isSymbol: Bool
  /// `small`, `medium` or `large`, for symbols.
  package let symbolScale: String?
  /// `template` or `original`; nil leaves it to the image.
  package let renderingMode: String?

  init?(key: String, owner: DocumentNode) {
    if let name = owner[key] {
      self.init(name: name, attributesOf: owner)
      return
    }
    guard let child = owner.property(key), child.name == "imageReference", let name = child["image"] else { return nil }
    self.init(name: name, attributesOf: child)
  }

  private init(name: String, attributesOf node: DocumentNode) {
    self.name = name
    isSymbol = node["catalog"] == "system"
    symbolScale = node["symbolScale"]
    renderingMode = node["renderingMode"]
  }
}
