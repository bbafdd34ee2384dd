/// What a view has to do anew when a property of it changes, for ``UIView/Invalidating``.
public protocol UIViewInvalidating {
  /// Tells the view what is no longer valid.
  @preconcurrency @MainActor func invalidate(view: UIView)
}

extension UIView {
  /// A property of a view whose change makes parts of the view invalid; an equal value changes nothing.
  @propertyWrapper public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
    private var value: Value
    private let invalidation: InvalidationType

    /// Creates the property with its first value and what a change of it makes invalid.
    public init(wrappedValue: Value, _ invalidation: InvalidationType) {
      value = wrappedValue
      self.invalidation = invalidation
    }

    /// Creates the property with its first value and all that a change of it makes invalid.
    public init<First: UIViewInvalidating, Second: UIViewInvalidating, each Other: UIViewInvalidating>(
      wrappedValue: Value, _ first: First, _ second: Second, _ others: repeat each Other
    ) where InvalidationType == Invalidations.Tuple<First, Second, repeat each Other> {
      self.init(wrappedValue: wrappedValue, Invalidations.Tuple(first, second, repeat each others))
    }

    /// A wrapped property belongs to a view, which is reached through a subscript.
    @available(*, unavailable, message: "@Invalidating is for properties of views")
    public var wrappedValue: Value {
      get { fatalError("@Invalidating is for properties of views") }
      set { fatalError("@Invalidating is for properties of views, not for \(newValue)") }
    }

    /// The value of the property of a view, which is told when another one is set.
    @preconcurrency @MainActor
    public static subscript<EnclosingSelf: UIView>(
      _enclosingInstance view: EnclosingSelf,
      wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>
    ) -> Value {
      get { view[keyPath: storageKeyPath].value }
      set {
        if view[keyPath: storageKeyPath].value == newValue { return }
        view[keyPath: storageKeyPath].value = newValue
        view[keyPath: storageKeyPath].invalidation.invalidate(view: view)
      }
    }
  }

  /// What a property can make invalid.
  public enum Invalidations {
    /// The view's drawing, as `setNeedsDisplay()`.
    public struct Display: UIViewInvalidating {
      /// Creates the invalidation.
      public init() {}
      /// Marks the view's drawing.
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }

    /// The layout of the view's subviews, as `setNeedsLayout()`.
    public struct Layout: UIViewInvalidating {
      /// Creates the invalidation.
      public init() {}
      /// Marks the view's layout.
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }

    /// The view's constraints, as `setNeedsUpdateConstraints()`.
    public struct Constraints: UIViewInvalidating {
      /// Creates the invalidation.
      public init() {}
      /// Marks the view's constraints.
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }

    /// The size of the view's content, as `invalidateIntrinsicContentSize()`.
    public struct IntrinsicContentSize: UIViewInvalidating {
      /// Creates the invalidation.
      public init() {}
      /// Marks the size of the view's content.
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }

    /// The configuration of a button, a cell, or a header or footer, as `setNeedsUpdateConfiguration()`.
    public struct Configuration: UIViewInvalidating {
      /// Creates the invalidation.
      public init() {}
      /// Marks the view's configuration; other views have none.
      public func invalidate(view: UIView) { (view as? any ConfigurationUpdating)?.setNeedsUpdateConfiguration() }
    }

    /// Several invalidations, one after the other.
    public struct Tuple<each Invalidation: UIViewInvalidating>: UIViewInvalidating {
      private let parts: (repeat each Invalidation)

      /// Combines the invalidations.
      public init(_ invalidation: repeat each Invalidation) { parts = (repeat each invalidation) }

      /// Tells the view of all, in their order.
      public func invalidate(view: UIView) { repeat (each parts).invalidate(view: view) }
    }
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  /// The view's drawing.
  public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  /// The layout of the view's subviews.
  public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  /// The view's constraints.
  public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// The size of the view's content.
  public static var intrinsicContentSize: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  /// The configuration of a button, a cell, or a header or footer.
  public static var configuration: Self { Self() }
}
