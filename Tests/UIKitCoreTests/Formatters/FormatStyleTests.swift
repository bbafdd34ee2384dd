import Foundation
import Testing
import UIKit

/// Format styles of Apple's Foundation. The texts are those of its documentation where it has them.
@Suite struct FormatStyleTests {
  private let american = Locale(identifier: "en_US")
  private let german = Locale(identifier: "de_DE")

  @Test func `A measurement has the country's unit and two digits`() {
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(way.formatted(.measurement(width: .abbreviated).locale(american)) == "3.1 mi")
    #expect(way.formatted(.measurement(width: .narrow).locale(german)) == "5km")
    let heat = Measurement(value: 38, unit: UnitTemperature.celsius)
    let weather = Measurement<UnitTemperature>.FormatStyle(width: .wide, locale: american, usage: .weather)
    #expect(heat.formatted(weather) == "100 degrees Fahrenheit")
    #expect(heat.formatted(.measurement(usage: .person, hidesScaleName: true).locale(german)) == "38°")
    #expect(!way.formatted().isEmpty)
  }

  @Test func `A measurement keeps its unit and its digits when it is asked to`() {
    let way = Measurement(value: 5.125, unit: UnitLength.kilometers)
    #expect(way.formatted(.measurement(width: .wide, usage: .asProvided).locale(american)) == "5.125 kilometers")
    let number = FloatingPointFormatStyle<Double>(locale: american).precision(.fractionLength(1))
    let style = Measurement<UnitLength>.FormatStyle(
      width: .abbreviated, locale: american, usage: .asProvided, numberFormatStyle: number)
    #expect(style.format(way) == "5.1 km")
    #expect(style.locale(german).format(way) == "5,1 km")
  }

  @Test(arguments: [
    ("en_US", 1000.0, "0.62 mi"), ("en_US", 500, "1,650 ft"), ("en_US", 20, "70 ft"), ("en_GB", 500, "550 yd"),
    ("de_DE", 1500, "1,5 km"), ("de_DE", 820, "800 m"), ("de_DE", 33, "30 m"),
  ])
  func `A distance on a road is written as signs there write it`(locale: String, meters: Double, text: String) {
    let style = Measurement<UnitLength>.FormatStyle(
      width: .abbreviated, locale: Locale(identifier: locale), usage: .road)
    #expect(style.format(Measurement(value: meters, unit: .meters)) == text)
  }

  @Test func `Each use has its unit`() {
    func text(_ usage: MeasurementFormatUnitUsage<UnitLength>, _ locale: Locale) -> String {
      Measurement<UnitLength>.FormatStyle(width: .abbreviated, locale: locale, usage: usage)
        .format(Measurement(value: 0.254, unit: .meters))
    }
    #expect(text(.person, american) == "10 in" && text(.personHeight, german) == "25 cm")
    #expect(text(.rainfall, german) == "254 mm" && text(.snowfall, german) == "25 cm")
    #expect(text(.snowfall, american) == "10 in" && text(.focalLength, american) == "254 mm")
    let weight = Measurement<UnitMass>.FormatStyle(width: .abbreviated, locale: german, usage: .personWeight)
    #expect(weight.format(Measurement(value: 80_000, unit: .grams)) == "80 kg")
    let meal = Measurement<UnitEnergy>.FormatStyle(width: .abbreviated, locale: german, usage: .food)
    #expect(meal.format(Measurement(value: 4184, unit: .kilojoules)) == "1.000 kCal")
  }

  @Test func `The length of an interval is written without units of value zero`() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let interval = start..<start.addingTimeInterval(3900)
    func text(_ style: IntervalComponentsFormatStyle) -> String { style.locale(american).format(interval) }
    #expect(text(.components(style: .wide)) == "1 hour, 5 minutes")
    #expect(text(.components(style: .abbreviated)) == "1 hr, 5 min")
    #expect(text(.components(style: .condensedAbbreviated)) == "1hr 5min")
    #expect(text(.components(style: .narrow)) == "1h 5m")
    #expect(text(.components(style: .spellOut)) == "one hour, five minutes")
    #expect(text(.components(style: .wide, fields: [.minute])) == "65 minutes")
    #expect(text(.timeDuration) == "1:05:00")
  }

  @Test func `Styles are kept and compared`() throws {
    let style = Measurement<UnitLength>.FormatStyle(width: .wide, locale: american, usage: .road)
    let copy = try JSONDecoder().decode(type(of: style), from: JSONEncoder().encode(style))
    #expect(copy == style && copy != style.locale(german))
  }
}
