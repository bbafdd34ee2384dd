public import Foundation
import PlainviewRuntime

extension NSObjectProtocol where Self: Formatter {
  /// Makes the object that a text stands for, and says whether there is one.
  ///
  /// A class overrides it by having a method of this name under its selector. A number formatter asks
  /// `getObjectValue(_:for:range:)` of its class first.
  @preconcurrency @MainActor public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    FormattedObject.read(string, by: self, obj, error)
  }

  /// Whether a text may be what is typed so far; true unless a class has a method of this name under its selector.
  @preconcurrency @MainActor public func isPartialStringValid(
    _ partialString: String, newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { true }

  /// The same with the selections before and after; true unless a class has a method of this name.
  @preconcurrency @MainActor public func isPartialStringValid(
    _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>,
    proposedSelectedRange proposedSelRangePtr: UnsafeMutablePointer<NSRange>?, originalString origString: String,
    originalSelectedRange origSelRange: NSRange,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { true }
}

extension NSObjectProtocol where Self: NumberFormatter {
  /// Makes the number that a text stands for; throws where it is none. The range becomes that of the whole text.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws {
    guard let number = number(from: string) else { throw CocoaError(.formatting) }
    rangep?.pointee = NSRange(location: 0, length: (string as NSString).length)
    obj?.pointee = number
  }
}

/// What formatters make of texts.
@MainActor private enum FormattedObject {
  private static let object = Selector("getObjectValue:forString:errorDescription:")
  private static let number = Selector("getObjectValue:forString:range:error:")
  /// The formatters whose overrides run: `super` there is the class's own answer.
  private static var running: [ObjectIdentifier] = []

  static func read(
    _ string: String, by formatter: Formatter, _ result: AutoreleasingUnsafeMutablePointer<AnyObject?>?,
    _ error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    let type = type(of: formatter)
    if let entry = ActionRegistry.entry(for: object, in: type),
      let answer = run(entry, formatter, [result, string, error])
    {
      return answer as? Bool ?? false
    }
    if let entry = ActionRegistry.entry(for: number, in: type),
      run(entry, formatter, [result, string, nil, nil]) != nil
    {
      return true
    }
    guard let value = value(of: string, by: formatter) else { return false }
    result?.pointee = value
    return true
  }

  private static func run(_ entry: ActionEntry, _ formatter: Formatter, _ arguments: [Any?]) -> Any? {
    let id = ObjectIdentifier(formatter)
    guard UserCode.mayRun, !running.contains(id) else { return nil }
    running.append(id)
    defer { running.removeLast() }
    let values = MessageArguments(arguments)
    return unwrapped((try? entry.invoke(formatter, values)) ?? nil)
  }

  private static func value(of string: String, by formatter: Formatter) -> AnyObject? {
    switch formatter {
    case let formatter as NumberFormatter: formatter.number(from: string)
    case let formatter as DateFormatter: formatter.date(from: string).map { $0 as NSDate }
    default: nil
    }
  }
}
