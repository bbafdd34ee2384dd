/// A stand-in for an object that the document does not make: the file's owner or the first responder.
package struct PlaceholderElement: DocumentElement {
  package let node: DocumentNode
  package var isFilesOwner: Bool { node["placeholderIdentifier"] == "IBFilesOwner" }
  package var isFirstResponder: Bool { node["placeholderIdentifier"] == "IBFirstResponder" }
}

/// A gesture recognizer, which a view's `gestureRecognizers` connection attaches.
package struct RecognizerElement: DocumentElement {
  package enum Kind: Equatable, Sendable {
    case tap
    case pinch
    case rotation
    case swipe
    case pan
    case screenEdgePan
    case longPress
    /// A bare recognizer that gets its behaviour from a custom class, or an unknown one.
    case other
  }

  package let node: DocumentNode

  package var kind: Kind {
    switch tag {
    case "tapGestureRecognizer": .tap
    case "pinchGestureRecognizer": .pinch
    case "rotationGestureRecognizer": .rotation
    case "swipeGestureRecognizer": .swipe
    case "panGestureRecognizer": .pan
    case "screenEdgePanGestureRecognizer": .screenEdgePan
    // Interface Builder itself writes the first spelling.
    case "pongPressGestureRecognizer", "longPressGestureRecognizer": .longPress
    default: .other
    }
  }
}

/// An object at the top level of a scene or of a xib.
package enum SceneObject: Sendable {
  case controller(ControllerElement)
  case view(ViewElement)
  case recognizer(RecognizerElement)
  case barButtonItem(BarButtonItemElement)
  case placeholder(PlaceholderElement)
  /// The target of unwinding segues.
  case exit(DocumentNode)
  /// Any other object: `customObject`, or one of a class that is neither a view nor a controller.
  case object(DocumentNode)

  package init(node: DocumentNode) {
    if node.isController {
      self = .controller(ControllerElement(node: node))
    } else if node.isRecognizer {
      self = .recognizer(RecognizerElement(node: node))
    } else if node.isView {
      self = .view(ViewElement(node: node))
    } else {
      switch node.name {
      case "placeholder": self = .placeholder(PlaceholderElement(node: node))
      case "exit": self = .exit(node)
      case "barButtonItem": self = .barButtonItem(BarButtonItemElement(node: node))
      default: self = .object(node)
      }
    }
  }

  package var node: DocumentNode {
    switch self {
    case .controller(let element): element.node
    case .view(let element): element.node
    case .recognizer(let element): element.node
    case .barButtonItem(let element): element.node
    case .placeholder(let element): element.node
    case .exit(let node), .object(let node): node
    }
  }
}

extension DocumentNode {
  var isController: Bool {
    Vocabulary.controllers.contains(name) || self["sceneMemberID"] == "viewController" && name != "placeholder"
  }

  var isRecognizer: Bool { name.hasSuffix("GestureRecognizer") || name == "gestureRecognizer" }
}
