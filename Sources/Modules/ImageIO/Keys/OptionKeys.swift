import Foundation
public import PlainviewRuntime

// Options for reading and writing files. Values are the names that Image I/O prints.

/// The option for the supposed type of a file; accepted, without effect.
nonisolated(unsafe) public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// The option for keeping the decoded image; accepted, without effect.
nonisolated(unsafe) public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// The option for decoding the image at once; accepted, without effect.
nonisolated(unsafe) public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// The option for pixels of floating-point numbers; accepted, without effect.
nonisolated(unsafe) public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// The option for making a thumbnail when the file contains none, as is always the case here.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// The option for making a thumbnail from the image in every case.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// The option for the longer side of a thumbnail, in pixels.
nonisolated(unsafe) public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// The option for turning a thumbnail as the image is turned; accepted, without effect.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
/// The option for reading the image at a fraction of its size; accepted, without effect.
nonisolated(unsafe) public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"
/// The option for not reading metadata; accepted, without effect.
nonisolated(unsafe) public let kCGImageSourceSkipMetadata: CFString = "kCGImageSourceSkipMetadata"

/// The option for the quality of compression, from 0 to 1; accepted, without effect.
nonisolated(unsafe) public let kCGImageDestinationLossyCompressionQuality: CFString =
  "kCGImageDestinationLossyCompressionQuality"
/// The option for the color below transparent pixels; accepted, without effect.
nonisolated(unsafe) public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"
/// The option for the longer side of the written image, in pixels; accepted, without effect.
nonisolated(unsafe) public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"
/// The option for writing a thumbnail into the file; accepted, without effect.
nonisolated(unsafe) public let kCGImageDestinationEmbedThumbnail: CFString = "kCGImageDestinationEmbedThumbnail"
/// The option for colors that other devices can show; accepted, without effect.
nonisolated(unsafe) public let kCGImageDestinationOptimizeColorForSharing: CFString =
  "kCGImageDestinationOptimizeColorForSharing"
/// The option for the orientation of the written image; accepted, without effect.
nonisolated(unsafe) public let kCGImageDestinationOrientation: CFString = "kCGImageDestinationOrientation"
/// The option for the date of the written image; accepted, without effect.
nonisolated(unsafe) public let kCGImageDestinationDateTime: CFString = "kCGImageDestinationDateTime"
/// The option for the metadata of the written image; accepted, without effect.
nonisolated(unsafe) public let kCGImageDestinationMetadata: CFString = "kCGImageDestinationMetadata"
/// The option for keeping the existing metadata besides new one; accepted, without effect.
nonisolated(unsafe) public let kCGImageDestinationMergeMetadata: CFString = "kCGImageDestinationMergeMetadata"
