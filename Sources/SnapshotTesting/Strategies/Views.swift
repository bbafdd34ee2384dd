public import Foundation
public import PlainviewGraphics
import PlainviewSnapshot
public import PlainviewUIKitCore

extension Snapshotting where Value == UIView, Format == UIImage {
  /// The view as a text picture; see `image(drawHierarchyInKeyWindow:precision:perceptualPrecision:size:traits:)`.
  public static var image: Snapshotting { .image() }

  /// The view as a text picture, with its colours, in a file beside that of the PNG picture.
  ///
  /// The precisions are for pixels: a text is compared as a whole.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting(pathExtension: Picture.pathExtension, diffing: .image) { view in
      return Stage.onMain {
        let config = ViewImageConfig(size: size ?? view.frame.size)
        return Stage(config: config, traits: traits).show(view) { Picture(of: $0) }
      }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// The controller's view as a text picture.
  public static var image: Snapshotting { .image() }

  /// The controller's view on a device, as a text picture with its colours, in a file beside that of the PNG picture.
  public static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    var config = config
    if let size { config.size = size }
    return picture(config, traits)
  }

  /// The controller's view as a text picture with its colours, in a file beside that of the PNG picture.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    picture(ViewImageConfig(size: size), traits)
  }

  private static func picture(_ config: ViewImageConfig, _ traits: UITraitCollection) -> Snapshotting {
    Snapshotting(pathExtension: Picture.pathExtension, diffing: .image) { controller in
      return Stage.onMain { Stage(config: config, traits: traits).show(controller) { Picture(of: $0) } }
    }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// UIKit's description of the views, with the addresses masked, in a file of its own.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// UIKit's description of the views at a given size and with given traits, with the addresses masked.
  public static func recursiveDescription(size: CGSize? = nil, traits: UITraitCollection = UITraitCollection())
    -> Snapshotting
  {
    Snapshotting(pathExtension: Description.pathExtension, diffing: .lines) { view in
      return Stage.onMain {
        Stage(config: ViewImageConfig(size: size ?? view.frame.size), traits: traits).show(view) {
          Description.text(of: $0)
        }
      }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// UIKit's description of the controllers, with the addresses masked, in a file of its own.
  public static var hierarchy: Snapshotting {
    Snapshotting(pathExtension: Description.pathExtension, diffing: .lines) { controller in
      return Stage.onMain {
        Stage(config: ViewImageConfig(), traits: UITraitCollection()).show(controller) { _ in
          PlainviewSnapshot.Snapshotting<UIViewController>.hierarchy.text(of: controller)
        }
      }
    }
  }

  /// UIKit's description of the controller's views, with the addresses masked, in a file of its own.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// UIKit's description of the controller's views on a given screen, with the addresses masked.
  public static func recursiveDescription(
    on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting(pathExtension: Description.pathExtension, diffing: .lines) { controller in
      return Stage.onMain {
        var config = config
        if let size { config.size = size }
        return Stage(config: config, traits: traits).show(controller) { Description.text(of: $0) }
      }
    }
  }
}

/// UIKit's descriptions are other texts here than on a device: numbers of digits, private classes.
private enum Description {
  static let pathExtension = "hierarchy.txt"

  @MainActor static func text(of view: UIView) -> String {
    PlainviewSnapshot.Snapshotting<UIView>.hierarchy.text(of: view)
  }
}

extension Picture {
  /// A text beside the PNG file of iOS, which stays as it is.
  static let pathExtension = "png.txt"

  /// The picture of a view that is laid out.
  @MainActor convenience init(of view: UIView) {
    self.init(
      text: PlainviewSnapshot.Snapshotting<UIView>.styles.text(of: view) + "\n",
      svg: PlainviewSnapshot.Snapshotting<UIView>.svg.text(of: view), facts: TreeFacts(of: view),
      size: view.bounds.size)
  }
}
