/// A declaration of a Swift source: where its parts stand in the text.
struct SourceDeclaration {
  enum Kind {
    /// A class, structure, enumeration, actor or extension, with its members.
    case type
    /// A protocol; its requirements are not looked at one by one.
    case requirements
    case function
    case initializer
    case variable
    case importing
    /// Another name for a type, a case, an operator.
    case other
  }

  /// Code that can be left out of a declaration.
  struct Body {
    /// What stands between the braces, or the initial value.
    let range: Range<Int>
    /// What has to come of it.
    let result: Result
  }

  enum Result {
    case nothing
    case optional
    case value
  }

  var kind: Kind
  /// The name; empty for an extension.
  var name = ""
  /// The whole declaration, with its attributes.
  var range: Range<Int>
  /// What comes in front of the bodies: attributes, parameters, types.
  var head: Range<Int>
  /// The bodies of a function or of accessors.
  var bodies: [Body] = []
  /// The initial value of a variable.
  var value: Range<Int>?
  /// Whether a variable says its type.
  var hasType = false
  /// Whether other files cannot name it.
  var isPrivate = false
  var members: [SourceDeclaration] = []
}
