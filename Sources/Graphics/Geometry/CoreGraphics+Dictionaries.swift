public import Foundation
public import PlainviewRuntime

// Points, sizes and rectangles as dictionaries, with the keys of Core Graphics.

/// The numbers of a dictionary; nil where one is missing.
private func numbers(_ keys: [String], in dictionary: CFDictionary) -> [CGFloat]? {
  let found = keys.compactMap { (dictionary.object(forKey: NSString(string: $0)) as? NSNumber)?.doubleValue }
  return found.count == keys.count ? found.map { CGFloat($0) } : nil
}

private func dictionary(_ values: KeyValuePairs<String, CGFloat>) -> CFDictionary {
  let object = NSMutableDictionary()
  for (key, value) in values { object.setObject(NSNumber(value: Double(value)), forKey: NSString(string: key)) }
  return object
}

extension CGPoint {
  /// The point as a dictionary with the keys X and Y.
  public var dictionaryRepresentation: CFDictionary { dictionary(["X": x, "Y": y]) }

  /// Creates the point of a dictionary with the keys X and Y; nil where one is missing.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let found = numbers(["X", "Y"], in: dict) else { return nil }
    self.init(x: found[0], y: found[1])
  }
}

extension CGSize {
  /// The size as a dictionary with the keys Width and Height.
  public var dictionaryRepresentation: CFDictionary { dictionary(["Width": width, "Height": height]) }

  /// Creates the size of a dictionary with the keys Width and Height; nil where one is missing.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let found = numbers(["Width", "Height"], in: dict) else { return nil }
    self.init(width: found[0], height: found[1])
  }
}

extension CGRect {
  /// The rectangle as a dictionary with the keys X, Y, Width and Height.
  public var dictionaryRepresentation: CFDictionary {
    dictionary(["X": origin.x, "Y": origin.y, "Width": size.width, "Height": size.height])
  }

  /// Creates the rectangle of a dictionary with the keys X, Y, Width and Height; nil where one is missing.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let found = numbers(["X", "Y", "Width", "Height"], in: dict) else { return nil }
    self.init(x: found[0], y: found[1], width: found[2], height: found[3])
  }
}
