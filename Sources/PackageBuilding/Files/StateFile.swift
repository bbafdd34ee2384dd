import Foundation
import PlainviewRuntime

/// Files in which a run leaves what the next one needs; an unreadable one counts as missing.
enum StateFile {
  static func read<Value: Decodable>(_ path: String) -> Value? {
    FileManager.default.contents(atPath: path).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
  }

  static func write(_ value: some Encodable, to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try write([UInt8](try encoder.encode(value)), to: path)
  }

  /// Writes a file if its contents differ.
  static func write(_ bytes: [UInt8], to path: String) throws {
    if let old = FileManager.default.contents(atPath: path), old.elementsEqual(bytes) { return }
    do {
      try OutputFile.write(bytes, to: path)
    } catch {
      throw BuildFailure("\(path): \(error.reason), \(error.remedy)")
    }
  }
}
