import Foundation
public import PlainviewCoreVideo
import PlainviewRuntime

extension AVAssetWriterInputPixelBufferAdaptor {
  /// A pool of buffers with the attributes; nil where they lack a size or a format.
  public var pixelBufferPool: CVPixelBufferPool? {
    guard let sourcePixelBufferAttributes else { return nil }
    let attributes = NSMutableDictionary()
    for (key, value) in sourcePixelBufferAttributes { attributes.setObject(value, forKey: key as NSString) }
    var pool: CVPixelBufferPool?
    CVPixelBufferPoolCreate(nil, nil, attributes, &pool)
    return pool
  }
  /// Counts a picture; false where none can be added.
  @discardableResult
  public func append(_ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime) -> Bool {
    assetWriterInput.count()
  }
}
