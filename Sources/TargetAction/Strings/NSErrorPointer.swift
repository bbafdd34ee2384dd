public import Foundation

/// A place for the error of a method of Objective-C; nil where nobody asks for it.
///
/// A device has `AutoreleasingUnsafeMutablePointer` here; with this pointer `&error` compiles, as it does there.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
