public import Foundation
public import PlainviewTargetAction

extension NSObject {
  /// Publishes a property's value at each of its changes, of those properties that can be observed.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    public let object: Subject
    public let keyPath: KeyPath<Subject, Value>
    public let options: NSKeyValueObservingOptions
    /// The names that the key path is written with.
    let names: String

    public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
      self.init(object: object, keyPath: keyPath, names: "", options: options)
    }

    init(object: Subject, keyPath: KeyPath<Subject, Value>, names: String, options: NSKeyValueObservingOptions) {
      (self.object, self.keyPath, self.names, self.options) = (object, keyPath, names, options)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let token = Guarded<Handed<NSKeyValueObservation?>>(Handed(nil))
      let conduit = Conduit<Value, Never>(
        "KVOSubscription", subscriber, keepsLast: true,
        onCancel: { _ in token.exchange(Handed(nil)).value?.invalidate() })
      let handed = Handed(conduit)
      let path = keyPath
      subscriber.receive(subscription: conduit)
      let observation = object.observe(path, __names: names, options: options) { object, _ in
        handed.value.offer(object[keyPath: path])
      }
      token.change { $0 = Handed(observation) }
    }
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// Publishes the property's value: now, if the options say `initial`, and at each change.
  ///
  /// Rewritten sources hand over the names that the key path is written with.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, __names names: String = "",
    options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    .init(object: self, keyPath: keyPath, names: names, options: options)
  }
}
