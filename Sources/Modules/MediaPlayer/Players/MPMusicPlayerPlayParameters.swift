public import Foundation
import PlainviewRuntime

/// What MusicKit says of something that can be played.
open class MPMusicPlayerPlayParameters: NSObject, NSSecureCoding, Codable, @unchecked Sendable {
  private let values: [String: Any]
  /// The values that MusicKit has given.
  open var dictionary: [String: Any] { values }

  /// Takes MusicKit's values; nil without an identifier and a kind.
  public init?(dictionary: [String: Any]) {
    guard dictionary["id"] is String, dictionary["kind"] is String else { return nil }
    values = dictionary
    super.init()
  }

  // MARK: Coding

  /// A value of a dictionary: a text, a yes or no, or a number.
  private enum Value: Codable {
    case text(String), flag(Bool), number(Double)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .text(let text): try container.encode(text)
      case .flag(let flag): try container.encode(flag)
      case .number(let number): try container.encode(number)
      }
    }

    init?(_ value: Any) {
      switch value {
      case let text as String: self = .text(text)
      case let flag as Bool: self = .flag(flag)
      case let number as Int: self = .number(Double(number))
      case let number as Double: self = .number(number)
      default: return nil
      }
    }
    var value: Any {
      switch self {
      case .text(let text): text
      case .flag(let flag): flag
      case .number(let number): number
      }
    }
  }

  /// Creates values from MusicKit's answer.
  public required init(from decoder: any Decoder) throws {
    values = try [String: Value](from: decoder).mapValues(\.value)
    super.init()
  }
  /// Encodes the values as MusicKit has them.
  open func encode(to encoder: any Encoder) throws { try values.compactMapValues { Value($0) }.encode(to: encoder) }

  /// Creates values from an archive.
  public required init?(coder: NSCoder) {
    guard let data = coder.objectIfPresent(of: NSData.self, forKey: "dictionary"),
      let found = try? JSONDecoder().decode([String: Value].self, from: Data(referencing: data))
    else { return nil }
    values = found.mapValues(\.value)
    super.init()
  }
  /// Archives the values.
  open func encode(with coder: NSCoder) {
    guard let data = try? JSONEncoder().encode(values.compactMapValues { Value($0) }) else { return }
    coder.encode(NSData(data: data), forKey: "dictionary")
  }
  /// Whether values can be archived securely, true.
  open class var supportsSecureCoding: Bool { true }
}
