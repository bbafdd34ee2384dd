import PlainviewRuntime
import Testing

@Suite struct CompactNumberTests {
  @Test(arguments: [
    (0, "0"), (414, "414"), (-8.5, "-8.5"), (1.0 / 3, "0.333333"), (54.666666666, "54.6667"), (1e6, "1e+06"),
    (999_999, "999999"), (0.0001, "0.0001"), (0.00001, "1e-05"), (.infinity, "inf"),
  ])
  func `D1 Numbers are printed as %g prints them`(_ number: Double, _ text: String) {
    #expect(compactNumber(number) == text)
  }

  @Test func `D1 What is no number is printed as such`() {
    #expect(compactNumber(.nan) == "nan" || compactNumber(.nan) == "-nan")
  }
}
