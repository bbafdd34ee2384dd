import Foundation
import PlainviewGameplayKit
import Testing

/// States, entities and components of games, and strategists.
@Suite struct GameStateTests {
  private final class Notes {
    var all: [String] = []
  }
  private class Noted: GKState {
    let notes: Notes
    init(_ notes: Notes) {
      self.notes = notes
      super.init()
    }
    override func didEnter(from previousState: GKState?) {
      notes.all.append("\(name(self)) after \(previousState.map(name) ?? "none")")
    }
    override func willExit(to nextState: GKState) { notes.all.append("\(name(self)) before \(name(nextState))") }
    override func update(deltaTime seconds: TimeInterval) { notes.all.append("\(name(self)) \(seconds)") }
    private func name(_ state: GKState) -> String { "\(type(of: state))" }
  }
  private final class Ready: Noted {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Playing.self }
  }
  private final class Playing: Noted {}
  private final class Over: Noted {}

  @Test func `A machine enters the states that the current one lets follow`() {
    let notes = Notes()
    let machine = GKStateMachine(states: [Ready(notes), Playing(notes)])
    #expect(machine.currentState == nil && machine.canEnterState(Ready.self))
    #expect(machine.enter(Ready.self) && !machine.enter(Ready.self) && !machine.enter(Over.self))
    #expect(machine.enter(Playing.self) && machine.currentState is Playing)
    machine.update(deltaTime: 0.5)
    #expect(notes.all == ["Ready after none", "Ready before Playing", "Playing after Ready", "Playing 0.5"])
    #expect(machine.state(forClass: Ready.self)?.stateMachine === machine && machine.state(forClass: Over.self) == nil)
  }

  private final class Health: GKComponent {
    var said: [String] = []
    override func didAddToEntity() { said.append("added \(entity != nil)") }
    override func willRemoveFromEntity() { said.append("removed \(entity != nil)") }
    override func update(deltaTime seconds: TimeInterval) { said.append("update \(seconds)") }
  }
  private final class Location: GKComponent {}

  @Test func `An entity has one component of a class`() {
    let entity = GKEntity()
    let (old, new) = (Health(), Health())
    entity.addComponent(old)
    entity.addComponent(Location())
    entity.update(deltaTime: 1)
    entity.addComponent(new)
    #expect(old.said == ["added true", "update 1.0", "removed true"] && old.entity == nil)
    #expect(entity.component(ofType: Health.self) === new && entity.components.count == 2)
    entity.removeComponent(ofType: Health.self)
    #expect(entity.component(ofType: Health.self) == nil && new.said == ["added true", "removed true"])
  }

  private final class Strength: GKComponent {
    var points = 1
    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Strength)?.points = points
      return copy
    }
  }
  private final class Knight: GKEntity {}

  @Test func `A copy of an entity is of its class and has copies of its components`() throws {
    let knight = Knight()
    let (location, strength) = (Location(), Strength())
    strength.points = 7
    knight.addComponent(location)
    knight.addComponent(strength)
    let copy = try #require(knight.copy() as? Knight)
    #expect(copy !== knight && copy.components.count == 2 && knight.components.count == 2)
    let copied = try #require(copy.component(ofType: Strength.self))
    #expect(copied !== strength && copied.points == 7 && copied.entity === copy && strength.entity === knight)
    let other = try #require(copy.component(ofType: Location.self))
    #expect(other !== location && other.entity === copy && location.entity === knight)
  }

  @Test func `A system updates the components of a class`() {
    let system = GKComponentSystem<Health>(componentClass: Health.self)
    let entity = GKEntity()
    let health = Health()
    entity.addComponent(health)
    system.addComponent(foundIn: entity)
    system.addComponent(foundIn: entity)
    system.addComponent(foundIn: GKEntity())
    system.update(deltaTime: 2)
    #expect(health.said == ["added true", "update 2.0"] && system.components.count == 1 && system[0] === health)
    system.removeComponent(foundIn: entity)
    #expect(system.components.isEmpty)
  }

  /// Two players take one to three matches in turn; who takes the last one wins.
  private final class Matches: NSObject, GKGameModel {
    final class Player: NSObject, GKGameModelPlayer {
      let playerId: Int
      init(_ playerId: Int) { self.playerId = playerId }
    }
    final class Take: NSObject, GKGameModelUpdate {
      var value = 0
      let count: Int
      init(_ count: Int) { self.count = count }
    }
    nonisolated(unsafe) private static let both = [Player(0), Player(1)]
    var rest = 0
    var turn = 0
    var players: [any GKGameModelPlayer]? { Self.both }
    var activePlayer: (any GKGameModelPlayer)? { Self.both[turn] }
    func setGameModel(_ gameModel: any GKGameModel) {
      guard let other = gameModel as? Matches else { return }
      (rest, turn) = (other.rest, other.turn)
    }
    func copy(with zone: NSZone? = nil) -> Any {
      let copy = Matches()
      copy.setGameModel(self)
      return copy
    }
    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]? {
      rest == 0 ? nil : (1...min(3, rest)).map(Take.init)
    }
    func apply(_ gameModelUpdate: any GKGameModelUpdate) {
      rest -= (gameModelUpdate as? Take)?.count ?? 0
      turn = 1 - turn
    }
    func isWin(for player: any GKGameModelPlayer) -> Bool { rest == 0 && player.playerId != turn }
    func isLoss(for player: any GKGameModelPlayer) -> Bool { rest == 0 && player.playerId == turn }
  }

  @Test(arguments: [(1, 1), (2, 2), (3, 3), (5, 1), (6, 2), (7, 3)])
  func `A strategist finds the move that wins`(_ rest: Int, _ best: Int) {
    let game = Matches()
    game.rest = rest
    let strategist = GKMinmaxStrategist()
    strategist.gameModel = game
    #expect(strategist.bestMoveForActivePlayer() == nil)
    strategist.maxLookAheadDepth = 8
    let move = strategist.bestMoveForActivePlayer() as? Matches.Take
    #expect(move?.count == best && move?.value == GKGameModelMaxScore && game.rest == rest)
  }

  @Test func `Of equal moves the first is taken, or one by chance`() {
    let game = Matches()
    game.rest = 4
    let strategist = GKMinmaxStrategist()
    strategist.gameModel = game
    strategist.maxLookAheadDepth = 8
    #expect((strategist.bestMoveForActivePlayer() as? Matches.Take)?.count == 1)
    strategist.randomSource = GKMersenneTwisterRandomSource(seed: 2)
    let taken = (0..<30).map { _ in (strategist.bestMoveForActivePlayer() as? Matches.Take)?.count }
    #expect(Set(taken) == [1, 2, 3])
    let player = Matches.Player(0)
    #expect(
      (strategist.randomMove(for: player, fromNumberOfBestMoves: 2) as? Matches.Take).map { $0.count < 3 } == true)
  }
}
