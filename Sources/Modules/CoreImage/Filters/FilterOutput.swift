import Foundation
import PlainviewGraphics

/// The output of a filter for its input values.
struct FilterOutput {
  let kind: FilterKind
  let values: [String: Any]

  /// nil as long as a picture is missing.
  var image: CIImage? {
    let input = values[kCIInputImageKey] as? CIImage
    if kind.inputs.contains(where: { $0.name == kCIInputImageKey }), input == nil { return nil }
    if case .code = kind.extent, !(values["inputMessage"] is Data) { return nil }
    guard let extent = extent(input) else { return nil }
    let behind = (values[kCIInputBackgroundImageKey] as? CIImage).map { " over \($0.names.joined(separator: ", "))" }
    return CIImage(
      extent: extent, names: (input?.names ?? []) + [kind.name + changes + (behind ?? "")], url: input?.url,
      properties: input?.properties ?? [:])
  }

  /// The values that are not the usual ones: ` intensity 0.5 radius 3`.
  private var changes: String {
    kind.inputs.compactMap { input in
      guard let value = values[input.name], !(value is CIImage) else { return nil }
      let text: String
      switch value {
      case let number as NSNumber:
        text = numberText((number.doubleValue * 1000).rounded() / 1000)
        if case .number(let usual, _) = input.value, numberText((usual * 1000).rounded() / 1000) == text { return nil }
      case let object as NSObject:
        if let usual = input.usual as? NSObject, usual.isEqual(object) { return nil }
        guard object is CIVector || object is CIColor else { return nil }
        text = object.description
      default: return nil
      }
      let name = input.name.dropFirst(5)
      return " \(name.prefix(1).lowercased() + name.dropFirst()) \(text)"
    }.joined()
  }

  private func number(_ key: String) -> CGFloat { CGFloat((values[key] as? NSNumber)?.doubleValue ?? 0) }

  private func extent(_ input: CIImage?) -> CGRect? {
    let own = input?.extent ?? .zero
    switch kind.extent {
    case .same: return own
    case .endless: return .infinite
    case .point: return CGRect(x: 0, y: 0, width: 1, height: 1)
    case .grows(let radii):
      let radius = (number(kCIInputRadiusKey) * CGFloat(radii)).rounded(.up)
      return own.isInfinite ? own : own.insetBy(dx: -radius, dy: -radius)
    case .union:
      let other = (values[kCIInputBackgroundImageKey] ?? values[kCIInputTargetImageKey]) as? CIImage
      return other.map { $0.extent.isInfinite || own.isInfinite ? .infinite : own.union($0.extent) } ?? own
    case .crop:
      guard let rect = (values["inputRectangle"] as? CIVector)?.cgRectValue, rect.width.isFinite else { return own }
      let part = own.intersection(rect)
      return part.isNull ? .zero : part
    case .scale:
      let (scale, ratio) = (number(kCIInputScaleKey), number(kCIInputAspectRatioKey))
      return own.isInfinite ? own : own.applying(CGAffineTransform(scaleX: scale * ratio, y: scale)).integral
    case .transform: return own.isInfinite ? own : own.applying(transform)
    case .code: return QRCode.extent(values["inputMessage"] as? Data, values["inputCorrectionLevel"] as? String)
    }
  }

  private var transform: CGAffineTransform {
    switch values[kCIInputTransformKey] {
    case let transform as CGAffineTransform: return transform
    case let vector as CIVector: return vector.cgAffineTransformValue
    case let object as NSAffineTransform:
      let (a, b) = (object.transform(NSPoint(x: 1, y: 0)), object.transform(NSPoint(x: 0, y: 1)))
      let origin = object.transform(NSPoint.zero)
      return CGAffineTransform(
        a: a.x - origin.x, b: a.y - origin.y, c: b.x - origin.x, d: b.y - origin.y, tx: origin.x, ty: origin.y)
    default: return .identity
    }
  }
}

/// The size of codes with two dimensions (ISO 18004).
private enum QRCode {
  /// How many bytes the versions 1 to 40 can hold, by the level of correction.
  private static let capacities: [String: [Int]] = [
    "L": [
      17, 32, 53, 78, 106, 134, 154, 192, 230, 271, 321, 367, 425, 458, 520, 586, 644, 718, 792, 858, 929, 1003, 1091,
      1171, 1273, 1367, 1465, 1528, 1628, 1732, 1840, 1952, 2068, 2188, 2303, 2431, 2563, 2699, 2809, 2953,
    ],
    "M": [
      14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666, 711, 779, 857, 911,
      997, 1059, 1125, 1190, 1264, 1370, 1452, 1538, 1628, 1722, 1809, 1911, 1989, 2099, 2213, 2331,
    ],
    "Q": [
      11, 20, 32, 46, 60, 74, 86, 108, 130, 151, 177, 203, 241, 258, 292, 322, 364, 394, 442, 482, 509, 565, 611, 661,
      715, 751, 805, 868, 908, 982, 1030, 1112, 1168, 1228, 1283, 1351, 1423, 1499, 1579, 1663,
    ],
    "H": [
      7, 14, 24, 34, 44, 58, 64, 84, 98, 119, 137, 155, 177, 194, 220, 250, 280, 310, 338, 382, 403, 439, 461, 511, 535,
      593, 625, 658, 698, 742, 790, 842, 898, 958, 983, 1051, 1093, 1139, 1219, 1273,
    ],
  ]

  /// One pixel a module, with one more on all sides; nil for a message that is too long.
  static func extent(_ message: Data?, _ level: String?) -> CGRect? {
    guard let message, let capacities = capacities[level ?? "M"],
      let version = capacities.firstIndex(where: { message.count <= $0 })
    else { return nil }
    let side = CGFloat(21 + 4 * version + 2)
    return CGRect(x: 0, y: 0, width: side, height: side)
  }
}
