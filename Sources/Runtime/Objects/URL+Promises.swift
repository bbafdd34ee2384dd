public import Foundation

// What Foundation has beyond that of Linux of files and downloads.

/// The key of the data by which a download that failed is continued, in the information of its error.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

extension URL {
  /// Whether the file is there; throws what `checkResourceIsReachable()` throws. Nothing is downloaded first here.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
