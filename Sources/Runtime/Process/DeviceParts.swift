import Synchronization

/// What a simulated device has beside its screen, such as a location or notifications: one object a kind, made at first use.
///
/// Modules beside UIKit keep there what outlives a launch of the app and what a test says about the device. The process of
/// an app has the parts of the device that it runs on; a program without a driver has parts of its own.
package final class DeviceParts: Sendable {
  private let parts = Mutex<[ObjectIdentifier: any AnyObject & Sendable]>([:])

  private let resets = Mutex<[(kind: String, run: @Sendable () -> Void)]>([])

  package init() {}

  /// Registers a closure that runs when the user's permission of a kind is reset.
  package func whenPermissionIsReset(_ kind: String, _ run: @escaping @Sendable () -> Void) {
    resets.withLock { $0.append((kind, run)) }
  }

  /// Resets the user's permission of a kind, so that the user is asked again.
  package func resetPermission(_ kind: String) {
    let due = resets.withLock { $0.filter { $0.kind == kind }.map(\.run) }
    for reset in due { reset() }
  }

  /// The one object of its kind on this device, which every thread may use.
  package func part<Part: AnyObject & Sendable>(_ type: Part.Type, make: @Sendable () -> Part) -> Part {
    let key = ObjectIdentifier(type)
    return parts.withLock { parts in
      if let known = parts[key] { return unsafeDowncast(known, to: Part.self) }
      let part = make()
      parts[key] = part
      return part
    }
  }
}
