import Foundation
import PlainviewInterfaceBuilder
import PlainviewUIAutomation

/// The document that a command runs as an app: a storyboard or xib, or what a flow's header names.
@MainActor struct AppSource {
  /// As the person gave it.
  let file: String
  let document: String
  let scene: String?
  let device: SimulatedDevice?
  private let deviceName: String?

  /// What the command line says about scene and device goes before what a flow says.
  init(_ file: String, scene: String?, device: String?) throws {
    self.file = file
    var target = (document: file, scene: scene, device: device)
    if Self.isFlow(file) {
      let flow = try FlowFiles.flows(at: [file])[0]
      guard let document = flow.documentPath else {
        throw InputError("\(file):1:1: the header names no document, add `plainview: {document: FILE}`")
      }
      target = (document, scene ?? flow.header.target.scene, device ?? flow.header.target.device)
    }
    document = target.document
    self.scene = try DocumentFile(document).checked(scene: target.scene)
    deviceName = target.device
    self.device = try DocumentFile.device(named: target.device)
  }

  private static func isFlow(_ file: String) -> Bool { file.hasSuffix(".yaml") || file.hasSuffix(".yml") }

  /// The app, with classes that are missing standing in: what they are asked is recorded.
  func makeApp() -> XCUIApplication {
    var loading = LoadingOptions()
    loading.missingCode = .recorded
    return XCUIApplication(documentPath: document, scene: scene, device: device, options: loading)
  }

  /// A flow of steps for this document, to be written into the folder of a path.
  func draft(name: String, steps: [UserStep], inFolderOf path: String) -> FlowDraft {
    var draft = FlowDraft(name: name, steps: steps)
    draft.document = RelativePath.from(folderOf: path, to: document)
    draft.scene = scene
    draft.device = deviceName
    return draft
  }
}
