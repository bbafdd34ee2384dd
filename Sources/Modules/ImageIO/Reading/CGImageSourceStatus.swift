/// How far a source has got; raw values are Image I/O's.
public enum CGImageSourceStatus: Int32, Sendable {
  /// The file ends too early.
  case statusUnexpectedEOF = -5
  /// No such image, no known format, the header is incomplete, the image is incomplete, or all was read.
  case statusInvalidData, statusUnknownType, statusReadingHeader, statusIncomplete, statusComplete
}
