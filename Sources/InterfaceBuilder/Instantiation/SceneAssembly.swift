import Foundation
import PlainviewGraphics
import PlainviewLayout
import PlainviewRuntime
import PlainviewUIKitCore

/// Makes the objects of one scene, or of one xib, and connects them.
///
/// In a scene the controller comes first and owns the rest, which is made when the view is asked for (contract N1).
@MainActor final class SceneAssembly {
  /// An object and the element that it was made from.
  struct Made {
    let object: AnyObject
    let node: DocumentNode
  }

  let context: LoadingContext
  let container: any ObjectContainer
  let coder = DocumentCoder()
  /// The object that stands outside: a scene's controller or a xib's File's Owner.
  weak var owner: AnyObject?
  let ownerID: String?
  /// The objects by their ids, the owner not among them; in scenes only while a view is loaded.
  private(set) var objects: [String: AnyObject] = [:]
  /// The objects in document order, parents before children.
  private(set) var made: [Made] = []
  /// The guides that constraints may name, by their ids.
  var guides: [String: GuideSource] = [:]
  /// The items of bars by their ids, which live as long as the controller.
  private(set) var items: [String: AnyObject] = [:]
  private var itemNodes: [Made] = []
  /// The items that stand for those of missing classes.
  var plainItems: Set<ObjectIdentifier> = []
  /// The items with connections to what is made with the view, and whether the one at hand is one of them.
  var lateItems: [Made] = []
  var isWaiting = false
  /// The segues by their ids.
  var segueTemplates: [String: UIStoryboardSegueTemplate] = [:]
  /// The static rows of tables, which their controllers take over.
  var laidRows: [ObjectIdentifier: StaticRows] = [:]
  /// The constraints and layouts of the app's own classes.
  var ownParts: [any NibAwaking] = []
  /// The containment of the scene's controller.
  var containment: Containment?
  /// Objects that no view keeps alive.
  var looseObjects: [AnyObject] = []
  /// What stands for ids that the document leaves to the caller.
  private let externalObjects: [String: AnyObject]

  init(
    _ container: any ObjectContainer, owner: AnyObject?, ownerID: String?, context: LoadingContext,
    externalObjects: [String: AnyObject] = [:]
  ) {
    self.container = container
    self.owner = owner
    self.ownerID = ownerID
    self.context = context
    self.externalObjects = externalObjects
  }

  /// The object of an id: one that was made, the owner, or one that the caller gave.
  func object(_ id: String) -> AnyObject? {
    if id == ownerID { return owner }
    return objects[id] ?? items[id] ?? externalObjects[id]
  }

  func add(_ object: AnyObject, _ node: DocumentNode) {
    made.append(Made(object: object, node: node))
    if let id = node.id, objects[id] == nil { objects[id] = object }
  }

  /// Puts another object in the place of one that was made.
  func replace(_ object: AnyObject, by other: AnyObject, _ node: DocumentNode) {
    if let index = made.lastIndex(where: { $0.object === object }) { made[index] = Made(object: other, node: node) }
    if let id = node.id, objects[id] === object { objects[id] = other }
  }

  /// Keeps an item of a bar, or a bar itself, for connections with it.
  func keep(_ item: AnyObject, _ node: DocumentNode) {
    itemNodes.append(Made(object: item, node: node))
    if !plainItems.contains(ObjectIdentifier(item)) { RuntimeAttributes(of: node, context).set(on: item) }
    if let id = node.id { keep(item, id: id) }
  }

  func keep(_ object: AnyObject, id: String) { if items[id] == nil { items[id] = object } }

  /// Connects the items that were made since the last call.
  func connectItems() {
    let due = itemNodes
    itemNodes = []
    for entry in due {
      isWaiting = false
      connectAll(of: entry)
      if isWaiting { lateItems.append(entry) }
    }
    for entry in due { PlainviewUIKitCore.awake(entry.object) }
  }

  func name(_ object: AnyObject, _ id: String?) {
    if let id, objects[id] == nil { objects[id] = object }
  }

  // MARK: Scenes

  /// Makes the view of a scene's controller and what belongs to it, and connects all of it with the controller.
  func loadView(of controller: UIViewController, _ element: ControllerElement) {
    owner = controller
    made.append(Made(object: controller, node: element.node))
    let view = element.view.map { makeView($0) }
    if let item = element.navigationItem { makeViews(in: item) }
    makeViews(in: element.toolbarItems)
    for object in container.objects { makeSceneObject(object) }
    controller.view = view ?? UIView(frame: UIScreen.main.bounds)
    addLayoutGuides(of: element, to: controller)
    installConstraints()
    connect()
    completeLists(of: controller, element)
    controller.documentObjects = looseObjects
    awake(except: controller)
    forget()
  }

  /// Makes a cell that stands for many, connected with itself and with the scene's controller.
  func makePrototype(_ element: ViewElement) -> UIView {
    let view = makeView(element)
    installConstraints()
    connect()
    awake(except: owner)
    forget()
    return view
  }

  /// Makes an object beside the controller.
  func makeSceneObject(_ object: SceneObject) {
    switch object {
    case .view(let element): looseObjects.append(makeView(element))
    case .recognizer(let element): looseObjects.append(makeRecognizer(element))
    case .object(let node): if let object = makeObject(node) { looseObjects.append(object) }
    case .barButtonItem(let element): looseObjects.append(makeItem(element))
    case .controller, .placeholder, .exit: break
    }
  }

  func forget() {
    objects = [:]
    made = []
    guides = [:]
    laidRows = [:]
    ownParts = []
    looseObjects = []
  }

  // MARK: Xibs

  /// Makes everything in a xib and connects it; returns the objects at the top level.
  func makeTopLevelObjects() -> [AnyObject] {
    var topLevel: [AnyObject] = []
    for object in container.objects {
      switch object {
      case .view(let element): topLevel.append(makeTopLevelView(element))
      case .controller(let element): topLevel.append(makeTopLevelController(element))
      case .recognizer(let element): topLevel.append(makeRecognizer(element))
      case .object(let node): if let object = makeObject(node) { topLevel.append(object) }
      case .barButtonItem(let element): topLevel.append(makeItem(element))
      case .placeholder(let element):
        if let owner, element.isFilesOwner { made.append(Made(object: owner, node: element.node)) }
      case .exit: break
      }
    }
    installConstraints()
    connect()
    if let controller = owner as? UIViewController { controller.documentObjects += looseObjects + topLevel }
    awake(except: owner)
    return topLevel
  }

  /// A view at the top level has the canvas' size, unless it is free or everything is as stored (contract N5).
  private func makeTopLevelView(_ element: ViewElement) -> UIView {
    let view = makeView(element)
    guard !context.options.isCanvasStored, !element.isFreeform, element.tag == "view" else { return view }
    view.frame = CGRect(origin: view.frame.origin, size: context.document.canvas.size)
    return view
  }

  private func makeTopLevelController(_ element: ControllerElement) -> UIViewController {
    let controller = makeController(element)
    add(controller, element.node)
    if let view = element.view.map({ makeView($0) }) { controller.viewLoader = { $0.view = view } }
    return controller
  }

  // MARK: Objects without appearance

  /// Makes an object of a class that is neither a view nor a controller.
  private func makeObject(_ node: DocumentNode) -> AnyObject? {
    guard let name = node.customClass else { return nil }
    let object: NSObject
    let type = ClassFinder.find(name, module: node.customModule) as? NSObject.Type
    if let made = UserCode.run(else: nil, { type.map { ObjectMaker.object(of: $0) } }) {
      object = made
    } else {
      context.reportUnknownClass(name, at: node)
      let missing = MissingObject()
      missing.absence = absence(name)
      object = missing
    }
    add(object, node)
    if !(object is MissingObject) { RuntimeAttributes(of: node, context).set(on: object) }
    return object
  }

  func absence(_ className: String) -> Absence {
    StandIns.exist = true
    return Absence(className: className, recordsCalls: context.options.missingCode == .recorded)
  }

  // MARK: The end

  private func awake(except owner: AnyObject?) {
    for entry in made where entry.object !== owner { PlainviewUIKitCore.awake(entry.object) }
    for object in ownParts { PlainviewUIKitCore.awake(object) }
  }
}
