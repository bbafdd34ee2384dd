extension KernelSource {
  /// The means of rectangles, whose sums are kept from one row to the next.
  func filterBox(_ target: Pixels, _ kernelHeight: Int, _ kernelWidth: Int) {
    let (above, before) = (kernelHeight / 2, kernelWidth / 2)
    var sums = [Int](repeating: 0, count: target.width * channels)
    func add(_ row: Int, _ sign: Int) { addRow(row + top, before, kernelWidth, sign, target.width, &sums) }
    for row in -above..<above { add(row, 1) }
    for row in 0..<target.height {
      add(row + above, 1)
      let rows = edges == .truncated ? overlap(row + top, above, height) : kernelHeight
      let result = target.row(row)
      for column in 0..<target.width {
        let columns = edges == .truncated ? overlap(column + left, before, width) : kernelWidth
        let area = rows * columns
        for index in column * channels..<(column + 1) * channels {
          result[index] = UInt8((sums[index] + area / 2) / area)
        }
      }
      add(row - above, -1)
    }
  }

  /// How many numbers around one are inside.
  private func overlap(_ center: Int, _ distance: Int, _ count: Int) -> Int {
    min(count - 1, center + distance) - max(0, center - distance) + 1
  }

  /// Adds the sums of a row's pixels around each column.
  private func addRow(_ row: Int, _ before: Int, _ length: Int, _ sign: Int, _ columns: Int, _ sums: inout [Int]) {
    for channel in 0..<channels {
      var sum = 0
      for x in left - before..<left - before + length - 1 { sum += value(x, row, channel) ?? 0 }
      for column in 0..<columns {
        let first = left + column - before
        sum += value(first + length - 1, row, channel) ?? 0
        sums[column * channels + channel] += sign * sum
        sum -= value(first, row, channel) ?? 0
      }
    }
  }

  /// Weighted means, whose weights fall from the middle to the edges of the kernel.
  func filterTent(_ target: Pixels, _ kernelHeight: Int, _ kernelWidth: Int) {
    func weights(_ length: Int) -> [Int] { (0..<length).map { min($0, length - 1 - $0) + 1 } }
    let (rows, columns) = (weights(kernelHeight), weights(kernelWidth))
    filter(target, kernelHeight, kernelWidth) { y, x in rows[y] * columns[x] }
  }

  /// The sums of a kernel's numbers times the pixels, divided by a number.
  func filter(
    _ target: Pixels, _ kernel: UnsafePointer<Int16>, _ kernelHeight: Int, _ kernelWidth: Int, _ divisor: Int
  ) {
    filter(target, kernelHeight, kernelWidth, divisor: divisor) { y, x in Int(kernel[y * kernelWidth + x]) }
  }

  /// Sums with weights; without a divisor these are divided by the sum of the weights, as they also are at edges that
  /// cut the kernel off.
  private func filter(
    _ target: Pixels, _ kernelHeight: Int, _ kernelWidth: Int, divisor: Int? = nil, _ weight: (Int, Int) -> Int
  ) {
    let (above, before) = (kernelHeight / 2, kernelWidth / 2)
    var total = 0
    for y in 0..<kernelHeight { for x in 0..<kernelWidth { total += weight(y, x) } }
    for row in 0..<target.height {
      let result = target.row(row)
      for column in 0..<target.width {
        for channel in 0..<channels {
          var (sum, used) = (0, 0)
          for y in 0..<kernelHeight {
            for x in 0..<kernelWidth {
              guard let value = value(left + column + x - before, top + row + y - above, channel) else { continue }
              let factor = weight(y, x)
              sum += factor * value
              used += factor
            }
          }
          var parts = divisor ?? total
          if used != total, total != 0, used != 0 { (sum, parts) = (sum * total, parts * used) }
          result[column * channels + channel] = limited(sum, dividedBy: parts)
        }
      }
    }
  }

  /// A quotient, rounded and limited to a byte.
  private func limited(_ sum: Int, dividedBy divisor: Int) -> UInt8 {
    UInt8(min(max((Double(sum) / Double(divisor)).rounded(), 0), 255))
  }
}
