public import Foundation
public import PlainviewGraphics
public import PlainviewRuntime
import Synchronization

/// The pictures of a file, of which the sizes and, of GIF files, the frames are known.
public final class CGImageSource: Sendable {
  struct State {
    var file: Data
    var isComplete: Bool
  }

  let state: Mutex<State>

  init(_ file: Data, isComplete: Bool) { state = Mutex(State(file: file, isComplete: isComplete)) }

  var file: Data { state.withLock { $0.file } }
  var format: ImageFormat? { ImageFormat(file) }
  var size: CGSize? { ImageFileSize.read(file) }
  var frames: GIFFrames? { format == .gif ? GIFFrames(file) : nil }
  var count: Int { size == nil ? 0 : max(1, frames?.delays.count ?? 1) }
}

/// Returns a source for data; nil for empty data. The options are not used.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  data.isEmpty ? nil : CGImageSource(data, isComplete: true)
}

/// Nil for a file that is not there.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url)).flatMap { CGImageSourceCreateWithData($0, options) }
}

/// A source without data, which come bit by bit.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource(Data(), isComplete: false)
}

/// Takes all data that there are so far.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.state.withLock { $0 = .init(file: data, isComplete: final) }
}

/// Returns the type of the file; nil when the format is not known.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  isrc.format.map { NSString(string: $0.rawValue) }
}

/// Returns the number of images: the frames of a GIF file, one for other images, 0 for other files.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }
/// Returns the index of the main image, always 0.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }
/// Does nothing; no image is kept.
public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) {}

/// Returns how much of the file was read, and whether it is an image.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
  let isComplete = isrc.state.withLock { $0.isComplete }
  if isrc.format == nil { return isComplete || isrc.file.count > 12 ? .statusUnknownType : .statusReadingHeader }
  if isrc.size == nil { return isComplete ? .statusUnexpectedEOF : .statusReadingHeader }
  return isComplete ? .statusComplete : .statusIncomplete
}

/// Returns the status of one image; `statusInvalidData` for an index that does not exist.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
  (0..<isrc.count).contains(index) ? CGImageSourceGetStatus(isrc) : .statusInvalidData
}

/// Nil for a file that is no picture, and for an index that there is not.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { (0..<isrc.count).contains(index) ? UIImage(data: isrc.file)?.cgImage : nil }

/// The picture, no larger than the options say, in pixels.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard let image = CGImageSourceCreateImageAtIndex(isrc, index, options) else { return nil }
  // No file of a format that is known here has a thumbnail of its own.
  let always = number(options, kCGImageSourceCreateThumbnailFromImageAlways) ?? 0
  let ifAbsent = number(options, kCGImageSourceCreateThumbnailFromImageIfAbsent) ?? 0
  guard always != 0 || ifAbsent != 0 else { return nil }
  let longest = Double(max(image.width, image.height))
  guard let limit = number(options, kCGImageSourceThumbnailMaxPixelSize), limit >= 1, limit < longest else {
    return image
  }
  return image.resized(
    width: Double(image.width) * limit / longest, height: Double(image.height) * limit / longest)
}

/// The properties of the whole file.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
  guard isrc.format != nil else { return nil }
  let result = NSMutableDictionary()
  result[kCGImagePropertyFileSize] = NSNumber(value: isrc.file.count)
  if let frames = isrc.frames {
    result[kCGImagePropertyGIFDictionary] = NSDictionary(
      object: NSNumber(value: frames.loopCount), forKey: kCGImagePropertyGIFLoopCount)
  }
  return result
}

/// The properties of one picture: its size in pixels, its colors, and how long a frame is shown.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard (0..<isrc.count).contains(index), let size = isrc.size else { return nil }
  let result = NSMutableDictionary()
  result[kCGImagePropertyPixelWidth] = NSNumber(value: Int(size.width))
  result[kCGImagePropertyPixelHeight] = NSNumber(value: Int(size.height))
  result[kCGImagePropertyDepth] = NSNumber(value: 8)
  result[kCGImagePropertyColorModel] = kCGImagePropertyColorModelRGB
  if let frames = isrc.frames, frames.delays.indices.contains(index) {
    let times = NSMutableDictionary()
    times[kCGImagePropertyGIFUnclampedDelayTime] = NSNumber(value: frames.delays[index])
    times[kCGImagePropertyGIFDelayTime] = NSNumber(value: GIFFrames.clamped(frames.delays[index]))
    result[kCGImagePropertyGIFDictionary] = times
  }
  return result
}

/// Returns the types that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> [String] { ImageFormat.allCases.map(\.rawValue) }

/// A number or yes or no in a dictionary of options, however it was written.
func number(_ options: CFDictionary?, _ key: CFString) -> Double? {
  guard let value = options?.object(forKey: key) ?? options?.object(forKey: key as String) else { return nil }
  switch value {
  case let value as NSNumber: return value.doubleValue
  case let value as Bool: return value ? 1 : 0
  case let value as CGFloat: return Double(value)
  case let value as Int: return Double(value)
  default: return value as? Double
  }
}
