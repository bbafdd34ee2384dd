public import Foundation
import PlainviewRuntime

/// The objects of a `.xib` file, made anew at every call.
@preconcurrency @MainActor open class UINib: NSObject {
  /// What callers can pass to `instantiate(withOwner:options:)`.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key as a text.
    public let rawValue: String
    /// Creates a key from a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A dictionary of objects that stand for the placeholders of these identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// Makes the objects of the file.
  package final var maker: NibLoading.Maker?

  /// Opens `name.xib` among the resources of a bundle, or of the program itself for nil.
  ///
  /// A missing or damaged file fails when it is instantiated.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    maker = NibLoading.open(name, in: bundleOrNil ?? AppBundles.main)
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("use init(nibName:bundle:)") }

  /// Makes the objects and connects them with the owner; returns those at the top level, without the placeholders.
  ///
  /// A connection with an owner that has no such property fails with `NSUnknownKeyException` (contract N2, N5).
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    var external: [String: AnyObject] = [:]
    for (key, value) in optionsOrNil?[.externalObjects] as? [String: Any] ?? [:] { external[key] = value as AnyObject }
    let objects = maker?(ownerOrNil.map { $0 as AnyObject }, external) ?? []
    UIApplication.shared.keepInTurn(objects)
    return objects
  }

  /// The view at the top level of the xib, which has to be the only object there and of that class.
  package final func only<View: AnyObject>(_ type: View.Type, for identifier: String) -> View? {
    let objects = instantiate(withOwner: nil)
    if objects.count == 1, let view = objects.first as? View { return view }
    raise(
      .internalInconsistency(
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which "
          + "must be a \(type) instance"))
    return nil
  }
}
