public import Foundation
import PlainviewRuntime

/// The variants of an image for different traits. Image views show the variant of their traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
  /// A variant, without the image itself: images retain their asset.
  private struct Variant {
    let traits: UITraitCollection
    let properties: UIImage.Properties
  }

  private let lock = NSLock()
  private var kept: [Variant] = []
  private var variants: [Variant] {
    get { lock.withLock { kept } }
    set { lock.withLock { kept = newValue } }
  }

  public override init() { super.init() }

  /// Adds the image for traits, in place of one for the same traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    variants =
      variants.filter { $0.traits != traitCollection } + [
        Variant(traits: traitCollection, properties: image.properties)
      ]
    Self.connect(image, self)
  }

  /// Removes the image for traits.
  open func unregister(imageWith traitCollection: UITraitCollection) {
    variants = variants.filter { $0.traits != traitCollection }
  }

  /// Returns the image whose traits are all among the given ones, the one with the most; else the first image.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let fitting = variants.filter { traitCollection.containsTraits(in: $0.traits) }
    let best = fitting.reduce(fitting.first) { best, next in
      best.map { next.traits.containsTraits(in: $0.traits) ? next : $0 }
    }
    let image = UIImage((best ?? variants.first)?.properties ?? UIImage.Properties())
    Self.connect(image, self)
    return image
  }

  // MARK: Images and their assets

  private nonisolated(unsafe) static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  private static func connect(_ image: UIImage, _ asset: UIImageAsset) {
    objc_setAssociatedObject(image, key, asset, .OBJC_ASSOCIATION_RETAIN)
  }

  /// The asset that an image belongs to; a new one with the image for all traits where it has none.
  static func of(_ image: UIImage) -> UIImageAsset {
    if let known = objc_getAssociatedObject(image, key) as? UIImageAsset { return known }
    let asset = UIImageAsset()
    asset.register(image, with: UITraitCollection())
    return asset
  }

  /// The variant of an image for traits; the image itself where it has no others.
  package static func variant(of image: UIImage, for traits: @autoclosure () -> UITraitCollection) -> UIImage {
    guard let asset = objc_getAssociatedObject(image, key) as? UIImageAsset, asset.variants.count > 1 else {
      return image
    }
    return asset.image(with: traits())
  }
}
