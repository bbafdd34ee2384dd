/// Makes the iOS sources of one target compile where there is no Objective-C runtime.
///
/// A rewritten file has the lines of the original, with the same numbers, and the same columns but behind what had to grow.
/// The texts that name a class's methods and properties stand on the lines of closing braces. A file whose brackets,
/// strings or comments do not end stays as it is, so that the compiler says what is wrong where it is.
///
/// Rewritten sources name these functions of the library, all in the module UIKit:
/// ```
/// extension Selector { init(_ name: String, verify: @autoclosure () -> Any) }
/// typealias __Selector = Selector
/// extension NSObjectProtocol {
///   nonisolated func __ifImplemented(_ name: String) -> Self?
///   func __responds(to selector: Selector!) -> Bool
///   func __forwardingTarget(for selector: Selector!) -> Any?
///   func observe<Value>(
///     _ path: KeyPath<Self, Value>, __names: String, options: …, changeHandler: …) -> NSKeyValueObservation
/// }
/// extension Timer {
///   convenience init(__interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void)
/// }
/// enum __AppUnderTest { static var delegate: AnyClass? }
/// enum __UIKitRuntime {
///   nonisolated static func load(_ body: @escaping @MainActor @Sendable () -> Void)
///   @MainActor static func define(_ type: AnyClass, _ body: @MainActor (Registrar) -> Void)
///   nonisolated static func once(_ type: AnyClass, _ body: @escaping @MainActor @Sendable (Registrar) -> Void)
///   nonisolated static func assign<Value>(_ property: inout Value, _ value: Any?, _ name: String)
///   nonisolated static func unchecked<Value>(_ value: Value) -> sending Value
///   nonisolated static func implements(_ object: Any, _ name: String) -> Bool
///   nonisolated static func send<Result>(_ object: Any, _ name: String, _ arguments: [Any?]) -> Result
///   nonisolated static func hasChanged(_ object: AnyObject, _ key: String, _ old: Any?, _ new: Any?)
///   @MainActor static func overridden<Result>(_ object: AnyObject, _ name: String, _ arguments: [Any?]) -> Result?
///   nonisolated static func classNamed(_ name: String) -> AnyClass?
///   nonisolated static func object<Object>(_ value: Object) -> Object   // an NSObject of an AnyObject
///   nonisolated static func emptyRequest() -> NSMutableURLRequest
///   @MainActor static func managed<Value>(_ layer: CALayer, _ key: String) -> Value
///   @MainActor static func setManaged(_ layer: CALayer, _ key: String, _ value: Any?)
///   nonisolated static func describe(_ type: Any.Type) -> String
///   nonisolated static func optionalProperty<Value>(_ object: Any, _ name: String) -> Value?
/// }
/// @MainActor final class Registrar {   // methods with up to six arguments A
///   func method<T: AnyObject, each A, R>(_ selector: String, _ body: @escaping @MainActor (T, repeat each A) -> R)
///   func classMethod<T: AnyObject, each A, R>(
///     _ selector: String, _ body: @escaping @MainActor (T.Type, repeat each A) -> R)
///   func extensionOverride<T: AnyObject, each A, R>(
///     _ selector: String, _ body: @escaping @MainActor (T, repeat each A) -> R)
///   func named(_ name: String)   // the class, as Objective-C calls it
///   func delegateMethod(_ name: String, _ selector: String)   // of a method that was registered before
///   func property<T: AnyObject, Value>(
///     _ name: String, get: @escaping @MainActor (T) -> Value, set: (@MainActor (T, Any?) -> Void)?)
/// }
/// ```
/// `load` is called before `main` and only queues. `__ifImplemented` and `implements` take a method's name as Swift
/// writes it, `tableView(_:heightForRowAt:)`, or its base name alone, and look it up in the registry under its selector
/// and among the methods of UIKit's delegate protocols. `send` runs the registered method of that name, if there is one.
package struct SourceRewriter {
  private let texts: [SourceText]
  /// The files by index; nil for those that stay unchanged.
  private let scanned: [ScannedFile?]
  private let model: TargetModel

  /// Reads the files of one target; none is rewritten when no file holds a trigger word.
  ///
  /// With names of optional requirements or of shared members of extensions in the context all files are read.
  package init(files: [SourceText], kind: TargetKind, context: RewriteContext) {
    texts = files
    let modules = Array(context.substitutions.keys) + context.headersOfTargets.keys
    let needsReading =
      !context.optionalRequirements.isEmpty || !context.sharedExtensionMembers.isEmpty
      || !context.headerModules.isEmpty
      || files.contains { Self.mayNeedRewriting($0.bytes, besides: modules) }
    let branches = CompiledBranches(files, kind, context)
    scanned = needsReading ? files.map { Self.scan($0, branches) } : files.map { _ in nil }
    model = TargetModel(files: scanned.compactMap(\.self), kind: kind, context: context)
  }

  private static func scan(_ text: SourceText, _ branches: CompiledBranches) -> ScannedFile? {
    guard let source = TokenizedSource(text.bytes) else { return nil }
    let file = ScannedFile(text: text, source: source)
    var scanner = SourceScanner(file, branches)
    scanner.scan()
    return file
  }

  /// The names of this target that other targets need.
  package var declaredNames: DeclaredNames { DeclaredNames(of: model) }

  /// The results in the order of the files; to be called once.
  package func rewrite() -> [RewriteResult] {
    Exposure(model: model).run()
    SelectorResolution(model: model).run()
    OptionalRequirements(model: model).run()
    AddedDelegateMethods(model: model).run()
    Observing(model: model).run()
    DocumentMethods(model: model).run()
    ManagedProperties(model: model).run()
    RootMethods(model: model).run()
    ObjectCalls(model: model).run()
    ExtensionOverrides(model: model).run()
    TestMethods(model: model).run()
    Registration(model: model).run()
    Superclasses(model: model).run()
    AmbiguousNames(model: model).run()
    CorrectedCalls(model: model).run()
    NumberOperators(model: model).run()
    Conditions(model: model).run()
    Imports(model: model).run()
    return zip(texts, scanned).map { text, file in
      guard let file else { return RewriteResult(path: text.path, text: nil, diagnostics: []) }
      return RewriteResult(
        path: text.path, text: file.edits.isEmpty ? nil : file.edits.applied(to: text.bytes),
        diagnostics: file.diagnostics)
    }
  }
}
