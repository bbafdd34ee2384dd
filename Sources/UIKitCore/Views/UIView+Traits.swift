import PlainviewGraphics
import PlainviewLayout

// The inherited traits of a view.
extension UIView {
  var baseTraitCollection: UITraitCollection {
    let traits = UITraitCollection.mayDifferByView ? resolvedTraits : window?.traitCollection ?? .current
    return traits.tinted(like: self)
  }

  func noteSemantics(_ old: UISemanticContentAttribute) {
    if semanticContentAttribute != old { layoutNode.insetsDidChange() }
  }

  var baseLayoutDirection: UIUserInterfaceLayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }
}
