public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// The objects of a `.xib` file, made anew at every call.
@preconcurrency @MainActor open class UINib: NSObject {
  /// What callers can pass to `instantiate(withOwner:options:)`.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A dictionary of objects that stand for the placeholders of these identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let name: String
  private let bundle: Bundle
  private let loader: DocumentLoader?

  /// Opens `name.xib` among the resources of a bundle, or of the program itself for nil.
  ///
  /// A missing or damaged file fails when it is instantiated.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil ?? AppBundles.main
    loader = BundledDocuments.url(of: name, extension: "xib", in: bundle).flatMap { Self.loader(of: $0) }
    super.init()
  }

  /// Opens a xib file; Plainview's own. Throws `InterfaceFileError`.
  public init(contentsOf url: URL) throws {
    name = url.deletingPathExtension().lastPathComponent
    bundle = AppBundles.main
    loader = try DocumentLoader(url)
    super.init()
  }

  @available(*, unavailable) public nonisolated override init() { fatalError("use init(nibName:bundle:)") }

  private static func loader(of url: URL) -> DocumentLoader? {
    do {
      return try DocumentLoader(url)
    } catch {
      raise(.invalidArgument("\(error)"))
      return nil
    }
  }

  /// Makes the objects and connects them with the owner; returns those at the top level, without the placeholders.
  ///
  /// A connection with an owner that has no such property fails with `NSUnknownKeyException` (contract N2, N5).
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    guard let loader else {
      raise(.internalInconsistency(Self.missingText(name, bundle)))
      return []
    }
    var external: [String: AnyObject] = [:]
    for (key, value) in optionsOrNil?[.externalObjects] as? [String: Any] ?? [:] { external[key] = value as AnyObject }
    return loader.topLevelObjects(owner: ownerOrNil.map { $0 as AnyObject }, externalObjects: external)
  }

  static func missingText(_ name: String, _ bundle: Bundle) -> String {
    "Could not load NIB in bundle: '\(BundledDocuments.description(of: bundle))' with name '\(name)'"
  }
}

extension Bundle {
  /// Makes the objects of `name.xib`; returns those at the top level.
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
