/// The minimisation of one level.
extension LexicographicSimplex {
  /// One linear piece of a variable's cost, on one side of a point.
  struct Piece {
    var slope: Double
    var end: Double
  }

  /// A direction that lowers the cost.
  private struct Entering {
    var variable: Int
    var direction: Double
  }

  /// What ends a step: a row whose basic variable reaches the end of its piece, or the entering variable itself.
  private struct Limit {
    var length: Double
    var row = -1
    var rate = 0.0
  }

  /// Moves along edges until no direction lowers the cost of the current penalties.
  mutating func minimise() {
    for row in slope.indices { choosePiece(row) }
    var stalled = 0
    var remaining = 50 * value.count + 1_000
    // After many steps of no length the lowest index decides (Bland), which cannot go round in circles.
    while remaining > 0, let entering = chooseEntering(lowestIndex: stalled > 2 * (slope.count + 4)) {
      guard let step = advance(entering, lowestIndex: stalled > 2 * (slope.count + 4)) else { break }
      stalled = step > Self.tolerance ? 0 : stalled + 1
      remaining -= 1
    }
    recomputeBasicValues()
    computeRates()
  }

  /// The tolerance around a value within which it counts as being on a kink.
  private static func slack(_ value: Double) -> Double { tolerance * (1 + value.magnitude) }

  /// The piece above a value; its slope is infinite at the upper bound.
  func pieceAbove(_ variable: Int, _ value: Double) -> Piece {
    let edge = value + Self.slack(value)
    if edge >= high[variable] { return Piece(slope: .infinity, end: high[variable]) }
    var piece = Piece(slope: 0, end: high[variable])
    var index = firstPenalty[variable]
    while index >= 0 {
      let penalty = penalties[index]
      if penalty.kink <= edge {
        piece.slope += penalty.weightAbove
      } else {
        piece.slope -= penalty.weightBelow
        if penalty.kink < piece.end { piece.end = penalty.kink }
      }
      index = penalty.next
    }
    return piece
  }

  /// The piece below a value; its slope is negative infinite at the lower bound.
  func pieceBelow(_ variable: Int, _ value: Double) -> Piece {
    let edge = value - Self.slack(value)
    if edge <= low[variable] { return Piece(slope: -.infinity, end: low[variable]) }
    var piece = Piece(slope: 0, end: low[variable])
    var index = firstPenalty[variable]
    while index >= 0 {
      let penalty = penalties[index]
      if penalty.kink >= edge {
        piece.slope -= penalty.weightBelow
      } else {
        piece.slope += penalty.weightAbove
        if penalty.kink > piece.end { piece.end = penalty.kink }
      }
      index = penalty.next
    }
    return piece
  }

  /// Puts the basic variable of a row into one linear piece that holds its value.
  private mutating func choosePiece(_ row: Int) {
    let variable = tableau.basic[row]
    let above = pieceAbove(variable, value[variable])
    let below = pieceBelow(variable, value[variable])
    if above.slope == .infinity, below.slope == -.infinity {
      slope[row] = 0
      pieceLow[row] = low[variable]
      pieceHigh[row] = high[variable]
    } else if above.slope != .infinity {
      slope[row] = above.slope
      pieceHigh[row] = above.end
      pieceLow[row] = above.slope == below.slope ? below.end : value[variable]
    } else {
      slope[row] = below.slope
      pieceLow[row] = below.end
      pieceHigh[row] = value[variable]
    }
  }

  private mutating func computeRates() {
    for variable in rate.indices { rate[variable] = 0 }
    for row in slope.indices where slope[row] != 0 {
      for entry in tableau.rows[row] { rate[entry.variable] += slope[row] * entry.coefficient }
    }
  }

  private mutating func chooseEntering(lowestIndex: Bool) -> Entering? {
    computeRates()
    var best: Entering?
    var bestGain = Self.tolerance
    for variable in value.indices where !tableau.isBasic(variable) && !isFixed(variable) {
      let upGain = -(rate[variable] + pieceAbove(variable, value[variable]).slope)
      let downGain = rate[variable] + pieceBelow(variable, value[variable]).slope
      let gain = upGain > downGain ? upGain : downGain
      if gain <= bestGain { continue }
      best = Entering(variable: variable, direction: upGain > downGain ? 1 : -1)
      if lowestIndex { return best }
      bestGain = gain
    }
    return best
  }

  /// Moves to the next kink of the entering variable or of a basic one; returns the length of the step, nil without end.
  private mutating func advance(_ entering: Entering, lowestIndex: Bool) -> Double? {
    let variable = entering.variable
    let direction = entering.direction
    let origin = value[variable]
    let piece = direction > 0 ? pieceAbove(variable, origin) : pieceBelow(variable, origin)
    let column = tableau.column(of: variable)
    var limit = Limit(length: (piece.end - origin).magnitude)
    for (row, coefficient) in column {
      tighten(&limit, by: row, rate: coefficient * direction, lowestIndex: lowestIndex)
    }
    if limit.length.isInfinite { return nil }
    value[variable] += limit.length * direction
    for (row, coefficient) in column { value[tableau.basic[row]] += limit.length * direction * coefficient }
    if limit.row < 0 {
      value[variable] = piece.end
      return limit.length
    }
    value[tableau.basic[limit.row]] = limit.rate > 0 ? pieceHigh[limit.row] : pieceLow[limit.row]
    tableau.pivot(row: limit.row, entering: variable)
    slope[limit.row] = piece.slope
    pieceLow[limit.row] = direction > 0 ? origin : piece.end
    pieceHigh[limit.row] = direction > 0 ? piece.end : origin
    return limit.length
  }

  /// Shortens a step to where the basic variable of a row reaches the end of its piece.
  private func tighten(_ limit: inout Limit, by row: Int, rate: Double, lowestIndex: Bool) {
    if rate.magnitude < Self.tolerance { return }
    let end = rate > 0 ? pieceHigh[row] : pieceLow[row]
    if end.isInfinite { return }
    let distance = (end - value[tableau.basic[row]]) / rate
    let length = distance > 0 ? distance : 0
    if (length - limit.length).magnitude <= Self.tolerance {
      if limit.row < 0 { return }
      let isBetter =
        lowestIndex
        ? tableau.basic[row] < tableau.basic[limit.row] : rate.magnitude > limit.rate.magnitude
      if !isBetter { return }
    } else if length > limit.length {
      return
    }
    limit = Limit(length: length, row: row, rate: rate)
  }

  /// Values follow from those outside the basis, so that rounding does not pile up.
  mutating func recomputeBasicValues() {
    for row in slope.indices {
      var sum = 0.0
      for entry in tableau.rows[row] { sum += entry.coefficient * value[entry.variable] }
      value[tableau.basic[row]] = sum
    }
  }

  // MARK: The optimal face

  /// Shrinks the bounds to the points that are optimal for the current penalties.
  mutating func keepOptimalFace() {
    var faces: [(variable: Int, low: Double, high: Double)] = []
    for variable in value.indices { faces.append(face(of: variable, price: price(of: variable))) }
    for face in faces {
      low[face.variable] = face.low
      high[face.variable] = face.high
    }
  }

  /// The slope of a variable's cost at which the optimum stands.
  func price(of variable: Int) -> Double {
    tableau.isBasic(variable) ? slope[tableau.rowOf[variable]] : -rate[variable]
  }

  /// The values at which the price is a subgradient of the variable's cost.
  private func face(of variable: Int, price: Double) -> (variable: Int, low: Double, high: Double) {
    let current = value[variable]
    if isFixed(variable) { return (variable, low[variable], high[variable]) }
    var lower = snapped(variable, current)
    var upper = lower
    var piece = pieceBelow(variable, lower)
    while piece.slope >= price - Self.tolerance, piece.slope != -.infinity, piece.end < lower {
      lower = piece.end
      piece = pieceBelow(variable, lower)
    }
    piece = pieceAbove(variable, upper)
    while piece.slope <= price + Self.tolerance, piece.slope != .infinity, piece.end > upper {
      upper = piece.end
      piece = pieceAbove(variable, upper)
    }
    return (variable, lower, upper)
  }

  /// The kink or bound that a value lies on within the tolerance, or the value.
  private func snapped(_ variable: Int, _ value: Double) -> Double {
    let slack = Self.slack(value)
    if (value - low[variable]).magnitude <= slack { return low[variable] }
    if (value - high[variable]).magnitude <= slack { return high[variable] }
    var index = firstPenalty[variable]
    while index >= 0 {
      if (value - penalties[index].kink).magnitude <= slack { return penalties[index].kink }
      index = penalties[index].next
    }
    return value
  }
}

extension LexicographicSimplex {
  /// Whether a variable can take another value without leaving the bounds.
  func canMove(_ variable: Int) -> Bool {
    if isFixed(variable) { return false }
    let here = value[variable]
    for distance in [1.0, -1.0] {
      var trial = self
      trial.setPenalty(on: variable, kink: here + distance, weightBelow: 1, weightAbove: 1)
      trial.minimise()
      if (trial.value[variable] - here).magnitude > 1e-6 { return true }
    }
    return false
  }
}
