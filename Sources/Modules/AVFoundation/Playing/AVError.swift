public import Foundation
public import PlainviewRuntime

/// The domain of AVFoundation's errors.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// An error of AVFoundation.
public struct AVError: ErrorValue, Sendable {
  /// What went wrong; raw values are AVFoundation's.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The errors that have the codes.
    public typealias _ErrorType = AVError
    /// An error without a known reason.
    case unknown = -11800
    /// There is not enough memory.
    case outOfMemory = -11801
    /// The session has a new configuration, or there is no space on the disk.
    case sessionConfigurationChanged = -11806, diskFull = -11807
    /// The device was taken away, its medium has changed, or is not connected, used, or configured by another app.
    case deviceWasDisconnected = -11808, mediaChanged = -11809, deviceNotConnected = -11814,
      deviceInUseByAnotherApplication = -11815, deviceLockedForConfigurationByAnotherProcess = -11817
    /// A recording has reached its greatest length or size, has a gap, or has too many samples for its format.
    case maximumDurationReached = -11810, maximumFileSizeReached = -11811, mediaDiscontinuity = -11812,
      maximumNumberOfSamplesForFileFormatReached = -11813
    /// The session was interrupted.
    case sessionWasInterrupted = -11818
    /// The medium cannot be decoded, or is no valid source.
    case decodeFailed = -11821, invalidSourceMedia = -11822
    /// The segments of a composition's track have gaps, or a wrong length, start or source.
    case compositionTrackSegmentsNotContiguous = -11824, invalidCompositionTrackSegmentDuration = -11825,
      invalidCompositionTrackSegmentSourceStartTime = -11826, invalidCompositionTrackSegmentSourceDuration = -11827
    /// There are too many requests for pictures.
    case maximumStillImageCaptureRequestsExceeded = -11830
    /// The content is protected, or there is no encoder for the format.
    case contentIsProtected = -11831, encoderNotFound = -11834
    /// The device cannot be used in the background, or a decoder or an encoder is in use.
    case deviceIsNotAvailableInBackground = -11837, decoderTemporarilyUnavailable = -11839,
      encoderTemporarilyUnavailable = -11840
    /// A video composition is not valid, a reference is forbidden, or the extension of a file's name is wrong.
    case invalidVideoComposition = -11841, referenceForbiddenByReferencePolicy = -11842, invalidOutputURLPathExtension =
      -11843
    /// The screen could not be captured, was turned off, or the light has no such level.
    case screenCaptureFailed = -11844, displayWasDisabled = -11845, torchLevelUnavailable = -11846
    /// The asset does not fit, its data could not be loaded or read, or the server is not set up for it.
    case incompatibleAsset = -11848, failedToLoadMediaData = -11849, serverIncorrectlyConfigured = -11850,
      failedToParse = -11853, undecodableMediaData = -11855
    /// The app may not use the device, or the type of a file has no references to samples.
    case applicationIsNotAuthorizedToUseDevice = -11852, fileTypeDoesNotSupportSampleReferences = -11854
    /// AirPlay needs the internet, at one end or the other.
    case airPlayControllerRequiresInternet = -11856, airPlayReceiverRequiresInternet = -11857
    /// A compositor failed, a recording goes on already, or no request for a key could be made.
    case videoCompositorFailed = -11858, recordingAlreadyInProgress = -11859, createContentKeyRequestFailed = -11860
    /// Settings, an operation, a format or depth data are not supported, or the content is not there or not updated.
    case unsupportedOutputSettings = -11861, operationNotAllowed = -11862, contentIsUnavailable = -11863,
      formatUnsupported = -11864, malformedDepth = -11865, contentNotUpdated = -11866
    /// There is no variant for another screen, no source track, or other devices or the preset do not allow it.
    case noCompatibleAlternatesForExternalDisplay = -11868, noSourceTrack = -11869,
      externalPlaybackNotSupportedForAsset = -11870, operationNotSupportedForPreset = -11871
    /// A session costs too much, a format is not supported, a value is wrong, or a segment starts at a wrong sample.
    case sessionHardwareCostOverage = -11872, unsupportedDeviceActiveFormat = -11873, incorrectlyConfigured = -11875,
      segmentStartedWithNonSyncSample = -11876
    /// Rosetta is not installed, or the request for a key was canceled.
    case rosettaNotInstalled = -11877, contentKeyRequestCancelled = -11879
    /// The session does not run.
    case sessionNotRunning = -11803
    /// Another session uses the device.
    case deviceAlreadyUsedByAnotherSession = -11804
    /// Nothing was recorded.
    case noDataCaptured = -11805
    /// The media services were started anew.
    case mediaServicesWereReset = -11819
    /// The file could not be exported.
    case exportFailed = -11820
    /// A file exists at the URL.
    case fileAlreadyExists = -11823
    /// The format of the file is not known.
    case fileFormatNotRecognized = -11828
    /// The file cannot be read.
    case fileFailedToParse = -11829
    /// There is no picture at the time, as for times beyond the film's end.
    case noImageAtTime = -11832
    /// There is no decoder for the format.
    case decoderNotFound = -11833
    /// The content must not be played.
    case contentIsNotAuthorized = -11835
    /// The app must not play the content.
    case applicationIsNotAuthorized = -11836
    /// The asset does not allow the operation.
    case operationNotSupportedForAsset = -11838
    /// The item cannot be played any longer.
    case noLongerPlayable = -11867
    /// The operation was interrupted.
    case operationInterrupted = -11847
    /// The operation was canceled.
    case operationCancelled = -11878
  }
  /// The error as an `NSError`.
  public let _nsError: NSError
  /// Creates an error from an `NSError` of the domain.
  public init(_nsError error: NSError) { _nsError = error }
  /// `AVFoundationErrorDomain`, the domain of the errors.
  public static var _nsErrorDomain: String { AVFoundationErrorDomain }

  /// The code `unknown`, for use in a pattern.
  public static var unknown: Code { .unknown }
  /// The code `outOfMemory`, for use in a pattern.
  public static var outOfMemory: Code { .outOfMemory }
  /// The code `sessionNotRunning`, for use in a pattern.
  public static var sessionNotRunning: Code { .sessionNotRunning }
  /// The code `deviceAlreadyUsedByAnotherSession`, for use in a pattern.
  public static var deviceAlreadyUsedByAnotherSession: Code { .deviceAlreadyUsedByAnotherSession }
  /// The code `noDataCaptured`, for use in a pattern.
  public static var noDataCaptured: Code { .noDataCaptured }
  /// The code `mediaServicesWereReset`, for use in a pattern.
  public static var mediaServicesWereReset: Code { .mediaServicesWereReset }
  /// The code `exportFailed`, for use in a pattern.
  public static var exportFailed: Code { .exportFailed }
  /// The code `fileAlreadyExists`, for use in a pattern.
  public static var fileAlreadyExists: Code { .fileAlreadyExists }
  /// The code `fileFormatNotRecognized`, for use in a pattern.
  public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
  /// The code `fileFailedToParse`, for use in a pattern.
  public static var fileFailedToParse: Code { .fileFailedToParse }
  /// The code `noImageAtTime`, for use in a pattern.
  public static var noImageAtTime: Code { .noImageAtTime }
  /// The code `decoderNotFound`, for use in a pattern.
  public static var decoderNotFound: Code { .decoderNotFound }
  /// The code `contentIsNotAuthorized`, for use in a pattern.
  public static var contentIsNotAuthorized: Code { .contentIsNotAuthorized }
  /// The code `applicationIsNotAuthorized`, for use in a pattern.
  public static var applicationIsNotAuthorized: Code { .applicationIsNotAuthorized }
  /// The code `operationNotSupportedForAsset`, for use in a pattern.
  public static var operationNotSupportedForAsset: Code { .operationNotSupportedForAsset }
  /// The code `noLongerPlayable`, for use in a pattern.
  public static var noLongerPlayable: Code { .noLongerPlayable }
  /// The code `operationInterrupted`, for use in a pattern.
  public static var operationInterrupted: Code { .operationInterrupted }
  /// The code `operationCancelled`, for use in a pattern.
  public static var operationCancelled: Code { .operationCancelled }
  /// The code `sessionConfigurationChanged`, for use in a pattern.
  public static var sessionConfigurationChanged: Code { .sessionConfigurationChanged }
  /// The code `diskFull`, for use in a pattern.
  public static var diskFull: Code { .diskFull }
  /// The code `deviceWasDisconnected`, for use in a pattern.
  public static var deviceWasDisconnected: Code { .deviceWasDisconnected }
  /// The code `mediaChanged`, for use in a pattern.
  public static var mediaChanged: Code { .mediaChanged }
  /// The code `deviceNotConnected`, for use in a pattern.
  public static var deviceNotConnected: Code { .deviceNotConnected }
  /// The code `deviceInUseByAnotherApplication`, for use in a pattern.
  public static var deviceInUseByAnotherApplication: Code { .deviceInUseByAnotherApplication }
  /// The code `deviceLockedForConfigurationByAnotherProcess`, for use in a pattern.
  public static var deviceLockedForConfigurationByAnotherProcess: Code { .deviceLockedForConfigurationByAnotherProcess }
  /// The code `maximumDurationReached`, for use in a pattern.
  public static var maximumDurationReached: Code { .maximumDurationReached }
  /// The code `maximumFileSizeReached`, for use in a pattern.
  public static var maximumFileSizeReached: Code { .maximumFileSizeReached }
  /// The code `mediaDiscontinuity`, for use in a pattern.
  public static var mediaDiscontinuity: Code { .mediaDiscontinuity }
  /// The code `maximumNumberOfSamplesForFileFormatReached`, for use in a pattern.
  public static var maximumNumberOfSamplesForFileFormatReached: Code { .maximumNumberOfSamplesForFileFormatReached }
  /// The code `sessionWasInterrupted`, for use in a pattern.
  public static var sessionWasInterrupted: Code { .sessionWasInterrupted }
  /// The code `decodeFailed`, for use in a pattern.
  public static var decodeFailed: Code { .decodeFailed }
  /// The code `invalidSourceMedia`, for use in a pattern.
  public static var invalidSourceMedia: Code { .invalidSourceMedia }
  /// The code `compositionTrackSegmentsNotContiguous`, for use in a pattern.
  public static var compositionTrackSegmentsNotContiguous: Code { .compositionTrackSegmentsNotContiguous }
  /// The code `invalidCompositionTrackSegmentDuration`, for use in a pattern.
  public static var invalidCompositionTrackSegmentDuration: Code { .invalidCompositionTrackSegmentDuration }
  /// The code `invalidCompositionTrackSegmentSourceStartTime`, for use in a pattern.
  public static var invalidCompositionTrackSegmentSourceStartTime: Code {
    .invalidCompositionTrackSegmentSourceStartTime
  }
  /// The code `invalidCompositionTrackSegmentSourceDuration`, for use in a pattern.
  public static var invalidCompositionTrackSegmentSourceDuration: Code { .invalidCompositionTrackSegmentSourceDuration }
  /// The code `maximumStillImageCaptureRequestsExceeded`, for use in a pattern.
  public static var maximumStillImageCaptureRequestsExceeded: Code { .maximumStillImageCaptureRequestsExceeded }
  /// The code `contentIsProtected`, for use in a pattern.
  public static var contentIsProtected: Code { .contentIsProtected }
  /// The code `encoderNotFound`, for use in a pattern.
  public static var encoderNotFound: Code { .encoderNotFound }
  /// The code `deviceIsNotAvailableInBackground`, for use in a pattern.
  public static var deviceIsNotAvailableInBackground: Code { .deviceIsNotAvailableInBackground }
  /// The code `decoderTemporarilyUnavailable`, for use in a pattern.
  public static var decoderTemporarilyUnavailable: Code { .decoderTemporarilyUnavailable }
  /// The code `encoderTemporarilyUnavailable`, for use in a pattern.
  public static var encoderTemporarilyUnavailable: Code { .encoderTemporarilyUnavailable }
  /// The code `invalidVideoComposition`, for use in a pattern.
  public static var invalidVideoComposition: Code { .invalidVideoComposition }
  /// The code `referenceForbiddenByReferencePolicy`, for use in a pattern.
  public static var referenceForbiddenByReferencePolicy: Code { .referenceForbiddenByReferencePolicy }
  /// The code `invalidOutputURLPathExtension`, for use in a pattern.
  public static var invalidOutputURLPathExtension: Code { .invalidOutputURLPathExtension }
  /// The code `screenCaptureFailed`, for use in a pattern.
  public static var screenCaptureFailed: Code { .screenCaptureFailed }
  /// The code `displayWasDisabled`, for use in a pattern.
  public static var displayWasDisabled: Code { .displayWasDisabled }
  /// The code `torchLevelUnavailable`, for use in a pattern.
  public static var torchLevelUnavailable: Code { .torchLevelUnavailable }
  /// The code `incompatibleAsset`, for use in a pattern.
  public static var incompatibleAsset: Code { .incompatibleAsset }
  /// The code `failedToLoadMediaData`, for use in a pattern.
  public static var failedToLoadMediaData: Code { .failedToLoadMediaData }
  /// The code `serverIncorrectlyConfigured`, for use in a pattern.
  public static var serverIncorrectlyConfigured: Code { .serverIncorrectlyConfigured }
  /// The code `failedToParse`, for use in a pattern.
  public static var failedToParse: Code { .failedToParse }
  /// The code `undecodableMediaData`, for use in a pattern.
  public static var undecodableMediaData: Code { .undecodableMediaData }
  /// The code `applicationIsNotAuthorizedToUseDevice`, for use in a pattern.
  public static var applicationIsNotAuthorizedToUseDevice: Code { .applicationIsNotAuthorizedToUseDevice }
  /// The code `fileTypeDoesNotSupportSampleReferences`, for use in a pattern.
  public static var fileTypeDoesNotSupportSampleReferences: Code { .fileTypeDoesNotSupportSampleReferences }
  /// The code `airPlayControllerRequiresInternet`, for use in a pattern.
  public static var airPlayControllerRequiresInternet: Code { .airPlayControllerRequiresInternet }
  /// The code `airPlayReceiverRequiresInternet`, for use in a pattern.
  public static var airPlayReceiverRequiresInternet: Code { .airPlayReceiverRequiresInternet }
  /// The code `videoCompositorFailed`, for use in a pattern.
  public static var videoCompositorFailed: Code { .videoCompositorFailed }
  /// The code `recordingAlreadyInProgress`, for use in a pattern.
  public static var recordingAlreadyInProgress: Code { .recordingAlreadyInProgress }
  /// The code `createContentKeyRequestFailed`, for use in a pattern.
  public static var createContentKeyRequestFailed: Code { .createContentKeyRequestFailed }
  /// The code `unsupportedOutputSettings`, for use in a pattern.
  public static var unsupportedOutputSettings: Code { .unsupportedOutputSettings }
  /// The code `operationNotAllowed`, for use in a pattern.
  public static var operationNotAllowed: Code { .operationNotAllowed }
  /// The code `contentIsUnavailable`, for use in a pattern.
  public static var contentIsUnavailable: Code { .contentIsUnavailable }
  /// The code `formatUnsupported`, for use in a pattern.
  public static var formatUnsupported: Code { .formatUnsupported }
  /// The code `malformedDepth`, for use in a pattern.
  public static var malformedDepth: Code { .malformedDepth }
  /// The code `contentNotUpdated`, for use in a pattern.
  public static var contentNotUpdated: Code { .contentNotUpdated }
  /// The code `noCompatibleAlternatesForExternalDisplay`, for use in a pattern.
  public static var noCompatibleAlternatesForExternalDisplay: Code { .noCompatibleAlternatesForExternalDisplay }
  /// The code `noSourceTrack`, for use in a pattern.
  public static var noSourceTrack: Code { .noSourceTrack }
  /// The code `externalPlaybackNotSupportedForAsset`, for use in a pattern.
  public static var externalPlaybackNotSupportedForAsset: Code { .externalPlaybackNotSupportedForAsset }
  /// The code `operationNotSupportedForPreset`, for use in a pattern.
  public static var operationNotSupportedForPreset: Code { .operationNotSupportedForPreset }
  /// The code `sessionHardwareCostOverage`, for use in a pattern.
  public static var sessionHardwareCostOverage: Code { .sessionHardwareCostOverage }
  /// The code `unsupportedDeviceActiveFormat`, for use in a pattern.
  public static var unsupportedDeviceActiveFormat: Code { .unsupportedDeviceActiveFormat }
  /// The code `incorrectlyConfigured`, for use in a pattern.
  public static var incorrectlyConfigured: Code { .incorrectlyConfigured }
  /// The code `segmentStartedWithNonSyncSample`, for use in a pattern.
  public static var segmentStartedWithNonSyncSample: Code { .segmentStartedWithNonSyncSample }
  /// The code `rosettaNotInstalled`, for use in a pattern.
  public static var rosettaNotInstalled: Code { .rosettaNotInstalled }
  /// The code `contentKeyRequestCancelled`, for use in a pattern.
  public static var contentKeyRequestCancelled: Code { .contentKeyRequestCancelled }
}
