/// A property of a class that publishes each value before it is set; `$name` is its publisher.
@propertyWrapper public struct Published<Value> {
  private let box: PublishedBox<Value>

  /// Creates the property with its first value.
  public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }
  /// Creates the property with its first value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Not available: the value is read and set through the object of the property.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes") }
    set { fatalError("@Published is only available on properties of classes") }
  }

  /// The property's publisher.
  public var projectedValue: Publisher {
    mutating get { Publisher(box: box) }
    set { _ = newValue }
  }

  /// The value of the property in an object, whose publisher sends a new value before it is set.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf, wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set {
      let box = object[keyPath: storageKeyPath].box
      if let observable = object as? any ObservableObject { ObjectChanges.tell(observable) }
      box.publish(newValue)
    }
  }

  /// Publishes the value of a property, at once and before each change.
  public struct Publisher: PlainviewCombine.Publisher {
    /// The values of the property.
    public typealias Output = Value
    /// The publisher cannot fail.
    public typealias Failure = Never

    let box: PublishedBox<Value>

    /// Attaches a subscriber, which gets the present value and then each new one.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      box.attach(subscriber)
    }
  }
}

/// The value of a published property, with its subscribers.
final class PublishedBox<Value> {
  private let state: Guarded<(value: Value, conduits: Conduits<Value, Never>)>

  init(_ value: Value) { state = Guarded((value, Conduits())) }

  var value: Value { state.change { $0.value } }

  /// Subscribers that get a value still find the one before in the property.
  func publish(_ value: Value) {
    for conduit in state.change({ $0.conduits.all }) { conduit.offer(value) }
    let old = state.change { state in
      let old = state.value
      state.value = value
      return old
    }
    withExtendedLifetime(old) {}
  }

  func attach<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
    let conduit = state.change { state in
      let conduit = Conduit<Value, Never>(
        "PublishedSubject", subscriber, first: state.value, keepsLast: true,
        onCancel: { [weak self] conduit in self?.state.change { $0.conduits.remove(conduit) } })
      state.conduits.all.append(conduit)
      return conduit
    }
    subscriber.receive(subscription: conduit)
  }
}

extension Publisher where Failure == Never {
  /// Sets a published property to each value, for as long as its object is there.
  public func assign(to published: inout Published<Output>.Publisher) {
    let box = published.box
    subscribe(PublishedSubscriber(box))
  }
}

/// Sets a published property; the object whose it is keeps nothing of this.
private final class PublishedSubscriber<Value>: Subscriber {
  typealias Input = Value
  typealias Failure = Never

  private weak var box: PublishedBox<Value>?
  private let subscription = Guarded<(any Subscription)?>(nil)

  init(_ box: PublishedBox<Value>) { self.box = box }

  func receive(subscription: any Subscription) {
    self.subscription.change { $0 = subscription }
    subscription.request(.unlimited)
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    if let box { box.publish(input) } else { subscription.exchange(nil)?.cancel() }
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) { _ = subscription.exchange(nil) }
}
