import Testing
import UIKit

// Code that is written for Swift 6: isolation is said where it is needed, and values that every thread may use are
// passed between actors.

nonisolated struct Palette: Sendable {
  let accent: UIColor
  let body: UIFont
  let image: UIImage
  let traits: UITraitCollection
  let style: NSParagraphStyle
  static let standard = Palette(
    accent: .systemBlue, body: .systemFont(ofSize: 17), image: UIImage(), traits: UITraitCollection(),
    style: .default)
}

actor ImageStore {
  private var images: [String: UIImage] = [:]

  func image(_ name: String) -> UIImage {
    if let known = images[name] { return known }
    let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    }
    images[name] = image
    return image
  }
}

final class StoreController: UIViewController {
  private let store = ImageStore()
  private let imageView = UIImageView()
  private var task: Task<Void, Never>?

  func load() async {
    imageView.image = await store.image("a")
    imageView.tintColor = Palette.standard.accent
  }

  var shownSize: CGSize { imageView.image?.size ?? .zero }

  deinit { task?.cancel() }
}

@MainActor @Suite struct IsolatedTests {
  @Test func valuesOfUIKitAreSentBetweenActors_W7() async {
    let controller = StoreController()
    await controller.load()
    #expect(controller.shownSize == CGSize(width: 9, height: 9))
    let palette = await Task.detached { Palette.standard }.value
    #expect(palette.accent == .systemBlue)
  }
}
