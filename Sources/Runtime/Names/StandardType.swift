/// The types of the standard library that manglings abbreviate.
enum StandardType {
  private static let names: [Character: String] = [
    "a": "Array", "b": "Bool", "D": "Dictionary", "d": "Double", "f": "Float", "h": "Set",
    "I": "DefaultIndices", "i": "Int", "J": "Character", "N": "ClosedRange", "n": "Range", "O": "ObjectIdentifier",
    "P": "UnsafePointer", "p": "UnsafeMutablePointer", "R": "UnsafeBufferPointer", "r": "UnsafeMutableBufferPointer",
    "S": "String", "s": "Substring", "u": "UInt", "V": "UnsafeRawPointer", "v": "UnsafeMutableRawPointer",
    "W": "UnsafeRawBufferPointer", "w": "UnsafeMutableRawBufferPointer", "q": "Optional",
  ]

  /// The abbreviations that Objective-C's runtime names know as well.
  private static let runtimeNames: [String: String] = [
    "Array": "Sa", "Bool": "Sb", "Double": "Sd", "Float": "Sf", "Int": "Si", "UnsafePointer": "SP",
    "UnsafeMutablePointer": "Sp", "UnsafeBufferPointer": "SR", "UnsafeMutableBufferPointer": "Sr", "String": "SS",
    "UInt": "Su", "UnsafeRawPointer": "SV", "UnsafeMutableRawPointer": "Sv", "Optional": "Sq",
  ]

  static func tree(_ name: String, kind: Character) -> TypeTree {
    .nominal(kind: kind, context: .module("Swift"), name: name, discriminator: nil)
  }

  /// The type behind a letter of Swift's mangling.
  static func tree(mangled letter: Character) -> TypeTree? {
    names[letter].map { tree($0, kind: $0 == "Optional" ? "O" : "V") }
  }

  /// The abbreviation of a type in runtime names.
  static func runtimeName(of tree: TypeTree) -> String? {
    guard case .nominal(_, .module("Swift"), let name, nil) = tree else { return nil }
    return runtimeNames[name]
  }
}
