/// The functions by which a class meets the requirements of a protocol, as the compiler lays them out.
///
/// The words are the conformance's descriptor, then one for each requirement in the order of the protocol: inherited
/// protocols first, then methods and accessors. (Swift's ABI documents `TypeMetadata` and `GenericSignature`; headers
/// `swift/ABI/Metadata.h` and `MetadataValues.h`.)
struct WitnessTable: Hashable {
  let address: UnsafeRawPointer

  init(_ address: UnsafeRawPointer) { self.address = address }

  /// The class and the table of an object that is held as one protocol that only classes conform to.
  static func parts<Delegate>(of delegate: Delegate) -> (class: AnyClass, table: WitnessTable) {
    precondition(MemoryLayout<Delegate>.size == 2 * MemoryLayout<UInt>.size, "not one protocol of classes")
    let (object, table) = unsafeBitCast(delegate, to: (AnyObject, UnsafeRawPointer).self)
    return (type(of: object), WitnessTable(table))
  }

  /// What the compiler says about the conformance; all tables of a generic class have one.
  var conformance: UnsafeRawPointer { address.load(as: UnsafeRawPointer.self) }

  /// What the compiler says about the protocol.
  var protocolDescriptor: UnsafeRawPointer? { Self.target(of: conformance) }

  /// What the compiler says about the class that the conformance was written for.
  var classDescriptor: UnsafeRawPointer? {
    switch conformance.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7 {
    case 0: Self.direct(conformance + 4)
    case 1: Self.direct(conformance + 4)?.load(as: UnsafeRawPointer?.self)
    default: nil
    }
  }

  /// The functions of the protocol's own methods, in their order.
  var methods: [UInt] {
    guard let descriptor = protocolDescriptor else { return [] }
    let constraints = Int(descriptor.load(fromByteOffset: 12, as: UInt32.self))
    let count = Int(descriptor.load(fromByteOffset: 16, as: UInt32.self))
    let requirements = descriptor + 24 + constraints * 12
    // The low four bits are the kind: 1 is a method.
    return (0..<count).filter { requirements.load(fromByteOffset: $0 * 8, as: UInt32.self) & 15 == 1 }
      .map { address.load(fromByteOffset: ($0 + 1) * MemoryLayout<UInt>.size, as: UInt.self) }
  }

  /// Whether an address is that of a table of another conformance to the same protocol.
  func isOther(_ address: UInt, in image: LoadedImage) -> Bool {
    guard address % 8 == 0, image.isData(address), let word = image.read(UInt.self, at: address), word % 4 == 0,
      word != UInt(bitPattern: conformance), let home = LoadedImage(holding: word),
      let distance = home.read(Int32.self, at: word)
    else { return false }
    let location = word &+ UInt(bitPattern: Int(distance & ~1))
    let found = distance & 1 == 0 ? location : LoadedImage(holding: location)?.read(UInt.self, at: location)
    return found == UInt(bitPattern: protocolDescriptor)
  }

  // MARK: Distances

  /// What a distance leads to, or if its lowest bit is set, what the word there leads to.
  private static func target(of field: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = field.load(as: Int32.self)
    if distance & 1 == 0 { return direct(field) }
    return (field + Int(distance & ~1)).load(as: UnsafeRawPointer?.self)
  }

  private static func direct(_ field: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = Int(field.load(as: Int32.self))
    return distance == 0 ? nil : field + distance
  }
}
