import Foundation

/// The symbol table of a program's file in the ELF format, 64 bits, little endian.
struct ProgramSymbols {
  private let file: Data
  private let symbols: Range<Int>
  private let strings: Range<Int>

  /// Nil if there is no such file, or it has no symbol table.
  init?(path: String) {
    guard let file = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else { return nil }
    guard file.count >= 64, file.prefix(6).elementsEqual([0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return nil }
    self.file = file
    guard let sections = Self.sections(of: file),
      let table = sections.first(where: { $0.type == Self.symbolTable }), sections.indices.contains(table.link)
    else { return nil }
    symbols = table.range
    strings = sections[table.link].range
    if strings.isEmpty { return nil }
  }

  /// The names of Swift functions that begin so.
  func functions(beginningWith prefix: String) -> [String] {
    functions { name, length in length >= prefix.utf8.count && strncmp(name, prefix, prefix.utf8.count) == 0 }
  }

  /// The names of Swift functions that have this in them.
  func functions(containing part: String) -> [String] { functions { name, _ in strstr(name, part) != nil } }

  private func functions(_ isMeant: (_ name: UnsafePointer<CChar>, _ length: Int) -> Bool) -> [String] {
    file.withUnsafeBytes { bytes in
      var found: [String] = []
      guard let base = bytes.baseAddress, bytes[strings.upperBound - 1] == 0 else { return found }
      var entry = symbols.lowerBound
      while entry + Self.symbolSize <= symbols.upperBound {
        let start = strings.lowerBound + Int(bytes.loadUnaligned(fromByteOffset: entry, as: UInt32.self))
        entry += Self.symbolSize
        guard start < strings.upperBound else { continue }
        let name = (base + start).assumingMemoryBound(to: CChar.self)
        let length = strlen(name)
        // A plain function's name ends so; witnesses and descriptors have other endings.
        guard length > 0, name[length - 1] == CChar(UInt8(ascii: "F")), isMeant(name, length) else { continue }
        found.append(String(cString: name))
      }
      return found
    }
  }

  // MARK: The format

  private struct Section {
    let type: UInt32
    let link: Int
    let range: Range<Int>
  }

  private static let symbolTable: UInt32 = 2
  private static let symbolSize = 24
  private static let sectionSize = 64

  /// The sections that lie inside the file; nil if one does not.
  private static func sections(of file: Data) -> [Section]? {
    file.withUnsafeBytes { bytes in
      let start = Int(truncatingIfNeeded: bytes.loadUnaligned(fromByteOffset: 0x28, as: UInt64.self))
      let count = Int(bytes.loadUnaligned(fromByteOffset: 0x3C, as: UInt16.self))
      guard start > 0, start <= file.count - count * sectionSize else { return nil }
      var sections: [Section] = []
      for index in 0..<count {
        let header = start + index * sectionSize
        let type = bytes.loadUnaligned(fromByteOffset: header + 4, as: UInt32.self)
        let offset = bytes.loadUnaligned(fromByteOffset: header + 0x18, as: UInt64.self)
        let size = bytes.loadUnaligned(fromByteOffset: header + 0x20, as: UInt64.self)
        let link = Int(bytes.loadUnaligned(fromByteOffset: header + 0x28, as: UInt32.self))
        // A section of the kind "no bits" has a size and no place in the file.
        let isInside = offset <= UInt64(file.count) && size <= UInt64(file.count) - offset
        let range = isInside ? Int(offset)..<Int(offset + size) : 0..<0
        sections.append(Section(type: type, link: link, range: range))
      }
      return sections
    }
  }
}
