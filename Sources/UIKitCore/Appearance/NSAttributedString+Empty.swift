public import Foundation

extension NSMutableAttributedString {
  /// A text without characters, to append to.
  public convenience init() { self.init(string: "") }
}
