// The names that vectors and matrices of numbers have in the module `simd`.

/// A vector of 2 numbers of type `Float`.
public typealias simd_float2 = SIMD2<Float>
/// A vector of 3 numbers of type `Float`.
public typealias simd_float3 = SIMD3<Float>
/// A vector of 4 numbers of type `Float`.
public typealias simd_float4 = SIMD4<Float>
/// A vector of 2 numbers of type `Double`.
public typealias simd_double2 = SIMD2<Double>
/// A vector of 3 numbers of type `Double`.
public typealias simd_double3 = SIMD3<Double>
/// A vector of 4 numbers of type `Double`.
public typealias simd_double4 = SIMD4<Double>
/// A vector of 2 integers of 32 bits.
public typealias simd_int2 = SIMD2<Int32>
/// A vector of 3 integers of 32 bits.
public typealias simd_int3 = SIMD3<Int32>
/// A vector of 4 integers of 32 bits.
public typealias simd_int4 = SIMD4<Int32>
/// A vector of 2 unsigned integers of 32 bits.
public typealias simd_uint2 = SIMD2<UInt32>
/// A vector of 3 unsigned integers of 32 bits.
public typealias simd_uint3 = SIMD3<UInt32>
/// A vector of 4 unsigned integers of 32 bits.
public typealias simd_uint4 = SIMD4<UInt32>
/// The older name of `simd_float2`.
public typealias vector_float2 = SIMD2<Float>
/// The older name of `simd_float3`.
public typealias vector_float3 = SIMD3<Float>
/// The older name of `simd_float4`.
public typealias vector_float4 = SIMD4<Float>
/// The older name of `simd_double2`.
public typealias vector_double2 = SIMD2<Double>
/// The older name of `simd_double3`.
public typealias vector_double3 = SIMD3<Double>
/// The older name of `simd_double4`.
public typealias vector_double4 = SIMD4<Double>
/// The short name of `simd_float2x2`.
public typealias float2x2 = simd_float2x2
/// The short name of `simd_float3x3`.
public typealias float3x3 = simd_float3x3
/// The short name of `simd_float4x4`.
public typealias float4x4 = simd_float4x4
/// The older name of `simd_float2x2`.
public typealias matrix_float2x2 = simd_float2x2
/// The older name of `simd_float3x3`.
public typealias matrix_float3x3 = simd_float3x3
/// The older name of `simd_float4x4`.
public typealias matrix_float4x4 = simd_float4x4
/// The short name of `simd_double2x2`.
public typealias double2x2 = simd_double2x2
/// The short name of `simd_double3x3`.
public typealias double3x3 = simd_double3x3
/// The short name of `simd_double4x4`.
public typealias double4x4 = simd_double4x4
/// The older name of `simd_double2x2`.
public typealias matrix_double2x2 = simd_double2x2
/// The older name of `simd_double3x3`.
public typealias matrix_double3x3 = simd_double3x3
/// The older name of `simd_double4x4`.
public typealias matrix_double4x4 = simd_double4x4
