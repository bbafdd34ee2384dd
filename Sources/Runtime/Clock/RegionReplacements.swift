import Foundation

// Replacements of Foundation's current time zone, locale and calendar, for apps that were given one.

/// The region of the running code's app, if it was given one.
private var region: AppWork.Region? {
  guard let region = WorkOwner.ofRunningCode?.process.work.region else { return nil }
  return region.timeZone == nil && region.locale == nil && region.languages == nil ? nil : region
}

/// The functions that are replaced, by their symbols, and the real ones.
enum RegionFunctions {
  private static let prefix = "$s20FoundationEssentials"
  private static let names = (
    zone: prefix + "8TimeZoneV7currentACvgZ", laterZone: prefix + "8TimeZoneV19autoupdatingCurrentACvgZ",
    defaultZone: prefix + "8TimeZoneV8_defaultACSgvgZ",
    locale: prefix + "6LocaleV7currentACvgZ", laterLocale: prefix + "6LocaleV19autoupdatingCurrentACvgZ",
    languages: prefix + "6LocaleV18preferredLanguagesSaySSGvgZ",
    calendar: prefix + "8CalendarV7currentACvgZ", laterCalendar: prefix + "8CalendarV19autoupdatingCurrentACvgZ",
    anyCalendar: prefix + "8CalendarV10identifierA2C10IdentifierOh_tcfC"
  )

  /// The real functions.
  fileprivate struct Real: @unchecked Sendable {
    let zone, laterZone: TimeZoneGetter
    let defaultZone: DefaultZoneGetter
    let locale, laterLocale: LocaleGetter
    let calendar, laterCalendar: CalendarGetter
    let anyCalendar: CalendarInitializer
    let languages: TextsGetter
    let copyZone, copyLocale, copyCalendar: @convention(c) () -> Address?
  }

  fileprivate static let real: Real? = {
    guard let zone = nativeSymbol(names.zone), let laterZone = nativeSymbol(names.laterZone),
      let defaultZone = nativeSymbol(names.defaultZone),
      let locale = nativeSymbol(names.locale), let laterLocale = nativeSymbol(names.laterLocale),
      let languages = nativeSymbol(names.languages), let calendar = nativeSymbol(names.calendar),
      let laterCalendar = nativeSymbol(names.laterCalendar), let anyCalendar = nativeSymbol(names.anyCalendar),
      let copyZone = dlsym(nil, "CFTimeZoneCopyDefault"), let copyLocale = dlsym(nil, "CFLocaleCopyCurrent"),
      let copyCalendar = dlsym(nil, "CFCalendarCopyCurrent")
    else { return nil }
    func parts(_ code: Address) -> ClosureParts { (code, nil) }
    typealias Copy = @convention(c) () -> Address?
    return Real(
      zone: unsafeBitCast(parts(zone), to: TimeZoneGetter.self),
      laterZone: unsafeBitCast(parts(laterZone), to: TimeZoneGetter.self),
      defaultZone: unsafeBitCast(parts(defaultZone), to: DefaultZoneGetter.self),
      locale: unsafeBitCast(parts(locale), to: LocaleGetter.self),
      laterLocale: unsafeBitCast(parts(laterLocale), to: LocaleGetter.self),
      calendar: unsafeBitCast(parts(calendar), to: CalendarGetter.self),
      laterCalendar: unsafeBitCast(parts(laterCalendar), to: CalendarGetter.self),
      anyCalendar: unsafeBitCast(parts(anyCalendar), to: CalendarInitializer.self),
      languages: unsafeBitCast(parts(languages), to: TextsGetter.self),
      copyZone: unsafeBitCast(copyZone, to: Copy.self), copyLocale: unsafeBitCast(copyLocale, to: Copy.self),
      copyCalendar: unsafeBitCast(copyCalendar, to: Copy.self))
  }()

  /// Their replacements; nothing where one of them is missing.
  static var replacements: [String: Address] {
    guard real != nil else { return [:] }
    typealias Copy = @convention(c) () -> Address?
    return [
      names.zone: TimeZoneGetter(call: replacedZone).parts.code,
      names.laterZone: TimeZoneGetter(call: replacedLaterZone).parts.code,
      names.defaultZone: DefaultZoneGetter(call: replacedDefaultZone).parts.code,
      names.locale: LocaleGetter(call: replacedLocale).parts.code,
      names.laterLocale: LocaleGetter(call: replacedLaterLocale).parts.code,
      names.languages: TextsGetter(call: replacedLanguages).parts.code,
      names.calendar: CalendarGetter(call: replacedCalendar).parts.code,
      names.laterCalendar: CalendarGetter(call: replacedLaterCalendar).parts.code,
      names.anyCalendar: CalendarInitializer(call: replacedAnyCalendar).parts.code,
      "CFTimeZoneCopyDefault": unsafeBitCast(replacedCopyZone as Copy, to: Address.self),
      "CFLocaleCopyCurrent": unsafeBitCast(replacedCopyLocale as Copy, to: Address.self),
      "CFCalendarCopyCurrent": unsafeBitCast(replacedCopyCalendar as Copy, to: Address.self),
    ]
  }
}

private func real<Value>(_ value: (RegionFunctions.Real) -> Value) -> Value {
  guard let real = RegionFunctions.real else { fatalError("Foundation has no functions for regions") }
  return value(real)
}

private func replacedZone() -> TimeZone { region?.timeZone ?? real { $0.zone.call() } }
private func replacedLaterZone() -> TimeZone { region?.timeZone ?? real { $0.laterZone.call() } }
private func replacedDefaultZone() -> TimeZone? { region?.timeZone ?? real { $0.defaultZone.call() } }
private func replacedLocale() -> Locale { region?.locale ?? real { $0.locale.call() } }
private func replacedLaterLocale() -> Locale { region?.locale ?? real { $0.laterLocale.call() } }
private func replacedLanguages() -> [String] {
  guard let region else { return real { $0.languages.call() } }
  return region.languages ?? region.locale.map { [$0.identifier(.bcp47)] } ?? real { $0.languages.call() }
}

private func replacedCalendar() -> Calendar { calendar(of: region) ?? real { $0.calendar.call() } }
private func replacedLaterCalendar() -> Calendar { calendar(of: region) ?? real { $0.laterCalendar.call() } }

private func replacedAnyCalendar(_ identifier: Calendar.Identifier) -> Calendar {
  var calendar = real { $0.anyCalendar.call(identifier) }
  if let zone = region?.timeZone { calendar.timeZone = zone }
  return calendar
}

/// The calendar that people of a region use.
private func calendar(of region: AppWork.Region?) -> Calendar? {
  guard let region else { return nil }
  let locale = region.locale ?? real { $0.locale.call() }
  var calendar = real { $0.anyCalendar.call(locale.calendar.identifier) }
  calendar.locale = locale
  calendar.timeZone = region.timeZone ?? real { $0.zone.call() }
  return calendar
}

// What CoreFoundation copies belongs to the caller, and is made by CoreFoundation: Foundation's objects are laid out
// otherwise. Texts are the same objects for both.

private struct Makers: @unchecked Sendable {
  let zone: @convention(c) (Address?, Address, UInt8) -> Address?
  let locale: @convention(c) (Address?, Address) -> Address?
  let calendar: @convention(c) (Address?, Address) -> Address?
  let setZone: @convention(c) (Address, Address) -> Void
  let setLocale: @convention(c) (Address, Address) -> Void

  static let shared = Makers()

  private init?() {
    guard let zone = dlsym(nil, "CFTimeZoneCreateWithName"), let locale = dlsym(nil, "CFLocaleCreate"),
      let calendar = dlsym(nil, "CFCalendarCreateWithIdentifier"), let setZone = dlsym(nil, "CFCalendarSetTimeZone"),
      let setLocale = dlsym(nil, "CFCalendarSetLocale")
    else { return nil }
    self.zone = unsafeBitCast(zone, to: (@convention(c) (Address?, Address, UInt8) -> Address?).self)
    self.locale = unsafeBitCast(locale, to: (@convention(c) (Address?, Address) -> Address?).self)
    self.calendar = unsafeBitCast(calendar, to: (@convention(c) (Address?, Address) -> Address?).self)
    self.setZone = unsafeBitCast(setZone, to: (@convention(c) (Address, Address) -> Void).self)
    self.setLocale = unsafeBitCast(setLocale, to: (@convention(c) (Address, Address) -> Void).self)
  }
}

private func withText<Result>(_ text: String, _ body: (Address) -> Result) -> Result {
  let text = NSString(string: text)
  return withExtendedLifetime(text) { body(Address(Unmanaged.passUnretained(text).toOpaque())) }
}

private func replacedCopyZone() -> Address? {
  region?.timeZone.flatMap { zone in withText(zone.identifier) { Makers.shared?.zone(nil, $0, 1) } }
    ?? real { $0.copyZone() }
}

private func replacedCopyLocale() -> Address? {
  region?.locale.flatMap { locale in withText(locale.identifier) { Makers.shared?.locale(nil, $0) } }
    ?? real { $0.copyLocale() }
}

private func replacedCopyCalendar() -> Address? {
  guard let calendar = calendar(of: region), let makers = Makers.shared,
    let copy = withText((calendar as NSCalendar).calendarIdentifier.rawValue, { makers.calendar(nil, $0) })
  else { return real { $0.copyCalendar() } }
  for (value, set) in [(replacedCopyZone(), makers.setZone), (replacedCopyLocale(), makers.setLocale)] {
    guard let value else { continue }
    set(copy, value)
    SystemFunctions.shared?.release(value)
  }
  return copy
}
