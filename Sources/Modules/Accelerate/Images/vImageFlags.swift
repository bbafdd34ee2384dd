/// There was no error.
public var kvImageNoError: Int { 0 }
/// The destination lies partly outside of the source.
public var kvImageRoiLargerThanInputBuffer: Int { -21766 }
/// A height or width of a kernel is even or zero.
public var kvImageInvalidKernelSize: Int { -21767 }
/// None of the flags for edges is set.
public var kvImageInvalidEdgeStyle: Int { -21768 }
/// The left edge of the destination lies outside of the source.
public var kvImageInvalidOffset_X: Int { -21769 }
/// The top edge of the destination lies outside of the source.
public var kvImageInvalidOffset_Y: Int { -21770 }
/// There is no memory.
public var kvImageMemoryAllocationError: Int { -21771 }
/// A pointer is missing.
public var kvImageNullPointerArgument: Int { -21772 }
/// A parameter has a value that is not allowed.
public var kvImageInvalidParameter: Int { -21773 }
/// Pictures have to have the same size.
public var kvImageBufferSizeMismatch: Int { -21774 }
/// A flag is not known.
public var kvImageUnknownFlagsBit: Int { -21775 }
/// Another error.
public var kvImageInternalError: Int { -21776 }
/// The bytes from one row to the next are not allowed.
public var kvImageInvalidRowBytes: Int { -21777 }
/// A format is not allowed.
public var kvImageInvalidImageFormat: Int { -21778 }
/// There is no color management.
public var kvImageColorSyncIsAbsent: Int { -21779 }
/// In and out have to be different memory.
public var kvImageOutOfPlaceOperationRequired: Int { -21780 }

/// No flags.
public var kvImageNoFlags: Int { 0 }
/// The alpha of the source is copied.
public var kvImageLeaveAlphaUnchanged: Int { 1 }
/// Pixels near an edge are copied.
public var kvImageCopyInPlace: Int { 2 }
/// Pixels beyond an edge have a background color.
public var kvImageBackgroundColorFill: Int { 4 }
/// Pixels beyond an edge are those of the edge.
public var kvImageEdgeExtend: Int { 8 }
/// The work is not divided among threads, which it never is here.
public var kvImageDoNotTile: Int { 16 }
/// Pictures are scaled with a wider filter.
public var kvImageHighQualityResampling: Int { 32 }
/// Kernels are cut off at an edge.
public var kvImageTruncateKernel: Int { 64 }
/// The function only returns the size of its temporary memory.
public var kvImageGetTempBufferSize: Int { 128 }
/// Errors are printed; has no effect here.
public var kvImagePrintDiagnosticsToConsole: Int { 256 }
/// The function makes no memory for a picture.
public var kvImageNoAllocate: Int { 512 }

/// Not turned.
public var kRotate0DegreesClockwise: Int { 0 }
/// Turned by 90 degrees to the right.
public var kRotate90DegreesClockwise: Int { 3 }
/// Turned by half a turn.
public var kRotate180DegreesClockwise: Int { 2 }
/// Turned by 90 degrees to the left.
public var kRotate270DegreesClockwise: Int { 1 }
/// Not turned.
public var kRotate0DegreesCounterClockwise: Int { 0 }
/// Turned by 90 degrees to the left.
public var kRotate90DegreesCounterClockwise: Int { 1 }
/// Turned by half a turn.
public var kRotate180DegreesCounterClockwise: Int { 2 }
/// Turned by 90 degrees to the right.
public var kRotate270DegreesCounterClockwise: Int { 3 }

/// Functions of pictures.
public enum vImage {
  /// The flags of functions of pictures.
  public struct Options: OptionSet, Sendable {
    /// The bits of the C functions.
    public let rawValue: vImage_Flags
    /// Creates flags with the bits of the C functions.
    public init(rawValue: vImage_Flags) { self.rawValue = rawValue }
    /// The bits of the C functions.
    public var flags: vImage_Flags { rawValue }
    /// No flags.
    public static let noFlags = Options([])
    /// The alpha of the source is copied.
    public static let leaveAlphaUnchanged = Options(rawValue: 1)
    /// Pixels near an edge are copied.
    public static let copyInPlace = Options(rawValue: 2)
    /// Pixels beyond an edge have a background color.
    public static let backgroundColorFill = Options(rawValue: 4)
    /// Pixels beyond an edge are those of the edge.
    public static let imageExtend = Options(rawValue: 8)
    /// The work is not divided among threads, which it never is here.
    public static let doNotTile = Options(rawValue: 16)
    /// Pictures are scaled with a wider filter.
    public static let highQualityResampling = Options(rawValue: 32)
    /// Kernels are cut off at an edge.
    public static let truncateKernel = Options(rawValue: 64)
    /// The function only returns the size of its temporary memory.
    public static let getTempBufferSize = Options(rawValue: 128)
    /// Errors are printed; has no effect here.
    public static let printDiagnosticsToConsole = Options(rawValue: 256)
    /// The function makes no memory for a picture.
    public static let noAllocate = Options(rawValue: 512)
  }

  /// The errors of functions of pictures; raw values are those of the C functions.
  public enum Error: Int, Swift.Error, Sendable {
    /// There was no error.
    case noError = 0
    /// The destination lies partly outside of the source.
    case roiLargerThanInputBuffer = -21766
    /// A height or width of a kernel is even or zero.
    case invalidKernelSize = -21767
    /// None of the flags for edges is set.
    case invalidEdgeStyle = -21768
    /// The left edge of the destination lies outside of the source.
    case invalidOffsetX = -21769
    /// The top edge of the destination lies outside of the source.
    case invalidOffsetY = -21770
    /// There is no memory.
    case memoryAllocationError = -21771
    /// A pointer is missing.
    case nullPointerArgument = -21772
    /// A parameter has a value that is not allowed.
    case invalidParameter = -21773
    /// Pictures have to have the same size.
    case bufferSizeMismatch = -21774
    /// A flag is not known.
    case unknownFlagsBit = -21775
    /// Another error.
    case internalError = -21776
    /// The bytes from one row to the next are not allowed.
    case invalidRowBytes = -21777
    /// A format is not allowed.
    case invalidImageFormat = -21778
    /// There is no color management.
    case colorSyncIsAbsent = -21779
    /// In and out have to be different memory.
    case outOfPlaceOperationRequired = -21780

    /// The error of a number; `internalError` for those that are not known.
    public init(vImageError: Int) { self = Error(rawValue: vImageError) ?? .internalError }
  }
}
