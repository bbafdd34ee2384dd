// Limits of integers by the names of C's and Foundation's headers, which Linux's headers write in ways that Swift does not read.

/// The least number of 16 bits.
public let INT16_MIN = Int32(Int16.min)
/// The least number of 32 bits.
public let INT32_MIN = Int32.min
/// The greatest number of 64 bits.
public let INT64_MAX = Int64.max
/// The least number of 64 bits.
public let INT64_MIN = Int64.min
/// The greatest number of 64 bits without a sign.
public let UINT64_MAX = UInt64.max
/// The least number of C's `int`.
public let INT_MIN = Int32.min
/// The least number of C's `short`.
public let SHRT_MIN = Int32(Int16.min)
/// The least number of C's `long`.
public let LONG_MIN = Int.min
/// The least number of C's `long long`.
public let LLONG_MIN = Int64.min
/// The greatest number of C's `unsigned long`.
public let ULONG_MAX = UInt.max
/// The greatest number of C's `unsigned int`.
public let UINT_MAX = UInt32.max
/// The greatest integer of Foundation.
public let NSIntegerMax = Int.max
/// The least integer of Foundation.
public let NSIntegerMin = Int.min
/// The greatest integer of Foundation without a sign.
public let NSUIntegerMax = UInt.max
