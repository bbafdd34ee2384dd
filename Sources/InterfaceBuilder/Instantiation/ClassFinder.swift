import Foundation
import PlainviewRuntime
import PlainviewTargetAction
import PlainviewUIKitCore

/// Finds classes by the names that documents have for them.
@MainActor package enum ClassFinder {
  /// The classes that apps registered, by their plain names: the only state here, and only ever added to.
  private static var registered: [String: AnyClass] = [:]

  static func register(_ type: AnyClass) { registered[plainName(of: type)] = type }

  private static func plainName(of type: AnyClass) -> String { _typeName(type, qualified: false) }

  /// The class of that name: of the module that is named, or a registered one, or one of UIKit's own, or of the app.
  ///
  /// The app's modules stand for a module that is not named, as in Xcode's templates, and for one that has no such class
  /// any more, since the app was renamed (W73).
  package static func find(_ name: String, module: String?) -> AnyClass? {
    if let type = NamedClasses.find(name) { return type }
    let path = ClassPath(name, module: module)
    if let module = path.module, let type = topLevelClass(path.name, in: module) { return type }
    if let type = registered[path.name] { return type }
    for module in frameworkModules {
      if let type = topLevelClass(path.name, in: module) { return type }
    }
    for module in appModules where module != path.module {
      if let type = topLevelClass(path.name, in: module) { return type }
    }
    return nil
  }

  private static var appModules: [String] { UIApplication.shared.ownModules + ActionRegistry.modules }

  /// UIKit's classes, which documents name without a module.
  private static let frameworkModules = [
    "PlainviewUIKitCore", "PlainviewWidgets", "PlainviewLists", "PlainviewGestures", "PlainviewGraphics",
  ]

  /// Names that no class has, as long as no library is loaded: looking for one goes through all types of the program.
  private static var missing: Set<String> = []
  private static var loadCount: UInt64 = 0

  /// Foundation's lookup ends the program for names of other shapes, so those do not reach it.
  private static func topLevelClass(_ name: String, in module: String) -> AnyClass? {
    guard isIdentifier(name), isIdentifier(module) else { return nil }
    let path = "\(module).\(name)"
    let loadCount = ImageLoader.loadCount
    if loadCount != self.loadCount {
      missing.removeAll()
      self.loadCount = loadCount
    }
    if missing.contains(path) { return nil }
    if let type = NSClassFromString(path) { return type }
    missing.insert(path)
    return nil
  }

  private static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.utf8.first, !(48...57).contains(first) else { return false }
    return text.utf8.allSatisfy { isIdentifierByte($0) }
  }

  nonisolated static func isIdentifierByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
    default: false
    }
  }
}

/// The module and the plain name of a class, from any of the forms in which documents write them.
struct ClassPath: Equatable {
  let module: String?
  let name: String

  /// Takes `Class`, `Module.Class` and `_TtC6Module5Class`; characters that no module has become underscores.
  init(_ name: String, module: String?) {
    if let parts = Self.unmangled(name) {
      (self.module, self.name) = (parts.module, parts.name)
      return
    }
    let parts = name.split(separator: ".")
    self.name = parts.last.map(String.init) ?? name
    let module = parts.count > 1 ? String(parts[0]) : module
    self.module = module.map(Self.moduleName)
  }

  private static func moduleName(_ text: String) -> String {
    String(decoding: text.utf8.map { ClassFinder.isIdentifierByte($0) ? $0 : UInt8(ascii: "_") }, as: UTF8.self)
  }

  /// The parts of the runtime name that documents of Xcode 6 hold.
  private static func unmangled(_ text: String) -> (module: String, name: String)? {
    guard text.hasPrefix("_TtC") else { return nil }
    var rest = text.utf8.dropFirst(4)
    func next() -> String? {
      var length = 0
      while let digit = rest.first, (48...57).contains(digit), length < 10_000 {
        length = length * 10 + Int(digit - 48)
        rest = rest.dropFirst()
      }
      guard length > 0, rest.count >= length else { return nil }
      defer { rest = rest.dropFirst(length) }
      return String(rest.prefix(length))
    }
    guard let module = next(), let name = next(), rest.isEmpty else { return nil }
    return (module, name)
  }
}
