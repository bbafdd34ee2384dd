/// Describes what changed first, in English.
struct CauseDescription {
  let matching: TreeMatching

  func text(of cause: RootCause) -> String {
    switch cause {
    case .constant(let view, let old, let new): constantText(view, old, new)
    case .relations(let view, let side, let old, let new): relationText(view, side, old, new)
    case .margins(let view): marginText(view)
    case .scrolling(let view):
      "`\(key(view))` is scrolled to \(matching.new.views[view].trait(ViewFacts.offsetName) ?? "0 0")"
    }
  }

  private func key(_ view: Int) -> String { matching.newKeys[view] }

  private func oldFacts(_ view: Int) -> ViewFacts? { matching.oldOfNew[view].map { matching.old.views[$0] } }

  // MARK: Constants

  private func constantText(_ view: Int, _ old: SideFact.Relation, _ new: SideFact.Relation) -> String {
    let (before, after) = (FactToken.number(old.constant), FactToken.number(new.constant))
    let length = new.side == .width ? "wide" : "high"
    switch new.source {
    case .content, .text:
      return "the content of `\(key(view))` is \(after) \(length) (was \(before)): \(contentReason(view))"
    case .root: return "`\(key(view))` itself is \(after) \(length) (was \(before))"
    case .frame:
      if new.multiplier != 1 || new.otherSide?.isSize == true {
        return "the frame of `\(key(view))` has another share of its superview: \(ChangeText.equation(key(view), new))"
      }
      return "the frame of `\(key(view))` was set: \(Self.part(new.side)) is \(after) (was \(before))"
    case .code:
      return "`layoutSubviews` put `\(key(view))` elsewhere: \(Self.part(new.side)) is \(after) (was \(before))"
    case .constraint(let identifier):
      if identifier == "UISV-spacing", let parent = matching.newParents[view] {
        return "the spacing in `\(key(parent))` is \(spacing(new)) (was \(spacing(old)))"
      }
      if let inset = insetText(view, old, new, identifier) { return inset }
      let name = identifier.map { " ('\($0)')" } ?? ""
      let change = new.other == nil ? "== \(after)" : ChangeText.offset(new.constant)
      return "\(ChangeText.equation(key(view), old))\(name) became `\(change)`"
    }
  }

  /// The distance between two siblings, whichever of them it was read from.
  private func spacing(_ relation: SideFact.Relation) -> String { FactToken.number(abs(relation.constant)) }

  /// Distances that UIKit keeps between a guide of its own and the view around it.
  private func insetText(
    _ view: Int, _ old: SideFact.Relation, _ new: SideFact.Relation, _ identifier: String?
  ) -> String? {
    guard let identifier, let parent = matching.newParents[view], matching.new.views[view].isGuide else { return nil }
    let what =
      identifier.hasPrefix("UIViewSafeAreaLayoutGuide")
      ? "the safe area of" : identifier.hasPrefix("UIView-") ? "the margins of" : nil
    guard let what else { return nil }
    let (before, after) = (FactToken.number(abs(old.constant)), FactToken.number(abs(new.constant)))
    let edge = "the \(new.side.rawValue) edge"
    return
      "\(what) `\(key(parent))` keep\(what.hasSuffix("margins of") ? "" : "s") \(after) from \(edge) (was \(before))"
  }

  private static func part(_ side: Side) -> String {
    switch side {
    case .left: "x"
    case .top: "y"
    default: side.rawValue
    }
  }

  /// What may have changed the size of a content.
  private func contentReason(_ view: Int) -> String {
    let new = matching.new.views[view]
    guard let old = oldFacts(view) else { return "its intrinsicContentSize changed" }
    if old.text != new.text { return "its text changed" }
    for (trait, property) in [("font", "font"), ("image", "image"), ("placeholder", "placeholder")]
    where old.trait(trait) != new.trait(trait) {
      return "its \(property) changed"
    }
    if old.trait("numberOfLines") != new.trait("numberOfLines") { return "its number of lines changed" }
    return "its intrinsicContentSize changed"
  }

  private func marginText(_ view: Int) -> String {
    let name = ViewFacts.marginsName
    let before = oldFacts(view)?.trait(name) ?? "the default"
    return "the margins of `\(key(view))` are \(matching.new.views[view].trait(name) ?? "the default") (were \(before))"
  }

  // MARK: Relations that are not the same any more

  private func relationText(
    _ view: Int, _ side: Side, _ old: [SideFact.Relation], _ new: [SideFact.Relation]
  ) -> String {
    let key = key(view)
    func list(_ relations: [SideFact.Relation]) -> String {
      let texts = relations.map { ChangeText.equation(key, $0) + Self.origin($0) }
      return texts.isEmpty ? "nothing" : texts.joined(separator: " and ")
    }
    return "the \(side.rawValue) of `\(key)` follows from \(list(new)) now (was \(list(old)))"
      + siblingText(old, new)
  }

  private static func origin(_ relation: SideFact.Relation) -> String {
    switch relation.source {
    case .content, .text: " (its content)"
    case .frame: " (its frame)"
    case .code: " (layoutSubviews)"
    case .root, .constraint: ""
    }
  }

  /// A view that was added or removed, which explains why the relation is to another one now.
  private func siblingText(_ old: [SideFact.Relation], _ new: [SideFact.Relation]) -> String {
    for key in old.compactMap(\.other) {
      if let index = matching.oldIndex(ofKey: key), matching.newOfOld[index] == nil { return ": `\(key)` was removed" }
    }
    for key in new.compactMap(\.other) {
      if let index = matching.newIndex(ofKey: key), matching.oldOfNew[index] == nil { return ": `\(key)` was added" }
    }
    return ""
  }
}

/// Texts that causes and effects share.
enum ChangeText {
  /// A relation of a view as an equation: `signIn.top == password.bottom + 8`, between backticks.
  static func equation(_ key: String, _ relation: SideFact.Relation) -> String {
    "`\(key).\(relation.side.rawValue) \(relation.sign.rawValue) \(plainRightHandSide(relation))`"
  }

  static func offset(_ constant: Double) -> String {
    constant < 0 ? "- \(FactToken.number(-constant))" : "+ \(FactToken.number(constant))"
  }

  private static func plainRightHandSide(_ relation: SideFact.Relation) -> String {
    guard let other = relation.other, let side = relation.otherSide else { return FactToken.number(relation.constant) }
    let factor = relation.multiplier == 1 ? "" : "\(FactToken.number(relation.multiplier)) * "
    return "\(factor)\(other).\(side.rawValue)" + (relation.constant == 0 ? "" : " " + offset(relation.constant))
  }

  /// A step as the end of a sentence: its top is `password`.bottom + 8.
  static func follows(_ relation: SideFact.Relation) -> String {
    guard let other = relation.other, let side = relation.otherSide else {
      return "its \(relation.side.rawValue) is that of its text"
    }
    let verb =
      switch relation.sign {
      case .equal: "is"
      case .atMost: "is at most"
      case .atLeast: "is at least"
      }
    let factor = relation.multiplier == 1 ? "" : "\(FactToken.number(relation.multiplier)) * "
    let constant = relation.constant == 0 ? "" : " " + offset(relation.constant)
    return "its \(relation.side.rawValue) \(verb) \(factor)`\(other)`.\(side.rawValue)\(constant)"
  }
}
