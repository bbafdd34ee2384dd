import PlainviewLayout

// What a view has of the traits around it.
extension UIView {
  var baseTraitCollection: UITraitCollection {
    UITraitCollection.mayDifferByView ? resolvedTraits : window?.traitCollection ?? .current
  }

  func noteSemantics(_ old: UISemanticContentAttribute) {
    if semanticContentAttribute != old { layoutNode.insetsDidChange() }
  }

  var baseLayoutDirection: UIUserInterfaceLayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }
}
