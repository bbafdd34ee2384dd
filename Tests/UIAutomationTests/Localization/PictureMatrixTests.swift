import PlainviewUIAutomation
import Testing
import UIKit

/// Pictures under several circumstances, shown by what differs.
@MainActor @Suite struct PictureMatrixTests {
  @Test func `A picture is told by the nearest one that has the first value of a circumstance instead`() {
    var matrix = PictureMatrix()
    matrix.add("a\nb\nc", at: [0, 0, 0], name: "phone, light, en")
    matrix.add("x\ny\nz", at: [1, 0, 0], name: "pad, light, en")
    matrix.add("a\nb\nd", at: [0, 1, 0], name: "phone, dark, en")
    // One line differs from the dark phone in English, all three from the pad.
    matrix.add("x\ny\nd", at: [1, 1, 0], name: "pad, dark, en")
    matrix.add("x\ny\nd", at: [1, 1, 1], name: "pad, dark, de")
    #expect(
      matrix.text == """
        phone, light, en

        a
        b
        c

        pad, light, en: 3 of 3 lines differ from phone, light, en

        1  x
        2  y
        3  z

        phone, dark, en: 1 of 3 lines differ from phone, light, en

        3  d

        pad, dark, en: 1 of 3 lines differ from pad, light, en

        3  d

        pad, dark, de: as pad, dark, en
        """)
  }

  @Test func `Lines that are gone are counted, and a picture without a neighbor is whole`() {
    var matrix = PictureMatrix()
    matrix.add("a\nb\nc\nd", at: [0], name: "L")
    matrix.add("a\nd", at: [1], name: "S")
    #expect(matrix.text.hasSuffix("S: 0 of 2 lines differ from L\n\n    (2 lines less)"))
    matrix.add("new", at: [2, 2], name: "other")
    #expect(matrix.text.hasSuffix("other\n\nnew"))
    #expect(PictureMatrix().isEmpty && !matrix.isEmpty)
  }

  @Test(arguments: [
    ("L", UIContentSizeCategory.large), ("xs", .extraSmall), ("XXXL", .extraExtraExtraLarge),
    ("accessibilityM", .accessibilityMedium), ("Accessibility XXXL", .accessibilityExtraExtraExtraLarge),
    ("AX1", .accessibilityMedium), ("AX 5", .accessibilityExtraExtraExtraLarge),
  ])
  func `Text sizes have short names`(_ name: String, _ category: UIContentSizeCategory) {
    #expect(UIContentSizeCategory(shortName: name) == category)
  }

  @Test(arguments: ["", "AX0", "AX6", "AX", "huge", "LL"]) func `Other names are none`(_ name: String) {
    #expect(UIContentSizeCategory(shortName: name) == nil)
  }
}
