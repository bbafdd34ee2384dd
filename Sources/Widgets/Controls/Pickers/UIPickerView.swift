public import Foundation
@_spi(Plainview) public import PlainviewGraphics
import PlainviewRuntime
public import PlainviewTargetAction
@_spi(Plainview) public import PlainviewUIKitCore

/// Wheels side by side, each with rows of which one is selected.
///
/// It is no control: its delegate is told of what the user chooses, and of nothing that code selects (contract B5).
@preconcurrency @MainActor open class UIPickerView: UIView, EraSized {
  package var eraSize = UIPickerView.currentSize
  private(set) var wheels: [PickerWheel] = []
  private var isLoaded = false

  /// A picker without a size takes that of UIKit.
  public override init(frame: CGRect) {
    super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.currentSize.intrinsic) : frame)
    isOpaque = false
  }

  /// Creates a picker from an archive or a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  /// Creates a picker with UIKit's size.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(frame: .zero) }

  @_spi(Plainview) open override class var frameworkMethods: ActionTable {
    ["reloadAllComponents": .init(UIPickerView.reloadAllComponents)]
  }

  open override class var outlets: OutletTable {
    [
      "dataSource": .init(\UIPickerView.dataSource), "delegate": .init(\UIPickerView.delegate),
    ]
  }

  // MARK: Data

  /// Returns the numbers of components and rows; another object makes the picker load again.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { if dataSource !== oldValue { forget() } } }
  /// Returns titles, views and sizes of rows, and is informed of selections; another object makes the picker load
  /// again.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { if delegate !== oldValue { forget() } } }
  /// Kept as data: since iOS 7 the selected row is always marked.
  open var showsSelectionIndicator = true

  private func forget() {
    isLoaded = false
    setNeedsLayout()
  }

  /// Asks the data source for what is not known yet; the selected rows stay as far as there are such rows.
  func loadIfNeeded() {
    guard !isLoaded else { return }
    isLoaded = true
    let count = max(0, askDataSource(else: wheels.count) { $0.numberOfComponents(in: self) } ?? 0)
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheel(of: self, component: wheels.count)
      wheels.append(wheel)
      addSubview(wheel)
    }
    for wheel in wheels { wheel.reload() }
    setNeedsLayout()
  }

  /// Asks for what the wheels show, without a line in the transcript: they ask whenever they are laid out and drawn.
  ///
  /// A process that has ended sees what was `known` before. The wheels of a date picker are no code of the app.
  func askDelegate<Answer>(
    else known: @autoclosure () -> Answer, _ body: (any UIPickerViewDelegate) -> Answer
  ) -> Answer? { delegate.map { asked in ask(else: known()) { body(asked) } } }

  /// See `askDelegate`.
  func askDataSource<Answer>(
    else known: @autoclosure () -> Answer, _ body: (any UIPickerViewDataSource) -> Answer
  ) -> Answer? { dataSource.map { asked in ask(else: known()) { body(asked) } } }

  private func ask<Answer>(else known: @autoclosure () -> Answer, _ body: () -> Answer) -> Answer {
    delegate is DateWheels ? body() : UserCode.run(else: known(), body)
  }

  /// The number of components, as the data source says.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return wheels.count
  }

  /// Returns the number of rows of a component; 0 for a component that does not exist.
  open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.numberOfRows ?? 0 }

  /// Asks the data source and the delegate for everything again.
  open func reloadAllComponents() {
    isLoaded = false
    loadIfNeeded()
  }

  /// Asks for the rows of one component again; does nothing for a component that does not exist.
  open func reloadComponent(_ component: Int) {
    wheel(component)?.reload()
    setNeedsLayout()
  }

  private func wheel(_ component: Int) -> PickerWheel? {
    loadIfNeeded()
    return wheels.indices.contains(component) ? wheels[component] : nil
  }

  // MARK: Selection

  /// Selects the nearest row that there is; the delegate is not told.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { wheel(component)?.select(row) }

  /// -1 for a component that there is not or that has no rows.
  open func selectedRow(inComponent component: Int) -> Int { wheel(component)?.selectedRow ?? -1 }

  /// The width of a component and the height of its rows, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard let wheel = wheel(component) else { return .zero }
    layoutIfNeeded()
    return CGSize(width: wheel.bounds.width, height: wheel.rowHeight)
  }

  /// The delegate's view for a row that is on the screen.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    let wheel = wheel(component)
    layoutIfNeeded()
    return wheel?.rowView(row)
  }

  // MARK: Layout

  package static let currentSize = ControlSize(width: 320, height: 216)

  open override var intrinsicContentSize: CGSize { documentSize?.size ?? eraSize.intrinsic }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { eraSize.intrinsic }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    let frames = WheelLayout(self).frames
    for (wheel, frame) in zip(wheels, frames) { wheel.frame = frame }
  }

  // MARK: Drawing

  /// Brackets around the selected rows; the wheels draw themselves between them.
  @_spi(Plainview) open override func drawScreen(on canvas: ScreenCanvas) {}

  @_spi(Plainview) open override func drawText(on canvas: TextCanvas) {
    guard !wheels.isEmpty else { return }
    let marks = isUserInteractionEnabled ? ("[", "]") : ("-", "-")
    canvas.write(marks.0, column: 0, row: canvas.middleRow)
    canvas.write(marks.1, column: canvas.width - 1, row: canvas.middleRow)
  }
}

/// The rectangles of wheels: as wide as the delegate says, or as all others, in the middle of the picker.
@MainActor struct WheelLayout {
  private let picker: UIPickerView

  init(_ picker: UIPickerView) { self.picker = picker }

  /// What is left free at the sides, in points, for the marks of the selected row.
  private static let margin: CGFloat = 9

  var frames: [CGRect] {
    let asked = picker.wheels.map { $0.askedWidth }
    let available = max(0, picker.bounds.width - 2 * Self.margin)
    let open = asked.filter { $0 == 0 }.count
    let share = open == 0 ? 0 : max(0, available - asked.reduce(0, +)) / CGFloat(open)
    let widths = asked.map { $0 > 0 ? $0 : share }
    var x = picker.bounds.minX + Self.margin + max(0, available - widths.reduce(0, +)) / 2
    return widths.map { width in
      defer { x += width }
      return CGRect(x: x, y: picker.bounds.minY, width: width, height: picker.bounds.height)
    }
  }
}
