package import Foundation

// Replacements of `Bundle.main` and `Bundle(for:)`, in programs that have bundles of their own.

private struct BundleGetter {
  let call: () -> Bundle
  var parts: ClosureParts { unsafeBitCast(self, to: ClosureParts.self) }
}

private struct BundleOfClassInitializer {
  let call: (AnyClass) -> Bundle
  var parts: ClosureParts { unsafeBitCast(self, to: ClosureParts.self) }
}

/// A class whose first method stands in for the initializer that optimized code calls on a bundle it allocated itself.
package class BundleInitializers {
  /// The bundle of a class; the allocated one is initialized all the same, since no other code would free it.
  package func bundle(of type: AnyClass) -> Bundle {
    let own = BundleFunctions.initialize(self, type)
    return AppBundles.bundle(of: type) ?? own
  }
}

/// The functions by their symbols, and the real ones.
enum BundleFunctions {
  private static let names = (
    main: "$s10Foundation6BundleC4mainACvgZ", ofClass: "$s10Foundation6BundleC3forACyXlXp_tcfC",
    initializer: "$s10Foundation6BundleC3forACyXlXp_tcfc"
  )

  private nonisolated(unsafe) static let realInitializer = nativeSymbol(names.initializer)

  /// Calls the real initializer, which takes over what the caller owns of the object.
  fileprivate static func initialize(_ object: AnyObject, _ type: AnyClass) -> Bundle {
    guard let realInitializer else { fatalError("Foundation has no Bundle.init(for:)") }
    let parts: (Address, AnyObject) = (realInitializer, object)
    return unsafeBitCast(parts, to: BundleOfClassInitializer.self).call(type)
  }

  private nonisolated(unsafe) static let realMain = nativeSymbol(names.main).map { code -> BundleGetter in
    let parts: ClosureParts = (code, nil)
    return unsafeBitCast(parts, to: BundleGetter.self)
  }

  private static let functions = ReplacedFunctions(replacements)

  private static var replacements: [String: Address] {
    var replacements: [String: Address] = [
      names.main: BundleGetter(call: replacedMain).parts.code,
      names.ofClass: BundleOfClassInitializer(call: replacedBundleOfClass).parts.code,
    ]
    if realInitializer != nil { replacements[names.initializer] = firstMethod(of: BundleInitializers.self) }
    return replacements
  }

  /// Replaces the functions in what is loaded by now.
  static func install() { if realMain != nil { functions.install() } }

  /// The program's own bundle.
  static var main: Bundle { realMain?.call() ?? Bundle.main }
}

private func replacedMain() -> Bundle { AppBundles.main }

/// Libraries lie beside the program that they belong to: what Foundation answers is the program's bundle for all classes.
private func replacedBundleOfClass(_ type: AnyClass) -> Bundle { AppBundles.bundle(of: type) ?? BundleFunctions.main }
