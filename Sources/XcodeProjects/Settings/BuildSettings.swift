/// The build settings of a target in one configuration: the values of each level, and the resulting ones.
///
/// From the weakest to the strongest, as in Xcode: the built-in ones, the project's `.xcconfig` file, the project, the
/// target's `.xcconfig` file, the target. In a level a setting with bounds that hold wins over one without.
package struct BuildSettings: Sendable {
  /// For each name the assignments of the levels, the strongest last.
  private var assignments: [String: [SettingAssignment]] = [:]

  /// Where `[sdk=…]` and the like are looked up.
  let circumstances: SettingCircumstances

  /// Settings without a level.
  init(in circumstances: SettingCircumstances) {
    self.circumstances = circumstances
  }

  /// Adds a level that is stronger than those there are.
  mutating func add(_ level: [SettingAssignment]) {
    let holding = level.filter { $0.conditions.allSatisfy { $0.holds(in: circumstances) } }
    let fewest = Set(holding.map(\.conditions.count)).sorted()
    for count in fewest {
      for assignment in holding where assignment.conditions.count == count {
        assignments[assignment.name, default: []].append(assignment)
      }
    }
  }

  /// Adds a level of settings as a project file holds them.
  mutating func add(_ entries: [String: PropertyList]) {
    add(
      entries.sorted { $0.key < $1.key }.compactMap { key, value in
        SettingAssignment(key: key, value: Self.text(of: value))
      })
  }

  /// A list is a text of values separated by blanks; values with blanks are in quotation marks.
  private static func text(of value: PropertyList) -> String {
    guard let values = value.array else { return value.string ?? "" }
    return values.compactMap(\.string).map { word in
      word.contains(where: \.isWhitespace) && !word.contains("\"") ? "\"\(word)\"" : word
    }
    .joined(separator: " ")
  }

  // MARK: Values

  /// The names that some level has, sorted.
  package var names: [String] { assignments.keys.sorted() }

  /// The value with all references replaced; nil if no level has the setting.
  package func value(_ name: String) -> String? {
    guard let stack = assignments[name], !stack.isEmpty else { return nil }
    var expansion = SettingExpansion(assignments)
    return expansion.value(of: name).trimmed
  }

  /// The value; empty if no level has the setting.
  package func text(_ name: String) -> String { value(name) ?? "" }

  /// Whether the value is `YES`.
  package func isYes(_ name: String) -> Bool { ["YES", "TRUE", "1"].contains(text(name).uppercased()) }

  /// The value as a list; quotation marks and backslashes keep blanks in an element.
  package func list(_ name: String) -> [String] { Self.list(of: text(name)) }

  /// A text with the references that it holds replaced.
  package func expanded(_ text: String) -> String {
    var expansion = SettingExpansion(assignments)
    return expansion.expanded(text)
  }

  private static func list(of text: String) -> [String] {
    var values: [String] = []
    var word = ""
    var isWord = false
    var mark: Character?
    var characters = text.makeIterator()
    while let character = characters.next() {
      if character == "\\", mark != "'", let next = characters.next() {
        word.append(next)
        isWord = true
      } else if let open = mark {
        if character == open { mark = nil } else { word.append(character) }
      } else if character == "\"" || character == "'" {
        mark = character
        isWord = true
      } else if character.isWhitespace {
        if isWord { values.append(word) }
        word = ""
        isWord = false
      } else {
        word.append(character)
        isWord = true
      }
    }
    return isWord ? values + [word] : values
  }
}
