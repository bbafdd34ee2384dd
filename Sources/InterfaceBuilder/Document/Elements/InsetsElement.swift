/// Distances from four edges, from any of the three forms in which documents write them.
package struct InsetsElement: Equatable, Sendable {
  package let top: Double
  package let leading: Double
  package let bottom: Double
  package let trailing: Double
  /// Whether `leading` and `trailing` follow the reading direction, rather than being left and right.
  package let isDirectional: Bool

  package init(top: Double, leading: Double, bottom: Double, trailing: Double, isDirectional: Bool = false) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
    self.isDirectional = isDirectional
  }

  /// Reads `<inset minX=…>`, `<edgeInsets left=…>` and `<directionalEdgeInsets leading=…>`; nil for another element.
  init?(node: DocumentNode) {
    func value(_ name: String) -> Double { node.length(name) ?? 0 }
    switch node.name {
    case "inset":
      self.init(top: value("minY"), leading: value("minX"), bottom: value("maxY"), trailing: value("maxX"))
    case "edgeInsets":
      self.init(top: value("top"), leading: value("left"), bottom: value("bottom"), trailing: value("right"))
    case "directionalEdgeInsets":
      self.init(
        top: value("top"), leading: value("leading"), bottom: value("bottom"), trailing: value("trailing"),
        isDirectional: true)
    default:
      return nil
    }
  }
}
