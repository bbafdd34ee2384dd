import Testing
import UIKit

/// What pictures hold of text that runs from right to left.
@MainActor @Suite struct RightToLeftPictureTests {
  /// U+200E, invisible: it ends a right-to-left text.
  private static let end = "\u{200E}"

  private func stage(_ texts: [(String, Int)]) -> PictureStage {
    let stage = PictureStage(columns: 20, rows: 1)
    for (text, column) in texts { stage.addLabel(text, PictureStage.cells(column, 0, 20 - column, 1)) }
    return stage
  }

  @Test func `Text stays in the order in which it is read`() {
    #expect(stage([("שלום עולם", 1)]).ascii == [" שלום עולם"])
    #expect(stage([("مرحبا", 0)]).ascii == ["مرحبا"])
  }

  @Test func `Behind one text a mark keeps the next one from running into it`() {
    #expect(stage([("שלום", 0), ("עולם", 10)]).ascii == ["שלום\(Self.end)      עולם"])
    #expect(stage([("שלום", 0), ("42", 10)]).ascii == ["שלום\(Self.end)      42"])
    #expect(stage([("مرحبا", 0), ("٤٢", 10)]).ascii == ["مرحبا\(Self.end)     ٤٢"])
  }

  @Test func `There is no mark where none is needed: behind the last text, and before letters that run to the right`() {
    #expect(stage([("42", 0), ("שלום", 10)]).ascii == ["42        שלום"])
    #expect(stage([("שלום", 0), ("Name", 10)]).ascii == ["שלום      Name"])
    #expect(stage([("שלום 42", 0)]).ascii == ["שלום 42"])
  }

  @Test func `What leads stands at the right, and controls are mirrored`() {
    let stage = PictureStage(columns: 20, rows: 3)
    stage.root.semanticContentAttribute = .forceRightToLeft
    let (label, toggle, progress) = (UILabel(), UISwitch(), UIProgressView())
    label.text = "Name"
    toggle.isOn = true
    progress.progress = 0.25
    for (row, view) in [label, toggle, progress].enumerated() {
      view.semanticContentAttribute = .forceRightToLeft
      stage.add(view, PictureStage.cells(0, row, row == 1 ? 6 : 20, 1))
    }
    #expect(stage.ascii == ["                Name", "(O )", "...............#####"])
  }

  @Test func `A picture leads its title from the right`() {
    UIImage.declare("star", size: CGSize(width: 20, height: 20))
    let button = UIButton(type: .system)
    button.setTitle("Rate", for: .normal)
    button.setImage(UIImage(named: "star"), for: .normal)
    let stage = PictureStage(columns: 14, rows: 1)
    stage.add(button, PictureStage.cells(0, 0, 14, 1))
    #expect(stage.ascii == ["[ %star Rate ]"])
    button.semanticContentAttribute = .forceRightToLeft
    #expect(stage.ascii == ["[ Rate %star ]"])
  }
}
