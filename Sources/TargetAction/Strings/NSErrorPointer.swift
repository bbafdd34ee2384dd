public import Foundation

/// Points to the variable that takes the error of a method of Objective-C; nil where no error is asked for.
///
/// A device has `AutoreleasingUnsafeMutablePointer` here; with this pointer `&error` compiles, as it does there.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
