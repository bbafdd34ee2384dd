public import Foundation

/// The domain of `CFNetworkErrors`.
nonisolated(unsafe) public let kCFErrorDomainCFNetwork: CFString! = "kCFErrorDomainCFNetwork"

/// Codes of errors of the network; those of URLs are the same as Foundation's. Raw values are CFNetwork's.
public enum CFNetworkErrors: Int32, Sendable {
  /// Errors of hosts and of the protocol HTTP.
  case cfHostErrorHostNotFound = 1, cfHostErrorUnknown = 2, cfErrorHTTPAuthenticationTypeUnsupported = 300,
    cfErrorHTTPBadCredentials = 301, cfErrorHTTPConnectionLost = 302, cfErrorHTTPParseFailure = 303,
    cfErrorHTTPRedirectionLoopDetected = 304, cfErrorHTTPBadURL = 305,
    cfErrorHTTPProxyConnectionFailure = 306, cfErrorHTTPBadProxyCredentials = 307
  /// Errors of URLs and downloads.
  case cfurlErrorUnknown = -998, cfurlErrorCancelled = -999, cfurlErrorBadURL = -1000,
    cfurlErrorTimedOut = -1001, cfurlErrorUnsupportedURL = -1002, cfurlErrorCannotFindHost = -1003,
    cfurlErrorCannotConnectToHost = -1004, cfurlErrorNetworkConnectionLost = -1005,
    cfurlErrorDNSLookupFailed = -1006, cfurlErrorHTTPTooManyRedirects = -1007,
    cfurlErrorResourceUnavailable = -1008, cfurlErrorNotConnectedToInternet = -1009,
    cfurlErrorRedirectToNonExistentLocation = -1010, cfurlErrorBadServerResponse = -1011,
    cfurlErrorUserCancelledAuthentication = -1012, cfurlErrorUserAuthenticationRequired = -1013,
    cfurlErrorZeroByteResource = -1014, cfurlErrorCannotDecodeRawData = -1015,
    cfurlErrorCannotDecodeContentData = -1016, cfurlErrorCannotParseResponse = -1017,
    cfurlErrorInternationalRoamingOff = -1018, cfurlErrorCallIsActive = -1019,
    cfurlErrorDataNotAllowed = -1020, cfurlErrorRequestBodyStreamExhausted = -1021,
    cfurlErrorAppTransportSecurityRequiresSecureConnection = -1022, cfurlErrorFileDoesNotExist = -1100,
    cfurlErrorFileIsDirectory = -1101, cfurlErrorNoPermissionsToReadFile = -1102,
    cfurlErrorDataLengthExceedsMaximum = -1103, cfurlErrorFileOutsideSafeArea = -1104,
    cfurlErrorSecureConnectionFailed = -1200, cfurlErrorServerCertificateHasBadDate = -1201,
    cfurlErrorServerCertificateUntrusted = -1202, cfurlErrorServerCertificateHasUnknownRoot = -1203,
    cfurlErrorServerCertificateNotYetValid = -1204, cfurlErrorClientCertificateRejected = -1205,
    cfurlErrorClientCertificateRequired = -1206, cfurlErrorCannotLoadFromNetwork = -2000,
    cfurlErrorCannotCreateFile = -3000, cfurlErrorCannotOpenFile = -3001, cfurlErrorCannotCloseFile = -3002,
    cfurlErrorCannotWriteToFile = -3003, cfurlErrorCannotRemoveFile = -3004, cfurlErrorCannotMoveFile = -3005,
    cfurlErrorDownloadDecodingFailedMidStream = -3006, cfurlErrorDownloadDecodingFailedToComplete = -3007
}
