/// What the matching variations of one element change, the later ones over the earlier.
struct VariationChanges {
  private enum Change {
    case attribute(DocumentNode.Attribute)
    case property(DocumentNode)
  }

  /// The ids of the members that are not installed, by the name of their container.
  private(set) var excluded: [String: Set<String>] = [:]
  private var changes: [String: Change] = [:]
  private var keys: [String] = []

  mutating func add(_ variation: DocumentNode) {
    for attribute in variation.attributes where attribute.name != "key" {
      set(.attribute(attribute), for: attribute.name)
    }
    for child in variation.children {
      if child.name == "mask" {
        apply(mask: child)
      } else if let key = child.key {
        set(.property(child), for: key)
      }
    }
  }

  private mutating func set(_ change: Change, for key: String) {
    if changes.updateValue(change, forKey: key) == nil { keys.append(key) }
  }

  private mutating func apply(mask: DocumentNode) {
    guard let container = mask.key else { return }
    for entry in mask.children {
      guard let reference = entry["reference"] else { continue }
      if entry.name == "exclude" {
        excluded[container, default: []].insert(reference)
      } else {
        excluded[container]?.remove(reference)
      }
    }
  }

  /// The attributes with the changed ones at their old indices and new ones at the end.
  func changed(_ attributes: [DocumentNode.Attribute]) -> [DocumentNode.Attribute] {
    var present: Set<String> = []
    var result: [DocumentNode.Attribute] = []
    for attribute in attributes {
      switch changes[attribute.name] {
      case .attribute(let change):
        present.insert(attribute.name)
        result.append(change)
      case .property: break
      case nil: result.append(attribute)
      }
    }
    for key in keys where !present.contains(key) {
      if case .attribute(let change) = changes[key] { result.append(change) }
    }
    return result
  }

  /// The child elements with the changed properties at their old indices and new ones at the end.
  func changed(_ children: [DocumentNode]) -> [DocumentNode] {
    var present: Set<String> = []
    var result: [DocumentNode] = []
    for child in children {
      switch child.key.flatMap({ changes[$0] }) {
      case .property(let change):
        if present.insert(child.key ?? "").inserted { result.append(change) }
      case .attribute: break
      case nil: result.append(child)
      }
    }
    for key in keys where !present.contains(key) {
      if case .property(let change) = changes[key] { result.append(change) }
    }
    return result
  }
}
