/// The minimisation of one level.
extension LexicographicSimplex {
  /// One linear piece of a variable's cost, on one side of a point.
  struct Piece {
    var slope: Double
    var end: Double
  }

  /// A direction that lowers the cost: a variable outside the basis, by its position, and its sign.
  private struct Entering {
    var position: Int
    var direction: Double
  }

  /// Moves along edges until no direction lowers the cost of the current penalties.
  mutating func minimise() {
    for row in 0..<rowCount { choosePiece(row) }
    var stalled = 0
    var remaining = 50 * (rowCount + columnCount) + 1_000
    while remaining > 0, let entering = chooseEntering(lowestIndex: stalled > 2 * (rowCount + 4)) {
      guard let step = advance(entering, lowestIndex: stalled > 2 * (rowCount + 4)) else { break }
      stalled = step > Self.tolerance ? 0 : stalled + 1
      remaining -= 1
    }
    recomputeBasicValues()
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
    let variable = basic[row]
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

  /// The rate of the basic variables' cost to the variable at a position.
  func basicRate(_ position: Int) -> Double {
    var rate = 0.0
    for row in 0..<rowCount where slope[row] != 0 { rate += slope[row] * tableau[row * columnCount + position] }
    return rate
  }

  private func chooseEntering(lowestIndex: Bool) -> Entering? {
    var best: Entering?
    var bestGain = Self.tolerance
    var bestVariable = Int.max
    for position in 0..<columnCount {
      let variable = outside[position]
      if isFixed(variable) { continue }
      let rate = basicRate(position)
      let upGain = -(rate + pieceAbove(variable, value[variable]).slope)
      let downGain = rate + pieceBelow(variable, value[variable]).slope
      let gain = upGain > downGain ? upGain : downGain
      if gain <= Self.tolerance { continue }
      if lowestIndex ? variable < bestVariable : gain > bestGain {
        best = Entering(position: position, direction: upGain > downGain ? 1 : -1)
        bestGain = gain
        bestVariable = variable
      }
    }
    return best
  }

  /// Moves to the next kink of the entering variable or of a basic one; returns the length of the step, nil without end.
  private mutating func advance(_ entering: Entering, lowestIndex: Bool) -> Double? {
    let variable = outside[entering.position]
    let direction = entering.direction
    let piece = direction > 0 ? pieceAbove(variable, value[variable]) : pieceBelow(variable, value[variable])
    var step = (piece.end - value[variable]).magnitude
    var leavingRow = -1
    var leavingRate = 0.0
    for row in 0..<rowCount {
      let rate = tableau[row * columnCount + entering.position] * direction
      if rate.magnitude < Self.tolerance { continue }
      let limit = rate > 0 ? pieceHigh[row] : pieceLow[row]
      if limit.isInfinite { continue }
      let distance = (limit - value[basic[row]]) / rate
      let length = distance > 0 ? distance : 0
      let isTie = (length - step).magnitude <= Self.tolerance
      let winsTie =
        leavingRow >= 0 && (lowestIndex ? basic[row] < basic[leavingRow] : rate.magnitude > leavingRate.magnitude)
      if isTie ? winsTie : length < step {
        step = length
        leavingRow = row
        leavingRate = rate
      }
    }
    if step.isInfinite { return nil }
    move(entering.position, by: step * direction)
    if leavingRow < 0 {
      value[variable] = piece.end
    } else {
      value[basic[leavingRow]] = leavingRate > 0 ? pieceHigh[leavingRow] : pieceLow[leavingRow]
      pivot(leavingRow, entering.position)
      slope[leavingRow] = piece.slope
      let origin = value[variable] - step * direction
      pieceLow[leavingRow] = direction > 0 ? origin : piece.end
      pieceHigh[leavingRow] = direction > 0 ? piece.end : origin
    }
    return step
  }

  private mutating func move(_ position: Int, by distance: Double) {
    if distance == 0 { return }
    value[outside[position]] += distance
    for row in 0..<rowCount { value[basic[row]] += distance * tableau[row * columnCount + position] }
  }

  private mutating func pivot(_ pivotRow: Int, _ pivotPosition: Int) {
    let base = pivotRow * columnCount
    let inverse = 1 / tableau[base + pivotPosition]
    for position in 0..<columnCount { tableau[base + position] *= -inverse }
    tableau[base + pivotPosition] = inverse
    for row in 0..<rowCount where row != pivotRow {
      let rate = tableau[row * columnCount + pivotPosition]
      if rate == 0 { continue }
      tableau[row * columnCount + pivotPosition] = 0
      for position in 0..<columnCount {
        let sum = tableau[row * columnCount + position] + rate * tableau[base + position]
        tableau[row * columnCount + position] = sum.magnitude < 1e-12 ? 0 : sum
      }
    }
    swap(&basic[pivotRow], &outside[pivotPosition])
  }

  /// Values follow from those outside the basis, so that rounding does not pile up.
  private mutating func recomputeBasicValues() {
    for row in 0..<rowCount {
      var sum = 0.0
      for position in 0..<columnCount where tableau[row * columnCount + position] != 0 {
        sum += tableau[row * columnCount + position] * value[outside[position]]
      }
      value[basic[row]] = sum
    }
  }

  // MARK: The optimal face

  /// Shrinks the bounds to the points that are optimal for the current penalties.
  mutating func keepOptimalFace() {
    var faces: [(variable: Int, low: Double, high: Double)] = []
    for position in 0..<columnCount {
      faces.append(face(of: outside[position], price: -basicRate(position)))
    }
    for row in 0..<rowCount { faces.append(face(of: basic[row], price: slope[row])) }
    for face in faces {
      low[face.variable] = face.low
      high[face.variable] = face.high
    }
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
