extension DocumentNode {
  /// The tree with the texts of a language: by the ids of objects, each by the name that a `.strings` file has for it.
  ///
  /// A text is an attribute (`id.text`), a child element with that key, or has a name of its own: `normalTitle` is the title
  /// of a button's state, `segmentTitles[0]` that of a segment.
  func localized(by texts: [String: [String: String]]) -> DocumentNode {
    var changed = false
    var children: [DocumentNode] = []
    children.reserveCapacity(self.children.count)
    for child in self.children {
      let localized = child.localized(by: texts)
      changed = changed || localized !== child
      children.append(localized)
    }
    let own = self["id"].flatMap { texts[$0] }
    guard changed || own != nil else { return self }
    var node = DocumentNode(name: name, attributes: attributes, children: children, text: text, position: position)
    for (key, text) in (own ?? [:]).sorted(by: { $0.key < $1.key }) { node = node.setting(key, to: text) }
    return node
  }

  private func setting(_ key: String, to text: String) -> DocumentNode {
    if let (list, index) = Self.listKey(key) { return settingMember(index, of: list, to: text) }
    for state in ["normal", "highlighted", "selected", "disabled", "focused"] where key == state + "Title" {
      return changingProperty("state", state) { $0.withAttribute("title", text) }
    }
    if key.hasPrefix("configuration.") {
      let attribute = String(key.dropFirst("configuration.".count))
      return changingProperty("buttonConfiguration", "configuration") { $0.withAttribute(attribute, text) }
    }
    if key.hasPrefix("accessibility"), key.utf8.count > 13 {
      let attribute = key.dropFirst(13).prefix(1).lowercased() + key.dropFirst(14)
      return changingProperty("accessibility", "accessibilityConfiguration") { $0.withAttribute(attribute, text) }
    }
    if let index = children.firstIndex(where: { $0["key"] == key && $0.name.hasSuffix("tring") }) {
      return replacingChild(index, children[index].withText(text))
    }
    return withAttribute(key, text)
  }

  /// `segmentTitles[0]` as the list's name and the index.
  private static func listKey(_ key: String) -> (String, Int)? {
    guard key.hasSuffix("]"), let open = key.lastIndex(of: "["),
      let index = Int(key[key.index(after: open)...].dropLast()), index >= 0
    else { return nil }
    return (String(key[..<open]), index)
  }

  private func settingMember(_ index: Int, of list: String, to text: String) -> DocumentNode {
    switch list {
    case "segmentTitles":
      return changingMember(index, of: { $0.name == "segments" }) { $0.withAttribute("title", text) }
    case "ibExternalUserDefinedRuntimeAttributesLocalizableStrings":
      guard let container = children.firstIndex(where: { $0.name == "userDefinedRuntimeAttributes" }) else {
        return self
      }
      let members = children[container].children.indices.filter {
        children[container].children[$0]["type"] == "localizedString"
      }
      guard members.indices.contains(index) else { return self }
      let member = children[container].children[members[index]]
      let value = member.children.firstIndex { $0["key"] == "value" }
      let changed =
        value.map { member.replacingChild($0, member.children[$0].withText(text)) }
        ?? member.withAttribute("value", text)
      return replacingChild(container, children[container].replacingChild(members[index], changed))
    default:
      return changingMember(index, of: { $0.name == list || $0["key"] == list }) { $0.withText(text) }
    }
  }

  private func changingMember(
    _ index: Int, of isList: (DocumentNode) -> Bool, _ change: (DocumentNode) -> DocumentNode
  ) -> DocumentNode {
    guard let list = children.firstIndex(where: isList), children[list].children.indices.contains(index) else {
      return self
    }
    return replacingChild(list, children[list].replacingChild(index, change(children[list].children[index])))
  }

  /// Changes a child element with a key; one that is not there is added.
  private func changingProperty(
    _ name: String, _ key: String, _ change: (DocumentNode) -> DocumentNode
  ) -> DocumentNode {
    if let index = children.firstIndex(where: { $0.name == name && $0["key"] == key }) {
      return replacingChild(index, change(children[index]))
    }
    let made = DocumentNode(name: name, attributes: [Attribute(name: "key", value: key)], position: position)
    return DocumentNode(
      name: self.name, attributes: attributes, children: children + [change(made)], text: text, position: position)
  }

  private func replacingChild(_ index: Int, _ child: DocumentNode) -> DocumentNode {
    var children = children
    children[index] = child
    return DocumentNode(name: name, attributes: attributes, children: children, text: text, position: position)
  }

  private func withAttribute(_ name: String, _ value: String) -> DocumentNode {
    var attributes = attributes.filter { $0.name != name }
    attributes.append(Attribute(name: name, value: value))
    return DocumentNode(name: self.name, attributes: attributes, children: children, text: text, position: position)
  }

  private func withText(_ text: String) -> DocumentNode {
    DocumentNode(name: name, attributes: attributes, children: children, text: text, position: position)
  }
}
