public import Foundation
public import PlainviewGraphics
import PlainviewRuntime

/// A type whose objects an item provider can make.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The kinds of data that an object can be made of, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Returns an object made of data of a kind; throws if the data cannot be read.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A type whose objects can be handed to an item provider.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The kinds of data that an object offers, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Hands over the data of a kind, now or later.
  @preconcurrency func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// The visibility of a representation; kept as data, since there is one app.
public enum NSItemProviderRepresentationVisibility: Int, Sendable { case all, team, group, ownProcess }

extension NSItemProviderReading {
  /// Objects of UIKit's classes are handed over as they are.
  public static var readableTypeIdentifiersForItemProvider: [String] { [] }
  /// By default throws: objects of UIKit's classes are not made of data.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    throw CocoaError(.fileReadUnsupportedScheme)
  }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  /// The kinds of plain text that a string is made of.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }
  /// The kind of data that a string is written as: text in UTF-8.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// Hands over the text as UTF-8 at once; returns nil, as there is no progress.
  @preconcurrency public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }
}

extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {
  /// The kinds of plain text that an attributed string is made of.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }
  /// The kind of data that an attributed string is written as: text in UTF-8, without attributes.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// Hands over the text as UTF-8 at once, without attributes; returns nil, as there is no progress.
  @preconcurrency public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(string.utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  /// The kind of data that a URL is made of.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// The kind of data that a URL is written as.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// Hands over the absolute URL as UTF-8 at once; returns nil, as there is no progress.
  @preconcurrency public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  /// The kind of data that an image is made of.
  public nonisolated static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }
  /// The kinds of data that an image is written as: PNG and JPEG.
  public nonisolated static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
  /// Hands over the image as PNG data at once, whatever kind is asked for; returns nil, as there is no progress.
  @preconcurrency public nonisolated func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(pngData(), nil)
    return nil
  }
}

/// Content that is passed between views or apps and loaded by the receiver: an object, or data of some types.
///
/// Differs from UIKit: what is loaded comes in the next turn on the main thread, where a device takes another thread. An
/// object comes back as it is, without a detour over its data, unless another class is asked for.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// A closure that gets what was loaded, or the error.
  public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
  /// Hands over data, now or later.
  package typealias Loader = (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  private(set) var objects: [any NSItemProviderWriting] = []
  private var loaders: [(identifier: String, load: Loader)] = []
  /// What `loadItem` hands over as it is: the item of the initializer, or the address of the file.
  private(set) var item: (any NSSecureCoding)?
  /// The kinds of data that can be loaded, in the order in which they were registered.
  open private(set) var registeredTypeIdentifiers: [String] = []
  /// A name for the file to save the data in; nil for none.
  open var suggestedName: String?

  public override init() { super.init() }

  /// Creates a provider of an object, for every app.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// An item of one kind: data, a text, an image or an address.
  public convenience init(item: Any?, typeIdentifier: String?) {
    self.init()
    if let text = item as? String { objects = [NSString(string: text)] }
    if let address = item as? URL { objects = NSURL(string: address.absoluteString).map { [$0] } ?? [] }
    if let object = item as? any NSItemProviderWriting { objects = [object] }
    if let data = item as? Data, let typeIdentifier { loaders = [(typeIdentifier, Self.loader(data))] }
    if let data = item as? Data {
      self.item = NSData(data: data)
    } else {
      self.item = objects.first as? any NSSecureCoding ?? item as? any NSSecureCoding
    }
    registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
  }

  /// The content of a file, under its name.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, let data = try? Data(contentsOf: fileURL) else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    item = NSURL(fileURLWithPath: fileURL.path)
    loaders = [("public.data", Self.loader(data))]
    registeredTypeIdentifiers = ["public.data"]
  }

  /// Data of a kind with an image of it, as those of a picker.
  package convenience init(image: UIImage?, data: Data?, typeIdentifier: String, name: String) {
    self.init()
    if let image { objects = [image] }
    if let data { loaders = [(typeIdentifier, Self.loader(data))] }
    registeredTypeIdentifiers = [typeIdentifier]
    suggestedName = name
  }

  private static func loader(_ data: Data) -> Loader {
    {
      $0(data, nil)
      return nil
    }
  }

  /// The first object as a pasteboard keeps it: texts and addresses as Swift's; nil without an object.
  package final var plainObject: Any? {
    guard let object = objects.first else { return nil }
    if let text = object as? NSString { return String(describing: text) }
    if let address = object as? NSURL { return URL(string: address.absoluteString) }
    return object
  }

  // MARK: Registering

  /// Adds an object and the kinds of data that it is written as.
  open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
    objects.append(object)
    let new = type(of: object).writableTypeIdentifiersForItemProvider
    registeredTypeIdentifiers += new.filter { !registeredTypeIdentifiers.contains($0) }
  }

  /// Adds a kind of data and the closure that loads it.
  @preconcurrency open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    loaders.append((typeIdentifier, loadHandler))
    if !registeredTypeIdentifiers.contains(typeIdentifier) { registeredTypeIdentifiers.append(typeIdentifier) }
  }

  /// Adds a kind of data and the closure that makes a file with it.
  ///
  /// The data is read when it is asked for; whether the file may be changed in place is kept, without effect.
  @preconcurrency open func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    if fileOptions.contains(.openInPlace) { inPlaceTypeIdentifiers.append(typeIdentifier) }
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) { completionHandler in
      loadHandler { file, _, error in NSItemProvider.read(file, error, completionHandler) }
    }
  }
  /// The kinds whose files may be opened where they are.
  private(set) var inPlaceTypeIdentifiers: [String] = []

  // MARK: Asking

  /// The kinds of data that can be loaded as files with the options, in the order in which they were registered.
  open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions = []) -> [String] {
    fileOptions.contains(.openInPlace)
      ? registeredTypeIdentifiers.filter { inPlaceTypeIdentifiers.contains($0) } : registeredTypeIdentifiers
  }
  /// Returns whether a registered kind is the given one or a more special one.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { TypeConformance.conforms($0, to: typeIdentifier) }
  }
  /// Returns whether a registered kind that can be loaded with the options is the given one or a more special one.
  open func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool {
    registeredTypeIdentifiers(fileOptions: fileOptions).contains { TypeConformance.conforms($0, to: typeIdentifier) }
  }
  /// Returns whether an object of a class is there, or data that one can be made of.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    object(of: aClass) != nil
      || aClass.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
  }
  /// Whether there is a text, or an address.
  public final func canLoadObject(ofClass aClass: String.Type) -> Bool { canLoadObject(ofClass: NSString.self) }
  /// Returns whether there is a URL.
  public final func canLoadObject(ofClass aClass: URL.Type) -> Bool { canLoadObject(ofClass: NSURL.self) }

  private func object(of aClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
    let objectClass: AnyClass = aClass
    return objects.lazy.compactMap { object -> (any NSItemProviderReading)? in
      (object as? NSObject)?.isKind(of: objectClass) == true ? object as? any NSItemProviderReading : nil
    }
    .first
  }

  // MARK: Loading

  func soon(_ body: @escaping @Sendable () -> Void) -> Progress {
    SimulatedProcess.current.clock.schedule(after: 0, "an item of NSItemProvider") { UserCode.run { body() } }
    return Progress(totalUnitCount: 1)
  }

  /// Loads an object of a class, the registered one or one made of its data; the closure runs on the main thread later.
  @discardableResult
  @preconcurrency open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    if let found = object(of: aClass) {
      nonisolated(unsafe) let found = found
      return soon { completionHandler(found, nil) }
    }
    let readable = aClass.readableTypeIdentifiersForItemProvider.first(where: hasItemConformingToTypeIdentifier)
    guard let readable else { return soon { completionHandler(nil, CocoaError(.fileReadUnsupportedScheme)) } }
    nonisolated(unsafe) let objectClass = aClass
    return loadDataRepresentation(forTypeIdentifier: readable) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(try Self.make(objectClass, data, readable), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// UIKit's own classes, or else what the class makes of the data.
  private static func make(
    _ aClass: any NSItemProviderReading.Type, _ data: Data, _ typeIdentifier: String
  ) throws -> (any NSItemProviderReading)? {
    if aClass == NSString.self { return String(data: data, encoding: .utf8).map { NSString(string: $0) } }
    if aClass == NSAttributedString.self {
      return String(data: data, encoding: .utf8).map { NSAttributedString(string: $0) }
    }
    if aClass == NSURL.self { return String(data: data, encoding: .utf8).flatMap { NSURL(string: $0) } }
    if aClass == UIImage.self { return UIImage(data: data) }
    if aClass == UIColor.self { return try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) }
    return try aClass.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
  }

  /// Loads a text; the closure runs on the main thread later.
  @discardableResult
  @preconcurrency public final func loadObject(
    ofClass aClass: String.Type, completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSString.self) { completionHandler(($0 as? NSString).map { String(describing: $0) }, $1) }
  }
  /// Loads a URL; the closure runs on the main thread later.
  @discardableResult
  @preconcurrency public final func loadObject(
    ofClass aClass: URL.Type, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSURL.self) {
      completionHandler(($0 as? NSURL).flatMap { URL(string: $0.absoluteString) }, $1)
    }
  }

  /// Loads data of a kind; the closure gets an error if there is none.
  @discardableResult
  @preconcurrency open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    if let loader = loaders.first(where: { TypeConformance.conforms($0.identifier, to: typeIdentifier) }) {
      nonisolated(unsafe) let load = loader.load
      return soon { _ = load { data, error in completionHandler(data, error) } }
    }
    for object in objects {
      let written = type(of: object).writableTypeIdentifiersForItemProvider
      guard let known = written.first(where: { TypeConformance.conforms($0, to: typeIdentifier) }) else { continue }
      nonisolated(unsafe) let object = object
      return soon {
        _ = object.loadData(withTypeIdentifier: known) { data, error in completionHandler(data, error) }
      }
    }
    return soon { completionHandler(nil, CocoaError(.fileReadUnsupportedScheme)) }
  }

  // MARK: NSItemProvider+Files

  /// Loads an item of a kind: the object that was registered, or else the data.
  @preconcurrency open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) { baseLoadItem(typeIdentifier, completionHandler) }
  /// Loads an item of a kind: the object that was registered, or else the data; throws without either.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> any NSSecureCoding { try await baseLoadItem(typeIdentifier) }
  /// Loads data of a kind into a file, which is there until the closure ends.
  @discardableResult
  @preconcurrency open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress { baseLoadFile(typeIdentifier, completionHandler) }
}

/// Which kinds of data are kinds of others, as far as items of a drag and a picker need it.
enum TypeConformance {
  private static let parents: [String: [String]] = [
    "public.utf8-plain-text": ["public.plain-text"], "public.plain-text": ["public.text"],
    "public.text": ["public.data", "public.content"], "public.png": ["public.image"], "public.jpeg": ["public.image"],
    "public.heic": ["public.image"], "com.compuserve.gif": ["public.image"],
    "public.image": ["public.data", "public.content"], "public.file-url": ["public.url"], "public.url": ["public.data"],
    "public.mpeg-4": ["public.movie"], "com.apple.quicktime-movie": ["public.movie"],
    "public.movie": ["public.data", "public.content"], "public.data": ["public.item"],
  ]

  static func conforms(_ identifier: String, to other: String) -> Bool {
    identifier == other || (parents[identifier] ?? []).contains { conforms($0, to: other) }
  }
}
