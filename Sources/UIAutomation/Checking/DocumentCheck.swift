import Foundation
import PlainviewGraphics
import PlainviewInterfaceBuilder
import PlainviewLayout
import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore

/// What can be said against a document without running the app: broken references, dead ends of wires, layouts that
/// cannot be solved or have several solutions.
@MainActor package struct DocumentCheck {
  /// In the order of their positions.
  package private(set) var findings: [CheckFinding] = []
  private var known: Set<CheckFinding> = []
  private let path: String

  /// Reads the document and shows each of its scenes once; `bytes` are those of a document that is in no file.
  package init(path: String, bytes: [UInt8]? = nil) {
    self.path = path
    do {
      let document: InterfaceDocument
      if let bytes {
        document = try InterfaceDocument(bytes: bytes, path: path)
      } else {
        document = try InterfaceDocument(contentsOf: path)
      }
      inspect(document)
    } catch {
      let position = error.position.map { TextPosition($0) } ?? .start
      let text = "\(error)".replacing("\(path):\(position): ", with: "").replacing("\(path): ", with: "")
      // A document of another platform, or for an older Xcode, is not a fault of its author.
      var isOfOthers: Bool {
        switch error.problem {
        case .otherPlatform, .oldFormat: true
        default: false
        }
      }
      findings = [CheckFinding(isOfOthers ? .note : .error, text, in: path, at: position)]
    }
  }

  private mutating func inspect(_ document: InterfaceDocument) {
    for remark in document.diagnostics { note(remark, isUnknown: remark.message.hasPrefix("unknown ")) }
    inspectWires(of: document)
    inspectIdentifiers(of: document)
    inspectEntries(of: document)
    for scene in document.shownScenes { inspect(scene: scene, of: document) }
    sort()
  }

  private mutating func append(_ finding: CheckFinding) {
    if known.insert(finding).inserted { findings.append(finding) }
  }

  mutating func add(
    _ severity: CheckFinding.Severity, _ message: String, at element: any DocumentElement, details: [String] = []
  ) {
    let id = element.id.map { " [\($0)]" } ?? ""
    let position = TextPosition(element.position)
    let finding = CheckFinding(severity, message + id, in: path, at: position, details: details)
    append(finding)
  }

  /// An error that showing a scene came upon: at its own position, if that is in this document.
  private mutating func add(_ error: DocumentError, at element: any DocumentElement) {
    guard error.path == path, let position = error.position.map({ TextPosition($0) }) else {
      return add(.error, "the scene cannot be shown: \(error)", at: element)
    }
    let text = "\(error)".replacing("\(OneLine("\(path):\(position)")): ", with: "")
    let finding = CheckFinding(.error, text, in: path, at: position)
    // The remark on the same segue tells less.
    findings.removeAll {
      ($0.line, $0.column) == (position.line, position.column) && $0.message.contains(" contain itself")
    }
    append(finding)
  }

  private mutating func note(_ remark: DocumentDiagnostic, isUnknown: Bool) {
    let message = remark.message + (remark.objectID.map { " [\($0)]" } ?? "")
    let finding = CheckFinding(isUnknown ? .warning : .error, message, in: path, at: TextPosition(remark.position))
    append(finding)
  }

  private mutating func sort() {
    let numbered = findings.enumerated().map { (finding: $1, number: $0) }
    findings = numbered.sorted { one, other in
      (one.finding.line, one.finding.column, one.number) < (other.finding.line, other.finding.column, other.number)
    }
    .map(\.finding)
  }

  // MARK: Wires

  private mutating func inspectWires(of document: InterfaceDocument) {
    let nodes = document.index.entries.map(\.node)
    // Nobody can tap before the app has started.
    let isLaunchScreen = document.node["launchScreen"] == "YES"
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
      if entry.role == .view, !isLaunchScreen { inspect(control: node, isHeard: isHeard) }
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

  /// Whether a tap on a button could be meant to do something that the document does not show: not if it is switched off,
  /// and not if its class, a menu or code that finds it by its tag answers.
  private func takesTaps(_ button: DocumentNode) -> Bool {
    if ["userInteractionEnabled", "enabled"].contains(where: { button[$0] == "NO" }) { return false }
    if ["showsMenuAsPrimaryAction", "changesSelectionAsPrimaryAction"].contains(where: { button[$0] == "YES" }) {
      return false
    }
    return button["customClass"] == nil && button["tag"] == nil && button.child("menu") == nil
  }

  private mutating func inspect(control: DocumentNode, isHeard: Bool) {
    if control.name == "button", !isHeard, takesTaps(control) {
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

  /// Scenes that nothing leads to, by the rule of Xcode.
  private mutating func inspectEntries(of document: InterfaceDocument) {
    guard document.kind == .storyboard, document.node["launchScreen"] != "YES" else { return }
    var reached = Set(document.index.entries.flatMap { $0.node.segues.map(\.destinationID) })
    if let initial = document.initialController?.id { reached.insert(initial) }
    for scene in document.shownScenes {
      guard let controller = scene.controller, let id = scene.id, !reached.contains(id) else { continue }
      guard controller.storyboardIdentifier?.isEmpty ?? true else { continue }
      add(
        .warning, "nothing leads to the scene, give it a segue or an identifier, or make it the initial one",
        at: controller)
    }
  }

  // MARK: Scenes

  private mutating func inspect(scene: ShownScene, of document: InterfaceDocument) {
    let element = scene.controller?.node ?? document.node
    let app = XCUIApplication(
      documentPath: path, scene: scene.id, textMetrics: .system, document: document, options: .recordingMissingCode)
    do {
      try app.launch()
    } catch let exception as UncaughtException {
      let reason = exception.reason.withoutAddresses
      // What stands in for a missing class takes every key: an object without one is of a class that is there. What else
      // a scene whose classes are missing raises may be because their answers are missing.
      if app.documentDiagnostics.contains(where: \.isOfMissingClass), !reason.contains("key value coding-compliant") {
        return add(
          .note, "the scene was not looked at, its classes are not here and without them: \(reason)", at: element)
      }
      return add(.error, "the scene cannot be shown: \(reason)", at: element)
    } catch let error as DocumentError {
      return add(error, at: element)
    } catch {
      return add(.error, "the scene cannot be shown: \(error)", at: element)
    }
    defer { app.terminate() }
    let told = Set(document.diagnostics)
    for remark in app.documentDiagnostics where remark.isFault && !told.contains(remark) {
      note(remark, isUnknown: true)
    }
    // What a container shows at first, or another storyboard has, is a scene of its own, and looked at there.
    if let controller = scene.controller {
      guard controller.containedIDs.isEmpty, controller.kind != .viewControllerPlaceholder else { return }
    }
    guard !scene.hasSizeOfItsOwn(in: document) else { return inspectStored(scene, of: document) }
    // A scene that is shown by itself lacks the bars that it has in a container, and that the canvas shows.
    let conflicts = app.layoutConflicts
    let isOfBars = conflicts.contains(where: \.isOfSafeArea) && holdsOnCanvas(scene, of: document)
    app.process?.enter {
      note(
        isOfBars ? conflicts.filter { !$0.isOfSafeArea } : conflicts, in: app.window, of: document, at: element)
      inspectAmbiguity(in: app.window, of: document)
    }
  }

  /// Whether the constraints of a scene hold in its stored size, below the bars that the stored frames show.
  private func holdsOnCanvas(_ scene: ShownScene, of document: InterfaceDocument) -> Bool {
    Self.canvas(of: scene, in: document) { $0.allSatisfy { $0.window.layoutConflicts.isEmpty } }
  }

  /// What a scene is on the canvas, in a process of its own.
  private static func canvas<Result>(
    of scene: ShownScene, in document: InterfaceDocument, _ body: ([CanvasRoot]) -> Result
  ) -> Result {
    var options = LoadingOptions.recordingMissingCode
    options.isCanvasStored = true
    options.isMetricsRecorded = true
    return SimulatedProcess().enter {
      UIScreen.main.become(document.canvas, textMetrics: .system)
      return body(
        DocumentLoader(document: document, options: options).canvasRoots().filter { $0.ownerID == scene.id })
    }
  }

  /// Cells and other views of no device's size are looked at in the size that is stored, which their contents are made for.
  private mutating func inspectStored(_ scene: ShownScene, of document: InterfaceDocument) {
    Self.canvas(of: scene, in: document) { roots in
      for root in roots {
        let rootElement = root.root.documentID.flatMap { document.view(id: $0)?.node } ?? document.node
        note(root.window.layoutConflicts, in: root.window, of: document, at: scene.controller?.node ?? rootElement)
        inspectAmbiguity(in: root.window, of: document)
      }
    }
  }
}

/// A scene to show: its id, and its element in the document.
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

  /// Whether it is about a delegate that lacks an optional method.
  private var isOfDelegate: Bool {
    message.hasPrefix("the outlet '") && message.firstRange(of: "elegate'") != nil
  }

  /// Whether the document is to blame: that a class is not in this program, or a property of one, is no fault of it, for
  /// an app's extensions may have the property.
  fileprivate var isFault: Bool {
    !isOfMissingClass && !message.contains(" has no class here yet")
      && !message.contains(" that a document can set") && !message.hasSuffix(" beside this one") && !isOfDelegate
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
  /// Texts of exceptions and constraints without the addresses of objects.
  var withoutAddresses: String { replacing(#/:?\s?0x[0-9a-f]+/#, with: "") }
}

extension LoadingOptions {
  /// For documents whose classes are not in the program.
  static var recordingMissingCode: LoadingOptions {
    var options = LoadingOptions()
    options.missingCode = .recorded
    return options
  }
}
