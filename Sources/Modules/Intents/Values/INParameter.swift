public import Foundation

/// The name of a value of an intent or of its answer.
open class INParameter: NSObject, NSCopying, @unchecked Sendable {
  /// The class that has the value.
  open private(set) var parameterClass: AnyClass
  /// The path to the value, in names with points.
  open private(set) var parameterKeyPath: String
  private var indexes: [String: Int] = [:]

  /// Creates the name of a value of a class.
  public init(for aClass: AnyClass, keyPath: String) { (parameterClass, parameterKeyPath) = (aClass, keyPath) }

  /// Creates the name of a value; nil for a path whose root is no class.
  public convenience init?<Root, Value>(keyPath: KeyPath<Root, Value>) {
    guard let type = Root.self as? AnyClass else { return nil }
    self.init(for: type, keyPath: keyPath.dottedNames)
  }

  /// Returns whether another parameter has the same class and path.
  open func isEqual(to parameter: INParameter) -> Bool {
    parameterClass == parameter.parameterClass && parameterKeyPath == parameter.parameterKeyPath
      && indexes == parameter.indexes
  }

  /// Sets which of several values is meant, at a part of the path.
  open func setIndex(_ index: Int, forSubKeyPath subKeyPath: String) { indexes[subKeyPath] = index }
  /// Returns which of several values is meant, at a part of the path; `NSNotFound` without one.
  open func index(forSubKeyPath subKeyPath: String) -> Int { indexes[subKeyPath] ?? NSNotFound }

  /// Returns a parameter of the same class and path.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = INParameter(for: parameterClass, keyPath: parameterKeyPath)
    copy.indexes = indexes
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? INParameter).map(isEqual(to:)) ?? false }
  open override var hash: Int { parameterKeyPath.hashValue }
}

extension AnyKeyPath {
  /// The names of a path with points between them, without its root and without marks of optionals.
  var dottedNames: String {
    let text = debugDescription.replacing("?", with: "").replacing("!", with: "")
    let root = String(describing: Self.rootType)
    guard let end = text.firstRange(of: root + ".")?.upperBound else { return text }
    return String(text[end...])
  }
}
