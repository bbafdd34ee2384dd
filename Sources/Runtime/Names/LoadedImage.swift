import Foundation

/// The program or one of its shared libraries (ELF, 64 bits), as it lies in memory.
struct LoadedImage {
  /// What is added to the addresses in the file.
  let base: UInt
  /// The path; empty for the program itself.
  let path: String
  /// Mapped memory that can be read, by whether its bytes can run.
  private let segments: [(range: Range<UInt>, isCode: Bool)]
  private let dynamicSection: Range<UInt>?

  /// The image that an address is in; nil for memory that no image has.
  init?(holding address: UInt) {
    var search = Search(address: address)
    withUnsafeMutablePointer(to: &search) {
      // Fields of `dl_phdr_info`: the base, the path, the program headers and their number.
      _ = iterateImages(
        { info, _, context in
          guard let info, let search = context?.assumingMemoryBound(to: Search.self) else { return 0 }
          let image = LoadedImage(
            base: info.load(as: UInt.self), path: info.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self),
            headers: info.load(fromByteOffset: 16, as: UnsafeRawPointer?.self),
            count: Int(info.load(fromByteOffset: 24, as: UInt16.self)))
          guard image.holds(search.pointee.address) else { return 0 }
          search.pointee.found = image
          return 1
        }, $0)
    }
    guard let found = search.found else { return nil }
    self = found
  }

  private struct Search {
    let address: UInt
    var found: LoadedImage?
  }

  private init(base: UInt, path: UnsafePointer<CChar>?, headers: UnsafeRawPointer?, count: Int) {
    self.base = base
    self.path = path.map { String(cString: $0) } ?? ""
    var segments: [(range: Range<UInt>, isCode: Bool)] = []
    var dynamicSection: Range<UInt>?
    for index in 0..<count {
      guard let header = headers.map({ $0 + index * 56 }) else { break }
      let (type, flags) = (header.load(as: UInt32.self), header.load(fromByteOffset: 4, as: UInt32.self))
      let start = base &+ header.load(fromByteOffset: 16, as: UInt.self)
      let range = start..<start &+ header.load(fromByteOffset: 40, as: UInt.self)
      // PT_LOAD with PF_R, and with PF_X or not; PT_DYNAMIC.
      if type == 1, flags & 4 != 0 { segments.append((range, flags & 1 != 0)) }
      if type == 2 { dynamicSection = range }
    }
    self.segments = segments
    self.dynamicSection = dynamicSection
  }

  private func holds(_ address: UInt) -> Bool { segments.contains { $0.range.contains(address) } }

  func isCode(_ address: UInt) -> Bool { segments.contains { $0.isCode && $0.range.contains(address) } }

  func isData(_ address: UInt) -> Bool { segments.contains { !$0.isCode && $0.range.contains(address) } }

  /// A number that lies in this image; nil for an address outside.
  func read<Number: FixedWidthInteger>(_ type: Number.Type, at address: UInt) -> Number? {
    let isInside = segments.contains { $0.range.contains(address) && address <= $0.range.upperBound - size(of: type) }
    return isInside ? UnsafeRawPointer(bitPattern: address)?.loadUnaligned(as: type) : nil
  }

  private func size<Number>(of _: Number.Type) -> UInt { UInt(MemoryLayout<Number>.size) }

  /// The bytes of code from an address on, no more than there are.
  func code(_ range: Range<UInt>) -> UnsafeRawBufferPointer? {
    guard let segment = segments.first(where: { $0.isCode && $0.range.contains(range.lowerBound) }) else { return nil }
    let end = min(range.upperBound, segment.range.upperBound)
    return UnsafeRawBufferPointer(
      start: UnsafeRawPointer(bitPattern: range.lowerBound), count: Int(end - range.lowerBound))
  }

  /// What a slot of the global offset table stands for, also before the loader has bound it.
  func target(ofSlot slot: UInt) -> UInt? {
    guard isData(slot), let held = read(UInt.self, at: slot) else { return nil }
    guard let symbol = symbol(boundTo: slot), let name = symbol.name else { return held }
    // The first is for the libraries that the program was linked with, the second for those that were opened later.
    if let found = dlsym(nil, name) { return UInt(bitPattern: found) }
    if let handle = dlopen(path.isEmpty ? nil : path, RTLD_LAZY | RTLD_NOLOAD) {
      defer { dlclose(handle) }
      if let found = dlsym(handle, name) { return UInt(bitPattern: found) }
    }
    return symbol.ownValue.map { base &+ $0 } ?? held
  }

  /// The symbol of a slot that is bound at the first call (`DT_JMPREL`), by the image's dynamic section.
  private func symbol(boundTo slot: UInt) -> (name: UnsafePointer<CChar>?, ownValue: UInt?)? {
    guard let entries = dynamicSection else { return nil }
    var values: [UInt: UInt] = [:]
    for entry in stride(from: entries.lowerBound, to: entries.upperBound, by: 16) {
      guard let tag = read(UInt.self, at: entry), tag != 0 else { break }
      values[tag] = read(UInt.self, at: entry + 8)
    }
    // DT_STRTAB, DT_SYMTAB, DT_JMPREL and DT_PLTRELSZ.
    guard let strings = values[5], let symbols = values[6], let table = values[23], let size = values[2] else {
      return nil
    }
    for relocation in stride(from: mapped(table), to: mapped(table) + size, by: 24) {
      guard read(UInt.self, at: relocation).map({ base &+ $0 }) == slot else { continue }
      guard let info = read(UInt.self, at: relocation + 8) else { return nil }
      let symbol = mapped(symbols) + (info >> 32) * 24
      guard let name = read(UInt32.self, at: symbol), let section = read(UInt16.self, at: symbol + 6) else {
        return nil
      }
      return (
        UnsafePointer(bitPattern: mapped(strings) + UInt(name)), section == 0 ? nil : read(UInt.self, at: symbol + 8)
      )
    }
    return nil
  }

  /// An address of the dynamic section; some loaders leave it as it is in the file.
  private func mapped(_ address: UInt) -> UInt { address < base ? base &+ address : address }
}

/// What the loader has done.
package enum ImageLoader {
  /// How many images were loaded so far, those that are gone included.
  package static var loadCount: UInt64 {
    var count: UInt64 = 0
    // `dlpi_adds` lies behind the address, the name, the program headers and their number.
    _ = iterateImages(
      { info, size, context in
        if size >= 40, let info {
          context?.storeBytes(of: info.load(fromByteOffset: 32, as: UInt64.self), as: UInt64.self)
        }
        return 1
      }, &count)
    return count
  }
}

@_silgen_name("dl_iterate_phdr") private func iterateImages(
  _ body: @convention(c) (UnsafeRawPointer?, Int, UnsafeMutableRawPointer?) -> CInt, _ context: UnsafeMutableRawPointer
) -> CInt
