import Testing
import UIKit

/// Faces without a size.
@Suite struct FaceTests {
  @Test func `A face has its name and the measures of the system font in units of the em`() throws {
    let font = try #require(CGFont("Helvetica-Oblique" as CFString))
    #expect(font.postScriptName as String? == "Helvetica-Oblique")
    #expect(font.fullName == "Helvetica Oblique")
    #expect(font.unitsPerEm == 2048)
    #expect(font.ascent == 1950)
    #expect(font.descent == -494)
    #expect(font.capHeight == 1443)
    #expect(font.italicAngle < 0)
    #expect(font == CGFont("Helvetica-Oblique"))
    #expect(CGFont("") == nil)
  }

  @Test func `Units of time`() {
    #expect(NSEC_PER_SEC == NSEC_PER_MSEC * 1000)
    #expect(NSEC_PER_MSEC == NSEC_PER_USEC * 1000)
    #expect(USEC_PER_SEC == NSEC_PER_SEC / NSEC_PER_USEC)
  }
}
