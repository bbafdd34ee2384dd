import Foundation

/// Checks whether a controller contains itself without end, through the storyboards that it refers to.
@MainActor struct ContainmentSearch {
  /// A controller of a document, with the links through which it contains others.
  private struct Step {
    let key: String
    let document: InterfaceDocument
    let controller: ControllerElement
    let links: [Link]
    var next = 0
  }

  /// A segue, or a reference itself, and the controller that it leads to.
  private struct Link {
    let position: SourcePosition
    let document: InterfaceDocument
    let controller: ControllerElement
  }

  private var documents: [String: InterfaceDocument] = [:]
  private var finished: Set<String> = []

  /// The error of a controller that contains itself, or one that does; at a segue of the document if there is one on the path.
  ///
  /// A depth-first search that keeps its own stack: a chain of controllers may be as long as a document.
  mutating func error(from start: ControllerElement, in document: InterfaceDocument) -> DocumentError? {
    documents[Self.key(of: document.path)] = document
    var stack = [step(to: start, in: document)]
    var stackIndices = [stack[0].key: 0]
    while let top = stack.last {
      guard top.next < top.links.count else {
        finished.insert(top.key)
        stackIndices[top.key] = nil
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].next += 1
      let link = top.links[top.next]
      let key = Self.key(of: link.controller, in: link.document)
      if let first = stackIndices[key] { return error(of: Array(stack[first...]), in: document) }
      guard !finished.contains(key) else { continue }
      stackIndices[key] = stack.count
      stack.append(step(to: link.controller, in: link.document))
    }
    return nil
  }

  /// The error of steps of which the last leads to the first: at the last segue of the document, whichever scene was first.
  private func error(of steps: [Step], in document: InterfaceDocument) -> DocumentError? {
    func position(_ step: Step) -> SourcePosition { step.links[step.next - 1].position }
    let own = steps.indices.filter { steps[$0].document === document }
    let ownIndex = own.max { first, second in
      let (a, b) = (position(steps[first]), position(steps[second]))
      return (a.line, a.column) < (b.line, b.column)
    }
    let last = ownIndex ?? steps.count - 1
    let ordered = steps[(last + 1)...] + steps[...last]
    let names = (ordered + ordered.prefix(1)).map(\.controller.shownName)
    return DocumentError(
      path: steps[last].document.path, position: position(steps[last]), problem: .endlessContainment(names))
  }

  private mutating func step(to controller: ControllerElement, in document: InterfaceDocument) -> Step {
    Step(
      key: Self.key(of: controller, in: document), document: document, controller: controller,
      links: links(from: controller, in: document))
  }

  private mutating func links(from controller: ControllerElement, in document: InterfaceDocument) -> [Link] {
    if controller.kind == .viewControllerPlaceholder {
      guard let other = referenced(by: controller, in: document) else { return [] }
      let name = controller.referencedIdentifier
      let target = name.map { other.controller(storyboardIdentifier: $0) ?? other.controller(id: $0) }
      guard let target = target ?? other.initialController ?? other.scenes.lazy.compactMap(\.controller).first else {
        return []
      }
      return [Link(position: controller.position, document: other, controller: target)]
    }
    return DocumentInspection.containments(below: controller.node).compactMap { segue in
      guard let destination = segue["destination"].flatMap({ document.controller(id: $0) }) else { return nil }
      return Link(position: segue.position, document: document, controller: destination)
    }
  }

  private mutating func referenced(
    by controller: ControllerElement, in document: InterfaceDocument
  ) -> InterfaceDocument? {
    guard let name = controller.referencedStoryboard else { return nil }
    guard let url = ProjectDocuments.storyboard(name, calledIn: document.path) else { return nil }
    let key = Self.key(of: url.path)
    if let known = documents[key] { return known }
    let other = try? InterfaceDocument(contentsOf: url.path)
    documents[key] = other
    return other
  }

  private static func key(of path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

  private static func key(of controller: ControllerElement, in document: InterfaceDocument) -> String {
    "\(controller.position) \(key(of: document.path))"
  }
}
