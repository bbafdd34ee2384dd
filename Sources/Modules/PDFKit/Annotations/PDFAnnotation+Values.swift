public import Foundation
import PlainviewGraphics

extension PDFAnnotation {
  private static func name(_ key: PDFAnnotationKey) -> String { String(key.rawValue.drop { $0 == "/" }) }

  /// Returns the value of a key; nil where there is none.
  public func value(forAnnotationKey key: PDFAnnotationKey) -> Any? {
    switch key {
    case .rect: NSValue(cgRect: bounds)
    case .page: page
    case .action: action
    case .destination: destination
    case .popup: popup
    case .border, .borderStyle: border
    case .color: value("C").color
    case .interiorColor: value("IC").color
    case .date: modificationDate
    case .inklist: paths
    default: field(Self.name(key)).plain { self.resolve($0) }
    }
  }

  /// Sets the value of a key; false for one that it cannot have.
  @discardableResult
  public func setValue(_ value: Any, forAnnotationKey key: PDFAnnotationKey) -> Bool {
    switch key {
    case .rect:
      guard let rect = (value as? NSValue)?.cgRectValue ?? value as? CGRect else { return false }
      bounds = rect
    case .page: return false
    case .action: action = value as? PDFAction
    case .destination: destination = value as? PDFDestination
    case .popup: popup = value as? PDFAnnotation
    case .border, .borderStyle:
      if let border = value as? PDFBorder { self.border = border } else { set(Self.name(key), PDFValue(plain: value)) }
    case .inklist where value is [UIBezierPath]: (value as? [UIBezierPath])?.forEach { add($0) }
    default:
      let made = PDFValue(plain: value)
      if case .null = made { return false }
      set(Self.name(key), made)
    }
    return true
  }
  /// Sets the value of a key to true or false.
  @discardableResult
  public func setBoolean(_ value: Bool, forAnnotationKey key: PDFAnnotationKey) -> Bool {
    set(Self.name(key), .bool(value))
    return true
  }
  /// Sets the value of a key to a rectangle.
  @discardableResult
  public func setRect(_ value: CGRect, forAnnotationKey key: PDFAnnotationKey) -> Bool {
    if key == .rect { bounds = value } else { set(Self.name(key), .rectangle(value)) }
    return true
  }
  /// Removes the value of a key.
  public func removeValue(forAnnotationKey key: PDFAnnotationKey) {
    switch key {
    case .action: action = nil
    case .destination: destination = nil
    case .popup: popup = nil
    case .border, .borderStyle: border = nil
    default: break
    }
    set(Self.name(key), nil)
  }
  /// All values that apps can read, by their keys.
  public var annotationKeyValues: [AnyHashable: Any] {
    var found: [AnyHashable: Any] = ["/Rect": NSValue(cgRect: bounds)]
    for key in raw.keys where key != "Parent" && key != "P" {
      if let value = value(forAnnotationKey: PDFAnnotationKey(rawValue: "/" + key)) { found["/" + key] = value }
    }
    return found
  }
}
