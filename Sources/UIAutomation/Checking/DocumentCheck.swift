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

  // MARK: Layout

  private mutating func inspect(scene: ShownScene, of document: InterfaceDocument) {
    let place = scene.controller?.node ?? document.node
    let app = XCUIApplication(documentPath: path, scene: scene.id, textMetrics: .system, options: .recordingMissingCode)
    do {
      try app.launch()
    } catch let exception as UncaughtException {
      return add(.error, "the scene cannot be shown: \(exception.reason.withoutAddresses)", at: place)
    } catch {
      return add(.error, "the scene cannot be shown: \(error)", at: place)
    }
    defer { app.terminate() }
    let missing = Self.attributesOfMissingClasses(in: document)
    for remark in app.documentDiagnostics where !remark.message.hasPrefix("Unknown class ") {
      if document.diagnostics.contains(remark) || missing.contains(remark.position.line) { continue }
      note(remark, isUnknown: true)
    }
    for conflict in app.layoutConflicts {
      let members = conflict.members.map(\.withoutAddresses)
      add(.error, "these constraints cannot hold at once, change or remove one", at: place, details: members)
    }
    app.process?.enter { inspectAmbiguity(in: app.window, of: document) }
  }

  /// The lines with values for classes that are not in this program: whether those have the properties is not known.
  private static func attributesOfMissingClasses(in document: InterfaceDocument) -> Set<Int> {
    let custom = document.index.entries.filter { $0.node.customClass != nil }
    return Set(custom.flatMap { $0.node.runtimeAttributes.map(\.position.line) })
  }

  private mutating func inspectAmbiguity(in window: UIWindow?, of document: InterfaceDocument) {
    for view in window?.preorder() ?? [] {
      guard let id = view.documentID, let element = document.view(id: id), view.superview != nil else { continue }
      var axes: [String] = []
      if view.isLayoutAmbiguous(along: .horizontal) { axes.append("horizontally") }
      if view.isLayoutAmbiguous(along: .vertical) { axes.append("vertically") }
      guard !axes.isEmpty else { continue }
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
