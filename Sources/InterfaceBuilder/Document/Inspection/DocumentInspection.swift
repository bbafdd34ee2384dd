import PlainviewGraphics
import PlainviewRuntime

/// Reports problems of a document: unknown elements and values, dangling references.
struct DocumentInspection {
  private(set) var diagnostics: [DocumentDiagnostic] = []
  let root: DocumentNode
  let index: DocumentIndex
  let path: String

  init(root: DocumentNode, index: DocumentIndex, path: String) {
    self.root = root
    self.index = index
    self.path = path
    inspectDocument()
    visit(root, around: nil)
    inspectIdentities()
    inspectContainmentCycles()
    diagnostics = Self.sorted(diagnostics)
  }

  mutating func warn(_ message: String, at node: DocumentNode, id: String?) {
    diagnostics.append(
      DocumentDiagnostic(path: path, message: message, objectID: node.id ?? id, position: node.position))
  }

  /// Stable order by position.
  private static func sorted(_ diagnostics: [DocumentDiagnostic]) -> [DocumentDiagnostic] {
    diagnostics.enumerated().sorted { first, second in
      let (a, b) = (first.element.position, second.element.position)
      return (a.line, a.column, first.offset) < (b.line, b.column, second.offset)
    }.map(\.element)
  }

  // MARK: The document itself

  private mutating func inspectDocument() {
    for part in root.children where !Vocabulary.documentParts.contains(part.name) {
      warn("unknown element <\(part.name)> in the document, it is ignored", at: part, id: nil)
    }
    if let initial = root["initialViewController"], index.controller(initial) == nil {
      warn("the initial view controller '\(initial)' does not exist", at: root, id: nil)
    }
    if let device = root.child("device"), DeviceProfile.identified(device["id"] ?? "") == nil {
      warn("unknown device '\(device["id"] ?? "")', the 600 by 600 canvas is used", at: device, id: nil)
    }
  }

  // MARK: One element

  /// Inspects `node` and what is below it; `id` is that of the nearest element around it.
  private mutating func visit(_ node: DocumentNode, around id: String?) {
    inspectValues(of: node, around: id)
    inspectReferences(of: node, around: id)
    let inner = node.id ?? id
    for child in node.children {
      inspectNesting(of: child, in: node, around: inner)
      visit(child, around: inner)
    }
  }

  private mutating func inspectValues(of node: DocumentNode, around id: String?) {
    for attribute in node.attributes {
      guard let rule = AttributeRules.rule(for: attribute.name, of: node.name) else { continue }
      guard let objection = AttributeRules.objection(to: attribute.value, under: rule) else { continue }
      let value = OneLine(attribute.value, limit: 60)
      warn("'\(value)' is no value for \(attribute.name) of <\(node.name)>: \(objection)", at: node, id: id)
    }
    if node.name == "constraint", node["firstAttribute"] == nil {
      warn("the constraint has no firstAttribute, it is ignored", at: node, id: id)
    }
    if node.name == "variation", VariationKey(node["key"] ?? "default") == nil {
      warn("unknown condition '\(node["key"] ?? "")' of a variation, it never applies", at: node, id: id)
    }
  }

  /// Remarks on an element that does not belong where it stands.
  private mutating func inspectNesting(of child: DocumentNode, in parent: DocumentNode, around id: String?) {
    let name = child.name
    switch parent.name {
    case "objects":
      let isKnown =
        Vocabulary.controllers.contains(name) || Vocabulary.views.contains(name)
        || Vocabulary.recognizers.contains(name) || Vocabulary.otherObjects.contains(name)
      if !isKnown { warnUnknown(child, id: id) }
    case let container where Vocabulary.viewContainers.contains(container):
      if !Vocabulary.views.contains(name) { warnUnknown(child, id: id) }
    case "connections":
      if !Vocabulary.connections.contains(name) {
        warn("unknown connection <\(name)>, it is ignored", at: child, id: id)
      }
    case "constraints":
      if name != "constraint" { warn("<\(name)> is no constraint, it is ignored", at: child, id: id) }
    case "scenes":
      if name != "scene" { warn("<\(name)> is no scene, it is ignored", at: child, id: id) }
    default:
      if child.isView, !Vocabulary.views.contains(name) { warnUnknown(child, id: id) }
    }
  }

  private mutating func warnUnknown(_ node: DocumentNode, id: String?) {
    let treatment =
      if node.isController {
        "it is treated as a plain view controller"
      } else if node.isRecognizer {
        "it is treated as a plain gesture recognizer"
      } else if node.isView {
        "it is treated as a plain view"
      } else {
        "it is ignored"
      }
    warn("unknown element <\(node.name)>, \(treatment)", at: node, id: id)
  }
}
