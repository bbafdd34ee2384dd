import Foundation

extension ScriptEngine {
  func binary(
    _ operation: BinaryOperator, _ left: ScriptValue, _ right: ScriptValue
  ) throws -> ScriptValue {
    switch operation {
    case .add: return try sum(left, right)
    case .subtract: return .number(try number(of: left) - number(of: right))
    case .multiply: return .number(try number(of: left) * number(of: right))
    case .divide: return .number(try number(of: left) / number(of: right))
    case .remainder:
      let (one, other) = (try number(of: left), try number(of: right))
      return .number(fmod(one, other))
    case .power: return .number(Self.power(try number(of: left), try number(of: right)))
    case .and: return .number(Double(try int32(of: left) & int32(of: right)))
    case .or: return .number(Double(try int32(of: left) | int32(of: right)))
    case .exclusiveOr: return .number(Double(try int32(of: left) ^ int32(of: right)))
    case .shiftLeft: return .number(Double(try int32(of: left) &<< (int32(of: right) & 31)))
    case .shiftRight: return .number(Double(try int32(of: left) &>> (int32(of: right) & 31)))
    case .shiftRightUnsigned:
      return .number(Double(UInt32(bitPattern: try int32(of: left)) &>> UInt32(try int32(of: right) & 31)))
    case .equal: return .boolean(try looselyEquals(left, right))
    case .notEqual: return .boolean(try !looselyEquals(left, right))
    case .same: return .boolean(left.isSame(as: right))
    case .notSame: return .boolean(!left.isSame(as: right))
    case .less: return .boolean(try isLess(left, right) ?? false)
    case .greater: return .boolean(try isLess(right, left, leftFirst: false) ?? false)
    case .atMost: return .boolean(try isLess(right, left, leftFirst: false).map { !$0 } ?? false)
    case .atLeast: return .boolean(try isLess(left, right).map { !$0 } ?? false)
    case .instanceOf: return .boolean(try isInstance(left, of: right))
    case .inObject:
      guard case .object(let object) = right else {
        throw typeError("Cannot use 'in' operator to search for a property in \(try text(of: right))")
      }
      return .boolean(object.find(try key(of: left)) != nil)
    }
  }

  static func power(_ base: Double, _ exponent: Double) -> Double {
    if exponent.isNaN { return .nan }
    if abs(base) == 1, exponent.isInfinite { return .nan }
    return pow(base, exponent)
  }

  func sum(_ left: ScriptValue, _ right: ScriptValue) throws -> ScriptValue {
    if case .number(let one) = left, case .number(let other) = right { return .number(one + other) }
    let (one, other) = (try primitive(left), try primitive(right))
    switch (one, other) {
    case (.text, _), (_, .text):
      let (first, second) = (try text(of: one), try text(of: other))
      try chargeText(first.count + second.count)
      return .text(first + second)
    default: return .number(try number(of: one) + number(of: other))
    }
  }

  package func isInstance(_ value: ScriptValue, of type: ScriptValue) throws -> Bool {
    guard let function = type.function else { throw typeError("Right-hand side of 'instanceof' is not callable") }
    if case .bound(let target, _, _) = function.code { return try isInstance(value, of: .object(target)) }
    guard case .object(let object) = value else { return false }
    guard case .object(let prototype) = try property("prototype", of: type) else { return false }
    var parent = object.prototype
    while let current = parent {
      if current === prototype { return true }
      parent = current.prototype
    }
    return false
  }

  func unary(_ word: String, _ value: ScriptValue) throws -> ScriptValue {
    switch word {
    case "!": return .boolean(!value.isTrue)
    case "-": return .number(-(try number(of: value)))
    case "+": return .number(try number(of: value))
    case "~": return .number(Double(~(try int32(of: value))))
    case "typeof": return .text(value.typeName)
    case "await": return try awaited(value)
    default: return .undefined
    }
  }
}
