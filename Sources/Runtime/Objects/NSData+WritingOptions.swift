public import Foundation

extension NSData.WritingOptions {
  /// The option `atomic` by its old name.
  public static var atomicWrite: NSData.WritingOptions { .atomic }
}
