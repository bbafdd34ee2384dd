public import Foundation

// What Foundation for Linux lacks of formats for objects.

extension NSString {
  /// A format with its values as the user's language writes them; plural rules of a text of the app's are followed.
  public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> Self {
    self.init(string: String(format: format.substring(from: 0), locale: .current, arguments: args))
  }

  /// Creates a text from a format with its values as a language writes them; nil is none.
  public convenience init(format: NSString, locale: Locale?, _ args: any CVarArg...) {
    self.init(string: String(format: format.substring(from: 0), locale: locale, arguments: args))
  }

  /// The text with a format and its values behind it.
  public func appendingFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
    appending(String(format: format.substring(from: 0), arguments: args)) as NSString
  }

  /// The text as a path with each of the others behind it.
  public func strings(byAppendingPaths paths: [String]) -> [String] { paths.map { appendingPathComponent($0) } }
}
