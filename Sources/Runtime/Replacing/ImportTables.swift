import Foundation

/// The tables of imported functions of the loaded libraries (ELF's global offset tables), whose entries can be replaced.
///
/// A call from one library into another goes through such an entry. Nothing of a program's symbols is defined anew, so
/// that it works alike in a program, a test bundle and a shared library, stripped or not, and can be undone.
enum ImportTables {
  /// A program or shared library in memory.
  struct Library {
    /// The last part of its path; "program" for the program itself.
    let name: String
    fileprivate let base: UInt
    fileprivate let dynamicSection: UnsafePointer<(tag: Int, value: UInt)>
    /// Memory that the loader made read-only after it filled it in.
    fileprivate let readOnly: Range<UInt>
  }

  /// Entries that were replaced, and what stood there.
  struct Replaced: @unchecked Sendable {
    fileprivate var entries: [(slot: UInt, original: UnsafeRawPointer, readOnly: Range<UInt>)] = []
    /// How many entries were replaced, by library and function.
    private(set) var counts: [String: [String: Int]] = [:]

    fileprivate mutating func note(_ function: String, in library: Library) {
      counts[library.name, default: [:]][function, default: 0] += 1
    }
  }

  #if arch(x86_64)
  // R_X86_64_GLOB_DAT, R_X86_64_JUMP_SLOT
  private static let kinds: ClosedRange<UInt64> = 6...7
  #else
  // R_AARCH64_GLOB_DAT, R_AARCH64_JUMP_SLOT
  private static let kinds: ClosedRange<UInt64> = 1025...1026
  #endif

  /// How many libraries were ever loaded; another number means that there are new ones.
  static var loadCount: UInt64 {
    var count: UInt64 = 0
    withUnsafeMutablePointer(to: &count) {
      _ = visitImages(
        { info, _, context in
          // Fields of `dl_phdr_info`: after base, path, headers and their number, the number of additions.
          guard let info, let context else { return 1 }
          context.storeBytes(of: info.load(fromByteOffset: 32, as: UInt64.self), as: UInt64.self)
          return 1
        }, $0)
    }
    return count
  }

  /// The libraries that are loaded now.
  static var libraries: [Library] {
    var found: [Library] = []
    withUnsafeMutablePointer(to: &found) {
      _ = visitImages(
        { info, _, context in
          guard let info, let context, let library = Library(info) else { return 0 }
          context.assumingMemoryBound(to: [Library].self).pointee.append(library)
          return 0
        }, $0)
    }
    return found
  }

  /// Replaces functions in the table of a library, and adds what it did to `replaced`.
  static func replace(_ functions: [String: UnsafeRawPointer], in library: Library, _ replaced: inout Replaced) {
    var values: [Int: UInt] = [:]
    var entry = library.dynamicSection
    while entry.pointee.tag != 0 {
      values[entry.pointee.tag] = entry.pointee.value
      entry += 1
    }
    // Some loaders leave the addresses of the section as they are in the file.
    func table(_ tag: Int) -> UnsafeRawPointer? {
      values[tag].flatMap { UnsafeRawPointer(bitPattern: $0 < library.base ? $0 + library.base : $0) }
    }
    // DT_SYMTAB and DT_STRTAB; then DT_JMPREL with DT_PLTRELSZ, and DT_RELA with DT_RELASZ.
    guard let symbols = table(6), let strings = table(5) else { return }
    let initials = Set(functions.keys.compactMap(\.utf8.first))
    for (start, size) in [(23, 2), (7, 8)] {
      guard let relocations = table(start), let bytes = values[size] else { continue }
      for offset in stride(from: 0, to: Int(bytes), by: 24) {
        let info = relocations.load(fromByteOffset: offset + 8, as: UInt64.self)
        guard kinds.contains(info & 0xffff_ffff) else { continue }
        let nameOffset = symbols.load(fromByteOffset: Int(info >> 32) * 24, as: UInt32.self)
        // A text is made for few of the names only: a program imports tens of thousands.
        let rawName = (strings + Int(nameOffset)).assumingMemoryBound(to: CChar.self)
        guard initials.contains(UInt8(bitPattern: rawName[0])) else { continue }
        let name = String(cString: rawName)
        guard let function = functions[name] else { continue }
        let slot = library.base + relocations.load(fromByteOffset: offset, as: UInt.self)
        guard let original = write(function, to: slot, readOnly: library.readOnly) else { continue }
        if original != function { replaced.entries.append((slot, original, library.readOnly)) }
        replaced.note(name, in: library)
      }
    }
  }

  /// Puts back what stood in the tables.
  static func restore(_ replaced: Replaced) {
    for entry in replaced.entries { _ = write(entry.original, to: entry.slot, readOnly: entry.readOnly) }
  }

  /// Writes an entry, and leaves its memory as protected as it was; the old content, nil where memory cannot be written.
  private static func write(_ function: UnsafeRawPointer, to slot: UInt, readOnly: Range<UInt>) -> UnsafeRawPointer? {
    let pageSize = UInt(sysconf(Int32(_SC_PAGESIZE)))
    guard let page = UnsafeMutableRawPointer(bitPattern: slot & ~(pageSize - 1)),
      let entry = UnsafeMutablePointer<UnsafeRawPointer>(bitPattern: slot)
    else { return nil }
    if readOnly.contains(slot), mprotect(page, Int(pageSize), PROT_READ | PROT_WRITE) != 0 { return nil }
    let original = entry.pointee
    entry.pointee = function
    if readOnly.contains(slot) { mprotect(page, Int(pageSize), PROT_READ) }
    return original
  }
}

extension ImportTables.Library {
  /// From the loader's `dl_phdr_info`; nil for what has no table.
  fileprivate init?(_ info: UnsafeRawPointer) {
    base = info.load(as: UInt.self)
    let path = info.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self).map { String(cString: $0) } ?? ""
    name = path.isEmpty ? "program" : String(path.split(separator: "/").last ?? "program")
    guard let headers = info.load(fromByteOffset: 16, as: UnsafeRawPointer?.self) else { return nil }
    var dynamicSection: UnsafePointer<(tag: Int, value: UInt)>?
    var readOnly: Range<UInt> = 0..<0
    for index in 0..<Int(info.load(fromByteOffset: 24, as: UInt16.self)) {
      let header = headers + index * 56
      let start = base &+ header.load(fromByteOffset: 16, as: UInt.self)
      switch header.load(as: UInt32.self) {
      // PT_DYNAMIC and PT_GNU_RELRO.
      case 2: dynamicSection = UnsafePointer(bitPattern: start)
      case 0x6474_e552:
        // The loader protects whole pages: the last one, if it is not whole, stays writable.
        let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
        let end = (start &+ header.load(fromByteOffset: 40, as: UInt.self)) & ~(page - 1)
        readOnly = min(start & ~(page - 1), end)..<end
      default: break
      }
    }
    guard let dynamicSection else { return nil }
    self.dynamicSection = dynamicSection
    self.readOnly = readOnly
  }
}

@_silgen_name("dl_iterate_phdr") private func visitImages(
  _ body: @convention(c) (UnsafeRawPointer?, Int, UnsafeMutableRawPointer?) -> CInt, _ context: UnsafeMutableRawPointer
) -> CInt
