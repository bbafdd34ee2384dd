/// A class, structure or enumeration with what it is declared in and what its parameters are: what a mangled name says.
indirect enum TypeTree: Hashable {
  case module(String)
  /// A declaration; the kind is `C`, `V` or `O`, the discriminator that of a private one.
  case nominal(kind: Character, context: TypeTree, name: String, discriminator: String?)
  /// What an extension of a type in another module declares.
  case inExtension(module: String, of: TypeTree)
  /// A generic type with its arguments, a list for each declaration from the outermost one.
  case bound(TypeTree, [[TypeTree]])

  /// Reads a name without its prefix `$s`; nil for everything that is not made of such types.
  init?(mangled: String) {
    var demangler = TypeDemangler(mangled)
    guard let tree = demangler.read() else { return nil }
    self = tree
  }

  /// How many declarations lie within each other.
  var depth: Int {
    switch self {
    case .module: 0
    case .nominal(_, let context, _, _): 1 + context.depth
    case .inExtension(_, let type), .bound(let type, _): type.depth
    }
  }
}

/// Reads the part of Swift's mangling that classes and their generic arguments need (`docs/ABI/Mangling.rst`).
///
/// Operators work on a stack; identifiers and types can be referred to again by their numbers.
private struct TypeDemangler {
  private enum Item {
    case identifier(String)
    case privateName(String, discriminator: String)
    case tree(TypeTree)
    /// A file or a function, with what is known of the private declaration in it.
    case anonymous(context: TypeTree, discriminator: String?)
    case emptyList
    case firstElement
  }

  private var reader: SymbolReader
  private var stack: [Item] = []
  private var substitutions: [Item] = []

  init(_ mangled: String) { reader = SymbolReader(mangled) }

  mutating func read() -> TypeTree? {
    while !reader.isAtEnd {
      guard let item = readItem() else { return nil }
      stack.append(item)
    }
    guard stack.count == 1, case .tree(let tree) = stack[0] else { return nil }
    return tree
  }

  private mutating func readItem() -> Item? {
    if let identifier = reader.identifier() { return remembered(.identifier(identifier)) }
    switch reader.next() {
    case "C": return nominal("C")
    case "V": return nominal("V")
    case "O": return nominal("O")
    case "E": return extensionContext()
    case "G": return boundType()
    case "L": return reader.next() == "L" ? privateName() : nil
    case "X": return reader.next() == "Z" ? anonymousContext() : nil
    case "A": return substitution()
    case "S": return standardType()
    case "s": return .tree(.module("Swift"))
    case "y": return .emptyList
    case "_": return .firstElement
    default: return nil
    }
  }

  private mutating func remembered(_ item: Item) -> Item {
    substitutions.append(item)
    return item
  }

  // MARK: Declarations

  private mutating func nominal(_ kind: Character) -> Item? {
    guard let declaration = stack.popLast() else { return nil }
    var name: String
    var discriminator: String?
    switch declaration {
    case .identifier(let plain): name = plain
    case .privateName(let hidden, let mark): (name, discriminator) = (hidden, mark)
    default: return nil
    }
    if case .anonymous(_, let mark) = stack.last { discriminator = mark }
    guard let context = popContext() else { return nil }
    return remembered(.tree(.nominal(kind: kind, context: context, name: name, discriminator: discriminator)))
  }

  private mutating func popContext() -> TypeTree? {
    switch stack.popLast() {
    case .identifier(let module): .module(module)
    case .tree(let tree): tree
    case .anonymous(let context, _): context
    default: nil
    }
  }

  private mutating func privateName() -> Item? {
    guard case .identifier(let discriminator) = stack.popLast(), case .identifier(let name) = stack.popLast() else {
      return nil
    }
    return .privateName(name, discriminator: discriminator)
  }

  private mutating func extensionContext() -> Item? {
    guard case .identifier(let module) = stack.popLast(), case .tree(let type) = stack.popLast() else { return nil }
    return .tree(.inExtension(module: module, of: type))
  }

  /// A context that the name gives as a place in memory, where debugging information may have its real name.
  private mutating func anonymousContext() -> Item? {
    guard case .emptyList = stack.popLast(), case .identifier(let place) = stack.popLast(), let context = popContext(),
      let address = UInt(place.dropFirst(), radix: 16)
    else { return nil }
    var discriminator: String?
    if let name = nameStored(inContextAt: address), case .nominal(_, _, _, let mark) = TypeTree(mangled: name) {
      discriminator = mark
    }
    return .anonymous(context: context, discriminator: discriminator)
  }

  /// The mangled name in an anonymous context descriptor: flags, the parent, then the name if a flag says so.
  private func nameStored(inContextAt address: UInt) -> String? {
    guard let descriptor = UnsafeRawPointer(bitPattern: address) else { return nil }
    let flags = descriptor.load(as: UInt32.self)
    let (isGeneric, hasName) = (flags & 0x80 != 0, flags & 0x1_0000 != 0)
    guard hasName, !isGeneric else { return nil }
    let reference = descriptor + 8
    let text = reference + Int(reference.load(as: Int32.self))
    let name = String(cString: text.assumingMemoryBound(to: CChar.self))
    return name.hasPrefix("$s") ? String(name.dropFirst(2)) : nil
  }

  // MARK: Generic types

  private mutating func boundType() -> Item? {
    var lists: [[TypeTree]] = []
    var isFirstList = false
    while !isFirstList {
      var list: [TypeTree] = []
      while case .tree(let argument) = stack.last {
        list.insert(argument, at: 0)
        stack.removeLast()
      }
      lists.insert(list, at: 0)
      switch stack.popLast() {
      case .emptyList: isFirstList = true
      case .firstElement: break
      default: return nil
      }
    }
    guard case .tree(let type) = stack.popLast() else { return nil }
    // Declarations outside the outermost generic one have no list of their own.
    let missing = max(0, type.depth - lists.count)
    return remembered(.tree(.bound(type, Array(repeating: [], count: missing) + lists)))
  }

  // MARK: References

  /// `A`, then lower-case letters for numbers of which more follow and an upper-case one for the last.
  private mutating func substitution() -> Item? {
    var count: Int?
    while let character = reader.next() {
      if character == "_" { return substitutions.element(at: (count ?? -1) + 27) }
      if let number = character.letterIndex {
        guard let item = substitutions.element(at: number) else { return nil }
        stack += Array(repeating: item, count: max(0, min(count ?? 1, 100) - 1))
        if character.isUppercase { return item }
        stack.append(item)
        count = nil
      } else {
        reader.stepBack()
        guard let number = reader.number() else { return nil }
        count = number
      }
    }
    return nil
  }

  /// `S`, then the letter of a type of the standard library, perhaps with a count before it.
  private mutating func standardType() -> Item? {
    if reader.peek == "g" {
      _ = reader.next()
      guard case .tree(let wrapped) = stack.popLast() else { return nil }
      return remembered(.tree(.bound(StandardType.tree("Optional", kind: "O"), [[wrapped]])))
    }
    let count = reader.number() ?? 1
    guard let letter = reader.next(), let tree = StandardType.tree(mangled: letter) else { return nil }
    stack += Array(repeating: .tree(tree), count: max(0, min(count, 100) - 1))
    return .tree(tree)
  }
}

extension Array {
  fileprivate func element(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
