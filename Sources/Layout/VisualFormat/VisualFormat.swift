/// What a visual format string says: views in a row with their sizes, and the spaces between them.
struct VisualFormat {
  var axis: NSLayoutConstraint.Axis
  /// The space between the superview's near edge and the first view.
  var leadingSpace: Space?
  var views: [View] = []
  /// The space between the last view and the superview's far edge.
  var trailingSpace: Space?

  struct View {
    let item: any LayoutItem
    /// The space to the view before; nothing for the first one.
    let spaceBefore: Space?
    var sizes: [Predicate] = []
  }

  enum Space {
    /// A single `-`.
    case standard
    case measured([Predicate])

    /// Nothing at all between two views.
    static var none: Space { .measured([.exactly(0)]) }
  }

  /// A condition on a size or a space.
  struct Predicate {
    let relation: NSLayoutConstraint.Relation
    let object: Object
    let priority: UILayoutPriority

    static func exactly(_ points: Double) -> Predicate {
      Predicate(relation: .equal, object: .constant(points), priority: .required)
    }
  }

  enum Object {
    case constant(Double)
    /// The size of another view along the format's axis, times a number, plus points.
    case size(any LayoutItem, multiplier: Double, constant: Double)
  }
}
