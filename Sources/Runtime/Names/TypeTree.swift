import Synchronization

/// A class, structure or enumeration with what it is declared in and what its parameters are: what a mangled name says.
package indirect enum TypeTree: Hashable {
  case module(String)
  /// A declaration; the kind is `C`, `V` or `O`, the discriminator that of a private one.
  case nominal(kind: Character, context: TypeTree, name: String, discriminator: String?)
  /// What an extension of a type in another module declares.
  case inExtension(module: String, of: TypeTree)
  /// A generic type with its arguments, a list for each declaration from the outermost one.
  case bound(TypeTree, [[TypeTree]])

  /// Reads a name without its prefix `$s`; nil for everything that is not made of such types.
  package init?(mangled: String) {
    var demangler = TypeDemangler(mangled)
    guard let tree = demangler.read() else { return nil }
    self = tree
  }

  /// The number of nested declarations.
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
    /// A type with the number of declarations in it, written out.
    case tree(TypeTree, size: Int)
    /// A file or a function, with what is known of the private declaration in it.
    case anonymous(context: TypeTree, size: Int, discriminator: String?)
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
    guard stack.count == 1, case .tree(let tree, _) = stack[0] else { return nil }
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
    case "s": return .tree(.module("Swift"), size: 1)
    case "y": return .emptyList
    case "_": return .firstElement
    default: return nil
    }
  }

  private mutating func remembered(_ item: Item) -> Item {
    substitutions.append(item)
    return item
  }

  /// Types hold each other by reference: few characters can stand for more than any program has.
  private static let largestTree = 2000

  private func made(_ tree: TypeTree, size: Int) -> Item? { size <= Self.largestTree ? .tree(tree, size: size) : nil }

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
    if case .anonymous(_, _, let mark) = stack.last { discriminator = mark }
    guard let (context, size) = popContext() else { return nil }
    return made(.nominal(kind: kind, context: context, name: name, discriminator: discriminator), size: size + 1)
      .map { remembered($0) }
  }

  private mutating func popContext() -> (TypeTree, size: Int)? {
    switch stack.popLast() {
    case .identifier(let module): (.module(module), 1)
    case .tree(let tree, let size): (tree, size)
    case .anonymous(let context, let size, _): (context, size)
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
    guard case .identifier(let module) = stack.popLast(), case .tree(let type, let size) = stack.popLast() else {
      return nil
    }
    return made(.inExtension(module: module, of: type), size: size + 1)
  }

  /// A context that the name gives as an address, where debugging information may have its real name.
  private mutating func anonymousContext() -> Item? {
    guard case .emptyList = stack.popLast(), case .identifier(let addressText) = stack.popLast(),
      let (context, size) = popContext(), let address = UInt(addressText.dropFirst(), radix: 16)
    else { return nil }
    var discriminator: String?
    if let name = nameStored(inContextAt: address), case .nominal(_, _, _, let mark) = TypeTree(mangled: name) {
      discriminator = mark
    }
    return .anonymous(context: context, size: size, discriminator: discriminator)
  }

  /// The names in the descriptors that were asked for: looking for the image of an address goes through all of them.
  private static let storedNames = Mutex<[UInt: String?]>([:])

  private static let longestName = 4096

  private func nameStored(inContextAt address: UInt) -> String? {
    if let known = Self.storedNames.withLock({ $0[address] }) { return known }
    // A text may have any address in it; descriptors lie in the images of the program.
    guard let image = LoadedImage(holding: address) else { return nil }
    let name = Self.name(inContextAt: address, of: image)
    Self.storedNames.withLock { $0[address] = .some(name) }
    return name
  }

  /// The mangled name in an anonymous context descriptor: flags, the parent, then the name if a flag says so.
  private static func name(inContextAt address: UInt, of image: LoadedImage) -> String? {
    guard let flags = image.read(UInt32.self, at: address) else { return nil }
    let (isGeneric, hasName) = (flags & 0x80 != 0, flags & 0x1_0000 != 0)
    guard hasName, !isGeneric, let offset = image.read(Int32.self, at: address &+ 8) else { return nil }
    var byteAddress = address &+ 8 &+ UInt(bitPattern: Int(offset))
    var name: [UInt8] = []
    while let byte = image.read(UInt8.self, at: byteAddress), byte != 0, name.count < longestName {
      name.append(byte)
      byteAddress &+= 1
    }
    return name.starts(with: "$s".utf8) ? String(decoding: name.dropFirst(2), as: UTF8.self) : nil
  }

  // MARK: Generic types

  private mutating func boundType() -> Item? {
    var lists: [[TypeTree]] = []
    var total = 1
    var isFirstList = false
    while !isFirstList {
      var list: [TypeTree] = []
      while case .tree(let argument, let size) = stack.last {
        list.append(argument)
        total += size
        stack.removeLast()
      }
      lists.insert(list.reversed(), at: 0)
      switch stack.popLast() {
      case .emptyList: isFirstList = true
      case .firstElement: break
      default: return nil
      }
    }
    guard case .tree(let type, let size) = stack.popLast() else { return nil }
    // Declarations outside the outermost generic one have no list of their own.
    let missing = max(0, type.depth - lists.count)
    return made(.bound(type, Array(repeating: [], count: missing) + lists), size: total + size)
      .map { remembered($0) }
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
      guard case .tree(let wrapped, let size) = stack.popLast() else { return nil }
      return made(.bound(StandardType.tree("Optional", kind: "O"), [[wrapped]]), size: size + 1).map { remembered($0) }
    }
    let count = reader.number() ?? 1
    guard let letter = reader.next(), let tree = StandardType.tree(mangled: letter) else { return nil }
    stack += Array(repeating: .tree(tree, size: 1), count: max(0, min(count, 100) - 1))
    return .tree(tree, size: 1)
  }
}

extension Array {
  fileprivate func element(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
