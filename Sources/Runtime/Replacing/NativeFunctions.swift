import Foundation

// Swift functions of Foundation by their symbols: how to call the real one, and the code of its replacement.
//
// A stored closure is the address of its code and a context, in the calling convention of its type; a method's object goes
// where the context goes. So the code of a global function can stand in for that of a static property's getter or an
// initializer, and the real one can be called as a closure. The types are written out, since a closure in a generic type
// has another convention.

/// The address of a symbol of Foundation; nil where it has no such symbol.
func nativeSymbol(_ name: String) -> Address? { dlsym(nil, name).map { Address($0) } }

/// The code of the first method of a class without a superclass.
func firstMethod(of type: AnyClass) -> Address { method(0, of: type) }

/// The code of a method of a class without a superclass, in the order of their declarations behind seven words of its
/// metadata.
func method(_ index: Int, of type: AnyClass) -> Address {
  unsafeBitCast(type, to: Address.self).load(fromByteOffset: (7 + index) * 8, as: Address.self)
}

/// A closure's code and context.
typealias ClosureParts = (code: Address, context: Address?)

struct TimeZoneGetter {
  let call: () -> TimeZone
  var parts: ClosureParts { unsafeBitCast(self, to: ClosureParts.self) }
}

struct DefaultZoneGetter {
  let call: () -> TimeZone?
  var parts: ClosureParts { unsafeBitCast(self, to: ClosureParts.self) }
}

struct LocaleGetter {
  let call: () -> Locale
  var parts: ClosureParts { unsafeBitCast(self, to: ClosureParts.self) }
}

struct CalendarGetter {
  let call: () -> Calendar
  var parts: ClosureParts { unsafeBitCast(self, to: ClosureParts.self) }
}

struct CalendarInitializer {
  let call: (Calendar.Identifier) -> Calendar
  var parts: ClosureParts { unsafeBitCast(self, to: ClosureParts.self) }
}

struct TextsGetter: @unchecked Sendable {
  let call: () -> [String]
  var parts: ClosureParts { unsafeBitCast(self, to: ClosureParts.self) }
}

struct FileManagerGetter {
  let call: () -> FileManager
  var parts: ClosureParts { unsafeBitCast(self, to: ClosureParts.self) }
}

struct IdentifierInitializer {
  let call: () -> UUID
  var parts: ClosureParts { unsafeBitCast(self, to: ClosureParts.self) }
}

/// A method of a notification center, with the center as its context.
struct ObserverMethod {
  let call:
    (NSNotification.Name?, Any?, OperationQueue?, @escaping @Sendable (Notification) -> Void) -> any NSObjectProtocol
}
