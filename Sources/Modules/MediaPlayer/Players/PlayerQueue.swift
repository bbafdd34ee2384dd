import Foundation

/// What a player of music has to play, and how far it is.
struct PlayerQueue: Sendable {
  /// Where playing something begins and ends, in seconds; nil for its own begin and end.
  struct Times: Sendable {
    var start: TimeInterval?
    var end: TimeInterval?
  }

  var items: [MPMediaItem] = []
  var times: [MPMediaItem: Times] = [:]
  /// The position of what plays; nil for nothing.
  var index: Int?
  /// Where playing begins.
  var first = 0
  /// How often the items were replaced or changed.
  var changes = 0
  /// Where the media were started, paused or moved to last, in seconds, and when.
  private(set) var position: TimeInterval = 0
  private var began: TimeInterval = 0
  var rate: Float = 1
  var state = MPMusicPlaybackState.stopped
  var repeatMode = MPMusicRepeatMode.default
  var shuffleMode = MPMusicShuffleMode.default
  var volume: Float = 1
  /// How often changes are asked for.
  var generations = 0

  var current: MPMediaItem? { index.flatMap { items.indices.contains($0) ? items[$0] : nil } }
  var isRunning: Bool { [.playing, .seekingForward, .seekingBackward].contains(state) }

  private var end: TimeInterval {
    guard let current else { return 0 }
    return min(current.playbackDuration, times[current]?.end ?? .infinity)
  }

  /// How far what plays is at a time of the clock, in seconds.
  func time(at now: TimeInterval) -> TimeInterval {
    guard current != nil else { return 0 }
    return min(max(0, position + (isRunning ? (now - began) * Double(rate) : 0)), end)
  }
  /// Seconds of the clock until what plays ends; nil while nothing plays.
  func rest(at now: TimeInterval) -> TimeInterval? {
    isRunning && current != nil ? max(0, end - time(at: now)) / Double(rate) : nil
  }

  mutating func move(to time: TimeInterval, at now: TimeInterval) { (position, began) = (max(0, time), now) }
  mutating func go(to new: Int, at now: TimeInterval) {
    index = new
    move(to: current.flatMap { times[$0]?.start } ?? 0, at: now)
  }
  /// Makes the first of the queue what plays, where nothing is yet.
  mutating func prepare(at now: TimeInterval) { if index == nil, !items.isEmpty { go(to: first, at: now) } }
  mutating func set(_ new: MPMusicPlaybackState, at now: TimeInterval) {
    move(to: time(at: now), at: now)
    state = new
  }
  /// Forgets what plays.
  mutating func clear() { (index, position, first) = (nil, 0, 0) }

  mutating func replace(_ new: [MPMediaItem], _ times: [MPMediaItem: Times], start: Int) {
    (items, self.times) = (new, times)
    changes += 1
    first = new.isEmpty ? 0 : min(start, new.count - 1)
  }
  mutating func add(_ descriptor: MPMusicPlayerQueueDescriptor, at index: Int) {
    items.insert(contentsOf: descriptor.items, at: index)
    times.merge(descriptor.times) { $1 }
    changes += 1
  }
}
