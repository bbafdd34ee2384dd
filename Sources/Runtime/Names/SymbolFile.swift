import Foundation
import Synchronization

/// The table of symbols in a program's or a library's file (ELF, 64 bits).
struct SymbolFile: Sendable {
  private struct Symbol {
    let name: UInt32
    let info: UInt8
    let other: UInt8
    let section: UInt16
    let value: UInt
    let size: UInt
  }

  private let data: Data
  private let symbols: Range<Int>
  private let names: Range<Int>

  /// The files that were read. They stay mapped: on another thread, a trace of the call stack reads the headers of all
  /// files that are mapped, and would fail where one of them no longer is.
  private static let read = Mutex<[String: SymbolFile]>([:])

  /// The table of the file at a path, which is empty for one without symbols.
  static func at(_ path: String) -> SymbolFile {
    read.withLock { read in
      if let file = read[path] { return file }
      let file = SymbolFile(path: path)
      read[path] = file
      return file
    }
  }

  private init(path: String) {
    data = (try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)) ?? Data()
    var found: (symbols: Range<Int>, names: Range<Int>)?
    data.withUnsafeBytes { bytes in
      func number<Number: FixedWidthInteger>(_ type: Number.Type, _ offset: Int) -> Int {
        guard offset >= 0, offset + MemoryLayout<Number>.size <= bytes.count else { return 0 }
        return Int(truncatingIfNeeded: bytes.loadUnaligned(fromByteOffset: offset, as: type))
      }
      let (start, size, count) = (number(UInt64.self, 0x28), number(UInt16.self, 0x3a), number(UInt16.self, 0x3c))
      func contents(_ section: Int) -> Range<Int>? {
        let header = start + section * size
        let (offset, length) = (number(UInt64.self, header + 24), number(UInt64.self, header + 32))
        guard offset >= 0, length >= 0, offset <= bytes.count, length <= bytes.count - offset else { return nil }
        return offset..<offset + length
      }
      for section in 0..<count where number(UInt32.self, start + section * size + 4) == Self.symbolTable {
        guard let symbols = contents(section), let names = contents(number(UInt32.self, start + section * size + 40))
        else { continue }
        found = (symbols, names)
      }
    }
    (symbols, names) = found ?? (0..<0, 0..<0)
  }

  /// SHT_SYMTAB
  private static let symbolTable = 2
  /// STT_FUNC
  private static let function: UInt8 = 2

  /// The symbol of the function that has an address, from the file's beginning on.
  func symbol(at address: UInt) -> String? {
    data.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, symbols.lowerBound % MemoryLayout<Symbol>.alignment == 0 else { return nil }
      let table = UnsafeBufferPointer(
        start: (start + symbols.lowerBound).assumingMemoryBound(to: Symbol.self),
        count: symbols.count / MemoryLayout<Symbol>.stride)
      var index = 0
      while index < table.count {
        let symbol = table[index]
        index += 1
        guard symbol.value <= address, address < symbol.value &+ symbol.size, symbol.info & 0xf == Self.function,
          Int(symbol.name) < names.count
        else { continue }
        let name = bytes[(names.lowerBound + Int(symbol.name))..<names.upperBound]
        return String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
      }
      return nil
    }
  }
}
