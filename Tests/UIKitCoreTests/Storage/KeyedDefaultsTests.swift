import Foundation
import Testing
import UIKit

/// Keys of user defaults are no matter of the main actor, in the mode of Swift 6 either.
@Suite struct KeyedDefaultsTests {
  private func set(_ number: Int?, in defaults: UserDefaults) { defaults.setValue(number, forKey: "keyed number") }
  private func number(in defaults: UserDefaults) -> Int? { defaults.value(forKey: "keyed number") as? Int }

  // On the main actor, a test has user defaults of its own.
  @MainActor @Test func `Values are read and set from any code`() {
    let defaults = UserDefaults.standard
    set(3, in: defaults)
    #expect(number(in: defaults) == 3)
    set(nil, in: defaults)
    #expect(number(in: defaults) == nil)
  }

  @Test func `Several threads read and set values at once`() async {
    let found = await withTaskGroup(of: Int?.self) { group in
      for number in 0..<50 {
        group.addTask {
          let values: NSMutableDictionary = [:]
          values.setValue(number, forKey: "keyed number")
          return values.value(forKey: "keyed number") as? Int
        }
      }
      return await group.reduce(into: Set<Int?>()) { $0.insert($1) }
    }
    #expect(found == Set(0..<50))
  }
}
