public import Foundation

/// An image of an asset catalog: Xcode makes a name for each.
public struct ImageResource: Hashable, @unchecked Sendable {
  let name: String
  let bundle: Bundle

  /// The image of a name in the catalogs of a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// A colour of an asset catalog: Xcode makes a name for each.
public struct ColorResource: Hashable, @unchecked Sendable {
  let name: String
  let bundle: Bundle

  /// The colour of a name in the catalogs of a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIImage {
  /// An image of an asset catalog; an empty one where there is none.
  public convenience init(resource: ImageResource) {
    guard let found = ImageLookup.find(resource.name, in: resource.bundle, .current) else {
      self.init()
      return
    }
    self.init(found)
  }
}

extension UIColor {
  /// A colour of an asset catalog; a clear one where there is none.
  public convenience init(resource: ColorResource) {
    guard let asset = AssetLibrary.current.set(.color, resource.name, in: resource.bundle).flatMap(ColorAsset.init)
    else {
      self.init(white: 0, alpha: 0)
      return
    }
    self.init(name: resource.name, .catalog) { asset.color(for: $0) }
  }
}
