/// How times are compared and added: exactly, as fractions, and rounded only where the result does not fit.
extension CMTime {
  /// The kinds of times, in their order.
  enum Kind: Int { case negativeInfinity, number, indefinite, positiveInfinity, invalid }

  /// What kind of time it is; a number without a positive timescale is none.
  var kind: Kind {
    if !isValid { return .invalid }
    if isPositiveInfinity { return .positiveInfinity }
    if isNegativeInfinity { return .negativeInfinity }
    if isIndefinite { return .indefinite }
    return timescale > 0 ? .number : .invalid
  }

  /// Returns -1, 0 or 1 when the time is less than, equal to or greater than another.
  func compared(to other: CMTime) -> Int32 {
    guard kind == .number, other.kind == .number else { return Self.order(kind.rawValue, other.kind.rawValue) }
    if epoch != other.epoch { return Self.order(epoch, other.epoch) }
    let own = Int128(value) * Int128(other.timescale)
    let others = Int128(other.value) * Int128(timescale)
    return Self.order(own, others)
  }

  private static func order<Number: Comparable>(_ one: Number, _ other: Number) -> Int32 {
    one < other ? -1 : one > other ? 1 : 0
  }

  /// Returns the sum of a time and another one, or of its opposite for the sign -1.
  static func sum(_ one: CMTime, _ other: CMTime, sign: Int) -> CMTime {
    if one.kind == .invalid || other.kind == .invalid { return .invalid }
    let (first, second) = (one.infinity, sign * other.infinity)
    if first != 0 || second != 0 { return first + second == 0 ? .invalid : infinite(first + second) }
    if one.kind == .indefinite || other.kind == .indefinite { return .indefinite }
    guard one.epoch == other.epoch || one.epoch == 0 || other.epoch == 0 else { return .invalid }
    let (firstScale, secondScale) = (Int128(one.timescale), Int128(other.timescale))
    let scale = firstScale / greatestCommonDivisor(firstScale, secondScale) * secondScale
    let firstParts: Int128 = Int128(one.value) * (scale / firstScale)
    let secondParts: Int128 = Int128(other.value) * (scale / secondScale)
    // The difference of two times of one epoch is a duration, which belongs to none.
    let epoch = one.epoch == other.epoch ? 0 : one.epoch == 0 ? other.epoch : one.epoch
    return fraction(
      sign < 0 ? firstParts - secondParts : firstParts + secondParts, scale,
      isRounded: one.hasBeenRounded || other.hasBeenRounded, epoch: epoch)
  }

  /// Returns the time multiplied by a number.
  func multiplied(by multiplier: Int32) -> CMTime {
    guard kind == .number else { return multiplied(bySign: multiplier < 0 ? -1 : 1) }
    return Self.fraction(
      Int128(value) * Int128(multiplier), Int128(timescale), isRounded: hasBeenRounded, epoch: epoch)
  }

  /// The same, at a timescale of 65,536 at least.
  func multiplied(by multiplier: Double) -> CMTime {
    guard kind == .number else { return multiplied(bySign: multiplier < 0 ? -1 : 1) }
    guard multiplier.isFinite else { return CMTime(seconds: seconds * multiplier, preferredTimescale: timescale) }
    var scale = timescale
    while scale < 65_536 { scale *= 2 }
    var product = CMTime(timescale: scale) { Double(value) * (Double($0) / Double(timescale)) * multiplier }
    if product.isNumeric { product.epoch = epoch }
    if hasBeenRounded, product.isNumeric { product.flags.insert(.hasBeenRounded) }
    return product
  }

  private func multiplied(bySign sign: Int) -> CMTime { infinity == 0 ? self : Self.infinite(infinity * sign) }

  /// Creates the time of some parts at a timescale, which is halved until they fit; infinite when they never do.
  init(timescale: CMTimeScale, parts: (CMTimeScale) -> Double) {
    var scale = timescale
    while scale > 1, CMTimeValue(exactly: parts(scale).rounded()) == nil { scale /= 2 }
    let exact = parts(scale)
    guard let value = CMTimeValue(exactly: exact.rounded()) else {
      self = exact > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    self.init(value: value, timescale: scale)
    if exact != exact.rounded() { flags.insert(.hasBeenRounded) }
  }

  /// Returns the time of some parts, of which `scale` are a second, rounded to a timescale at which it fits.
  private static func fraction(_ parts: Int128, _ scale: Int128, isRounded: Bool, epoch: CMTimeEpoch) -> CMTime {
    var timescale = min(scale, Int128(CMTimeScale.max))
    while true {
      let product = parts * timescale
      let rest = product % scale
      // A half is rounded away from zero.
      let step: Int128 = abs(rest) * 2 < scale ? 0 : product < 0 ? -1 : 1
      if let value = CMTimeValue(exactly: product / scale + step) {
        let flags: CMTimeFlags = isRounded || rest != 0 ? [.valid, .hasBeenRounded] : .valid
        return CMTime(value: value, timescale: CMTimeScale(timescale), flags: flags, epoch: epoch)
      }
      if timescale == 1 { return infinite(parts < 0 ? -1 : 1) }
      timescale /= 2
    }
  }

  /// 1 for positive infinity, -1 for negative infinity, else 0.
  private var infinity: Int { kind == .positiveInfinity ? 1 : kind == .negativeInfinity ? -1 : 0 }

  private static func infinite(_ sign: Int) -> CMTime { sign < 0 ? .negativeInfinity : .positiveInfinity }

  static func greatestCommonDivisor(_ one: Int128, _ other: Int128) -> Int128 {
    var (one, other) = (abs(one), abs(other))
    while other != 0 { (one, other) = (other, one % other) }
    return max(one, 1)
  }
}
