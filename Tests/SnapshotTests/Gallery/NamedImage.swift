import UIKit

/// Pictures that are only a name and a size.
@MainActor enum NamedImage {
  static func make(_ name: String, _ width: CGFloat = 20, _ height: CGFloat = 20) -> UIImage? {
    UIImage.declare(name, size: CGSize(width: width, height: height))
    return UIImage(named: name)
  }
}
