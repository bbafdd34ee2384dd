extension FlowReader {
  // MARK: Selectors

  /// The selector that a command's own keys are.
  func selector(_ fields: FlowFields) throws(FlowFault) -> FlowSelector {
    var selector = FlowSelector(at: fields.position)
    selector.text = try fields.text("text")
    selector.id = try fields.text("id")
    selector.index = try fields.number("index")
    selector.width = try fields.number("width")
    selector.height = try fields.number("height")
    selector.tolerance = try fields.number("tolerance")
    selector.traits = try traits(in: fields)
    selector.point = try fields.point("point")
    selector.isEnabled = try fields.flag("enabled")
    selector.isChecked = try fields.flag("checked")
    selector.isSelected = try fields.flag("selected")
    selector.isFocused = try fields.flag("focused")
    selector.css = try fields.text("css")
    for kind in FlowRelation.Kind.allCases {
      guard let other = try self.selector(at: kind.rawValue, in: fields) else { continue }
      selector.relations.append(FlowRelation(kind, other))
    }
    for node in try fields.list("containsDescendants") {
      selector.descendants.append(try self.selector(node, of: "containsDescendants"))
    }
    guard selector != FlowSelector(at: fields.position) else {
      throw FlowFault(.emptySelector(of: fields.owner), at: fields.position)
    }
    return selector
  }

  /// Names of traits with blanks between.
  private func traits(in fields: FlowFields) throws(FlowFault) -> [FlowTrait] {
    var traits: [FlowTrait] = []
    for traitName in try fields.text("traits")?.split(separator: " ").map(String.init) ?? [] {
      guard let trait = FlowTrait(rawValue: traitName.lowercased()) else {
        let position = fields.node("traits")?.position ?? fields.position
        throw FlowFault(
          .unknownChoice(traitName, of: "traits", known: FlowTrait.allCases.map(\.rawValue)), at: position)
      }
      traits.append(trait)
    }
    return traits
  }

  /// The selector that is the value of a key; nil without the key.
  func selector(at key: String, in fields: FlowFields) throws(FlowFault) -> FlowSelector? {
    guard let node = fields.node(key), node.content != .empty else { return nil }
    return try selector(node, of: key)
  }

  private func selector(_ node: YAMLNode, of owner: String) throws(FlowFault) -> FlowSelector {
    let known = FlowField.selector + FlowField.touch + FlowField.shared
    return try selector(try FlowFields(node, of: owner, known: known, shortcut: "text", remarks: remarks))
  }

  func condition(at key: String, in fields: FlowFields) throws(FlowFault) -> FlowCondition? {
    guard let node = fields.node(key), node.content != .empty else { return nil }
    let names = FlowField.conditions.map(\.name)
    let inner = try FlowFields(node, of: key, known: FlowField.conditions + FlowField.shared, remarks: remarks)
    var condition = FlowCondition()
    condition.platform = try inner.choice("platform", of: FlowCondition.Platform.self)
    condition.visible = try selector(at: "visible", in: inner)
    condition.notVisible = try selector(at: "notVisible", in: inner)
    condition.expression = try inner.text("true")
    guard condition != FlowCondition() else { throw FlowFault(.missingKeys(names, of: key), at: node.position) }
    return condition
  }

  // MARK: Touches

  func tapSelector(_ fields: FlowFields) throws(FlowFault) -> FlowSelector {
    _ = try fields.flag("retryTapIfNoChange")
    _ = try fields.flag("waitUntilVisible")
    _ = try fields.number("waitToSettleTimeoutMs")
    return try selector(fields)
  }

  func swipe(_ fields: FlowFields) throws(FlowFault) -> FlowSwipe {
    _ = try fields.number("waitToSettleTimeoutMs")
    let direction = try fields.choice("direction", of: FlowDirection.self)
    let element = try selector(at: "from", in: fields)
    let start = try fields.point("start")
    let end = try fields.point("end")
    if let direction {
      if start != nil { throw FlowFault(.conflictingKeys("direction", "start"), at: fields.position) }
      if end != nil { throw FlowFault(.conflictingKeys("direction", "end"), at: fields.position) }
      return .direction(direction, from: element)
    }
    guard start != nil || end != nil else {
      throw FlowFault(.missingKeys(["direction", "start"], of: fields.owner), at: fields.position)
    }
    if element != nil { throw FlowFault(.conflictingKeys("from", "start"), at: fields.position) }
    guard let start else { throw FlowFault(.missingKey("start", of: fields.owner), at: fields.position) }
    guard let end else { throw FlowFault(.missingKey("end", of: fields.owner), at: fields.position) }
    return .points(from: start, to: end)
  }

  func scroll(_ fields: FlowFields) throws(FlowFault) -> FlowScroll {
    guard let element = try selector(at: "element", in: fields) else {
      throw FlowFault(.missingKey("element", of: fields.owner), at: fields.position)
    }
    _ = try fields.number("waitToSettleTimeoutMs")
    var scroll = FlowScroll(until: element)
    scroll.direction = try fields.choice("direction", of: FlowDirection.self) ?? .down
    scroll.timeout = try fields.number("timeout")
    scroll.speed = try fields.number("speed")
    scroll.visibilityPercentage = try fields.percent("visibilityPercentage")
    scroll.centersElement = try fields.flag("centerElement") ?? false
    return scroll
  }

  // MARK: Screens, keys and waiting

  /// Texts have to be equal: a threshold of likeness is read, but not used.
  func screenAssertion(_ fields: FlowFields) throws(FlowFault) -> FlowCommand.Action {
    _ = try fields.text("thresholdPercentage")
    return .assertScreenshot(try fields.requiredText("path"), of: try selector(at: "cropOn", in: fields))
  }

  func key(_ fields: FlowFields) throws(FlowFault) -> FlowKey {
    guard let key = try fields.choice("key", of: FlowKey.self) else {
      throw FlowFault(.missingKey("key", of: fields.owner), at: fields.position)
    }
    return key
  }

  func wait(_ fields: FlowFields) throws(FlowFault) -> FlowCommand.Action {
    let visible = try selector(at: "visible", in: fields)
    let notVisible = try selector(at: "notVisible", in: fields)
    guard visible != nil || notVisible != nil else {
      throw FlowFault(.missingKeys(["visible", "notVisible"], of: fields.owner), at: fields.position)
    }
    return .extendedWaitUntil(
      visible: visible, notVisible: notVisible, timeout: try fields.number("timeout"))
  }
}
