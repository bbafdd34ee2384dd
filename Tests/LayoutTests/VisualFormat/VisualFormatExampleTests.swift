import Foundation
import PlainviewGraphics
@_spi(Plainview) import PlainviewLayout
import PlainviewUIKitCore
import Testing

/// The examples of the Auto Layout Guide's appendix, and what its text says about each.
@MainActor @Suite struct VisualFormatExampleTests {
  @Test("L7: a standard space is 8 points, and its description says that nobody chose them") func standardSpace() {
    let stage = FormatStage("button", "textField")
    #expect(stage.bodies("[button]-[textField]") == ["H:[button]-(NSSpace(8))-[textField]"])
    let constraint = stage.make("[button]-[textField]")[0]
    #expect(constraint.constant == 8)
    constraint.constant = 9
    #expect(constraint.description.contains("H:[button]-(9)-[textField]"))
  }

  @Test("L7: a width constraint") func width() {
    #expect(FormatStage("button").bodies("[button(>=50)]") == ["button.width >= 50"])
  }

  @Test("L7: connections to the superview") func superview() {
    let stage = FormatStage("purpleBox")
    #expect(stage.bodies("|-50-[purpleBox]-50-|") == ["H:|-(50)-[purpleBox]", "H:[purpleBox]-(50)-|"])
    #expect(
      stage.frames("|-50-[purpleBox]-50-|", "V:|-20-[purpleBox]-30-|", of: "purpleBox")
        == [CGRect(x: 50, y: 20, width: 300, height: 150)])
  }

  @Test("L7: a vertical layout") func vertical() {
    let stage = FormatStage("topField", "bottomField")
    #expect(stage.bodies("V:[topField]-10-[bottomField]") == ["V:[topField]-(10)-[bottomField]"])
  }

  @Test("L7: flush views") func flush() {
    let stage = FormatStage("maroonView", "blueView")
    #expect(stage.bodies("[maroonView][blueView]") == ["H:[maroonView]-(0)-[blueView]"])
  }

  @Test("L7: a priority") func priority() {
    #expect(FormatStage("button").bodies("[button(100@20)]") == ["button.width == 100@20"])
  }

  @Test("L7: equal widths") func equalWidths() {
    let stage = FormatStage("button1", "button2")
    #expect(stage.bodies("[button1(==button2)]") == ["button1.width == button2.width"])
  }

  @Test("L7: several predicates") func predicates() {
    let stage = FormatStage("flexibleButton")
    #expect(
      stage.bodies("[flexibleButton(>=70,<=100)]") == ["flexibleButton.width >= 70", "flexibleButton.width <= 100"])
  }

  @Test("L7: a complete line of layout") func completeLine() {
    let stage = FormatStage("find", "findNext", "findField")
    #expect(
      stage.bodies("|-[find]-[findNext]-[findField(>=20)]-|") == [
        "find.leading == root.leadingMargin", "H:[find]-(NSSpace(8))-[findNext]",
        "H:[findNext]-(NSSpace(8))-[findField]", "findField.width >= 20",
        "root.trailingMargin == findField.trailing",
      ])
    // Margins of 8: 400 - 8 - 50 - 8 - 60 - 8 - 8 are left for the field.
    #expect(
      stage.frames(
        "|-[find(50)]-[findNext(60)]-[findField(>=20)]-|", "V:|-[find]-|", "V:|[findNext(10)]", "V:[findField(20)]|",
        of: "find findNext findField") == [
          CGRect(x: 8, y: 8, width: 50, height: 184), CGRect(x: 66, y: 0, width: 60, height: 10),
          CGRect(x: 134, y: 180, width: 258, height: 20),
        ])
  }

  @Test("L7: the superview's margins may change afterwards") func margins() {
    let stage = FormatStage("box")
    stage.root.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
    #expect(
      stage.frames("|-[box]-|", "V:|-[box]-|", of: "box") == [CGRect(x: 20, y: 1, width: 340, height: 196)])
    stage.root.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    stage.root.layoutIfNeeded()
    #expect(stage.views["box"]?.frame == CGRect(x: 6, y: 5, width: 386, height: 188))
  }
}
