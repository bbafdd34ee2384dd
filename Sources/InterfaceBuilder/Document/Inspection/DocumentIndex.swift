/// The objects of a document by their ids.
package struct DocumentIndex: Sendable {
  package enum Role: Equatable, Sendable {
    case controller
    case view
    case constraint
    case layoutGuide
    case recognizer
    case navigationItem
    case barButtonItem
    case tabBarItem
    case tableSection
    case connection
    case placeholder
    case exit
    case other
  }

  package struct Entry: Sendable {
    package let id: String
    package let node: DocumentNode
    package let role: Role
    /// The id of the nearest element around this one that has an id: a view's superview, a constraint's holder.
    package let parentID: String?
    /// The index of its scene in the storyboard; nil in a xib.
    package let sceneIndex: Int?
  }

  /// All elements with an id, in document order.
  package private(set) var entries: [Entry] = []
  /// The elements whose id an earlier one has already.
  private(set) var duplicates: [Entry] = []
  private var indexByID: [String: Int] = [:]
  /// The controllers whose id something else has too, an earlier element of another kind.
  private var hiddenControllers: [String: Entry] = [:]

  init(root: DocumentNode) {
    for (sceneIndex, scene) in root.members(of: "scenes").enumerated() {
      for object in scene.members(of: "objects") { add(object, parentID: nil, sceneIndex: sceneIndex) }
    }
    for object in root.members(of: "objects") { add(object, parentID: nil, sceneIndex: nil) }
  }

  package subscript(id: String) -> Entry? { indexByID[id].map { entries[$0] } }

  /// The first controller with an id, also if a view or another element before it has the same one.
  package func controller(_ id: String) -> Entry? {
    guard let entry = self[id] else { return nil }
    return entry.role == .controller ? entry : hiddenControllers[id]
  }

  private mutating func add(_ node: DocumentNode, parentID: String?, sceneIndex: Int?) {
    var innerID = parentID
    if let id = node.id {
      innerID = id
      let entry = Entry(id: id, node: node, role: Self.role(of: node), parentID: parentID, sceneIndex: sceneIndex)
      if indexByID[id] == nil {
        indexByID[id] = entries.count
        entries.append(entry)
      } else {
        duplicates.append(entry)
        if entry.role == .controller, hiddenControllers[id] == nil { hiddenControllers[id] = entry }
      }
    }
    for child in node.children { add(child, parentID: innerID, sceneIndex: sceneIndex) }
  }

  private static func role(of node: DocumentNode) -> Role {
    switch node.name {
    case "constraint": .constraint
    case "viewLayoutGuide", "viewControllerLayoutGuide": .layoutGuide
    case "action", "outlet", "outletCollection", "segue": .connection
    case "navigationItem": .navigationItem
    case "barButtonItem": .barButtonItem
    case "tabBarItem": .tabBarItem
    case "tableViewSection": .tableSection
    case "placeholder": .placeholder
    case "exit": .exit
    default: node.isController ? .controller : node.isRecognizer ? .recognizer : node.isView ? .view : .other
    }
  }
}
