/// The values of a command's or a selector's map by key, read with their kinds checked.
struct FlowFields {
  /// What the map belongs to, for error texts.
  let owner: String
  let position: TextPosition
  private let entries: [YAMLEntry]

  /// Takes a map whose keys must all be known; a text becomes the value of `shortcut`, and nothing an empty map.
  init(_ node: YAMLNode, of owner: String, known: [String], shortcut: String? = nil) throws(FlowFault) {
    self.owner = owner
    position = node.position
    switch node.content {
    case .empty: entries = []
    case .map(let found): entries = found
    case .scalar:
      guard let shortcut else { throw FlowFault(.expected(.map, of: owner), at: node.position) }
      entries = [YAMLEntry(key: shortcut, keyPosition: node.position, value: node)]
    case .list: throw FlowFault(.expected(.map, of: owner), at: node.position)
    }
    for entry in entries where !known.contains(entry.key) {
      throw FlowFault(.unknownKey(entry.key, of: owner, known: known), at: entry.keyPosition)
    }
  }

  var isEmpty: Bool { entries.isEmpty }

  func node(_ key: String) -> YAMLNode? { entries.first { $0.key == key }?.value }

  func has(_ key: String) -> Bool { node(key) != nil }

  // MARK: Scalars

  func text(_ key: String) throws(FlowFault) -> String? {
    guard let node = node(key) else { return nil }
    guard case .scalar(let text) = node.content else { throw FlowFault(.expected(.text, of: key), at: node.position) }
    return text
  }

  func requiredText(_ key: String) throws(FlowFault) -> String {
    guard let text = try text(key) else { throw FlowFault(.missingKey(key, of: owner), at: position) }
    return text
  }

  func flag(_ key: String) throws(FlowFault) -> Bool? {
    guard let node = node(key) else { return nil }
    switch node.content {
    case .scalar("true"): return true
    case .scalar("false"): return false
    default: throw FlowFault(.expected(.flag, of: key), at: node.position)
    }
  }

  func number(_ key: String) throws(FlowFault) -> FlowNumber? {
    guard let node = node(key) else { return nil }
    guard case .scalar(let text) = node.content else { throw FlowFault(.expected(.number, of: key), at: node.position) }
    if text.contains("${") { return .expression(text) }
    guard let number = Int(text), number >= 0 else { throw FlowFault(.expected(.number, of: key), at: node.position) }
    return .literal(number)
  }

  func percent(_ key: String) throws(FlowFault) -> FlowNumber? {
    let number = try number(key)
    if case .literal(let value) = number, value > 100, let node = node(key) {
      throw FlowFault(.expected(.percent, of: key), at: node.position)
    }
    return number
  }

  /// One of an enumeration's values, whatever its case.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: String, of type: Choice.Type
  ) throws(FlowFault) -> Choice? where Choice.RawValue == String {
    guard let node = node(key), let text = try text(key) else { return nil }
    if let choice = Choice(rawValue: text.lowercased()) { return choice }
    throw FlowFault(.unknownChoice(text, of: key, known: type.allCases.map(\.rawValue)), at: node.position)
  }

  func point(_ key: String) throws(FlowFault) -> FlowPoint? {
    guard let node = node(key) else { return nil }
    guard case .scalar(let text) = node.content, let point = FlowPoint(text) else {
      throw FlowFault(.expected(.point, of: key), at: node.position)
    }
    return point
  }

  // MARK: Collections

  func variables(_ key: String) throws(FlowFault) -> [FlowVariable] {
    guard let node = node(key), node.content != .empty else { return [] }
    guard case .map(let entries) = node.content else { throw FlowFault(.expected(.map, of: key), at: node.position) }
    var variables: [FlowVariable] = []
    for entry in entries {
      switch entry.value.content {
      case .scalar(let value):
        variables.append(FlowVariable(name: entry.key, value: value, position: entry.keyPosition))
      case .empty: variables.append(FlowVariable(name: entry.key, value: "", position: entry.keyPosition))
      case .list, .map: throw FlowFault(.expected(.text, of: entry.key), at: entry.value.position)
      }
    }
    return variables
  }

  func list(_ key: String) throws(FlowFault) -> [YAMLNode] {
    guard let node = node(key) else { return [] }
    guard case .list(let items) = node.content else { throw FlowFault(.expected(.list, of: key), at: node.position) }
    return items
  }

  func texts(_ key: String) throws(FlowFault) -> [String] {
    var texts: [String] = []
    for item in try list(key) {
      guard case .scalar(let text) = item.content else { throw FlowFault(.expected(.text, of: key), at: item.position) }
      texts.append(text)
    }
    return texts
  }
}

extension FlowPoint {
  /// Reads `x,y` or `x%,y%`; nil if the text is neither.
  init?(_ text: String) {
    if text.contains("${") {
      self = .expression(text)
      return
    }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { $0.filter { $0 != " " } }
    guard parts.count == 2 else { return nil }
    let isPercent = parts[0].hasSuffix("%")
    guard isPercent == parts[1].hasSuffix("%"), let x = Self.number(parts[0]), let y = Self.number(parts[1]) else {
      return nil
    }
    if isPercent {
      guard (0...100).contains(x), (0...100).contains(y) else { return nil }
      self = .percent(x: x, y: y)
    } else {
      self = .points(x: x, y: y)
    }
  }

  private static func number(_ text: String) -> Double? {
    let digits = text.hasSuffix("%") ? text.dropLast() : text[...]
    guard digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }) else { return nil }
    return Double(digits)
  }
}
