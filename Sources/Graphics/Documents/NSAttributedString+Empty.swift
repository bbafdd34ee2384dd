public import Foundation

extension NSMutableAttributedString {
  /// A text without characters, to append to.
  ///
  /// With a defaulted argument, so that a subclass can have an initializer without any.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
