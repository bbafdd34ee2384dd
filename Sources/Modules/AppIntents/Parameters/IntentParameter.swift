import Foundation
public import PlainviewRuntime
import Synchronization

/// A value that an intent needs, which the user or the app gives.
@propertyWrapper public final class IntentParameter<Value: _IntentValue & Sendable>: AnyIntentValue, @unchecked Sendable
{
  private let held = Mutex<Value?>(nil)
  /// What the parameter is called.
  public let title: LocalizedStringResource
  /// What the parameter is for; nil for no text.
  public let description: LocalizedStringResource?
  /// The value before one is set; nil for none.
  public let defaultValue: Value.UnwrappedType?
  /// The question for a value; nil for one of the system.
  let requestValueDialog: IntentDialog?
  /// What offers values; nil for nothing.
  let options: ParameterOptions?

  /// Creates a parameter that is called as in the source.
  public convenience init() { self.init(nil, nil, nil, nil) }
  init(
    _ title: LocalizedStringResource?, _ description: LocalizedStringResource?, _ defaultValue: Value.UnwrappedType?,
    _ dialog: IntentDialog?, options: ParameterOptions? = nil
  ) {
    self.title = title ?? LocalizedStringResource(stringLiteral: "")
    self.description = description
    self.defaultValue = defaultValue
    requestValueDialog = dialog
    self.options = options
  }

  /// The value; a parameter that has none and is not optional ends the program.
  public var wrappedValue: Value {
    get {
      if let value = current { return value }
      fatalError("The parameter \"\(String(localized: title))\" has no value.")
    }
    set { held.withLock { $0 = newValue } }
  }
  /// The parameter itself.
  public var projectedValue: IntentParameter<Value> { self }
  /// Whether the parameter has been given a value.
  public var valueState: ValueState { held.withLock { $0 } == nil ? .unset : .set }

  /// The value that was set, else the one before; nil for a parameter without one that is not optional.
  var current: Value? {
    held.withLock { $0 } ?? defaultValue.flatMap { $0 as Any as? Value } ?? AbsentValue.of(Value.self)
  }
}

/// A parameter of any type, for the texts in which it occurs.
protocol TitledParameter {
  var title: LocalizedStringResource { get }
  /// The value as text; nil for none.
  var text: String? { get }
}

extension IntentParameter: TitledParameter {
  var text: String? { current.flatMap { ShownValue.text(of: $0) } }
}

/// How a value is written.
enum ShownValue {
  /// The text of a value; nil for nil.
  static func text(of value: Any) -> String? {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return mirror.children.first.flatMap { text(of: $0.value) } }
    if let shown = value as? any InstanceDisplayRepresentable {
      return String(localized: shown.displayRepresentation.title)
    }
    if let file = value as? IntentFile { return file.filename }
    if let list = value as? [Any] { return list.compactMap { text(of: $0) }.joined(separator: ", ") }
    return "\(value)"
  }
}
