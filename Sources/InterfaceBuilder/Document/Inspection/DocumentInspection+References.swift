import PlainviewRuntime

extension DocumentInspection {
  /// Remarks on references to objects that the document does not have.
  mutating func inspectReferences(of node: DocumentNode, around id: String?) {
    switch node.name {
    case "constraint":
      expect(node["firstItem"], as: "first item", of: node, around: id)
      expect(node["secondItem"], as: "second item", of: node, around: id)
    case "outlet", "outletCollection":
      require("property", of: node, around: id)
      expectDestination(of: node, around: id)
    case "action":
      require("selector", of: node, around: id)
      expectDestination(of: node, around: id)
    case "segue" where node["reference"] == nil:
      require("kind", of: node, around: id)
      expectDestination(of: node, around: id)
      expect(node["popoverAnchorView"], as: "popover anchor", of: node, around: id)
    case "include", "exclude":
      expect(node["reference"], as: "reference", of: node, around: id)
    case "tableViewCell":
      for part in ["textLabel", "detailTextLabel", "imageView"] {
        expect(node[part], as: part, of: node, around: id)
      }
    default: break
    }
  }

  private mutating func expectDestination(of node: DocumentNode, around id: String?) {
    require("destination", of: node, around: id)
    expect(node["destination"], as: "destination", of: node, around: id)
  }

  private mutating func require(_ attribute: String, of node: DocumentNode, around id: String?) {
    guard node[attribute] == nil else { return }
    warn("<\(node.name)> has no \(attribute), it is ignored", at: node, id: id)
  }

  private mutating func expect(_ reference: String?, as use: String, of node: DocumentNode, around id: String?) {
    guard let reference, index[reference] == nil else { return }
    warn("the \(use) '\(OneLine(reference, limit: 40))' of <\(node.name)> does not exist", at: node, id: id)
  }

  // MARK: Identities

  mutating func inspectIdentities() {
    for entry in index.duplicates {
      guard let first = index[entry.id] else { continue }
      warn("the id '\(entry.id)' is taken by <\(first.node.name)> of \(first.node.position)", at: entry.node, id: nil)
    }
    var identifiers: [String: SourcePosition] = [:]
    for entry in index.entries where entry.role == .controller {
      guard let identifier = entry.node["storyboardIdentifier"] else { continue }
      if let first = identifiers[identifier] {
        warn("the storyboard identifier '\(identifier)' is taken at \(first)", at: entry.node, id: nil)
      } else {
        identifiers[identifier] = entry.node.position
      }
    }
  }

  // MARK: Containment that never ends

  /// Remarks on segues through which a controller would contain itself.
  mutating func inspectContainmentCycles() {
    var containments: [String: [DocumentNode]] = [:]
    for entry in index.entries where entry.role == .controller {
      containments[entry.id] = Self.containments(below: entry.node)
    }
    var finished: Set<String> = []
    for entry in index.entries where entry.role == .controller {
      followContainments(from: entry.id, in: containments, finished: &finished)
    }
  }

  /// A depth-first search that keeps its own stack, since a chain of controllers may be as long as the document.
  private mutating func followContainments(
    from start: String, in containments: [String: [DocumentNode]], finished: inout Set<String>
  ) {
    guard finished.insert(start).inserted else { return }
    var stack = [(id: start, next: 0)]
    var onStack: Set<String> = [start]
    while let top = stack.last {
      let segues = containments[top.id] ?? []
      guard top.next < segues.count else {
        onStack.remove(top.id)
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].next += 1
      let segue = segues[top.next]
      guard let destination = segue["destination"] else { continue }
      if onStack.contains(destination) {
        warn("the segue makes controller '\(destination)' contain itself without end", at: segue, id: top.id)
      } else if finished.insert(destination).inserted {
        stack.append((destination, 0))
        onStack.insert(destination)
      }
    }
  }

  /// The segues of a controller and its views that make their destinations together with it.
  static func containments(below controller: DocumentNode) -> [DocumentNode] {
    var found: [DocumentNode] = []
    var waiting = [controller]
    while let next = waiting.popLast() {
      if next.name == "segue", next["kind"] == "relationship" || next["kind"] == "embed" { found.append(next) }
      if next === controller || !next.isController { waiting += next.children.reversed() }
    }
    return found
  }
}
