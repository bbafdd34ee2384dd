import Foundation

extension ScriptEngine {
  func installMath() {
    let math = ScriptObject(prototypes.object)
    keepUncharged(math)
    globals.hide("Math", .object(math))
    math.hide(ScriptSymbol.tagKey, .text("Math"))
    let constants: [(ScriptText, Double)] = [
      ("PI", .pi), ("E", M_E), ("LN2", M_LN2), ("LN10", M_LN10), ("LOG2E", M_LOG2E), ("LOG10E", M_LOG10E),
      ("SQRT2", 2.0.squareRoot()), ("SQRT1_2", 0.5.squareRoot()),
    ]
    for (name, value) in constants { defineConstant(math, name, .number(value)) }
    let functions: [(ScriptText, @Sendable (Double) -> Double)] = [
      ("abs", { Swift.abs($0) }), ("floor", { $0.rounded(.down) }), ("ceil", { $0.rounded(.up) }),
      ("trunc", { $0.rounded(.towardZero) }), ("sqrt", { $0.squareRoot() }), ("cbrt", { Self.cubeRoot($0) }),
      ("sin", { sin($0) }), ("cos", { cos($0) }), ("tan", { tan($0) }), ("asin", { asin($0) }), ("acos", { acos($0) }),
      ("atan", { atan($0) }), ("sinh", { sinh($0) }), ("cosh", { cosh($0) }), ("tanh", { tanh($0) }),
      ("asinh", { asinh($0) }), ("acosh", { acosh($0) }), ("atanh", { atanh($0) }), ("exp", { exp($0) }),
      ("expm1", { expm1($0) }), ("log", { Foundation.log($0) }), ("log2", { log2($0) }), ("log10", { log10($0) }),
      ("log1p", { log1p($0) }), ("fround", { Double(Float($0)) }),
      ("sign", { $0.isNaN || $0 == 0 ? $0 : $0 < 0 ? -1 : 1 }), ("round", { Self.rounded($0) }),
    ]
    for (name, function) in functions {
      define(math, name, 1) { engine, call in .number(function(try engine.number(of: call[0]))) }
    }
    define(math, "atan2", 2) { engine, call in
      .number(atan2(try engine.number(of: call[0]), try engine.number(of: call[1])))
    }
    define(math, "pow", 2) { engine, call in
      .number(Self.power(try engine.number(of: call[0]), try engine.number(of: call[1])))
    }
    define(math, "random") { engine, _ in .number(engine.host.random()) }
    define(math, "imul", 2) { engine, call in
      .number(Double(try engine.int32(of: call[0]) &* engine.int32(of: call[1])))
    }
    define(math, "clz32", 1) { engine, call in
      .number(Double(UInt32(bitPattern: try engine.int32(of: call[0])).leadingZeroBitCount))
    }
    define(math, "hypot", 2) { engine, call in
      let values = try call.arguments.map { try engine.number(of: $0) }
      if values.contains(where: \.isInfinite) { return .number(.infinity) }
      return .number(values.reduce(0) { hypot($0, $1) })
    }
    for (name, isMost) in [("max", true), ("min", false)] {
      define(math, ScriptText(name), 2) { engine, call in
        var result = isMost ? -Double.infinity : .infinity
        for value in call.arguments {
          let number = try engine.number(of: value)
          if number.isNaN || result.isNaN {
            result = .nan
          } else if number == 0, result == 0 {
            if (number.sign == .minus) != isMost { result = number }
          } else if isMost ? number > result : number < result {
            result = number
          }
        }
        return .number(result)
      }
    }
  }

  @Sendable private static func cubeRoot(_ value: Double) -> Double {
    let root = cbrt(value)
    let whole = root.rounded()
    return whole * whole * whole == value ? whole : root
  }

  /// Halves are rounded up.
  @Sendable private static func rounded(_ value: Double) -> Double {
    guard value.isFinite, value != value.rounded() else { return value }
    let floor = value.rounded(.down)
    let result = value - floor >= 0.5 ? floor + 1 : floor
    return result == 0 && value < 0 ? -0.0 : result
  }
}
