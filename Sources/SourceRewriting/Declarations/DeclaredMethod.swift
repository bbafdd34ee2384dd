import PlainviewRuntime

/// A parameter of a method, as its declaration spells it.
struct DeclaredParameter {
  /// The argument label; `_` for none.
  let label: String
  /// The name inside the method.
  let name: String
  /// The type without its default value, attributes included.
  let type: String
  /// Whether a closure of any type can pass the argument on: not for `inout`, variadic and autoclosure parameters.
  let canBeForwarded: Bool
  /// Whether the type is that of a function, which can be called but not stored unless it escapes.
  let isFunction: Bool
}

/// A function of a type, with the token indices that edits need.
struct DeclaredMethod {
  let base: String
  let parameters: [DeclaredParameter]
  /// The result's type; nil for none.
  let result: String?
  let effect: SelectorNaming.Effect
  /// Whether it is both asynchronous and throws.
  let throwsErrors: Bool
  let isGeneric: Bool
  var marks: DeclarationMarks
  /// The index of the name's token.
  let nameIndex: Int
  /// The index of the brace in front of the body; nil for a requirement.
  let bodyIndex: Int?
  /// The index of the last token of parameters, effects and result.
  let endIndex: Int
  /// The stretch of the type's body that holds the method.
  let segment: Int
  /// Whether messages reach the method: by an attribute, or found when all files are known.
  var isExposed: Bool
  /// The selector that the declaration, or the requirement that it meets, spells out.
  var objcName: String?
  /// Whether it is, by its name, a method of one of UIKit's delegate protocols in a class that has such delegates' methods.
  var isOfDelegate = false

  var labels: [String] { parameters.map(\.label) }

  /// The selector under which messages name the method.
  var selector: String {
    objcName ?? (isOfDelegate ? DelegateMethodNames.selector(of: fullName) : nil)
      ?? SelectorNaming.selector(base: base, labels: labels, effect: effect)
  }

  /// The name as Swift writes it: `f(_:with:)`.
  var fullName: String { base + "(" + labels.map { $0 + ":" }.joined() + ")" }

  /// The name as an expression: `f(_:with:)`, and `f` alone where there are no parameters.
  var reference: String { labels.isEmpty ? base : fullName }
}
