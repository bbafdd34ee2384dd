import Foundation
import PlainviewRuntime
import PlainviewUIKitCore
import Testing
import UIKit

/// The traits of code that does not run on the main actor.
@MainActor @Suite struct ThreadTraitsTests {
  @concurrent private nonisolated static func styleElsewhere() async -> UIUserInterfaceStyle {
    UITraitCollection.current.userInterfaceStyle
  }

  @Test func codeOfATaskHasTheScreenOfItsAppAndOtherCodeAStandardOne_W7() async throws {
    let process = SimulatedProcess()
    let task = try process.run {
      UIScreen.main.changeTraits { $0.userInterfaceStyle = .dark }
      return Task { await Self.styleElsewhere() }
    }
    #expect(await task.value == .dark)
    #expect(await Task.detached { await Self.styleElsewhere() }.value == .light)
  }

  @Test func theTraitsThatTheMainActorSetsAreNotThoseOfOtherThreads_W7() async throws {
    let process = SimulatedProcess()
    let task = try process.run {
      UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
      return Task { await Self.styleElsewhere() }
    }
    #expect(await task.value == .light)
  }

  @Test func thePicturesOfAnAppAreFoundByItsTasks_W7() async throws {
    let process = SimulatedProcess()
    let task = try process.run {
      UIImage.declare("badge", size: CGSize(width: 12, height: 8))
      return Task { await Self.sizeElsewhere("badge") }
    }
    #expect(await task.value == CGSize(width: 12, height: 8))
    #expect(await Task.detached { await Self.sizeElsewhere("badge") }.value == nil)
  }

  @concurrent private nonisolated static func sizeElsewhere(_ name: String) async -> CGSize? {
    UIImage(named: name)?.size
  }
}
