import Foundation
import PlainviewInterfaceBuilder
import PlainviewLayout
import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore

/// What can be said against a document without running the app: broken references, dead ends of wires, layouts that
/// cannot be solved or have several solutions.
@MainActor package struct DocumentCheck {
  /// In the order of their places.
  package private(set) var findings: [CheckFinding] = []
  private let path: String

  /// Reads the document and shows each of its scenes once.
  package init(path: String) {
    self.path = path
    do {
      let document = try InterfaceDocument(contentsOf: path)
      inspect(document)
    } catch {
      let place = error.position.map { TextPosition($0) } ?? .start
      let text = "\(error)".replacing("\(path):\(place): ", with: "").replacing("\(path): ", with: "")
      findings = [CheckFinding(.error, text, in: path, at: place)]
    }
  }

  private mutating func inspect(_ document: InterfaceDocument) {
    for remark in document.diagnostics { note(remark, isUnknown: remark.message.hasPrefix("unknown ")) }
    inspectWires(of: document)
    inspectIdentifiers(of: document)
    for scene in document.shownScenes { inspect(scene: scene, of: document) }
    sort()
  }

  private mutating func add(
    _ severity: CheckFinding.Severity, _ message: String, at element: any DocumentElement, details: [String] = []
  ) {
    let id = element.id.map { " [\($0)]" } ?? ""
    let place = TextPosition(element.position)
    let finding = CheckFinding(severity, message + id, in: path, at: place, details: details)
    if !findings.contains(finding) { findings.append(finding) }
  }

  private mutating func note(_ remark: DocumentDiagnostic, isUnknown: Bool) {
    let message = remark.message + (remark.objectID.map { " [\($0)]" } ?? "")
    let finding = CheckFinding(isUnknown ? .warning : .error, message, in: path, at: TextPosition(remark.position))
    if !findings.contains(finding) { findings.append(finding) }
  }

  private mutating func sort() {
    let places = findings.enumerated().map { (finding: $1, number: $0) }
    findings = places.sorted { one, other in
      (one.finding.line, one.finding.column, one.number) < (other.finding.line, other.finding.column, other.number)
    }
    .map(\.finding)
  }

  // MARK: Wires

  private mutating func inspectWires(of document: InterfaceDocument) {
    let nodes = document.index.entries.map(\.node)
    var named: Set<String> = []
    var holders: [String: DocumentNode] = [:]
    for node in nodes {
      for outlet in node.outlets { named.insert(outlet.destinationID) }
      for outlet in node.outletCollections {
        if outlet.property == "gestureRecognizers" {
          holders[outlet.destinationID] = node
        } else {
          named.insert(outlet.destinationID)
        }
      }
    }
    for entry in document.index.entries {
      let node = entry.node
      let isHeard = !node.actions.isEmpty || !node.segues.isEmpty || named.contains(entry.id)
      if entry.role == .recognizer { inspect(recognizer: node, holder: holders[entry.id], isHeard: isHeard) }
      if entry.role == .view { inspect(control: node, isHeard: isHeard) }
    }
  }

  private mutating func inspect(recognizer: DocumentNode, holder: DocumentNode?, isHeard: Bool) {
    if !isHeard { add(.warning, "nobody hears the recognizer, connect it to an action or remove it", at: recognizer) }
    guard let holder else {
      return add(.warning, "no view has the recognizer, drag it onto one or remove it", at: recognizer)
    }
    if holder["userInteractionEnabled"] == "NO" {
      add(.warning, "the view takes no touches and has a recognizer, set User Interaction Enabled", at: holder)
    }
  }

  private mutating func inspect(control: DocumentNode, isHeard: Bool) {
    if control.name == "button", !isHeard, control["customClass"] == nil {
      add(.warning, "a tap on the button does nothing, connect it to an action, a segue or an outlet", at: control)
    }
    if !control.actions.isEmpty, control["userInteractionEnabled"] == "NO" {
      add(.warning, "the control takes no touches and has an action, set User Interaction Enabled", at: control)
    }
  }

  /// Flows cannot tell apart what has one identifier in one scene.
  private mutating func inspectIdentifiers(of document: InterfaceDocument) {
    var first: [String: Int] = [:]
    for entry in document.index.entries where entry.role == .view {
      guard let identifier = entry.node.accessibility?.identifier, !identifier.isEmpty else { continue }
      let key = "\(entry.sceneIndex ?? -1) \(identifier)"
      if let line = first[key] {
        add(.warning, "the identifier '\(identifier)' is that of line \(line) too, give each its own", at: entry.node)
      } else {
        first[key] = entry.node.position.line
      }
    }
  }

  // MARK: Scenes

  private mutating func inspect(scene: ShownScene, of document: InterfaceDocument) {
    let place = scene.controller?.node ?? document.node
    let app = XCUIApplication(documentPath: path, scene: scene.id, textMetrics: .system, options: .recordingMissingCode)
    do {
      try app.launch()
    } catch let exception as UncaughtException {
      // Of a scene whose classes are not here nobody knows what they would have answered.
      if app.documentDiagnostics.contains(where: \.isOfMissingClass) { return }
      return add(.error, "the scene cannot be shown: \(exception.reason.withoutAddresses)", at: place)
    } catch {
      return add(.error, "the scene cannot be shown: \(error)", at: place)
    }
    defer { app.terminate() }
    for remark in app.documentDiagnostics where remark.isFault && !document.diagnostics.contains(remark) {
      note(remark, isUnknown: true)
    }
    guard !scene.hasSizeOfItsOwn(in: document) else { return inspectStored(scene, of: document) }
    note(app.layoutConflicts, at: place)
    app.process?.enter { inspectAmbiguity(in: app.window, of: document) }
  }

  /// Cells and other views of no device's size are looked at in the size that is stored, which their contents are made for.
  private mutating func inspectStored(_ scene: ShownScene, of document: InterfaceDocument) {
    var options = LoadingOptions.recordingMissingCode
    options.isCanvasStored = true
    options.isMetricsRecorded = true
    SimulatedProcess().enter {
      UIScreen.main.become(document.canvas, textMetrics: .system)
      for root in DocumentLoader(document: document, options: options).canvasRoots() where root.ownerID == scene.id {
        let place = root.root.documentID.flatMap { document.view(id: $0)?.node } ?? document.node
        note(root.window.layoutConflicts, at: scene.controller?.node ?? place)
        inspectAmbiguity(in: root.window, of: document)
      }
    }
  }

  // MARK: Layout

  /// One finding a cause: constraints that a conflict has already been found with are not told again.
  private mutating func note(_ conflicts: [ConflictReport], at place: any DocumentElement) {
    var told: Set<String> = []
    for conflict in conflicts {
      let own = conflict.members.filter { $0.hasPrefix("<NSLayoutConstraint") }
      let names = Set(own.isEmpty ? conflict.members : own)
      guard told.isDisjoint(with: names) else { continue }
      told.formUnion(names)
      let members = conflict.members.map(\.withoutAddresses)
      add(.error, "these constraints cannot hold at once, change or remove one", at: place, details: members)
    }
  }

  /// Looks at the views inside the root, which its window places, but for those whose size a class computes by itself.
  private mutating func inspectAmbiguity(in window: UIWindow?, of document: InterfaceDocument) {
    for view in window?.preorder() ?? [] {
      guard let id = view.documentID, let element = document.view(id: id), view.superview !== window else { continue }
      var axes: [String] = []
      if view.isLayoutAmbiguous(along: .horizontal) { axes.append("horizontally") }
      if view.isLayoutAmbiguous(along: .vertical) { axes.append("vertically") }
      guard !axes.isEmpty, document.designableSize(ofViewWithID: id) == nil else { continue }
      let words = axes.joined(separator: " and ")
      add(.warning, "the place or size is ambiguous \(words), add constraints that determine it", at: element.node)
    }
  }
}

/// A scene to show: its id, and what stands in the document for it.
struct ShownScene {
  /// Nil for what a xib holds.
  let id: String?
  let controller: ControllerElement?

  /// Whether the document stores another size than a screen's for it, as for what a xib holds and for freeform scenes.
  func hasSizeOfItsOwn(in document: InterfaceDocument) -> Bool {
    guard let controller else { return document.kind == .xib }
    guard let size = controller.view?.frame?.size else { return false }
    return size != document.canvas.size
  }
}

extension DocumentDiagnostic {
  fileprivate var isOfMissingClass: Bool { message.hasPrefix("Unknown class ") }

  /// Whether the document is to blame: that a class is not in this program, or a property of one, is no fault of it, for
  /// an app's extensions may have the property.
  fileprivate var isFault: Bool {
    !isOfMissingClass && !message.contains(" has no class here yet")
      && !message.contains(" that a document can set")
  }
}

extension InterfaceDocument {
  /// The scenes that have a controller; one without an id for a xib.
  var shownScenes: [ShownScene] {
    guard kind == .storyboard else { return [ShownScene(id: nil, controller: nil)] }
    return scenes.compactMap { scene in
      guard let controller = scene.controller, let id = controller.id else { return nil }
      return ShownScene(id: id, controller: controller)
    }
  }
}

extension String {
  fileprivate var withoutAddresses: String { replacing(#/:?\s?0x[0-9a-f]+/#, with: "") }
}

extension LoadingOptions {
  /// For documents whose classes are not in the program.
  static var recordingMissingCode: LoadingOptions {
    var options = LoadingOptions()
    options.missingCode = .recorded
    return options
  }
}
