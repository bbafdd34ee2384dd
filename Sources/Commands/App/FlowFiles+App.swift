import PlainviewInterfaceBuilder
import PlainviewUIAutomation

extension FlowFiles {
  /// The document of a flow's header, with its missing classes standing in: what they are asked is recorded. Where the
  /// header names none it is the app of this program, if the program has one.
  @MainActor static func app(for flow: Flow, of app: ProgramApp? = nil) throws -> XCUIApplication {
    let device = try DocumentFile.device(named: flow.header.target.device)
    if flow.documentPath == nil, let app { return app.makeApp(on: device) }
    guard let path = flow.documentPath else {
      throw InputError(
        "the header names no document, add `plainview: {document: FILE}`, or the app's identifier under `plainview: {apps:}`"
          + " in config.yaml")
    }
    return XCUIApplication(documentPath: path, scene: flow.header.target.scene, device: device, options: .ofCommands)
  }
}
