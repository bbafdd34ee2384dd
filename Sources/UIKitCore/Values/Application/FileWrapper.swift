public import Foundation
import PlainviewRuntime

/// A file, a folder with what is in it, or a symbolic link, as a value in memory that can be written.
///
/// Files of a folder are read when they are asked for, or at once with `ReadingOptions.immediate`. Attributes are read, and
/// written with the permissions and the dates alone.
open class FileWrapper: NSObject, NSSecureCoding, @unchecked Sendable {
  /// How a file is read.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// All files are read at once, not when their contents are asked for.
    public static let immediate = ReadingOptions(rawValue: 1 << 0)
    /// The contents are not mapped; they never are here.
    public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
  }

  /// How a file is written.
  public struct WritingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Everything is written elsewhere first and then moved, so that an error leaves the former file.
    public static let atomic = WritingOptions(rawValue: 1 << 0)
    /// The names of the wrappers become those under which they were written.
    public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
  }

  enum Content {
    case folder([String: FileWrapper])
    case file(Data)
    /// A file whose contents were not read yet.
    case unread(URL)
    case link(URL)
  }

  var content: Content

  /// The name that the file should have; a folder uses it as the key of a file that is added.
  open var preferredFilename: String?
  /// The name under which the file was read or written; nil if it was neither.
  open var filename: String?
  /// The attributes of the file, by the raw values of `FileAttributeKey`.
  open var fileAttributes: [String: Any] = [:]

  /// Reads a file, a folder or a link. Throws the errors of `FileManager`.
  public init(url: URL, options: ReadingOptions = []) throws {
    content = try Self.contents(of: url, options)
    super.init()
    note(url)
  }

  /// Creates a folder with files, whose preferred names become the keys where they have none.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .folder(childrenByPreferredName)
    super.init()
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil { child.preferredFilename = name }
  }

  /// Creates a file with contents.
  public init(regularFileWithContents contents: Data) {
    content = .file(contents)
    super.init()
  }

  /// Creates a symbolic link to a URL.
  public init(symbolicLinkWithDestinationURL url: URL) {
    content = .link(url)
    super.init()
  }

  /// Creates a file or a folder from data that `serializedRepresentation` made; nil for any other data.
  public convenience init?(serializedRepresentation: Data) {
    guard let entry = Self.entry(in: serializedRepresentation) else { return nil }
    self.init(entry)
  }

  /// Creates a file or a folder from an archive; nil if there is none in it.
  public required init?(coder: NSCoder) {
    guard let data = coder.objectIfPresent(of: NSData.self, forKey: "NSFileWrapperData"),
      let entry = Self.entry(in: data as Data), let content = Self.content(of: entry)
    else { return nil }
    self.content = content
    super.init()
    preferredFilename = entry["preferredFilename"] as? String
  }

  /// A file or a folder as a property list has it.
  convenience init?(_ entry: [String: Any]) {
    guard let content = Self.content(of: entry) else { return nil }
    self.init(content)
    preferredFilename = entry["preferredFilename"] as? String
  }

  init(_ content: Content) {
    self.content = content
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("use init(directoryWithFileWrappers:)") }

  /// Whether archives can be read securely, true.
  open class var supportsSecureCoding: Bool { true }

  /// Archives the contents.
  open func encode(with coder: NSCoder) {
    if let data = serializedRepresentation { coder.encode(NSData(data: data), forKey: "NSFileWrapperData") }
  }

  // MARK: Kinds

  /// Whether this is a folder.
  open var isDirectory: Bool { if case .folder = content { true } else { false } }
  /// Whether this is a file with contents.
  open var isRegularFile: Bool {
    switch content {
    case .file, .unread: true
    case .folder, .link: false
    }
  }
  /// Whether this is a symbolic link.
  open var isSymbolicLink: Bool { if case .link = content { true } else { false } }

  /// The contents of a file; nil where they cannot be read any more. It is an error to ask a folder or a link.
  open var regularFileContents: Data? {
    switch content {
    case .file(let data): return data
    case .unread(let url):
      guard let data = try? Data(contentsOf: url) else { return nil }
      content = .file(data)
      return data
    case .folder, .link:
      refuse("regularFileContents", unless: "a regular file")
      return nil
    }
  }

  /// Where a link leads to. It is an error to ask a file or a folder.
  open var symbolicLinkDestinationURL: URL? {
    if case .link(let url) = content { return url }
    refuse("symbolicLinkDestinationURL", unless: "a symbolic link")
    return nil
  }

  // MARK: Reading and writing (FileWrapper+Files)

  /// Reads a file, a folder or a link again. Throws the errors of `FileManager`.
  open func read(from url: URL, options: ReadingOptions = []) throws { try baseRead(from: url, options) }

  /// Whether the files at a URL have the names and the dates that they had when they were read or written.
  open func matchesContents(of url: URL) -> Bool { baseMatchesContents(of: url) }

  /// Writes the file, the link, or the folder with all of its files. Throws the errors of `FileManager`.
  ///
  /// - Parameter originalContentsURL: Where the files were before; contents that were not read yet are read from there.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    try baseWrite(to: url, options, originalContentsURL: originalContentsURL)
  }

  /// The files as data, for an archive or a pasteboard; nil for a link, and for files that cannot be read any more.
  open var serializedRepresentation: Data? { baseSerializedRepresentation }

  // MARK: Folders

  /// What is in a folder, by its keys. It is an error to ask a file or a link.
  open var fileWrappers: [String: FileWrapper]? { children("fileWrappers") }

  /// Adds a file to a folder and returns its key: its preferred name, or one made of it where that is taken.
  @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
    guard var children = children("addFileWrapper:") else { return "" }
    guard let name = child.preferredFilename, !name.isEmpty else {
      fail(.invalidArgument("-[\(Self.self) addFileWrapper:]: the added file wrapper has no preferred name"))
      return ""
    }
    let key = Self.key(for: name, among: children)
    children[key] = child
    content = .folder(children)
    return key
  }

  /// Adds a file with contents to a folder and returns its key.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Takes a file out of a folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard var children = children("removeFileWrapper:") else { return }
    if let key = children.first(where: { $0.value === child })?.key { children[key] = nil }
    content = .folder(children)
  }

  /// The key of a file in a folder; nil if it is not there.
  open func keyForFileWrapper(_ child: FileWrapper) -> String? {
    children("keyForFileWrapper:")?.first { $0.value === child }?.key
  }

  private static func key(for name: String, among children: [String: FileWrapper]) -> String {
    if children[name] == nil { return name }
    var number = 1
    while children["\(number)__#$!@%!#__\(name)"] != nil { number += 1 }
    return "\(number)__#$!@%!#__\(name)"
  }

  private func children(_ method: String) -> [String: FileWrapper]? {
    if case .folder(let children) = content { return children }
    refuse(method, unless: "a directory")
    return nil
  }

  private func refuse(_ method: String, unless kind: String) {
    fail(
      .internalInconsistency(
        "-[\(Self.self) \(method)]: this method is only for a file wrapper that represents \(kind)"))
  }

  private func fail(_ exception: UncaughtException) { MainQueue.run { SimulatedProcess.raise(exception) } }
}
