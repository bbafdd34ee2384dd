/// What changed about one view, as phrases without its name: `says "B" (was "A")`.
struct ViewChange {
  let old: ViewFacts
  let new: ViewFacts

  /// What changed beside the frame and the position in the tree.
  var phrases: [String] {
    [namePhrase, typePhrase, textPhrase].compactMap { $0 } + traitPhrases + callPhrases
  }

  private var namePhrase: String? {
    guard old.name != new.name else { return nil }
    guard let name = new.name else { return "has no name any more" }
    return "is called `\(name)` now"
  }

  private var typePhrase: String? { old.type == new.type ? nil : "is of class \(new.type) now (was \(old.type))" }

  // MARK: Texts

  private var textPhrase: String? {
    let (before, after) = (old.text ?? "", new.text ?? "")
    guard before != after else { return nil }
    if before.isEmpty { return "says \(Self.quoted(after)) (said nothing)" }
    if after.isEmpty { return "says nothing now (was \(Self.quoted(before)))" }
    let (shownBefore, shownAfter) = Self.excerpts(before, after)
    return "says \(shownAfter) (was \(shownBefore))"
  }

  private static func quoted(_ text: String) -> String { "\"\(ViewFacts.shortened(text))\"" }

  /// Both texts, from a little before the first difference if that is far in.
  private static func excerpts(_ one: String, _ other: String) -> (String, String) {
    let common = zip(one, other).prefix { $0 == $1 }.count
    guard common > 30 else { return (quoted(one), quoted(other)) }
    func excerpt(_ text: String) -> String { quoted("…" + text.dropFirst(common - 10)) }
    return (excerpt(one), excerpt(other))
  }

  // MARK: Styles

  private var traitPhrases: [String] {
    var phrases: [String] = []
    for trait in new.traits where old.trait(trait.name) != trait.value {
      if let changed = Self.phrase(trait.name, from: old.trait(trait.name), to: trait.value) { phrases.append(changed) }
    }
    for trait in old.traits where new.trait(trait.name) == nil {
      if let changed = Self.phrase(trait.name, from: trait.value, to: nil) { phrases.append(changed) }
    }
    return phrases
  }

  private static let states: [String: (yes: String, no: String)] = [
    "isHidden": ("is hidden now", "is not hidden any more"),
    "isEnabled": ("is enabled now", "is disabled now"),
    "isSelected": ("is selected now", "is not selected any more"),
    "isHighlighted": ("is highlighted now", "is not highlighted any more"),
    "isOn": ("is on now", "is off now"),
    "isAnimating": ("is animating now", "is not animating any more"),
    "isEditable": ("can be edited now", "cannot be edited any more"),
    "isFirstResponder": ("has the focus now", "has lost the focus"),
    "isSecureTextEntry": ("hides its text now", "shows its text now"),
    "isUserInteractionEnabled": ("takes touches now", "takes no touches now"),
  ]

  private static func phrase(_ name: String, from old: String?, to new: String?) -> String? {
    if name == "documentID" { return nil }
    if let state = states[name] {
      // Only what is unlike the default is written down, so that a missing value is the opposite of the other one.
      let isSet = new.map { $0 == "true" } ?? (old == "false")
      return isSet ? state.yes : state.no
    }
    guard let new else { return "has the default \(name) (was \(shortened(old)))" }
    return "has \(name) \(shortened(new)) (was \(old.map(shortened) ?? "the default"))"
  }

  private static func shortened(_ value: String?) -> String { ViewFacts.shortened(value ?? "") }

  // MARK: Calls

  private var callPhrases: [String] {
    var gone = old.calls
    var came: [String] = []
    for call in new.calls {
      if let index = gone.firstIndex(of: call) { gone.remove(at: index) } else { came.append(call) }
    }
    var phrases: [String] = []
    for call in came {
      let (event, receiver) = Self.parts(call)
      let index = gone.firstIndex { Self.parts($0).event == event }
      let before = index.map { Self.parts(gone.remove(at: $0)).receiver }
      phrases.append(Self.phrase(event, receiver, before: before))
    }
    return phrases
      + gone.map { call in
        let (event, receiver) = Self.parts(call)
        return Self.isReference(event)
          ? "has no \(event) any more (was \(receiver))" : "does not call \(receiver) on \(event) any more"
      }
  }

  private static func phrase(_ event: String, _ receiver: String, before: String?) -> String {
    let was = before.map { " (was \($0))" } ?? " now"
    return isReference(event) ? "has \(event) \(receiver)\(was)" : "calls \(receiver) on \(event)\(was)"
  }

  private static func parts(_ call: String) -> (event: String, receiver: String) {
    guard let arrow = call.firstRange(of: " -> ") else { return (call, "nobody") }
    return (String(call[..<arrow.lowerBound]), String(call[arrow.upperBound...]))
  }

  private static func isReference(_ event: String) -> Bool {
    let lowercased = event.lowercased()
    return lowercased.hasSuffix("delegate") || lowercased.hasSuffix("datasource")
  }
}
