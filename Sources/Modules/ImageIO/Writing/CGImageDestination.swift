public import Foundation
public import PlainviewGraphics
public import PlainviewRuntime
import Synchronization

/// Writes pictures into a file; what is written has the right size, and pixels where they came from a file.
public final class CGImageDestination: Sendable {
  enum Output: @unchecked Sendable {
    case data(CFMutableData)
    case file(URL)
  }

  struct Entry: Sendable {
    let image: CGImage
    /// Seconds that a frame is shown.
    let delay: Double
  }

  struct State {
    var entries: [Entry] = []
    var loopCount = 0
    var isDone = false
  }

  let output: Output
  let type: String
  let count: Int
  let state = Mutex(State())

  init?(_ output: Output, _ type: CFString, _ count: Int) {
    guard CGImageDestinationCopyTypeIdentifiers().contains(type as String), count > 0 else { return nil }
    (self.output, self.type, self.count) = (output, type as String, count)
  }
}

/// Nil for a type that cannot be written.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.data(data), type, count) }

/// Nil for a type that cannot be written.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.file(url), type, count) }

/// Sets the properties of the whole file; only the number of repetitions of a GIF file is used.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
  let gif = properties?.object(forKey: kCGImagePropertyGIFDictionary) as? NSDictionary
  if let count = number(gif, kCGImagePropertyGIFLoopCount) { idst.state.withLock { $0.loopCount = Int(count) } }
}

/// Adds an image; of its properties only the duration of a GIF frame is used.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  let gif = properties?.object(forKey: kCGImagePropertyGIFDictionary) as? NSDictionary
  let delay = number(gif, kCGImagePropertyGIFUnclampedDelayTime) ?? number(gif, kCGImagePropertyGIFDelayTime) ?? 0
  idst.state.withLock { $0.entries.append(.init(image: image, delay: delay)) }
}

/// Adds an image of a source, with that image's properties unless others are given.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return }
  CGImageDestinationAddImage(idst, image, properties ?? CGImageSourceCopyPropertiesAtIndex(isrc, index, nil))
}

/// Writes the file; false when the number of pictures is not the announced one, and the second time.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
  let state = idst.state.withLock { state in
    defer { state.isDone = true }
    return state
  }
  guard !state.isDone, state.entries.count == idst.count, let first = state.entries.first else { return false }
  let file: Data? =
    switch ImageFormat(rawValue: idst.type) {
    case .jpeg: UIImage(cgImage: first.image).jpegData(compressionQuality: 1)
    case .gif: GIFFile(state.entries, loopCount: state.loopCount).data
    default: UIImage(cgImage: first.image).pngData()
    }
  guard let file else { return false }
  switch idst.output {
  case .data(let data): data.append(file)
  case .file(let url): return (try? file.write(to: url)) != nil
  }
  return true
}

/// Returns the types that can be written: PNG, JPEG and GIF.
public func CGImageDestinationCopyTypeIdentifiers() -> [String] {
  [ImageFormat.png, .jpeg, .gif].map(\.rawValue)
}
