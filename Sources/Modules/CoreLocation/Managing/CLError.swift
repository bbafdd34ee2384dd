public import Foundation

public let kCLErrorDomain = "kCLErrorDomain"
public let kCLErrorUserInfoAlternateRegionKey = "kCLErrorUserInfoAlternateRegionKey"

/// Why a location or an address could not be found.
public struct CLError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure,
      regionMonitoringSetupDelayed, regionMonitoringResponseDelayed, geocodeFoundNoResult, geocodeFoundPartialResult,
      geocodeCanceled, deferredFailed, deferredNotUpdatingLocation, deferredAccuracyTooLow, deferredDistanceFiltered,
      deferredCanceled, rangingUnavailable, rangingFailure, promptDeclined, historicalLocationError
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { kCLErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [:] }

  public static let locationUnknown = Code.locationUnknown
  public static let denied = Code.denied
  public static let network = Code.network
  public static let headingFailure = Code.headingFailure
  public static let regionMonitoringDenied = Code.regionMonitoringDenied
  public static let regionMonitoringFailure = Code.regionMonitoringFailure
  public static let geocodeFoundNoResult = Code.geocodeFoundNoResult
  public static let geocodeFoundPartialResult = Code.geocodeFoundPartialResult
  public static let geocodeCanceled = Code.geocodeCanceled
  public static let rangingUnavailable = Code.rangingUnavailable
  public static let rangingFailure = Code.rangingFailure
  public static let promptDeclined = Code.promptDeclined
}
extension CLError.Code {
  /// For `catch CLError.denied`.
  public static func ~= (code: CLError.Code, error: any Error) -> Bool { (error as? CLError)?.code == code }
}
