public import Foundation

/// The domain of Core Location's errors.
public let kCLErrorDomain = "kCLErrorDomain"
/// The key of the region for an error of region monitoring; no error here has it.
public let kCLErrorUserInfoAlternateRegionKey = "kCLErrorUserInfoAlternateRegionKey"

/// Why a location or an address could not be found.
public struct CLError: CustomNSError, Hashable, Sendable {
  /// The reasons as numbers.
  public enum Code: Int, Sendable {
    /// The reasons in Core Location's order, from a location that cannot be found to a user who declines.
    case locationUnknown, denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure,
      regionMonitoringSetupDelayed, regionMonitoringResponseDelayed, geocodeFoundNoResult, geocodeFoundPartialResult,
      geocodeCanceled, deferredFailed, deferredNotUpdatingLocation, deferredAccuracyTooLow, deferredDistanceFiltered,
      deferredCanceled, rangingUnavailable, rangingFailure, promptDeclined, historicalLocationError
  }

  /// The reason.
  public let code: Code
  /// Creates an error with a reason.
  public init(_ code: Code) { self.code = code }

  /// The domain of Core Location's errors.
  public static var errorDomain: String { kCLErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// Always empty.
  public var errorUserInfo: [String: Any] { [:] }

  /// The location cannot be found now.
  public static let locationUnknown = Code.locationUnknown
  /// The app may not know the location.
  public static let denied = Code.denied
  /// The network cannot be reached.
  public static let network = Code.network
  /// The heading cannot be found.
  public static let headingFailure = Code.headingFailure
  /// The app may not monitor regions.
  public static let regionMonitoringDenied = Code.regionMonitoringDenied
  /// A region cannot be monitored.
  public static let regionMonitoringFailure = Code.regionMonitoringFailure
  /// The geocoder has found nothing.
  public static let geocodeFoundNoResult = Code.geocodeFoundNoResult
  /// The geocoder has found a part of what was asked for.
  public static let geocodeFoundPartialResult = Code.geocodeFoundPartialResult
  /// The search of the geocoder was cancelled.
  public static let geocodeCanceled = Code.geocodeCanceled
  /// Beacons cannot be ranged.
  public static let rangingUnavailable = Code.rangingUnavailable
  /// Ranging beacons has failed.
  public static let rangingFailure = Code.rangingFailure
  /// The user has not allowed full accuracy for once.
  public static let promptDeclined = Code.promptDeclined
}
extension CLError.Code {
  /// For `catch CLError.denied`.
  public static func ~= (code: CLError.Code, error: any Error) -> Bool { (error as? CLError)?.code == code }
}
