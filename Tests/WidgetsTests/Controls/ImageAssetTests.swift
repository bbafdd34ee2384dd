import Testing
import UIKit

/// Variants of an image for different traits.
@MainActor @Suite struct ImageAssetTests {
  private func star(_ size: CGFloat) throws -> UIImage {
    try #require(UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: size)))
  }
  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let light = UITraitCollection(userInterfaceStyle: .light)

  @Test func `An asset has the image of the traits, else its first one`() throws {
    let (small, large) = (try star(10), try star(40))
    let asset = UIImageAsset()
    asset.register(small, with: light)
    asset.register(large, with: dark)
    #expect(asset.image(with: dark).size == large.size && asset.image(with: light).size == small.size)
    #expect(asset.image(with: UITraitCollection()).size == small.size)
    #expect(small.imageAsset === asset && asset.image(with: dark).imageAsset === asset)
    asset.unregister(imageWith: dark)
    #expect(asset.image(with: dark).size == small.size)
  }

  @Test func `An image view shows the variant of its traits`() throws {
    let (small, large) = (try star(10), try star(40))
    small.imageAsset?.register(large, with: dark)
    let view = UIImageView(image: small)
    #expect(view.sizeThatFits(.zero) == small.size)
    view.overrideUserInterfaceStyle = .dark
    #expect(view.sizeThatFits(.zero) == large.size)
    #expect(view.image === small)
  }
}
