public import Foundation

/// The bottom of `_Constructible`: an initialiser that gives back an object that is there already.
///
/// The protocol takes other types than classes, since only there an initialiser may assign `self`.
public protocol _SelfAssigning {}

extension _SelfAssigning where Self: NSObject {
  package init(made object: NSObject) { self = unsafeDowncast(object, to: Self.self) }
}

extension NSObject: _SelfAssigning {}
