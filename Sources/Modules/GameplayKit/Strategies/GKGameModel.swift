public import Foundation

/// The score of a game that is won.
public let GKGameModelMaxScore = 1 << 24
/// The score of a game that is lost.
public let GKGameModelMinScore = -(1 << 24)

/// A move.
public protocol GKGameModelUpdate: NSObjectProtocol {
  /// How good the move is, which the strategist says.
  var value: Int { get set }
}

/// A player of the game.
public protocol GKGameModelPlayer: NSObjectProtocol {
  /// The number that identifies the player.
  var playerId: Int { get }
}

/// The state of a game in which players take turns.
public protocol GKGameModel: NSObjectProtocol, NSCopying {
  /// The players of the game.
  var players: [any GKGameModelPlayer]? { get }
  /// The player whose turn it is.
  var activePlayer: (any GKGameModelPlayer)? { get }
  /// Takes over the state of another model.
  func setGameModel(_ gameModel: any GKGameModel)
  /// The moves of a player; nil where the game is over.
  func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
  /// Makes a move in the game.
  func apply(_ gameModelUpdate: any GKGameModelUpdate)
  /// Returns how good the game is for a player; greater numbers are better.
  func score(for player: any GKGameModelPlayer) -> Int
  /// Returns whether a player has won.
  func isWin(for player: any GKGameModelPlayer) -> Bool
  /// Returns whether a player has lost.
  func isLoss(for player: any GKGameModelPlayer) -> Bool
  /// Takes a move back; strategists of this library make moves on copies and do not call it.
  func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate)
}

extension GKGameModel {
  /// The default of the optional `score(for:)`; returns 0.
  public func score(for player: any GKGameModelPlayer) -> Int { 0 }
  /// The default of the optional `isWin(for:)`; returns false.
  public func isWin(for player: any GKGameModelPlayer) -> Bool { false }
  /// The default of the optional `isLoss(for:)`; returns false.
  public func isLoss(for player: any GKGameModelPlayer) -> Bool { false }
  /// Nothing: strategists try moves on copies.
  public func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate) {}
}

/// An object that finds moves in a game.
public protocol GKStrategist: NSObjectProtocol {
  /// The state of the game for which moves are found.
  var gameModel: (any GKGameModel)? { get set }
  /// The source that decides between equally good moves; nil for no random choice.
  var randomSource: (any GKRandom)? { get set }
  /// Returns the best move of the player whose turn it is; nil when there is none.
  func bestMoveForActivePlayer() -> (any GKGameModelUpdate)?
}
