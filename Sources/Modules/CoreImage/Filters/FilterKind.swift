import Foundation

/// The description of a filter: a line of the table.
struct FilterKind: Sendable {
  /// An input of a filter.
  struct Input: Sendable {
    enum Value: Sendable {
      case image
      case number(Double, ClosedRange<Double>?)
      case vector([Double])
      case color([Double])
      case text(String)
      case data
      case transform
    }
    let name: String
    let value: Value
  }
  /// How the extent of the output follows from the inputs.
  enum Extent: Sendable {
    case same, endless, union, crop, scale, transform, point, code
    /// The extent grows by a multiple of the radius on all sides.
    case grows(Double)
  }

  let name: String
  let category: String
  let extent: Extent
  let inputs: [Input]

  /// All of them, by name.
  static let all: [String: FilterKind] = Dictionary(
    uniqueKeysWithValues: (FilterTable.effects + FilterTable.shapes).split(separator: "\n").map {
      let kind = FilterKind(line: $0)
      return (kind.name, kind)
    })

  /// A line is the name, the category, the extent, then inputs: `Name=value` with a number `1(0..2)`, a vector `[0,0]`, a
  /// colour `#1,1,1,1` or a text `'L'`; alone an image.
  private init(line: Substring) {
    let fields = line.split(separator: " ")
    name = "CI" + fields[0]
    category = "CICategory" + fields[1]
    extent =
      switch fields[2] {
      case "endless": .endless
      case "union": .union
      case "crop": .crop
      case "scale": .scale
      case "transform": .transform
      case "point": .point
      case "code": .code
      case let field where field.hasPrefix("grows"): .grows(Double(field.dropFirst(5)) ?? 1)
      default: .same
      }
    inputs = fields.dropFirst(3).map(Self.input)
  }

  /// `-inf`, `2pi`, `0.5`.
  private static func number(_ text: Substring) -> Double {
    if text.hasSuffix("inf") { return text.hasPrefix("-") ? -.infinity : .infinity }
    guard text.hasSuffix("pi") else { return Double(text) ?? 0 }
    let factor = text.dropLast(2)
    return .pi * (factor.isEmpty ? 1 : factor == "-" ? -1 : Double(factor) ?? 0)
  }

  private static func input(_ field: Substring) -> Input {
    let parts = field.split(separator: "=", maxSplits: 1)
    guard parts.count == 2 else {
      return Input(
        name: "input\(field)", value: field == "Message" ? .data : field == "Transform" ? .transform : .image)
    }
    let text = parts[1].dropFirst()
    func numbers(_ text: Substring) -> [Double] {
      text.split { ",[]".contains($0) }.map(number)
    }
    let value: Input.Value
    switch parts[1].first {
    case "[": value = .vector(numbers(text))
    case "#": value = .color(numbers(text))
    case "'": value = .text(String(text.dropLast()))
    default:
      let pieces = parts[1].split(separator: "(")
      let bounds = pieces.count > 1 ? pieces[1].dropLast().replacing("..", with: ",") : ""
      let range = numbers(Substring(bounds))
      value = .number(number(pieces[0]), range.count == 2 && range[0] <= range[1] ? range[0]...range[1] : nil)
    }
    return Input(name: "input\(parts[0])", value: value)
  }
}

extension FilterKind.Input {
  /// The default value of the input; nil for none.
  var usual: Any? {
    switch value {
    case .image, .data: nil
    case .number(let number, _): NSNumber(value: number)
    case .vector(let numbers): CIVector(numbers)
    case .color(let numbers):
      CIColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers.count > 3 ? numbers[3] : 1)
    case .text(let text): text
    case .transform: NSAffineTransform()
    }
  }

  /// The entry of the input in `CIFilter.attributes`.
  var attributes: [String: Any] {
    var result: [String: Any] = [kCIAttributeDisplayName: String(name.dropFirst(5))]
    result[kCIAttributeDefault] = usual
    switch value {
    case .image:
      result[kCIAttributeClass] = "CIImage"
      result[kCIAttributeType] = kCIAttributeTypeImage
    case .number(_, let range):
      result[kCIAttributeClass] = "NSNumber"
      result[kCIAttributeType] =
        switch name {
        case kCIInputAngleKey: kCIAttributeTypeAngle
        case kCIInputRadiusKey, kCIInputScaleKey, kCIInputWidthKey: kCIAttributeTypeDistance
        default: kCIAttributeTypeScalar
        }
      if let range {
        result[kCIAttributeSliderMin] = range.lowerBound
        result[kCIAttributeSliderMax] = range.upperBound
      }
    case .vector(let numbers):
      result[kCIAttributeClass] = "CIVector"
      result[kCIAttributeType] = numbers.count == 4 ? kCIAttributeTypeRectangle : kCIAttributeTypePosition
    case .color:
      result[kCIAttributeClass] = "CIColor"
      result[kCIAttributeType] = kCIAttributeTypeColor
    case .text: result[kCIAttributeClass] = "NSString"
    case .data: result[kCIAttributeClass] = "NSData"
    case .transform:
      result[kCIAttributeClass] = "NSAffineTransform"
      result[kCIAttributeType] = kCIAttributeTypeTransform
    }
    return result
  }
}

extension CIVector {
  convenience init(_ numbers: [Double]) {
    let values = numbers.map { CGFloat($0) }
    self.init(values: values, count: values.count)
  }
}
