import Foundation
import PlainviewGraphics
import PlainviewLayout

/// The part of a controller's view that bars cover at the top, or at the bottom.
final class ControllerLayoutGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat {
    guard let view = owningView else { return 0 }
    return identifier == Self.top ? view.safeAreaInsets.top : view.safeAreaInsets.bottom
  }

  static let top = "_UIViewControllerTop"
  static let bottom = "_UIViewControllerBottom"
}

extension UIView {
  /// The guide at the top or the bottom of a controller's root view, made when it is first asked for.
  package func controllerGuide(isTop: Bool) -> UILayoutGuide {
    let name = isTop ? ControllerLayoutGuide.top : ControllerLayoutGuide.bottom
    if let known = guides.first(where: { $0.identifier == name }) { return known }
    let guide = ControllerLayoutGuide()
    guide.identifier = name
    addLayoutGuide(guide)
    let safe = safeAreaLayoutGuide
    let constraints = [
      guide.leftAnchor.constraint(equalTo: leftAnchor), guide.rightAnchor.constraint(equalTo: rightAnchor),
      guide.topAnchor.constraint(equalTo: isTop ? topAnchor : safe.bottomAnchor),
      guide.bottomAnchor.constraint(equalTo: isTop ? safe.topAnchor : bottomAnchor),
    ]
    for constraint in constraints { constraint.isSystem = true }
    addConstraints(constraints)
    return guide
  }

  fileprivate func layoutSupport(isTop: Bool) -> any UILayoutSupport {
    controllerGuide(isTop: isTop) as? any UILayoutSupport ?? ControllerLayoutGuide()
  }
}

extension UIViewController {
  func baseLayoutGuide(isTop: Bool) -> any UILayoutSupport { view.layoutSupport(isTop: isTop) }
}
