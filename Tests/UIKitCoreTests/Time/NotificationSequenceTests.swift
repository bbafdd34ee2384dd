import Foundation
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

extension Notification.Name {
  fileprivate static let scored = Notification.Name("scored")
  fileprivate static let ended = Notification.Name("ended")
}

/// Notifications that a task awaits one after the other.
@MainActor @Suite struct NotificationSequenceTests {
  @MainActor private final class Board: NSObject {
    var points: [Int] = []
    var isWatching = false
  }

  private func post(_ points: Int, _ object: AnyObject? = nil) {
    NotificationCenter.default.post(name: .scored, object: object, userInfo: ["points": points])
  }

  @Test func `A task is told of each notification, also of those that are posted while it is busy`() throws {
    let stage = try Stage()
    let board = Board()
    try stage.app.run {
      Task {
        for await notification in NotificationCenter.default.notifications(named: .scored) {
          board.points.append(try #require(notification.userInfo?["points"] as? Int))
          try await Task.sleep(for: .seconds(1))
        }
      }
    }
    try stage.app.settle()
    try stage.app.run {
      for points in 1...3 { post(points) }
      NotificationCenter.default.post(name: .ended, object: nil)
    }
    try stage.app.advance(by: 0.5)
    #expect(board.points == [1])
    try stage.app.advance(by: 3)
    #expect(board.points == [1, 2, 3])
  }

  @Test func `Notifications of another object are left out`() throws {
    let stage = try Stage()
    let (board, other) = (Board(), Board())
    try stage.app.run {
      Task {
        for await notification in NotificationCenter.default.notifications(named: .scored, object: board) {
          #expect(notification.object as AnyObject === board)
          board.points.append(notification.userInfo?["points"] as? Int ?? 0)
        }
      }
    }
    try stage.app.settle()
    try stage.app.run {
      post(1, other)
      post(2, board)
      post(3)
    }
    try stage.app.settle()
    #expect(board.points == [2])
  }

  @Test func `A task that is cancelled hears no more`() throws {
    let stage = try Stage()
    let board = Board()
    var task: Task<Void, Never>?
    try stage.app.run {
      task = Task {
        board.isWatching = true
        let values = NotificationCenter.default.notifications(named: .scored).compactMap {
          $0.userInfo?["points"] as? Int
        }
        for await points in values { board.points.append(points) }
        board.isWatching = false
      }
    }
    try stage.app.settle()
    try stage.app.run { post(1) }
    try stage.app.settle()
    #expect(board.isWatching)
    try stage.app.run { task?.cancel() }
    try stage.app.settle()
    #expect(!board.isWatching)
    try stage.app.run { post(2) }
    try stage.app.settle()
    #expect(board.points == [1])
  }
}
