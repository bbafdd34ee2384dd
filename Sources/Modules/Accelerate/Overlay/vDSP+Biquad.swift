/// Numbers that can be filtered: `Float` and `Double`.
public protocol vDSP_FloatingPointBiquadFilterable: BinaryFloatingPoint {}
extension Float: vDSP_FloatingPointBiquadFilterable {}
extension Double: vDSP_FloatingPointBiquadFilterable {}

extension vDSP {
  /// A chain of filters with two poles and two zeros, for channels one after the other.
  public struct Biquad<T: vDSP_FloatingPointBiquadFilterable> {
    private let chains: [FilterChain]
    private var delays: [[Double]]

    /// Creates a chain of filters; the coefficients are five for each filter of each channel, section by section.
    ///
    /// Nil for other numbers of coefficients.
    public init?(coefficients: [Double], channelCount: vDSP_Length, sectionCount: vDSP_Length, ofType: T.Type) {
      let (channels, sections) = (Int(channelCount), Int(sectionCount))
      guard channels > 0, sections > 0, coefficients.count == 5 * channels * sections else { return nil }
      chains = (0..<channels).map { channel in
        FilterChain((0..<sections).flatMap { coefficients[(5 * ($0 * channels + channel))...].prefix(5) })
      }
      delays = Array(repeating: Array(repeating: 0, count: 2 * sections + 2), count: channels)
    }

    /// Filters a vector, and goes on with the next one.
    public mutating func apply<U: AccelerateBuffer>(input: U) -> [T] where U.Element == T {
      let values = input.withUnsafeBufferPointer { Array($0) }
      let length = values.count / chains.count
      var result: [T] = []
      for (channel, chain) in chains.enumerated() {
        delays[channel].withUnsafeMutableBufferPointer { delay in
          let memory = delay.baseAddress!
          for value in values[(channel * length)...].prefix(length) {
            result.append(T(chain.next(Double(value), ({ memory[$0] }, { memory[$0] = $1 }))))
          }
        }
      }
      return result
    }

    /// Filters a vector, and goes on with the next one.
    public mutating func apply<U: AccelerateBuffer, V: AccelerateMutableBuffer>(input: U, output: inout V)
    where U.Element == T, V.Element == T {
      write(apply(input: input), &output) { $1.update(from: $0, count: Int($2)) }
    }
  }
}
