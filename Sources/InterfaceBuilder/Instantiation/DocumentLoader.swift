import Foundation
import PlainviewLayout
import PlainviewRuntime
package import PlainviewUIKitCore

/// Makes the controllers and views of one document.
///
/// The objects belong to the process that runs the calls; see `SimulatedProcess`.
@MainActor package final class DocumentLoader {
  /// The document, resolved for the options' traits.
  package var document: InterfaceDocument { context.document }
  let context: LoadingContext
  /// The controllers that are being made, so that loading a document in which one contains itself ends.
  private var underway: Set<String> = []
  /// The controllers that the next one will be inside of.
  private var outer: Containment?

  package init(document: InterfaceDocument, options: LoadingOptions = LoadingOptions()) {
    context = LoadingContext(document: document, options: options)
  }

  /// A loader of another document for a controller inside of others.
  private init(document: InterfaceDocument, options: LoadingOptions, within outer: Containment) {
    context = LoadingContext(document: document, options: options)
    self.outer = outer
  }

  /// A loader for one more controller of a document that is being shown, inside of others or not.
  init(context: LoadingContext, within outer: Containment? = nil) {
    self.context = context
    self.outer = outer
  }

  /// The remarks of reading the document and of making objects so far, in the order of their positions.
  package var diagnostics: [DocumentDiagnostic] {
    let all = document.diagnostics + context.diagnostics
    return all.enumerated().sorted { first, second in
      let (a, b) = (first.element.position, second.element.position)
      return (a.line, a.column, first.offset) < (b.line, b.column, second.offset)
    }.map(\.element)
  }

  /// Every segue of the document with the id of the object that it starts from, in document order.
  package var segues: [(sourceID: String?, segue: SegueElement)] {
    document.index.entries.flatMap { entry in
      entry.node.segues.map { (sourceID: entry.id, segue: $0) }
    }
  }

  // MARK: Controllers

  /// The controller with a storyboard identifier or an id, or that of a scene with an id.
  ///
  /// Without a name the initial controller, else the first one; of a xib, the controller that owns it.
  /// Where classes that are not here stand in, controllers that contain each other without end are an error: there is no
  /// code that could end it.
  package func controller(scene name: String?) throws -> UIViewController {
    if document.kind == .xib { return xibController() }
    guard let element = element(named: name) else {
      throw UnknownSceneError(path: document.path, name: name, known: sceneNames)
    }
    if outer == nil, context.options.missingCode == .recorded {
      var search = ContainmentSearch()
      if let error = search.error(from: element, in: document) { throw error }
    }
    return controller(of: element)
  }

  /// The controllers of all scenes, in document order, each by itself: containers are empty.
  package func sceneControllers() -> [(sceneID: String, controller: UIViewController)] {
    document.scenes.compactMap { scene in
      guard let element = scene.controller else { return nil }
      let id = scene.sceneID ?? element.id ?? ""
      return (id, make(element, in: scene, children: [], creator: nil))
    }
  }

  /// The id of the controller that `controller(scene:)` makes.
  package func shownControllerID(scene name: String?) -> String? { element(named: name)?.id }

  private func element(named name: String?) -> ControllerElement? {
    guard let name else { return document.initialController ?? document.scenes.lazy.compactMap(\.controller).first }
    return document.controller(storyboardIdentifier: name) ?? document.controller(id: name)
      ?? document.scenes.first { $0.sceneID == name }?.controller
  }

  private var sceneNames: [String] {
    document.scenes.compactMap { scene in
      scene.controller.flatMap { $0.storyboardIdentifier ?? $0.id }
    }
  }

  /// Makes a controller, and with it the ones that it contains from the beginning.
  func controller(
    of element: ControllerElement, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController {
    let containment = Containment(of: element, in: document, within: outer)
    guard !containment.isEndless else {
      raise(.internalInconsistency(containment.error.description))
      return UIViewController(nibName: nil, bundle: nil)
    }
    if element.kind == .viewControllerPlaceholder, let other = referencedController(element, at: containment) {
      return other
    }
    let around = outer
    outer = containment
    defer { outer = around }
    let id = element.id ?? ""
    underway.insert(id)
    defer { underway.remove(id) }
    var children: [UIViewController] = []
    for childID in element.containedIDs where !underway.contains(childID) {
      if let child = document.controller(id: childID) { children.append(controller(of: child)) }
    }
    let scene = element.id.flatMap { document.scene(ofController: $0) }
    return make(element, in: scene, children: children, creator: creator)
  }

  private func make(
    _ element: ControllerElement, in scene: SceneElement?, children: [UIViewController],
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    let assembly = SceneAssembly(
      scene ?? SceneElement(node: element.node), owner: nil, ownerID: element.id, context: context)
    assembly.containment = outer
    let controller = assembly.makeController(element, creator: creator)
    if element.view != nil {
      controller.viewLoader = { assembly.loadView(of: $0, element) }
    } else if isStandIn(element) {
      context.warnOfUnsupported(element, treatment: "it shows the first controller that it contains")
      controller.viewLoader = { ContainerStandIn.loadView(of: $0, showing: children.first) }
    } else {
      assembly.connectController(controller, element)
    }
    assembly.fill(controller, element, with: children)
    UserCode.run { controller.awakeFromNib() }
    return controller
  }

  private func isStandIn(_ element: ControllerElement) -> Bool {
    if element.kind == .viewControllerPlaceholder { return true }
    return !element.containedIDs.isEmpty && (context.options.isCanvasStored || !element.kind.isContainer)
  }

  /// The controller of another storyboard that a scene refers to; nil, with a remark, when there is none.
  private func referencedController(_ element: ControllerElement, at containment: Containment) -> UIViewController? {
    guard !context.options.isCanvasStored, let name = element.referencedStoryboard else { return nil }
    do {
      guard let other = try context.referencedDocument(name, for: element) else { return nil }
      let scene = element.referencedIdentifier
      return try DocumentLoader(document: other, options: context.options, within: containment).controller(scene: scene)
    } catch {
      context.warn("\(error)", at: element)
      return nil
    }
  }
}

/// No scene of a document has the name that was asked for.
package struct UnknownSceneError: Error, Equatable, CustomStringConvertible {
  package let path: String
  package let name: String?
  /// The storyboard identifiers, or else ids, of the controllers that there are.
  package let known: [String]

  package var description: String {
    guard let name else { return "\(OneLine(path)): the storyboard has no scenes, add one" }
    let list = known.isEmpty ? "it has none" : "it has \(OneLine(known.joined(separator: ", "), limit: 400))"
    return "\(OneLine(path)): no scene '\(OneLine(name, limit: 60))', \(list)"
  }
}

extension ControllerElement {
  /// The controllers that this one contains from the beginning.
  package var containedIDs: [String] {
    relatedIDs("rootViewController") + relatedIDs("viewControllers") + relatedIDs("masterViewController")
      + relatedIDs("detailViewController")
  }
}
