public import Foundation

extension UISplitViewController {
  /// How a split view controller is arranged: two controllers as before iOS 14, or two or three named columns.
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }

  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }

  /// Which columns are seen, and whether they stand beside the secondary one, over it or push it away.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
    case twoDisplaceSecondary

    public static let primaryHidden = secondaryOnly
    public static let allVisible = oneBesideSecondary
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

  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
  public enum PrimaryEdge: Int, Sendable { case leading, trailing }
  public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }
  public enum BackgroundStyle: Int, Sendable { case none, sidebar }

  /// Stands for a width that the split view controller chooses.
  public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
}
