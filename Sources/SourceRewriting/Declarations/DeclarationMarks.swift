/// The attributes and modifiers in front of a declaration.
struct DeclarationMarks {
  /// The index of the first token; -1 for none.
  var firstIndex = -1
  var isObjC = false
  var objcName: String?
  var isObjCMembers = false
  var isNonObjC = false
  /// `@IBAction` or `@IBSegueAction`.
  var isAction = false
  /// `@IBOutlet` or `@IBInspectable`.
  var isOutlet = false
  var isMain = false
  var isUnavailable = false
  var isDeprecated = false
  var isStatic = false
  var isOverride = false
  var isPrivate = false
  var isFilePrivate = false
  var isNonisolated = false
  var isDynamic = false
  var isLazy = false
  var isOpen = false
  /// `public`, `open` or `package` with a blank behind it, `open` as `public`; empty for none.
  var access = ""
  /// The index of `optional`; -1 for none.
  var optionalIndex = -1
  /// The index of `@NSManaged`; -1 for none.
  var managedIndex = -1
  /// The index of `@MainActor`; -1 for none.
  var mainActorIndex = -1

  /// Whether there is any.
  var isEmpty: Bool { firstIndex < 0 }
}

extension DeclarationMarks {
  /// Whether a class may leave the requirement out.
  var isOptional: Bool { optionalIndex >= 0 }

  /// Whether code outside the file or the type cannot name the declaration.
  var isHidden: Bool { isPrivate || isFilePrivate }
}
