public import Foundation

extension UISplitViewController {
  /// How a split view controller is arranged: two controllers as before iOS 14, or two or three named columns.
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }

  /// The columns of a split view controller; `compact` is shown instead of them on a narrow screen.
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }

  /// Which columns are seen, and whether they stand beside the secondary one, over it or push it away.
  public enum DisplayMode: Int, Sendable {
    /// The arrangements in which columns are hidden, beside the secondary one, or over it.
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
    /// Two columns that push the secondary one aside.
    case twoDisplaceSecondary

    /// An older name of `secondaryOnly`.
    public static let primaryHidden = secondaryOnly
    /// An older name of `oneBesideSecondary`.
    public static let allVisible = oneBesideSecondary
    /// An older name of `oneOverSecondary`.
    public static let primaryOverlay = oneOverSecondary

    /// How many columns are seen beside or over the secondary one.
    var extraColumns: Int {
      switch self {
      case .automatic, .secondaryOnly: 0
      case .oneBesideSecondary, .oneOverSecondary: 1
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
      }
    }

    /// Whether the columns lie over the secondary one, which is darkened and closes them when it is touched.
    var isOverlay: Bool { self == .oneOverSecondary || self == .twoOverSecondary }
  }

  /// How columns share the screen with the secondary one.
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
  /// The side of the primary column.
  public enum PrimaryEdge: Int, Sendable { case leading, trailing }
  /// When the button that changes the display mode is shown.
  public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }
  /// The background of the primary column on a Mac.
  public enum BackgroundStyle: Int, Sendable { case none, sidebar }

  /// Stands for a width that the split view controller chooses.
  public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
}
