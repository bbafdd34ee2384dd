/// Why an app could not be launched: what is wrong, where, and what to do.
public enum LaunchError: Error, Equatable, CustomStringConvertible {
  /// There is no file at the path of the Info.plist.
  case missingInfoPlist(String)
  /// Not a property list, or not a dictionary; the reason as Foundation gives it.
  case damagedInfoPlist(String, reason: String)
  /// A key has a value of another kind than UIKit reads.
  case wrongValue(String, key: String, needed: String)
  /// A key names a class that is not known.
  case unknownClass(String, name: String)
  /// A class that cannot do what it is named for.
  case wrongClass(String, name: String, needed: String)
  /// No application delegate announced itself.
  case noAppUnderTest

  /// What is wrong, with the path, and what to do about it.
  public var description: String {
    switch self {
    case .missingInfoPlist(let path): "\(path): no such file, give the path of the app's Info.plist"
    case .damagedInfoPlist(let path, let reason): "\(path): this is no Info.plist (\(reason)), mend or replace it"
    case .wrongValue(let location, let key, let needed): "\(location): the value of \(key) is not \(needed), mend it"
    case .unknownClass(let location, let name):
      "\(location): could not load class with name \"\(name)\": name a class of the program as Module.Class, or make a "
        + "nested or private one known by UIStoryboard.register(_:)"
    case .wrongClass(let location, let name, let needed):
      "\(location): the class \(name) is no \(needed), let it conform or name another"
    case .noAppUnderTest:
      "there is no app under test: link a target whose application delegate has @main or @UIApplicationMain, or name the "
        + "delegate with XCUIApplication(delegate:)"
    }
  }
}
