import Foundation
import PlainviewGraphics
import PlainviewRuntime
import PlainviewTargetAction
import PlainviewUIKitCore

/// The values that a document sets by key path when an object has been made.
@MainActor struct RuntimeAttributes {
  private let attributes: [RuntimeAttributeElement]
  private let context: LoadingContext

  init(of element: any DocumentElement, _ context: LoadingContext) { self.init(of: element.node, context) }

  init(of node: DocumentNode, _ context: LoadingContext) {
    attributes = node.runtimeAttributes
    self.context = context
  }

  /// Sets all of them; one that the object does not have is only reported on the console (contract N2).
  func set(on object: AnyObject) {
    for attribute in attributes {
      guard let value = attribute.value else { continue }
      let candidates = self.candidates(for: value)
      let isSet = UserCode.run(else: true) { set(candidates, keyPath: attribute.keyPath, of: object) }
      if !isSet { reportFailure(attribute, candidates, of: object) }
    }
  }

  /// Key-value coding converts numbers and colours to the property's type: the values that it may try.
  private func candidates(for value: RuntimeAttributeElement.Value) -> [Any?] {
    switch value {
    case .null: return [nil]
    case .boolean(let value): return [value]
    case .integer(let value):
      return [
        value, Double(value), CGFloat(value), Float(value), NSNumber(value: value), value != 0, UInt(clamping: value),
      ]
    case .real(let value): return [value, CGFloat(value), Float(value), NSNumber(value: value)]
    case .string(let value), .localizedString(let value): return [value]
    case .color(let value):
      let color = UIColor.made(from: value, in: context.document)
      return [color, color.cgColor]
    case .point(let value): return [value]
    case .size(let value): return [value]
    case .rect(let value): return [value]
    case .range(let location, let length): return [NSRange(location: location, length: length)]
    case .image(let name): return [UIImage(named: name)]
    }
  }

  private func set(_ candidates: [Any?], keyPath: String, of object: AnyObject) -> Bool {
    let keys = keyPath.split(separator: ".", maxSplits: 8).map(String.init)
    guard let last = keys.last else { return false }
    var owner = object
    for key in keys.dropLast() {
      guard let next = KnownProperties.object(key, of: owner) else { return false }
      owner = next
    }
    for candidate in candidates {
      if Outlets.set(candidate, forKey: last, of: owner) == .done { return true }
      if KnownProperties.set(candidate, forKey: last, of: owner) { return true }
    }
    return false
  }

  private func reportFailure(_ attribute: RuntimeAttributeElement, _ candidates: [Any?], of object: AnyObject) {
    // For a missing class its properties are not reported as well.
    if object is any MissingCode || object is any ClassStandIn { return }
    let text = Outlets.text(object)
    SimulatedProcess.log(
      "Failed to set (\(attribute.keyPath)) user defined inspected property on (\(className(of: object))): "
        + "[\(text) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key "
        + "\(attribute.keyPath.split(separator: ".").last ?? "").")
    context.warn(
      "\(className(of: object)) has no property '\(OneLine(attribute.keyPath, limit: 80))' that a document can set",
      at: attribute)
  }
}

/// Properties of UIKit's own classes that documents set by key path.
@MainActor private enum KnownProperties {
  /// The object in a property, one step of a key path.
  static func object(_ key: String, of owner: AnyObject) -> AnyObject? {
    if key == "layer", let view = owner as? UIView { return view.layer }
    guard Outlets.hasKey(key, in: type(of: owner)), let object = owner as? NSObject else { return nil }
    return object.value(forKey: key).map { $0 as AnyObject }
  }

  static func set(_ value: Any?, forKey key: String, of owner: AnyObject) -> Bool {
    switch owner {
    case let layer as CALayer: set(value, forKey: key, of: layer)
    case let view as UIView: set(value, forKey: key, of: view)
    default: false
    }
  }

  private static func set(_ value: Any?, forKey key: String, of layer: CALayer) -> Bool {
    switch (key, value) {
    case ("cornerRadius", let value as CGFloat): layer.cornerRadius = value
    case ("borderWidth", let value as CGFloat): layer.borderWidth = value
    case ("borderColor", let value as CGColor): layer.borderColor = value
    case ("shadowColor", let value as CGColor): layer.shadowColor = value
    case ("shadowOpacity", let value as Float): layer.shadowOpacity = value
    case ("shadowRadius", let value as CGFloat): layer.shadowRadius = value
    case ("shadowOffset", let value as CGSize): layer.shadowOffset = value
    case ("zPosition", let value as CGFloat): layer.zPosition = value
    case ("opacity", let value as Float): layer.opacity = value
    case ("masksToBounds", let value as Bool): layer.masksToBounds = value
    case ("name", let value as String): layer.name = value
    default: return false
    }
    return true
  }

  private static func set(_ value: Any?, forKey key: String, of view: UIView) -> Bool {
    switch (key, value) {
    case ("accessibilityIdentifier", let value as String): view.accessibilityIdentifier = value
    case ("accessibilityLabel", let value as String): view.accessibilityLabel = value
    case ("accessibilityHint", let value as String): view.accessibilityHint = value
    case ("accessibilityValue", let value as String): view.accessibilityValue = value
    case ("isAccessibilityElement", let value as Bool): view.isAccessibilityElement = value
    case ("hidden", let value as Bool), ("isHidden", let value as Bool): view.isHidden = value
    case ("alpha", let value as CGFloat): view.alpha = value
    case ("tag", let value as Int): view.tag = value
    case ("clipsToBounds", let value as Bool): view.clipsToBounds = value
    case ("backgroundColor", let value as UIColor): view.backgroundColor = value
    case ("tintColor", let value as UIColor): view.tintColor = value
    case ("userInteractionEnabled", let value as Bool): view.isUserInteractionEnabled = value
    default: return false
    }
    return true
  }
}
