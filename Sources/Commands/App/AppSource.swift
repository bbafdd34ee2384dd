import Foundation
import PlainviewCommandLine
import PlainviewInterfaceBuilder
import PlainviewUIAutomation

/// What a command runs as an app: a storyboard or xib, what a flow's header names, or the app of the program itself.
@MainActor struct AppSource {
  /// The argument that names a document, or a flow whose document is taken.
  static let argument = Argument(
    DocumentFile.argument.name, "The .storyboard or .xib file, or a flow whose document is taken.")
  static let options = [
    SceneOptions.scene("The scene to begin with: a storyboard identifier or an id of the document."),
    SceneOptions.device(),
  ]

  /// As messages and titles call it: the file as the user gave it, or the program.
  let name: String
  /// The document's path; nil for the app of the program.
  let document: String?
  let scene: String?
  let device: SimulatedDevice?
  private let app: ProgramApp?
  private let deviceName: String?

  /// What the command line says about scene and device goes before what a flow says.
  init(_ command: ParsedCommand, of app: ProgramApp?) throws {
    self.app = app
    var target = FlowTarget()
    (target.scene, target.device) = (command.value("scene"), command.value("device"))
    if let app {
      name = app.name
      (document, scene) = (nil, nil)
    } else {
      name = command.argument(DocumentFile.argument.name) ?? ""
      target.document = name
      if FlowFiles.isFlow(name) {
        let flow = try FlowFiles.flows(at: [name])[0]
        guard let document = flow.documentPath else {
          throw InputError("\(name):1:1: the header names no document, add `plainview: {document: FILE}`")
        }
        target.document = document
        target.scene = target.scene ?? flow.header.target.scene
        target.device = target.device ?? flow.header.target.device
      }
      document = target.document
      scene = try DocumentFile(target.document ?? "").checked(scene: target.scene)
    }
    deviceName = target.device
    device = try DocumentFile.device(named: target.device)
  }

  /// Where messages about all of it point.
  var location: String { document == nil ? name : name + ":1:1" }

  /// The app, with classes that are missing standing in: what they are asked is recorded.
  func makeApp() -> XCUIApplication {
    if let app { return app.makeApp(on: device) }
    var loading = LoadingOptions()
    loading.missingCode = .recorded
    return XCUIApplication(documentPath: document ?? "", scene: scene, device: device, options: loading)
  }

  /// A flow of steps for this app, to be written into the folder of a path.
  func draft(name: String, steps: [UserStep], inFolderOf path: String) -> FlowDraft {
    var draft = FlowDraft(name: name, steps: steps)
    draft.document = document.map { RelativePath.from(folderOf: path, to: $0) }
    draft.scene = scene
    draft.device = deviceName
    return draft
  }
}
