/// How the elements of a matrix follow each other.
public struct CBLAS_ORDER: RawRepresentable, Hashable, Sendable {
  /// The number of CBLAS.
  public var rawValue: UInt32
  /// Creates a value with CBLAS's number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Creates a value with CBLAS's number.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
/// Row by row.
public var CblasRowMajor: CBLAS_ORDER { CBLAS_ORDER(101) }
/// Column by column.
public var CblasColMajor: CBLAS_ORDER { CBLAS_ORDER(102) }

/// Whether a matrix is used with its rows as columns.
public struct CBLAS_TRANSPOSE: RawRepresentable, Hashable, Sendable {
  /// The number of CBLAS.
  public var rawValue: UInt32
  /// Creates a value with CBLAS's number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Creates a value with CBLAS's number.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
/// As it is.
public var CblasNoTrans: CBLAS_TRANSPOSE { CBLAS_TRANSPOSE(111) }
/// Transposed.
public var CblasTrans: CBLAS_TRANSPOSE { CBLAS_TRANSPOSE(112) }
/// Conjugated and transposed: the same as transposed for real numbers.
public var CblasConjTrans: CBLAS_TRANSPOSE { CBLAS_TRANSPOSE(113) }
/// Conjugated: as it is for real numbers.
public var AtlasConj: CBLAS_TRANSPOSE { CBLAS_TRANSPOSE(114) }
