/// Objects that folders above a class keep for an instance of it, at most one of each type.
struct KeptParts {
  private var parts: [ObjectIdentifier: AnyObject] = [:]

  /// The object of a type; nil where there is none yet.
  subscript<Part: AnyObject>(_ type: Part.Type) -> Part? {
    get { parts[ObjectIdentifier(type)] as? Part }
    set { parts[ObjectIdentifier(type)] = newValue }
  }

  /// The object of a type, made when it is first asked for.
  mutating func part<Part: AnyObject>(_ type: Part.Type, orMake make: () -> Part) -> Part {
    if let known = self[type] { return known }
    let made = make()
    self[type] = made
    return made
  }
}
