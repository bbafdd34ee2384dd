import Testing
import UIKit

/// Texts that a screen shows whole are whole in the picture (W91), and cut ones keep their distinctive part (W92, W94).
@MainActor @Suite struct WholeTextTests {
  /// Letters of 10 points: `Settings` takes 40.6 points on a screen and 8 cells, which are 64.
  private func small(_ text: String, _ frame: CGRect, on stage: PictureStage) -> UILabel {
    let label = stage.addLabel(text, frame)
    label.font = .systemFont(ofSize: 10)
    return label
  }

  @Test func `W91 a text takes the free cells beside its view`() {
    let stage = PictureStage(columns: 14, rows: 3)
    _ = small("Settings", PictureStage.cells(0, 0, 6, 1), on: stage)
    small("Settings", PictureStage.cells(8, 1, 6, 1), on: stage).textAlignment = .right
    small("Settings", PictureStage.cells(4, 2, 6, 1), on: stage).textAlignment = .center
    #expect(stage.ascii == ["Settings", "      Settings", "   Settings"])
  }

  @Test func `W91 it moves to the side that has room`() {
    let stage = PictureStage(columns: 12, rows: 1)
    _ = small("Settings", PictureStage.cells(6, 0, 6, 1), on: stage)
    #expect(stage.ascii == ["    Settings"])
  }

  @Test func `W91 the picture is stretched where nothing is free`() {
    let stage = PictureStage(columns: 12, rows: 2)
    _ = small("Settings", PictureStage.cells(0, 0, 6, 1), on: stage)
    stage.addLabel("abcdef", PictureStage.cells(6, 0, 6, 1))
    stage.addLabel("below", PictureStage.cells(6, 1, 6, 1))
    #expect(stage.ascii == ["Settingsabcdef", "        below"])
  }

  @Test func `W91 a text never runs over the outline of another view, and stays beside a text`() {
    let stage = PictureStage(columns: 16, rows: 3)
    stage.addBox(PictureStage.cells(7, 0, 5, 3))
    _ = small("Settings", PictureStage.cells(0, 1, 6, 1), on: stage)
    #expect(stage.ascii[1] == "Settings |   |")
  }

  @Test func `W91 what a screen cuts is cut`() {
    let stage = PictureStage(columns: 20, rows: 1)
    stage.addLabel("Settings of the app", PictureStage.cells(0, 0, 8, 1))
    #expect(stage.ascii == ["Setti..."])
  }

  @Test func `W91 lines that a screen has room for have rows`() throws {
    let app = XCUIApplication(rootViewController: UIViewController(), textMetrics: .system)
    try app.launch()
    let label = UILabel(frame: CGRect(x: 16, y: 160, width: 80, height: 36))
    (label.text, label.font, label.numberOfLines) = ("one\ntwo\nsix", .systemFont(ofSize: 10), 0)
    app.window?.rootViewController?.view.addSubview(label)
    let rows = app.text(as: .ascii(elidesRows: false)).components(separatedBy: "\n")
    #expect(
      rows.filter { ["one", "two", "six"].contains($0.trimmingCharacters(in: CharacterSet(charactersIn: "| "))) }.count
        == 3)
  }

  @Test func `W91 a button's title leaves its frame before it is cut`() {
    let stage = PictureStage(columns: 12, rows: 5)
    let button = UIButton(type: .system)
    button.setTitle("Sign in", for: .normal)
    button.layer.borderWidth = 1
    stage.add(button, CGRect(x: 16, y: 16, width: 60, height: 48))
    #expect(stage.ascii.contains { $0.contains("Sign in") })
    #expect(stage.ascii.filter { $0.contains("+-") }.count == 2)
  }

  @Test func `W94 the marks of a state do not crowd out a title`() {
    let stage = PictureStage(columns: 12, rows: 1)
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.isEnabled = false
    stage.add(button, PictureStage.cells(2, 0, 4, 1))
    #expect(stage.ascii == [" -Save-"])
  }

  @Test func `W94 blanks in a text are no room for a line`() {
    let stage = PictureStage(columns: 16, rows: 4)
    stage.addBox(PictureStage.cells(0, 1, 16, 3))
    stage.addLabel("above", PictureStage.cells(0, 0, 5, 1))
    stage.addLabel("John Q Doe", PictureStage.cells(2, 1, 10, 1))
    #expect(stage.ascii[1] == "+-John Q Doe---+")
  }

  @Test func `W94 an empty field without border and colour leaves the label under it`() {
    let stage = PictureStage(columns: 12, rows: 1)
    stage.addLabel("Name", PictureStage.cells(2, 0, 6, 1))
    stage.add(UITextField(), PictureStage.cells(0, 0, 12, 1))
    #expect(stage.ascii == ["[_Name_____]"])
  }

  @Test func `W94 a title begins behind the insets of its button`() {
    let stage = PictureStage(columns: 14, rows: 1)
    let button = UIButton(type: .custom)
    button.setTitle("Go", for: .normal)
    button.contentHorizontalAlignment = .left
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 32, bottom: 0, right: 0)
    stage.add(button, PictureStage.cells(0, 0, 14, 1))
    #expect(stage.ascii == ["    [ Go ]"])
  }

  // MARK: Names of pictures

  private func icon(_ name: String, _ frame: CGRect, on stage: PictureStage) {
    stage.add(UIImageView(image: UIImage(systemName: name)), frame)
  }

  @Test func `W92 names that are cut to the same letters stay apart, and the legend says what they are`() {
    let stage = PictureStage(columns: 10, rows: 1)
    icon("star", PictureStage.cells(0, 0, 3, 1), on: stage)
    icon("star.fill", PictureStage.cells(3, 0, 3, 1), on: stage)
    stage.addLabel("x", PictureStage.cells(7, 0, 1, 1))
    #expect(stage.ascii == ["%st %1 x", "%st  star", "%1  star.fill"])
  }

  @Test func `W92 a name takes free cells, and there is no legend`() {
    let stage = PictureStage(columns: 12, rows: 1)
    icon("star.fill", PictureStage.cells(0, 0, 3, 1), on: stage)
    #expect(stage.ascii == ["%star.fill"])
  }

  @Test func `W94 a name stands where no text does`() {
    let stage = PictureStage(columns: 12, rows: 5)
    let picture = UIImageView(image: NamedImage.make("photo", 80, 64))
    stage.add(picture, PictureStage.cells(0, 0, 12, 5))
    stage.addLabel("Ok :]", PictureStage.cells(3, 2, 5, 1))
    #expect(stage.ascii[2] == "|  Ok :]   |")
    #expect(stage.ascii[1] == "|  %photo  |")
  }
}
