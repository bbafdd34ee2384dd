import Foundation
import PlainviewGraphics
import PlainviewRuntime
import PlainviewUIKitCore

/// The shared state of making objects of one document: the document, the options and the remarks.
@MainActor final class LoadingContext: StoryboardSource {
  /// The document, resolved for the traits at hand.
  let document: InterfaceDocument
  let options: LoadingOptions
  let sizes: ControlSizes
  let fonts: DocumentFonts
  /// What was remarked while objects were made; each remark once, however often a scene is made.
  private(set) var diagnostics: [DocumentDiagnostic] = []
  private var reported: Set<String> = []
  /// The storyboard that code has of the document; weak, since it retains this.
  private weak var storyboard: UIStoryboard?

  init(document: InterfaceDocument, options: LoadingOptions) {
    // On the canvas pictures and colours are as the document remembers them.
    if !options.isCanvasStored { AssetLibrary.current.look(beside: document.path) }
    let localized = options.isCanvasStored ? document : document.localized()
    self.document = localized.resolved(for: options.traits ?? Self.traits(of: document, options))
    self.options = options
    sizes = options.isCanvasStored ? ControlSizes(toolsVersion: document.toolsVersion) : ControlSizes.current
    fonts = DocumentFonts(tools: options.isCanvasStored ? sizes.tools : nil)
    for image in document.imageResources where !image.isSymbol {
      if let size = image.size { UIImage.declare(image.name, size: size) }
    }
  }

  /// Notes the object that the document was opened with.
  func belong(to storyboard: UIStoryboard) { self.storyboard = storyboard }

  package var storyboardObject: NSObject {
    if let storyboard { return storyboard }
    let made = UIStoryboard(self)
    storyboard = made
    return made
  }

  private static func traits(of document: InterfaceDocument, _ options: LoadingOptions) -> DocumentTraits {
    options.isCanvasStored ? document.canvas.traits : DocumentTraits(.current)
  }

  /// The storyboard of that name in the document's own folder, among the program's resources, or else in the document's
  /// project; nil, with a remark, when there is none.
  func referencedDocument(_ name: String, for element: any DocumentElement) throws -> InterfaceDocument? {
    if let url = ProjectDocuments.storyboard(name, calledIn: document.path) {
      return try InterfaceDocument(contentsOf: url.path)
    }
    let project = ProjectDocuments.folder(of: document.path)
    let searched = project == nil ? "beside this one" : "beside this one or in its project"
    warn("there is no storyboard '\(OneLine(name, limit: 60))' \(searched)", at: element)
    return nil
  }

  // MARK: Remarks

  func warn(_ message: String, at element: any DocumentElement) {
    report(message, at: element, once: "\(element.position) \(message)")
  }

  /// Remarks on an element whose kind has no class, at the first one of the kind.
  func warnOfUnsupported(_ element: any DocumentElement, treatment: String) {
    report("<\(element.tag)> has no class here yet, \(treatment)", at: element, once: element.tag)
  }

  /// UIKit's remark on a custom class that is not in the program (contract N3).
  func reportUnknownClass(_ name: String, at element: any DocumentElement) {
    // A process that has ended makes no objects, also of classes that are known.
    guard UserCode.mayRun else { return }
    let message = "Unknown class \(OneLine(name, limit: 120)) in Interface Builder file."
    report(message, at: element, once: "\(element.position) \(message)")
    if options.logsUnknownClasses { SimulatedProcess.log(message) }
  }

  private func report(_ message: String, at element: any DocumentElement, once key: String) {
    guard reported.insert(key).inserted else { return }
    diagnostics.append(element.diagnostic(message, path: document.path))
  }
}

extension DocumentTraits {
  /// The traits of a screen, as variations name them.
  @MainActor init(_ traits: UITraitCollection) {
    self.init(
      widthClass: SizeClass(traits.horizontalSizeClass), heightClass: SizeClass(traits.verticalSizeClass),
      idiom: traits.userInterfaceIdiom == .pad ? .pad : .phone)
  }
}

extension DocumentTraits.SizeClass {
  init?(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case .unspecified: return nil
    }
  }
}
