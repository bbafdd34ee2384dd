import Foundation
package import PlainviewCommandLine
import PlainviewGraphics
import PlainviewRuntime
import PlainviewSnapshot
import PlainviewUIAutomation
@_spi(Plainview) import PlainviewUIKitCore

/// `plainview gallery`: many screens on one page.
@MainActor package struct GalleryCommand: AppCommand {
  package static let declaration = Subcommand(
    name: "gallery",
    summary:
      "Writes one page with every screen: of documents each scene on each device, in each appearance, text size and "
      + "language; of folders their goldens too.",
    arguments: [
      Argument(
        DocumentFile.argument.name, "Documents, goldens, or folders that are searched for both.", arity: .oneOrMore)
    ],
    options: [
      Option("output", .text("PATH"), "Where the page is written.", preset: "gallery.html"), FlowBefore.option,
    ] + CircumstanceOptions.declarations.filter { $0.name != "matrix" },
    examples: [
      "gallery App/Base.lproj --device \"iPhone SE,iPad\" --appearance light,dark",
      "gallery Tests --output goldens.html",
    ])

  package static let appDeclaration = declaration.without(
    DocumentFile.argument.name, examples: ["gallery --after Flows/sign-in.yaml --text-size L,AX3"])

  private let app: ProgramApp?
  private let paths: [String]
  private let circumstances: CircumstanceOptions
  private let before: FlowBefore
  private let page: OutputPath

  package init(_ command: ParsedCommand, of app: ProgramApp?) throws {
    self.app = app
    paths = try command.arguments(DocumentFile.argument.name).flatMap {
      try FlowFiles.deepPaths(of: $0, endings: [".storyboard", ".xib", ".txt"])
    }
    circumstances = try CircumstanceOptions(command, isMatrix: true)
    before = try FlowBefore(command)
    page = try OutputPath(command.value("output") ?? "gallery.html")
    if app == nil, paths.isEmpty {
      throw InputError("plainview: there are no documents and no goldens in these folders")
    }
  }

  package func run() throws -> ExitCode {
    var gallery = GalleryPage()
    var hasFailed = false
    if let app { hasFailed = try add(.app(app), to: &gallery) }
    for path in paths {
      if path.hasSuffix(".txt") {
        gallery.add(golden: path, text: try InputText.text(of: path))
      } else if try add(.document(DocumentFile(path)), to: &gallery) {
        hasFailed = true
      }
    }
    try page.write(gallery.text)
    Console.complain("\(gallery.count) pictures are in \(page.path)")
    return hasFailed ? .failures : .success
  }

  /// Adds the scenes of a document, or the screen of the app, under all circumstances; whether one of them failed.
  private func add(_ subject: Subject, to gallery: inout GalleryPage) throws -> Bool {
    let plan = MatrixPlan(circumstances, of: subject, variesTextSizes: true)
    var hasFailed = false
    for id in try before.isGiven ? subject.onlySceneID(nil) : subject.sceneIDs(nil) {
      var title = subject.name
      for variant in plan.variants {
        Progress.show("\(subject.name) \(variant.name)")
        let loader = subject.scenes(under: variant.circumstances, textMetrics: .system, after: before)
        title = loader.title(id)
        for scene in try loader.load([id]) {
          let image = scene.enter { Snapshotting<UIView>.svg.ofScreen.text(of: scene.window) }
          gallery.add(image, title: title, of: subject.name, named: variant.name)
        }
        for failure in loader.failures {
          Console.complain(failure)
          hasFailed = true
        }
      }
    }
    Progress.clear()
    return hasFailed
  }
}
