public import Foundation
import PlainviewGraphics
import PlainviewRuntime
public import PlainviewUIKitCore
public import PlainviewUniformTypeIdentifiers

/// What a document picker does with files, as it was said before iOS 14.
public enum UIDocumentPickerMode: UInt, Sendable { case `import`, open, exportToService, moveToService }

/// Lets the user choose files, or a folder for files of the app.
///
/// The files are those of the simulated device (`XCUIDevice.files`), each a button with its name, with buttons to cancel,
/// and to open or to save. The picker is dismissed before its delegate is told.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
  /// Informed of what the user chose; not retained.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether files are imported, opened, exported or moved.
  open private(set) var documentPickerMode: UIDocumentPickerMode
  /// Whether the user can choose several files; false by default.
  open var allowsMultipleSelection = false { didSet { showFiles() } }
  /// Whether the names of files contain their extensions; false by default.
  open var shouldShowFileExtensions = false { didSet { showFiles() } }
  /// The folder that is shown first. Kept, without effect: all files of the device are shown.
  open var directoryURL: URL?

  private let types: [UTType]
  private let exported: [URL]
  private var chosen: [URL] = []
  private let list = DocumentList(frame: .zero)

  private init(_ mode: UIDocumentPickerMode, types: [UTType], exported: [URL]) {
    documentPickerMode = mode
    self.types = types
    self.exported = exported
    super.init(nibName: nil, bundle: nil)
  }

  /// For files of these kinds, of which the app gets copies, or which it may change where they are.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    self.init(asCopy ? .import : .open, types: contentTypes, exported: [])
  }

  /// Creates a picker for files of types, which the app may change where they are.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(.open, types: contentTypes, exported: [])
  }

  /// For a folder to which the files are copied or moved.
  public convenience init(forExporting urls: [URL], asCopy: Bool) {
    self.init(asCopy ? .exportToService : .moveToService, types: [], exported: urls)
  }

  /// Creates a picker for a folder to which the files are moved.
  public convenience init(forExporting urls: [URL]) { self.init(.moveToService, types: [], exported: urls) }

  /// Creates a picker for files of types given by their identifiers.
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    self.init(mode, types: allowedUTIs.map { UTType($0) ?? UTType(importedAs: $0) }, exported: [])
  }

  /// Creates a picker for a folder to which a file is copied or moved.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(mode, types: [], exported: [url]) }
  /// Creates a picker for a folder to which files are copied or moved.
  public convenience init(urls: [URL], in mode: UIDocumentPickerMode) { self.init(mode, types: [], exported: urls) }

  /// Returns nil: a picker is created by code only.
  public required init?(coder: NSCoder) { nil }

  private var exports: Bool { documentPickerMode == .exportToService || documentPickerMode == .moveToService }

  // MARK: Screen

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    showFiles()
  }

  private func showFiles() {
    guard isViewLoaded else { return }
    var buttons = [DocumentList.button("Cancel") { [weak self] in self?.cancel() }]
    if exports {
      buttons.append(DocumentList.button("Save") { [weak self] in self?.save() })
    } else {
      if allowsMultipleSelection {
        buttons.append(DocumentList.button("Open") { [weak self] in self.map { $0.pick($0.chosen) } })
      }
      for file in DocumentsDevice.current.files {
        buttons.append(
          DocumentList.button(name(of: file), isEnabled: accepts(file)) { [weak self] in self?.choose(file) })
      }
    }
    list.show(buttons, in: view)
  }

  private func name(of file: URL) -> String {
    shouldShowFileExtensions ? file.lastPathComponent : file.deletingPathExtension().lastPathComponent
  }

  /// Whether the file is of a type that the app allows.
  private func accepts(_ file: URL) -> Bool {
    var isFolder = ObjCBool(false)
    _ = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
    guard let type = isFolder.boolValue ? UTType.folder : UTType(filenameExtension: file.pathExtension) else {
      return types.contains(.item) || types.contains(.data)
    }
    return types.contains { type.conforms(to: $0) }
  }

  private func choose(_ file: URL) {
    guard allowsMultipleSelection else { return pick([file]) }
    if let index = chosen.firstIndex(of: file) { chosen.remove(at: index) } else { chosen.append(file) }
  }

  // MARK: Ends

  private func save() {
    let folder = DocumentsDevice.folder("Files")
    let destinations = exported.compactMap {
      DocumentsDevice.put($0, into: folder, moves: documentPickerMode == .moveToService)
    }
    DocumentsDevice.current.exported += destinations
    finish(destinations)
  }

  /// Chooses files as the user would; Plainview's own.
  @_spi(Plainview) public func pick(_ urls: [URL]) {
    guard !urls.isEmpty else { return }
    guard documentPickerMode == .import else { return finish(urls) }
    let inbox = DocumentsDevice.folder("Inbox")
    finish(urls.compactMap { DocumentsDevice.put($0, into: inbox, moves: false) })
  }

  /// Presses the cancel button; Plainview's own.
  @_spi(Plainview) public func cancel() {
    leave()
    UserCode.tell(delegate, "documentPickerWasCancelled(_:)") { $0.documentPickerWasCancelled(self) }
  }

  private func finish(_ urls: [URL]) {
    leave()
    let heard: Void? = UserCode.ask(delegate, "documentPicker(_:didPickDocumentsAt:)") {
      $0.documentPicker(self, didPickDocumentsAt: urls)
    }
    guard heard == nil, let first = urls.first else { return }
    UserCode.tell(delegate, "documentPicker(_:didPickDocumentAt:)") {
      $0.documentPicker(self, didPickDocumentAt: first)
    }
  }

  private func leave() { presentingViewController?.dismiss(animated: true) }
}

/// Is told what the user chose; every method has a default.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Called with the files that the user chose, or with those that were exported.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called after the user cancelled the picker.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  /// From before iOS 11: asked where the delegate leaves the method for several files out.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  /// Default for delegates without the method: nothing happens.
  dynamic public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    leftOut(by: self, with: [controller, urls])
  }

  /// Default for delegates without the method: nothing happens.
  dynamic public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    leftOut(by: self, with: [controller])
  }

  /// Default for delegates without the method: nothing happens.
  dynamic public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {
    leftOut(by: self, with: [controller, url])
  }
}
