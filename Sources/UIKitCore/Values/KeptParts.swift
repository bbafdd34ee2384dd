/// Objects that folders above a class keep for an instance of it, at most one of each type.
struct KeptParts {
  /// Few: looking through them is quicker than a hash.
  private var parts: [(type: ObjectIdentifier, object: AnyObject)] = []

  /// The object of a type; nil where there is none yet.
  subscript<Part: AnyObject>(_ type: Part.Type) -> Part? {
    get {
      let key = ObjectIdentifier(type)
      for part in parts where part.type == key { return unsafeDowncast(part.object, to: type) }
      return nil
    }
    set {
      let key = ObjectIdentifier(type)
      parts.removeAll { $0.type == key }
      if let newValue { parts.append((key, newValue)) }
    }
  }

  /// The object of a type, made when it is first asked for.
  mutating func part<Part: AnyObject>(_ type: Part.Type, orMake make: () -> Part) -> Part {
    if let known = self[type] { return known }
    let made = make()
    self[type] = made
    return made
  }
}
