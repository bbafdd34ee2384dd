import PlainviewRuntime
import Testing

@Suite struct IntegerLimitTests {
  @Test func `Limits have the types and numbers of Apple's headers`() {
    #expect(INT64_MAX == 9_223_372_036_854_775_807 as Int64 && INT64_MIN == -INT64_MAX - 1)
    #expect(UINT64_MAX == 18_446_744_073_709_551_615 as UInt64 && UINT_MAX == 4_294_967_295 as UInt32)
    #expect(INT32_MIN == -2_147_483_648 as Int32 && INT_MIN == INT32_MIN)
    #expect(NSIntegerMax == Int(INT64_MAX) && NSIntegerMin == Int(INT64_MIN) && NSUIntegerMax == UInt(UINT64_MAX))
    #expect(INT16_MIN == -32_768 as Int32 && SHRT_MIN == INT16_MIN)
    #expect(LONG_MIN == NSIntegerMin && LLONG_MIN == INT64_MIN && ULONG_MAX == NSUIntegerMax)
  }
}
