public import Foundation

extension NSCoder {
  /// Decodes a list whose objects are all of one class; nil where there is none, or another object is in it.
  public func decodeArrayOfObjects<DecodedObjectType: NSObject & NSSecureCoding>(
    ofClass cls: DecodedObjectType.Type, forKey key: String
  ) -> [DecodedObjectType]? { decodeObject(of: [NSArray.self, cls], forKey: key) as? [DecodedObjectType] }

  /// Decodes a list whose objects are of some classes; nil where there is none.
  public func decodeArrayOfObjects(ofClasses classes: [AnyClass], forKey key: String) -> [Any]? {
    decodeObject(of: [NSArray.self] + classes, forKey: key) as? [Any]
  }
}
