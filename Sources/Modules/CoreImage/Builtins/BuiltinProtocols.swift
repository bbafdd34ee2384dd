public import Foundation

/// A filter that was made by name; what code sets of each kind is in a protocol of its own.
public protocol CIFilterProtocol: NSObjectProtocol {
  /// The result for what is set; nil when something is missing.
  var outputImage: CIImage? { get }
}
