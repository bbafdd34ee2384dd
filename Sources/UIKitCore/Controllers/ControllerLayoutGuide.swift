import Foundation
import PlainviewGraphics
import PlainviewLayout

/// The part of a controller's view that bars cover at the top, or at the bottom. Two constraints of the view hold it: one
/// at the edge, and one that gives it its height.
final class ControllerLayoutGuide: UILayoutGuide, UILayoutSupport {
  private let isTop: Bool
  private lazy var height = heightAnchor.constraint(equalToConstant: length)

  fileprivate init(isTop: Bool) {
    self.isTop = isTop
    super.init()
    identifier = Self.name(isTop: isTop)
  }

  var length: CGFloat {
    guard let view = owningView else { return 0 }
    return isTop ? view.safeAreaInsets.top : view.safeAreaInsets.bottom
  }

  fileprivate static func name(isTop: Bool) -> String {
    isTop ? "_UIViewControllerTop" : "_UIViewControllerBottom"
  }

  fileprivate func hold(in view: UIView) {
    let (own, outer) = isTop ? (topAnchor, view.topAnchor) : (bottomAnchor, view.bottomAnchor)
    let edge = own.constraint(equalTo: outer)
    for constraint in [edge, height] { constraint.isSystem = true }
    view.addConstraints([edge, height])
  }

  override func safeAreaOfOwnerDidChange() { height.constant = length }
}

extension UIView {
  /// The guide at the top or the bottom of a controller's root view, made when it is first asked for.
  package func controllerGuide(isTop: Bool) -> UILayoutGuide {
    let name = ControllerLayoutGuide.name(isTop: isTop)
    if let known = guides.first(where: { $0.identifier == name }) { return known }
    let guide = ControllerLayoutGuide(isTop: isTop)
    addLayoutGuide(guide)
    guide.hold(in: self)
    return guide
  }

  fileprivate func layoutSupport(isTop: Bool) -> any UILayoutSupport {
    controllerGuide(isTop: isTop) as? any UILayoutSupport ?? ControllerLayoutGuide(isTop: isTop)
  }
}

extension UIViewController {
  func baseLayoutGuide(isTop: Bool) -> any UILayoutSupport { view.layoutSupport(isTop: isTop) }
}
