public import Foundation
public import PlainviewRuntime

/// The domain of Core Location's errors.
public let kCLErrorDomain = "kCLErrorDomain"
/// The key of the region for an error of region monitoring; no error here has it.
public let kCLErrorUserInfoAlternateRegionKey = "kCLErrorUserInfoAlternateRegionKey"

/// Why a location or an address could not be found.
public struct CLError: ErrorValue, Sendable {
  /// The reasons as numbers.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The errors that have the codes.
    public typealias _ErrorType = CLError
    /// The reasons in Core Location's order, from a location that cannot be found to a user who declines.
    case locationUnknown, denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure,
      regionMonitoringSetupDelayed, regionMonitoringResponseDelayed, geocodeFoundNoResult, geocodeFoundPartialResult,
      geocodeCanceled, deferredFailed, deferredNotUpdatingLocation, deferredAccuracyTooLow, deferredDistanceFiltered,
      deferredCanceled, rangingUnavailable, rangingFailure, promptDeclined, historicalLocationError
  }
  /// The error as an `NSError`.
  public let _nsError: NSError
  /// Creates an error from an `NSError` of the domain.
  public init(_nsError error: NSError) { _nsError = error }
  /// `kCLErrorDomain`, the domain of the errors.
  public static var _nsErrorDomain: String { kCLErrorDomain }

  /// The code `locationUnknown`, for use in a pattern.
  public static var locationUnknown: Code { .locationUnknown }
  /// The code `denied`, for use in a pattern.
  public static var denied: Code { .denied }
  /// The code `network`, for use in a pattern.
  public static var network: Code { .network }
  /// The code `headingFailure`, for use in a pattern.
  public static var headingFailure: Code { .headingFailure }
  /// The code `regionMonitoringDenied`, for use in a pattern.
  public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
  /// The code `regionMonitoringFailure`, for use in a pattern.
  public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
  /// The code `regionMonitoringSetupDelayed`, for use in a pattern.
  public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
  /// The code `regionMonitoringResponseDelayed`, for use in a pattern.
  public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
  /// The code `geocodeFoundNoResult`, for use in a pattern.
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  /// The code `geocodeFoundPartialResult`, for use in a pattern.
  public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
  /// The code `geocodeCanceled`, for use in a pattern.
  public static var geocodeCanceled: Code { .geocodeCanceled }
  /// The code `deferredFailed`, for use in a pattern.
  public static var deferredFailed: Code { .deferredFailed }
  /// The code `deferredNotUpdatingLocation`, for use in a pattern.
  public static var deferredNotUpdatingLocation: Code { .deferredNotUpdatingLocation }
  /// The code `deferredAccuracyTooLow`, for use in a pattern.
  public static var deferredAccuracyTooLow: Code { .deferredAccuracyTooLow }
  /// The code `deferredDistanceFiltered`, for use in a pattern.
  public static var deferredDistanceFiltered: Code { .deferredDistanceFiltered }
  /// The code `deferredCanceled`, for use in a pattern.
  public static var deferredCanceled: Code { .deferredCanceled }
  /// The code `rangingUnavailable`, for use in a pattern.
  public static var rangingUnavailable: Code { .rangingUnavailable }
  /// The code `rangingFailure`, for use in a pattern.
  public static var rangingFailure: Code { .rangingFailure }
  /// The code `promptDeclined`, for use in a pattern.
  public static var promptDeclined: Code { .promptDeclined }
  /// The code `historicalLocationError`, for use in a pattern.
  public static var historicalLocationError: Code { .historicalLocationError }
}
