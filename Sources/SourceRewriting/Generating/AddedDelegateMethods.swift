import PlainviewRuntime

/// Optional methods of UIKit's delegates that a class adds to one that it inherits from.
///
/// Swift binds the optional methods of a protocol where a class conforms: what a subclass adds is never called, while
/// Objective-C finds it by its name. So these methods are registered, and the protocols' defaults look for them.
struct AddedDelegateMethods {
  let model: TargetModel

  /// Marks the methods; comes before `Registration`, which writes the entries.
  func run() {
    for type in model.types where type.kind == .class || type.kind == .extension {
      let inherits = inheritsFromApp(type)
      guard inherits || conforms(type) else { continue }
      for index in type.methods.indices where canBeDelegates(type.methods[index], of: type) {
        if inherits, !type.methods[index].marks.isHidden { type.methods[index].isExposed = true }
        if inherits || type.methods[index].isExposed {
          type.methods[index].isOfDelegate = true
        } else {
          type.methods[index].isExposed = canBeAction(type.methods[index])
        }
      }
    }
  }

  private func canBeDelegates(_ method: DeclaredMethod, of type: DeclaredType) -> Bool {
    DelegateMethodNames.contains(method.base) && !method.parameters.isEmpty && !method.marks.isOverride
      && !method.marks.isStatic && !method.marks.isUnavailable && !method.marks.isNonObjC && method.effect == .none
  }

  /// Whether a document can connect the method as an action: it takes the sender alone.
  ///
  /// What meets a requirement of UIKit's protocols is Objective-C's on a device, without a mark.
  private func canBeAction(_ method: DeclaredMethod) -> Bool { method.labels == ["_"] && !method.marks.isHidden }

  /// Whether the class inherits from one that may conform: not from UIKit's, whose own methods subclasses override.
  private func inheritsFromApp(_ type: DeclaredType) -> Bool {
    guard model.declaredClass(type.name) != nil, let superclass = model.superclass(of: type.name) else { return false }
    return model.declaredClass(superclass) != nil || !Self.isApple(superclass)
  }

  /// Whether the class itself declares that it is a delegate of UIKit's.
  private func conforms(_ type: DeclaredType) -> Bool {
    model.inheritedNames(of: type.name).union(type.inherited).contains { name in
      Self.isApple(name) && Self.endings.contains { name.hasSuffix($0) }
    }
  }

  private static let endings = ["Delegate", "DataSource", "DelegateFlowLayout", "Prefetching", "Updating"]

  /// Whether a name is one of Apple's classes or protocols: two capitals in front, or those of an older framework.
  static func isApple(_ name: String) -> Bool {
    ["UI", "NS", "CA", "AV", "MK", "WK", "CL", "UN", "SK", "MF", "SF", "PH", "XC"].contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(2).first?.isUppercase == true
        && name.dropFirst(3).first?.isLowercase == true
    }
  }
}
