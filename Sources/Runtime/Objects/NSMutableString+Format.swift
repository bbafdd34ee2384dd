public import Foundation

extension NSMutableString {
  /// Appends a format with its values, which Foundation for Linux lacks.
  public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
    append(String(format: format.substring(from: 0), arguments: args))
  }
}
