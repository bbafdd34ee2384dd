import Foundation
import PlainviewLayout
import PlainviewRuntime
import PlainviewUIKitCore

extension SceneAssembly {
  /// Makes the constraints of all views, each on the view that the document names as its holder.
  func installConstraints() {
    for entry in made {
      guard let holder = entry.object as? UIView else { continue }
      let element = ViewElement(node: entry.node)
      for constraint in element.constraints { make(constraint, heldBy: holder, isInstalled: true) }
      for constraint in element.uninstalledConstraints { make(constraint, heldBy: holder, isInstalled: false) }
    }
  }

  private func make(_ element: ConstraintElement, heldBy holder: UIView, isInstalled: Bool) {
    // Constraints that serve the canvas only count there.
    if element.isPlaceholder, !context.options.isCanvasStored { return }
    // Reading the document has reported a missing or unknown attribute.
    guard let firstAttribute = element.firstAttribute.map(NSLayoutConstraint.Attribute.init) else { return }
    guard let first = item(element.firstItemID, of: holder, element) else { return }
    var second: (any LayoutItem)?
    if let id = element.secondItemID {
      guard let item = item(id, of: holder, element) else { return }
      second = item
    }
    var constraint = NSLayoutConstraint(
      first: first, firstAttribute, NSLayoutConstraint.Relation(element.relation), second: second,
      element.secondAttribute.map(NSLayoutConstraint.Attribute.init) ?? .notAnAttribute,
      multiplier: CGFloat(element.multiplier), constant: CGFloat(context.document.constant(of: element)))
    constraint.priority = ViewDecoder.priority(element.priority)
    constraint.identifier = element.identifier
    if constraint.problem(first: first, second: second) != nil {
      context.warn("the attributes of the constraint do not go together, it is left out", at: element)
      return
    }
    if let name = element.customClass { constraint = ownConstraint(name, like: constraint, element) }
    name(constraint, element.id)
    guard isInstalled else {
      looseObjects.append(constraint)
      return
    }
    guard constraint.isWithin(holder.layoutNode) else {
      context.warn("the constraint names a view that is not inside its holder, it is left out", at: element)
      return
    }
    holder.addConstraint(constraint)
  }

  /// The constraint as an object of a class of the app.
  private func ownConstraint(
    _ name: String, like constraint: NSLayoutConstraint, _ element: ConstraintElement
  ) -> NSLayoutConstraint {
    let type = ClassFinder.find(name, module: element.customModule) as? NSLayoutConstraint.Type
    guard let made = UserCode.run(else: nil, { type.flatMap { ObjectMaker.constraint(of: $0, like: constraint) } })
    else {
      context.reportUnknownClass(name, at: element)
      return constraint
    }
    made.priority = constraint.priority
    made.identifier = constraint.identifier
    ownParts.append(made)
    RuntimeAttributes(of: element, context).set(on: made)
    return made
  }

  /// The item of a constraint; nil is remarked on.
  private func item(_ id: String?, of holder: UIView, _ element: ConstraintElement) -> (any LayoutItem)? {
    guard let id, id != holder.documentID else { return holder }
    if let guide = guides[id] {
      if let guide = guide.guide { return guide }
      context.warn(
        "the guide '\(OneLine(id, limit: 40))' is of an unknown kind, its constraint is left out", at: element)
      return nil
    }
    if let view = object(id) as? UIView { return view }
    // A dangling reference has been reported when the document was read.
    if context.document.index[id] != nil {
      context.warn(
        "the constraint's item '\(OneLine(id, limit: 40))' is not in this scene, it is left out", at: element)
    }
    return nil
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate init(_ relation: ConstraintElement.Relation) {
    switch relation {
    case .equal: self = .equal
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate init(_ attribute: ConstraintElement.Attribute) {
    switch attribute {
    case .left: self = .left
    case .right: self = .right
    case .top: self = .top
    case .bottom: self = .bottom
    case .leading: self = .leading
    case .trailing: self = .trailing
    case .width: self = .width
    case .height: self = .height
    case .centerX: self = .centerX
    case .centerY: self = .centerY
    case .baseline, .lastBaseline: self = .lastBaseline
    case .firstBaseline: self = .firstBaseline
    case .leftMargin: self = .leftMargin
    case .rightMargin: self = .rightMargin
    case .topMargin: self = .topMargin
    case .bottomMargin: self = .bottomMargin
    case .leadingMargin: self = .leadingMargin
    case .trailingMargin: self = .trailingMargin
    case .centerXWithinMargins: self = .centerXWithinMargins
    case .centerYWithinMargins: self = .centerYWithinMargins
    }
  }
}
