public import Foundation

// Objects, and values that are objects on Apple's systems, as arguments of formats and predicates: `String(format: "%@", view)`,
// `NSLog("%@", error)`, `NSPredicate(format: "id == %@", id as CVarArg)`. In a text `%@` is the object's description.

extension NSObject: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The object's description, which a format shows.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  /// The object's address, for code that encodes arguments itself.
  public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
}

/// A value that is an object on Apple's systems.
package protocol FormatArgument: _CVarArgObject {
  /// The object.
  var formatArgument: NSObject { get }
}

extension FormatArgument {
  /// The description of the value's object, which a format shows.
  public var _cVarArgObject: any CVarArg { formatArgument._cVarArgObject }
  /// The address of the description, which is kept no longer; formats ask for the object instead.
  public var _cVarArgEncoding: [Int] { formatArgument._cVarArgEncoding }
}

extension Date: FormatArgument, @retroactive CVarArg, @retroactive _CVarArgObject {
  package var formatArgument: NSObject { self as NSDate }
}

extension UUID: FormatArgument, @retroactive CVarArg, @retroactive _CVarArgObject {
  package var formatArgument: NSObject { self as NSUUID }
}

extension URL: FormatArgument, @retroactive CVarArg, @retroactive _CVarArgObject {
  package var formatArgument: NSObject { self as NSURL }
}

extension Data: FormatArgument, @retroactive CVarArg, @retroactive _CVarArgObject {
  package var formatArgument: NSObject { self as NSData }
}

extension IndexPath: FormatArgument, @retroactive CVarArg, @retroactive _CVarArgObject {
  package var formatArgument: NSObject { self as NSIndexPath }
}

extension Array: FormatArgument, @retroactive CVarArg, @retroactive _CVarArgObject {
  package var formatArgument: NSObject { NSArray(array: self) }
}

extension Dictionary: FormatArgument, @retroactive CVarArg, @retroactive _CVarArgObject {
  package var formatArgument: NSObject { NSDictionary(dictionary: self) }
}

extension Set: FormatArgument, @retroactive CVarArg, @retroactive _CVarArgObject {
  package var formatArgument: NSObject { NSSet(set: self) }
}
