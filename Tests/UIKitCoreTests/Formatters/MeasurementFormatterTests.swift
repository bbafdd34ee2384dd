import Foundation
import Testing
import UIKit

@Suite struct MeasurementFormatterTests {
  private func formatter(_ locale: String, _ change: (MeasurementFormatter) -> Void = { _ in }) -> MeasurementFormatter
  {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: locale)
    change(formatter)
    return formatter
  }

  private let distance = Measurement(value: 5, unit: UnitLength.kilometers)

  @Test func `A measurement has the country's unit`() {
    #expect(formatter("en_US").string(from: distance) == "3.107 mi")
    #expect(formatter("de_DE").string(from: distance) == "5 km")
    #expect(formatter("en_US").string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "68°F")
    #expect(formatter("fr_FR").string(from: Measurement(value: 68, unit: UnitTemperature.fahrenheit)) == "20°C")
  }

  @Test func `It keeps its own when it is asked to, in three lengths`() {
    let formatter = formatter("en_US") { $0.unitOptions = .providedUnit }
    #expect(formatter.string(from: distance) == "5 km")
    formatter.unitStyle = .long
    #expect(formatter.string(from: distance) == "5 kilometers")
    #expect(formatter.string(from: Measurement(value: 1, unit: UnitLength.feet)) == "1 foot")
    #expect(formatter.string(from: UnitMass.pounds) == "pounds")
    formatter.unitStyle = .short
    #expect(formatter.string(from: distance) == "5km")
  }

  @Test func `A natural scale has few digits, a temperature no unit`() {
    let metric = formatter("de_DE") { $0.unitOptions = .naturalScale }
    #expect(metric.string(from: Measurement(value: 1500, unit: UnitLength.meters)) == "1,5 km")
    #expect(metric.string(from: Measurement(value: 0.02, unit: UnitLength.meters)) == "2 cm")
    let warm = formatter("en_US") { $0.unitOptions = .temperatureWithoutUnit }
    #expect(warm.string(from: Measurement(value: 90, unit: UnitTemperature.fahrenheit)) == "90°")
  }

  @Test func `Its numbers are those of its formatter`() {
    let formatter = formatter("en_US") { $0.numberFormatter.maximumFractionDigits = 0 }
    #expect(formatter.string(from: distance) == "3 mi")
  }
}

/// Lists of texts, and what else Foundation and Core Graphics have on Apple's systems.
@Suite struct ListFormatterTests {
  @Test func `A list is joined as the language joins it`() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["one", "two", "three"]) == "one, two, and three")
    #expect(formatter.string(from: [1, 2]) == "1 and 2")
    #expect(formatter.string(from: []) == nil)
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(for: ["eins", "zwei", "drei"]) == "eins, zwei und drei")
    let numbers = NumberFormatter()
    numbers.locale = Locale(identifier: "en_US")
    numbers.numberStyle = .spellOut
    formatter.itemFormatter = numbers
    #expect(formatter.string(from: [1, 2]) == "one und two")
  }

  @Test func `A text begins empty`() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "a"))
    #expect(text.string == "a")
  }

  @Test func `Functions of Core Graphics do what the members do`() {
    let rect = CGRectMake(1, 2, 30, 40)
    #expect(rect == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(CGRectGetMaxX(rect) == 31 && CGRectGetMidY(rect) == 22 && CGRectGetWidth(rect) == 30)
    #expect(CGRectContainsPoint(rect, CGPointMake(5, 5)) && CGSizeEqualToSize(rect.size, CGSizeMake(30, 40)))
    #expect(CGFloat(MAXFLOAT) == CGFloat(Float.greatestFiniteMagnitude))
  }
}
