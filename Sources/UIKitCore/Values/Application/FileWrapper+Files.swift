import Foundation

extension FileWrapper {
  func baseRead(from url: URL, _ options: ReadingOptions) throws {
    content = try Self.contents(of: url, options)
    note(url)
  }

  func baseMatchesContents(of url: URL) -> Bool {
    guard let current = try? FileWrapper(url: url) else { return false }
    return matches(current)
  }

  func baseWrite(to url: URL, _ options: WritingOptions, originalContentsURL: URL?) throws {
    if let originalContentsURL { readAll(at: originalContentsURL) }
    guard options.contains(.atomic) else { return try write(to: url, options) }
    let manager = FileManager.default
    let folder = url.deletingLastPathComponent()
    let new = folder.appendingPathComponent(".\(url.lastPathComponent).saving")
    let former = folder.appendingPathComponent(".\(url.lastPathComponent).former")
    try? manager.removeItem(at: new)
    defer { try? manager.removeItem(at: new) }
    try write(to: new, options)
    // The former file is there until the new one is in its place.
    let isReplaced = manager.fileExists(atPath: url.path)
    if isReplaced {
      try? manager.removeItem(at: former)
      try manager.moveItem(at: url, to: former)
    }
    do {
      try manager.moveItem(at: new, to: url)
    } catch {
      if isReplaced { try? manager.moveItem(at: former, to: url) }
      throw error
    }
    if isReplaced { try? manager.removeItem(at: former) }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }

  var baseSerializedRepresentation: Data? {
    entry.flatMap { try? PropertyListSerialization.data(fromPropertyList: $0, format: .binary, options: 0) }
  }

  // MARK: Reading

  static func contents(of url: URL, _ options: ReadingOptions) throws -> Content {
    let manager = FileManager.default
    switch try manager.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType {
    case .typeSymbolicLink?:
      let destination = try manager.destinationOfSymbolicLink(atPath: url.path)
      return .link(URL(fileURLWithPath: destination, relativeTo: url.deletingLastPathComponent()))
    case .typeDirectory?:
      var children: [String: FileWrapper] = [:]
      for name in try manager.contentsOfDirectory(atPath: url.path).sorted() {
        children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
      }
      return .folder(children)
    default:
      return options.contains(.immediate) ? .file(try Data(contentsOf: url)) : .unread(url)
    }
  }

  /// Takes over the name and the attributes of a file that was read.
  func note(_ url: URL) {
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
    noteAttributes(of: url)
  }

  private func noteAttributes(of url: URL) {
    let attributes = (try? FileManager.default.attributesOfItem(atPath: url.path)) ?? [:]
    fileAttributes = attributes.reduce(into: [:]) { $0[$1.key.rawValue] = $1.value }
  }

  /// Reads contents that were not read yet, before what is at their place is replaced.
  private func readAll(at url: URL) {
    switch content {
    case .unread: if let data = regularFileContents ?? (try? Data(contentsOf: url)) { content = .file(data) }
    case .folder(let children):
      for (key, child) in children { child.readAll(at: url.appendingPathComponent(child.filename ?? key)) }
    case .file, .link: break
    }
  }

  private func matches(_ other: FileWrapper) -> Bool {
    switch (content, other.content) {
    case (.folder(let own), .folder(let others)):
      return own.count == others.count
        && own.allSatisfy { key, child in others[child.filename ?? key].map(child.matches) ?? false }
    case (.link(let own), .link(let other)): return own.path == other.path
    case (.file, .unread), (.unread, .unread):
      let key = FileAttributeKey.modificationDate.rawValue
      guard let own = fileAttributes[key] as? Date, let others = other.fileAttributes[key] as? Date else {
        return false
      }
      return own == others
    default: return false
    }
  }

  // MARK: Writing

  private func write(to url: URL, _ options: WritingOptions) throws {
    let manager = FileManager.default
    switch content {
    case .folder(let children):
      try manager.createDirectory(at: url, withIntermediateDirectories: false)
      for (key, child) in children.sorted(by: { $0.key < $1.key }) {
        try child.write(to: url.appendingPathComponent(key), options)
      }
    case .file(let data): try data.write(to: url)
    case .unread(let source): try Data(contentsOf: source).write(to: url)
    case .link(let destination):
      try manager.createSymbolicLink(atPath: url.path, withDestinationPath: destination.relativePath)
    }
    try setAttributes(of: url)
    guard options.contains(.withNameUpdating) else { return }
    filename = url.lastPathComponent
    noteAttributes(of: url)
  }

  private func setAttributes(of url: URL) throws {
    if isSymbolicLink { return }
    let keys: [FileAttributeKey] = [.posixPermissions, .modificationDate, .creationDate]
    let attributes = keys.reduce(into: [FileAttributeKey: Any]()) { $0[$1] = fileAttributes[$1.rawValue] }
    if !attributes.isEmpty { try FileManager.default.setAttributes(attributes, ofItemAtPath: url.path) }
  }

  // MARK: Property lists

  /// The files as a property list.
  private var entry: [String: Any]? {
    var entry: [String: Any] = [:]
    switch content {
    case .folder(let children):
      let entries = children.compactMapValues(\.entry)
      if entries.count < children.count { return nil }
      entry["files"] = entries
    case .file, .unread:
      guard let data = regularFileContents else { return nil }
      entry["contents"] = data
    case .link: return nil
    }
    entry["preferredFilename"] = preferredFilename
    return entry
  }

  static func entry(in data: Data) -> [String: Any]? {
    (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
  }

  static func content(of entry: [String: Any]) -> Content? {
    if let data = entry["contents"] as? Data { return .file(data) }
    guard let files = entry["files"] as? [String: Any] else { return nil }
    let children = files.compactMapValues { ($0 as? [String: Any]).flatMap(FileWrapper.init(_:)) }
    return children.count == files.count ? .folder(children) : nil
  }
}
