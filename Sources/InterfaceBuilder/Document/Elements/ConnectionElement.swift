/// A line drawn in Interface Builder, by what it does.
package enum ConnectionElement: Sendable {
  case outlet(OutletElement)
  case outletCollection(OutletCollectionElement)
  case action(ActionElement)
  case segue(SegueElement)
  /// A kind that UIKit apps have no use for.
  case other(DocumentNode)

  init(node: DocumentNode) {
    switch node.name {
    case "outlet": self = .outlet(OutletElement(node: node))
    case "outletCollection": self = .outletCollection(OutletCollectionElement(node: node))
    case "action": self = .action(ActionElement(node: node))
    case "segue": self = .segue(SegueElement(node: node))
    default: self = .other(node)
    }
  }
}

/// An object to store in a property of the connection's owner.
package struct OutletElement: DocumentElement {
  package let node: DocumentNode
  package var property: String { node["property"] ?? "" }
  package var destinationID: String { node["destination"] ?? "" }
}

/// An object to add to an array property of the connection's owner; one element an object.
package struct OutletCollectionElement: DocumentElement {
  package let node: DocumentNode
  package var property: String { node["property"] ?? "" }
  package var destinationID: String { node["destination"] ?? "" }
  /// Whether the object is added to what the property holds, as for `gestureRecognizers`.
  package var appends: Bool { bool("appends") ?? false }
  package var collectionClass: String? { node["collectionClass"] }
}

/// A message that the connection's owner, a control, bar button or recognizer, sends.
package struct ActionElement: DocumentElement {
  package let node: DocumentNode
  package var selector: String { node["selector"] ?? "" }
  /// The receiver's id; an exit's id makes the action an unwinding one.
  package var destinationID: String { node["destination"] ?? "" }
  /// A control event such as `touchUpInside`; bar buttons and recognizers have none.
  package var eventType: String? { node["eventType"] }
}

/// A segue from one controller to another.
package struct SegueElement: DocumentElement {
  package enum Kind: Equatable, Sendable {
    /// Containment fixed in the document: `rootViewController`, `viewControllers`, `masterViewController` and so on.
    case relationship(String)
    case embed
    case show
    case showDetail
    case presentation
    case popoverPresentation
    case unwind
    case push
    case modal
    case popover
    case replace
    case custom
    case other(String)
  }

  package let node: DocumentNode

  package var kind: Kind {
    switch node["kind"] ?? "" {
    case "relationship": .relationship(node["relationship"] ?? "")
    case "embed": .embed
    case "show": .show
    case "showDetail": .showDetail
    case "presentation": .presentation
    case "popoverPresentation": .popoverPresentation
    case "unwind": .unwind
    case "push": .push
    case "modal": .modal
    case "popover": .popover
    case "replace": .replace
    case "custom": .custom
    case let name: .other(name)
    }
  }
  package var destinationID: String { node["destination"] ?? "" }
  package var identifier: String? { node["identifier"] }
  /// The selector of an unwinding segue's method.
  package var unwindAction: String? { node["unwindAction"] }
  /// The `@IBSegueAction` that makes the destination.
  package var creationSelector: String? { node["destinationCreationSelector"] }
  /// What of a cell triggers the segue: nil is its selection, `accessoryAction` its accessory.
  package var trigger: String? { node["trigger"] }
  package var animates: Bool { bool("animates") ?? true }
  package var modalPresentationStyle: String? { node["modalPresentationStyle"] }
  package var modalTransitionStyle: String? { node["modalTransitionStyle"] }
  package var popoverAnchorID: String? { node["popoverAnchorView"] ?? node["popoverAnchorBarButtonItem"] }
}
