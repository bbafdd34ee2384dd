import PlainviewUIKitCore

extension SceneAssembly {
  /// Remembers where a segue leads, for wiring texts.
  func note(_ segue: SegueElement, of object: AnyObject) {
    SegueRecord.current.add(segue.kindText, segue.identifier, from: object, to: destination(of: segue))
  }

  private func destination(of segue: SegueElement) -> SegueRecord.Destination {
    if segue.kind == .unwind { return .exit(segue.unwindAction ?? "") }
    guard let controller = context.document.controller(id: segue.destinationID) else {
      return .missing(id: segue.destinationID)
    }
    return .controller(id: segue.destinationID, name: controller.plainName)
  }
}

extension SegueElement {
  /// The kind as the document spells it; of containment the relationship.
  fileprivate var kindText: String {
    if case .relationship(let relationship) = kind { return relationship }
    return node["kind"] ?? "segue"
  }
}

extension ControllerElement {
  /// The class, and for UIKit's own also what tells the scene from others.
  fileprivate var plainName: String {
    if let customClass { return customClass }
    if kind == .viewControllerPlaceholder {
      let scene = node["referencedIdentifier"].map { " '\($0)'" } ?? ""
      return "\(node["storyboardName"] ?? "storyboard").storyboard\(scene)"
    }
    let name = "UI" + tag.prefix(1).uppercased() + tag.dropFirst()
    return (storyboardIdentifier ?? title ?? userLabel).map { "\(name) '\($0)'" } ?? name
  }
}
