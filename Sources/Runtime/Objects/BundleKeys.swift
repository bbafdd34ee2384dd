public import Foundation

// Keys of a bundle's information, by CoreFoundation's names, and what Foundation has beyond that of Linux.

/// The key of the version of a bundle's build.
nonisolated(unsafe) public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The key of the name of a bundle's program.
nonisolated(unsafe) public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
/// The key of a bundle's identifier.
nonisolated(unsafe) public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The key of a bundle's name.
nonisolated(unsafe) public let kCFBundleNameKey: CFString! = "CFBundleName"

/// The key of the data by which a download that failed is continued, in the information of its error.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

extension URL {
  /// Whether the file is there; throws what `checkResourceIsReachable()` throws. Nothing is downloaded first here.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
