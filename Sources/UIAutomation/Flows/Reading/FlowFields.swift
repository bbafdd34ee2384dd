/// The values of a command's or a selector's map by key, read with their kinds checked.
struct FlowFields {
  /// What the map belongs to, for error texts.
  let owner: String
  let position: TextPosition
  private let entries: [YAMLEntry]

  /// Takes a map whose keys must all be known, unless it is lenient; a text becomes the value of `shortcut`, and nothing an
  /// empty map.
  init(
    _ node: YAMLNode, of owner: String, known: [FlowField], shortcut: String? = nil, isLenient: Bool = false,
    remarks: FlowRemarks? = nil
  ) throws(FlowFault) {
    try self.init(node, of: owner, names: isLenient ? nil : known.map(\.name), shortcut: shortcut)
    if let remarks { note(known, in: remarks) }
  }

  /// Takes a map whose keys must be among some names, if there are any.
  init(_ node: YAMLNode, of owner: String, names: [String]?, shortcut: String? = nil) throws(FlowFault) {
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
    guard let names else { return }
    for entry in entries where !names.contains(entry.key) {
      throw FlowFault(.unknownKey(entry.key, of: owner, known: names), at: entry.keyPosition)
    }
  }

  /// Notes values that Maestro refuses.
  private func note(_ known: [FlowField], in remarks: FlowRemarks) {
    for entry in entries {
      guard let field = known.first(where: { $0.name == entry.key }) else { continue }
      switch (field.kind, entry.value.content) {
      case (.count, .scalar(let text)) where text.contains("${"):
        remarks.add("an expression for `\(owner).\(field.name)`, it wants digits there", at: entry.value.position)
      case (.variables, .map(let variables)) where field.name == "env":
        for variable in variables where variable.value.content == .empty {
          remarks.add("the variable `\(variable.key)` without a value, write `\"\"` for none", at: variable.keyPosition)
        }
      case (.point, .scalar(let text)) where owner == "swipe":
        let digits = text.filter { !$0.isWhitespace && $0 != "%" && $0 != "," && $0 != "-" }
        if !digits.allSatisfy(\.isNumber) {
          remarks.add("`\(text)` for `swipe.\(field.name)`, it wants whole numbers there", at: entry.value.position)
        }
      case (.choice, .scalar(let text))
      where owner == "swipe" && text != text.uppercased() && text != text.lowercased():
        remarks.add("`\(text)` for `swipe.\(field.name)`, write it in capitals", at: entry.value.position)
      default: break
      }
    }
  }

  func node(_ key: String) -> YAMLNode? { entries.first { $0.key == key }?.value }

  func has(_ key: String) -> Bool { node(key) != nil }

  // MARK: Scalars

  func text(_ key: String) throws(FlowFault) -> String? {
    guard let node = node(key), node.content != .empty else { return nil }
    guard case .scalar(let text) = node.content else { throw FlowFault(.expected(.text, of: key), at: node.position) }
    return text
  }

  func requiredVariables(_ key: String) throws(FlowFault) -> [FlowVariable] {
    guard has(key) else { throw FlowFault(.missingKey(key, of: owner), at: position) }
    return try variables(key)
  }

  func requiredText(_ key: String) throws(FlowFault) -> String {
    guard let text = try text(key) else { throw FlowFault(.missingKey(key, of: owner), at: position) }
    return text
  }

  func flag(_ key: String) throws(FlowFault) -> Bool? {
    guard let node = node(key) else { return nil }
    switch node.content {
    case .empty: return nil
    case .scalar("true"), .scalar("True"), .scalar("TRUE"): return true
    case .scalar("false"), .scalar("False"), .scalar("FALSE"): return false
    default: throw FlowFault(.expected(.flag, of: key), at: node.position)
    }
  }

  func number(_ key: String) throws(FlowFault) -> FlowNumber? {
    guard let node = node(key), node.content != .empty else { return nil }
    guard case .scalar(let text) = node.content else { throw FlowFault(.expected(.number, of: key), at: node.position) }
    if text.contains("${") { return .expression(text) }
    guard let number = Self.wholeNumber(text), number >= 0 || key == "index" || key == "timeout" else {
      throw FlowFault(.expected(.number, of: key), at: node.position)
    }
    return .literal(number)
  }

  /// A whole number, with `_` between digits and without a fraction other than zeros.
  static func wholeNumber(_ text: String) -> Int? {
    let digits = text.filter { $0 != "_" && !$0.isWhitespace }
    if let number = Int(digits) { return number }
    guard digits.allSatisfy({ $0.isNumber || $0 == "." || $0 == "-" }) else { return nil }
    return Double(digits).flatMap { Int(exactly: $0) }
  }

  func percent(_ key: String) throws(FlowFault) -> FlowNumber? {
    let number = try number(key)
    if case .literal(let value) = number, value > 100, let node = node(key) {
      throw FlowFault(.expected(.percent, of: key), at: node.position)
    }
    return number
  }

  /// One of an enumeration's values, whatever its case.
  func choice<Named: RawRepresentable & CaseIterable>(
    _ key: String, of type: Named.Type
  ) throws(FlowFault) -> Named? where Named.RawValue == String {
    guard let node = node(key), let text = try text(key) else { return nil }
    if let choice = Named(rawValue: text.lowercased()) { return choice }
    throw FlowFault(.unknownChoice(text, of: key, known: type.allCases.map(\.rawValue)), at: node.position)
  }

  func point(_ key: String) throws(FlowFault) -> FlowPoint? {
    guard let node = node(key) else { return nil }
    guard case .scalar(let text) = node.content, let point = FlowPoint(text) else {
      throw FlowFault(.expected(.point, of: key), at: node.position)
    }
    return point
  }

  /// The keys of a map with nothing behind their colons.
  func emptyEntries(of key: String) -> Set<String> {
    guard case .map(let entries)? = node(key)?.content else { return [] }
    return Set(entries.filter { $0.value.content == .empty }.map(\.key))
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
    guard let node = node(key), node.content != .empty else { return [] }
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
