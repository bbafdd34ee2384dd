/// A type's body or that of an extension, with what it declares.
final class DeclaredType {
  enum Kind {
    case `class`, value, `protocol`, `extension`
  }

  /// A stretch of the body between the directives of conditional compilation.
  struct Segment {
    /// The offset for generated members; -1 until it is known.
    var offset: Int
    /// Whether they need a semicolon in front.
    var needsSeparator: Bool
  }

  let kind: Kind
  /// The name as it is written: `Outer.Inner` in an extension.
  let path: String
  /// The last part of the name.
  let name: String
  /// The names in the inheritance clause, without the modules and outer types that they are in.
  let inherited: [String]
  let marks: DeclarationMarks
  /// Whether it or a type or function around it has generic parameters.
  let isGeneric: Bool
  /// Whether a function or a closure holds it.
  let isLocal: Bool
  let isNested: Bool
  /// Whether it is in a condition of the file, and may not be compiled.
  var isConditional = false
  /// The types around it, outermost first; none for a local one.
  let outer: [DeclaredType]
  /// The index of the brace in front of the body.
  let openIndex: Int
  var methods: [DeclaredMethod] = []
  var properties: [DeclaredProperty] = []
  /// The first one is what no directive surrounds.
  var segments = [Segment(offset: -1, needsSeparator: false)]
  /// The stretch that the scanner is in.
  var currentSegment = 0
  /// The number of conditions around the scanner's position in the body.
  var conditionDepth = 0
  /// Members to be written into the body, each by the stretch that takes it.
  var additions: [(segment: Int, text: String)] = []
  /// Entries for the registration, besides those of methods and properties.
  var entries: [String] = []

  /// The name with those of the types around it, as the top level of a file writes it.
  var qualifiedPath: String { (outer.map(\.path) + [path]).joined(separator: ".") }

  init(
    kind: Kind, path: String, inherited: [String], marks: DeclarationMarks, isGeneric: Bool, isLocal: Bool,
    isNested: Bool, outer: [DeclaredType], openIndex: Int
  ) {
    self.kind = kind
    self.path = path
    name = path.split(separator: ".").last.map(String.init) ?? path
    self.inherited = inherited
    self.marks = marks
    self.isGeneric = isGeneric
    self.isLocal = isLocal
    self.isNested = isNested
    self.outer = outer
    self.openIndex = openIndex
  }
}
