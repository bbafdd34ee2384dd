extension DocumentNode {
  /// The tree with the variations that match `traits` applied and the others removed.
  ///
  /// A variation's attributes and keyed children replace the element's own. What its masks exclude moves to containers
  /// beside the original ones, `uninstalledSubviews` and `uninstalledConstraints`, and so do constraints on excluded
  /// views: UIKit makes such objects without installing them. The default variation comes first, then the others by
  /// their number of conditions.
  package func resolved(for traits: DocumentTraits) -> DocumentNode {
    guard containsVariation else { return self }
    var uninstalled: Set<String> = []
    let varied = varied(for: traits, uninstalled: &uninstalled)
    return uninstalled.isEmpty ? varied : varied.withoutConstraints(on: uninstalled)
  }

  // MARK: Applying variations

  private func varied(for traits: DocumentTraits, uninstalled: inout Set<String>) -> DocumentNode {
    guard containsVariation else { return self }
    var children: [DocumentNode] = []
    for child in self.children where child.name != "variation" {
      children.append(child.varied(for: traits, uninstalled: &uninstalled))
    }
    var changes = VariationChanges()
    for variation in variations(matching: traits) { changes.add(variation) }
    children = changes.changed(children)
    Self.uninstall(changes.excluded, from: &children, recordingIn: &uninstalled)
    return replacing(attributes: changes.changed(attributes), children: children)
  }

  /// The matching variations, the most general one first; those of equal rank stay in document order.
  private func variations(matching traits: DocumentTraits) -> [DocumentNode] {
    var ranks: [[DocumentNode]] = []
    for child in children where child.name == "variation" {
      guard let key = VariationKey(child["key"] ?? "default"), key.matches(traits) else { continue }
      while ranks.count <= key.terms.count { ranks.append([]) }
      ranks[key.terms.count].append(child)
    }
    return Array(ranks.joined())
  }

  private static func uninstall(
    _ excluded: [String: Set<String>], from children: inout [DocumentNode], recordingIn uninstalled: inout Set<String>
  ) {
    var removed: [DocumentNode] = []
    for (index, container) in children.enumerated() {
      guard let ids = excluded[container.name], !ids.isEmpty else { continue }
      guard let parts = container.split(where: { ids.contains($0["id"] ?? "") }) else { continue }
      children[index] = parts.kept
      removed.append(parts.moved)
      if container.name == "subviews" { parts.moved.collectIDs(into: &uninstalled) }
    }
    children += removed
  }

  // MARK: Constraints on views that are not installed

  private func withoutConstraints(on uninstalled: Set<String>) -> DocumentNode {
    var changed = false
    var children: [DocumentNode] = []
    var removed: [DocumentNode] = []
    for child in self.children {
      guard child.name != "uninstalledSubviews" else {
        children.append(child)
        continue
      }
      if child.name == "constraints", let parts = child.split(where: { $0.concerns(uninstalled) }) {
        children.append(parts.kept)
        removed.append(parts.moved)
        changed = true
      } else {
        let cleaned = child.withoutConstraints(on: uninstalled)
        changed = changed || cleaned !== child
        children.append(cleaned)
      }
    }
    return changed ? replacing(attributes: attributes, children: children + removed) : self
  }

  private func concerns(_ ids: Set<String>) -> Bool {
    ids.contains(self["firstItem"] ?? "") || ids.contains(self["secondItem"] ?? "")
  }

  // MARK: Rebuilding

  /// This container without the members that satisfy `isMoved`, and one with only those; nil if there are none.
  private func split(where isMoved: (DocumentNode) -> Bool) -> (kept: DocumentNode, moved: DocumentNode)? {
    let moved = children.filter(isMoved)
    guard !moved.isEmpty else { return nil }
    let kept = replacing(attributes: attributes, children: children.filter { !isMoved($0) })
    let name = "uninstalled" + name.prefix(1).uppercased() + name.dropFirst()
    return (kept, DocumentNode(name: name, children: moved, position: position))
  }

  private func collectIDs(into ids: inout Set<String>) {
    if let id = self["id"] { ids.insert(id) }
    for child in children { child.collectIDs(into: &ids) }
  }

  private func replacing(attributes: [Attribute], children: [DocumentNode]) -> DocumentNode {
    DocumentNode(name: name, attributes: attributes, children: children, text: text, position: position)
  }
}
