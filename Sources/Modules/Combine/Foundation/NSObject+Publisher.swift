public import Foundation
public import PlainviewTargetAction

extension NSObject {
  /// Publishes the values that a property of an object gets, by key-value observing.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: PlainviewCombine.Publisher, Equatable {
    /// The values of the property.
    public typealias Output = Value
    /// The publisher cannot fail.
    public typealias Failure = Never

    /// The object that is observed.
    public let object: Subject
    /// The property that is observed.
    public let keyPath: KeyPath<Subject, Value>
    /// When the values are sent, such as at the beginning.
    public let options: NSKeyValueObservingOptions
    private let names: String

    /// Creates the publisher with an object, a key path and options of the observation.
    public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
      self.init(object, keyPath, "", options)
    }

    init(
      _ object: Subject, _ keyPath: KeyPath<Subject, Value>, _ names: String, _ options: NSKeyValueObservingOptions
    ) {
      self.object = object
      self.keyPath = keyPath
      self.names = names
      self.options = options
    }

    /// Whether both observe the same property of the same object with the same options.
    public static func == (left: Self, right: Self) -> Bool {
      left.object === right.object && left.keyPath == right.keyPath && left.options == right.options
    }

    /// Attaches a subscriber, which gets the values of the observed property.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let observation = Guarded<Handed<NSKeyValueObservation?>>(Handed(nil))
      let conduit = Conduit<Value, Never>(
        "KVOSubscription", subscriber, keepsLast: true,
        onCancel: { _ in observation.exchange(Handed(nil)).value?.invalidate() })
      let handed = Handed(conduit)
      subscriber.receive(subscription: conduit)
      let path = keyPath
      let began = object.observe(path, __names: names, options: options) { object, _ in
        handed.value.offer(object[keyPath: path])
      }
      observation.change { $0 = Handed(began) }
    }
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// Publishes the values of a property that was declared `@objc dynamic`, or that UIKit tells of; the first one at once.
  ///
  /// Rewritten sources hand over the names that the key path is written with; without them only the first value comes.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, __names names: String = "",
    options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(self, keyPath, names, options)
  }
}
