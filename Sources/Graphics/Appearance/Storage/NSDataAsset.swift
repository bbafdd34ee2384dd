public import Foundation
import PlainviewRuntime

/// The name of an asset in a catalog.
public typealias NSDataAssetName = String

/// The contents of a data set of an asset catalog.
open class NSDataAsset: NSObject, NSCopying {
  /// The name of the data set.
  open private(set) var name: NSDataAssetName
  /// The contents of the data set.
  open private(set) var data: Data
  /// A uniform type identifier.
  open private(set) var typeIdentifier: String

  /// Nil if no catalog of the bundle has such a set with a file that can be read.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let set = AssetLibrary.current.set(.data, name, in: bundle) else { return nil }
    let fitting = set.variants.compactMap { variant in variant.fit(.current).map { (variant, $0) } }
    let best = fitting.sorted { $0.1 > $1.1 }.lazy.compactMap { pair in set.data(of: pair.0).map { (pair.0, $0) } }
      .first
    guard let (variant, data) = best else { return nil }
    self.name = name
    self.data = data
    typeIdentifier = variant.fields["universal-type-identifier"] as? String ?? "public.data"
    super.init()
  }

  /// Creates the data set of a name in the main bundle; nil if there is none.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

  @available(*, unavailable) public override init() { fatalError("use init(name:)") }

  /// Returns the data set itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
