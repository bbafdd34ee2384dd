public import Foundation

/// Finds the move after which the other players can do least.
open class GKMinmaxStrategist: NSObject, GKStrategist {
  /// The state of the game for which moves are found.
  open var gameModel: (any GKGameModel)?
  /// Decides between moves that are equally good; nil for the first of them.
  open var randomSource: (any GKRandom)?
  /// How many moves are looked ahead; none before it is set.
  open var maxLookAheadDepth = 0

  public override init() { super.init() }

  /// The best move of the player whose turn it is; nil where there is none.
  open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? {
    gameModel?.activePlayer.flatMap { bestMove(for: $0) }
  }

  /// The best move of a player; nil where there is none, and where no move is looked ahead.
  open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? {
    let moves = ratedMoves(for: player)
    guard let best = moves.first?.value else { return nil }
    let equal = moves.prefix { $0.value == best }
    return equal[randomSource.map { $0.nextInt(upperBound: equal.count) } ?? 0]
  }

  /// One of the best moves of a player, by chance.
  open func randomMove(
    for player: any GKGameModelPlayer, fromNumberOfBestMoves numMovesToConsider: Int
  ) -> (any GKGameModelUpdate)? {
    let moves = ratedMoves(for: player).prefix(numMovesToConsider)
    let source: any GKRandom = randomSource ?? GKRandomSource.sharedRandom()
    return moves.isEmpty ? nil : moves[source.nextInt(upperBound: moves.count)]
  }

  /// The moves of a player with their values, the best first; equal ones stay in their order.
  private func ratedMoves(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate] {
    guard let gameModel, maxLookAheadDepth > 0 else { return [] }
    let moves = gameModel.gameModelUpdates(for: player) ?? []
    for move in moves {
      guard let next = Self.state(after: move, in: gameModel) else { return [] }
      move.value = Self.value(
        of: next, for: player, depth: maxLookAheadDepth - 1, GKGameModelMinScore, GKGameModelMaxScore)
    }
    let order = moves.indices.sorted { (-moves[$0].value, $0) < (-moves[$1].value, $1) }
    return order.map { moves[$0] }
  }

  /// A copy of the game in which a move has been made.
  private static func state(after move: any GKGameModelUpdate, in model: any GKGameModel) -> (any GKGameModel)? {
    guard let copy = model.copy(with: nil) as? any GKGameModel else { return nil }
    copy.apply(move)
    return copy
  }

  /// What a game is worth to a player; moves that cannot change it are left out, by Knuth's alpha and beta.
  private static func value(
    of model: any GKGameModel, for player: any GKGameModelPlayer, depth: Int, _ low: Int, _ high: Int
  ) -> Int {
    if model.isWin(for: player) { return GKGameModelMaxScore }
    if model.isLoss(for: player) { return GKGameModelMinScore }
    guard depth > 0, let active = model.activePlayer,
      let moves = model.gameModelUpdates(for: active), !moves.isEmpty
    else { return model.score(for: player) }
    var (low, high) = (low, high)
    let isOwn = active.playerId == player.playerId
    for move in moves {
      guard let next = state(after: move, in: model) else { break }
      let value = value(of: next, for: player, depth: depth - 1, low, high)
      if isOwn { low = max(low, value) } else { high = min(high, value) }
      if low >= high { break }
    }
    return isOwn ? low : high
  }
}
