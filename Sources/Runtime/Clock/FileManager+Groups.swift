public import Foundation

extension FileManager {
  /// Returns the folder that the apps of a group share, and makes it where it is missing; nil outside of an app.
  ///
  /// Here it is in the app's own home, and every group is one of the app's.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    guard WorkOwner.ofRunningCode?.process.work.folders != nil, !groupIdentifier.hasPrefix("."),
      !groupIdentifier.contains("/")
    else { return nil }
    let folder = URL(fileURLWithPath: NSHomeDirectory())
      .appendingPathComponent("Library/Group Containers/\(groupIdentifier)", isDirectory: true)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
