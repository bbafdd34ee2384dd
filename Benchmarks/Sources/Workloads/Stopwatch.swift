import AllocatedBytes
import Foundation

/// Times repetitions of an operation and prints one line of comma-separated values for each.
package struct Stopwatch {
  private let peer: String
  private let name: String
  private let size: Int
  private let viewCount: Int
  private let constraintCount: Int

  package init(peer: String, name: String, size: Int, viewCount: Int, constraintCount: Int) {
    self.peer = peer
    self.name = name
    self.size = size
    self.viewCount = viewCount
    self.constraintCount = constraintCount
  }

  /// The processor time of the body, without the time of other programs.
  package func seconds(_ body: () throws -> Void) rethrows -> Double {
    let start = Self.processorTime()
    try body()
    return Self.processorTime() - start
  }

  /// The processor time of the process so far, in seconds.
  package static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// Repeats until both the count and the total time are reached, or the time is over.
  package func repeated(atLeast count: Int, for total: Double, atMost limit: Double, _ body: (Int) -> Double)
    -> [Double]
  {
    var times: [Double] = []
    var sum = 0.0
    while times.count < 20_000 {
      let time = body(times.count)
      times.append(time)
      sum += time
      if times.count >= count && sum >= total || sum >= limit && times.count >= 2 { break }
    }
    return times
  }

  package func report(_ operation: String, _ times: [Double]) {
    let sorted = times.sorted()
    report(operation, format(sorted[0]), format(sorted[sorted.count / 2]), count: times.count, memory: 0)
  }

  package func report(_ operation: String, _ best: String, _ median: String, count: Int, memory: Int) {
    print("\(peer),\(name),\(size),\(viewCount),\(constraintCount),\(operation),\(best),\(median),\(count),\(memory)")
  }

  /// Reports bytes a view, once a system is built and after it was changed often.
  package func report(_ operation: String, of built: Double, afterwards changed: Double) {
    report(
      operation, String(format: "%.1f", built), String(format: "%.1f", changed), count: 1, memory: 0)
  }

  private func format(_ seconds: Double) -> String { String(format: "%.9f", seconds) }

  /// The memory in use, and the most that ever was, in kilobytes; 0 where `/proc` does not exist.
  package static func memory() -> (current: Int, peak: Int) {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return (0, 0) }
    func kilobytes(_ key: String) -> Int {
      for line in status.split(separator: "\n") where line.hasPrefix(key) {
        return Int(line.split(whereSeparator: { $0 == " " || $0 == "\t" })[1]) ?? 0
      }
      return 0
    }
    return (kilobytes("VmRSS:"), kilobytes("VmHWM:"))
  }

  /// The bytes that the program has allocated and not given back; 0 where the C library does not report it.
  package static func allocatedBytes() -> Int { Int(allocated_bytes()) }
}
