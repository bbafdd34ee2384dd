/// A variable or a constant of a type.
struct DeclaredProperty {
  let name: String
  /// The type as it is written; nil where it follows from the value.
  let type: String?
  let isReadOnly: Bool
  let marks: DeclarationMarks
  /// The index of the name's token.
  let nameIndex: Int
  /// The index of the brace in front of accessors or observers; nil for none.
  let bodyIndex: Int?
  /// The index of the declaration's last token.
  let endIndex: Int
  /// The stretch of the type's body that holds the property.
  let segment: Int
  /// Whether it is reached by its name.
  var isExposed: Bool
}
