public import Foundation

extension NSMutableAttributedString {
  /// A text without characters, to append to.
  ///
  /// With an argument that nobody writes, so that a subclass can have an initializer without any.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
