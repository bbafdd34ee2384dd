import Foundation
import PlainviewRuntime
import Synchronization

// Classes that register themselves when their program or library is loaded.

extension ActionRegistry {
  /// Registrations that were queued and have not run; from any thread, since libraries are loaded on any.
  private nonisolated static let queued = Mutex<[@MainActor @Sendable () -> Void]>([])
  private nonisolated static let hasQueued = Atomic<Bool>(false)

  /// Has a registration run before the registry is asked the next time.
  package nonisolated static func queue(_ registration: @escaping @MainActor @Sendable () -> Void) {
    queued.withLock {
      $0.append(registration)
      hasQueued.store(true, ordering: .releasing)
    }
    AddedMethod.install(drain: { runQueued() }, call: { AddedDelegateMethods.run($0, $1, $2) })
  }

  /// The modules whose classes registered themselves, in the order of their first ones (W73).
  package static var modules: [String] {
    runQueued()
    return knownModules
  }
  private static var knownModules: [String] = []

  static func noteModule(of type: AnyClass) {
    let module = moduleName(of: type)
    if !knownModules.contains(module) { knownModules.append(module) }
  }

  /// One thread registers at a time: keys are read off the main thread too.
  private nonisolated static let lock = NSRecursiveLock()

  /// Runs what was queued, in its order; other callers wait for it meanwhile.
  package static func runQueued() {
    guard hasQueued.load(ordering: .acquiring) else { return }
    lock.lock()
    defer { lock.unlock() }
    while true {
      let registrations = takeQueued()
      if registrations.isEmpty { return }
      for registration in registrations { registration() }
    }
  }

  private nonisolated static func takeQueued() -> [@MainActor @Sendable () -> Void] {
    queued.withLock { queued in
      defer { queued = [] }
      if queued.isEmpty { hasQueued.store(false, ordering: .releasing) }
      return queued
    }
  }
}

/// Takes the methods and properties of one class from sources that were rewritten for Linux.
///
/// Each closure gets the object first, then the arguments of the message.
@preconcurrency @MainActor public struct __ClassRegistrar {
  let type: AnyClass

  package init(_ type: AnyClass) {
    self.type = type
    ActionRegistry.noteModule(of: type)
  }

  private func add(_ selector: String, _ count: Int, _ invoke: @escaping ActionEntry.Invocation) {
    ActionRegistry.add(ActionEntry(argumentCount: count, invoke: invoke), named: Selector(selector), to: type)
  }

  /// Adds a method without arguments under its selector's name.
  public func method<Receiver: AnyObject, Result>(
    _ selector: String, _ method: @escaping @MainActor (Receiver) -> Result
  ) {
    add(selector, 0) { receiver, _ in method(try cast(receiver)) }
  }

  /// Adds a method with one argument under its selector's name.
  public func method<Receiver: AnyObject, A, Result>(
    _ selector: String, _ method: @escaping @MainActor (Receiver, A) -> Result
  ) {
    add(selector, 1) { receiver, arguments in method(try cast(receiver), try arguments.cast(0)) }
  }

  /// Adds a method with two arguments under its selector's name.
  public func method<Receiver: AnyObject, A, B, Result>(
    _ selector: String, _ method: @escaping @MainActor (Receiver, A, B) -> Result
  ) {
    add(selector, 2) { receiver, arguments in
      method(try cast(receiver), try arguments.cast(0), try arguments.cast(1))
    }
  }

  /// Adds a method with three arguments under its selector's name.
  public func method<Receiver: AnyObject, A, B, C, Result>(
    _ selector: String, _ method: @escaping @MainActor (Receiver, A, B, C) -> Result
  ) {
    add(selector, 3) { receiver, arguments in
      method(try cast(receiver), try arguments.cast(0), try arguments.cast(1), try arguments.cast(2))
    }
  }

  /// Adds a method with four arguments under its selector's name.
  public func method<Receiver: AnyObject, A, B, C, D, Result>(
    _ selector: String, _ method: @escaping @MainActor (Receiver, A, B, C, D) -> Result
  ) {
    add(selector, 4) { receiver, arguments in
      method(
        try cast(receiver), try arguments.cast(0), try arguments.cast(1), try arguments.cast(2), try arguments.cast(3))
    }
  }

  /// Adds a method with five arguments under its selector's name.
  public func method<Receiver: AnyObject, A, B, C, D, E, Result>(
    _ selector: String, _ method: @escaping @MainActor (Receiver, A, B, C, D, E) -> Result
  ) {
    add(selector, 5) { receiver, arguments in
      method(
        try cast(receiver), try arguments.cast(0), try arguments.cast(1), try arguments.cast(2), try arguments.cast(3),
        try arguments.cast(4))
    }
  }

  /// Adds a method with six arguments under its selector's name.
  public func method<Receiver: AnyObject, A, B, C, D, E, F, Result>(
    _ selector: String, _ method: @escaping @MainActor (Receiver, A, B, C, D, E, F) -> Result
  ) {
    add(selector, 6) { receiver, arguments in
      method(
        try cast(receiver), try arguments.cast(0), try arguments.cast(1), try arguments.cast(2), try arguments.cast(3),
        try arguments.cast(4), try arguments.cast(5))
    }
  }
}
