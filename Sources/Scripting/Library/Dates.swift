extension ScriptEngine {
  private func thisDate(_ call: ScriptCall) throws -> ScriptDate {
    guard case .object(let date as ScriptDate) = call.this else { throw typeError("this is not a Date object.") }
    return date
  }

  private func dateValue(_ arguments: [ScriptValue]) throws -> Double {
    var date = DateValue()
    let parts = try arguments.map { try number(of: $0) }
    date.year = parts.first ?? .nan
    if date.year >= 0, date.year <= 99 { date.year = 1900 + date.year.rounded(.towardZero) }
    if parts.count > 1 { date.month = parts[1] }
    if parts.count > 2 { date.day = parts[2] }
    if parts.count > 3 { date.hour = parts[3] }
    if parts.count > 4 { date.minute = parts[4] }
    if parts.count > 5 { date.second = parts[5] }
    if parts.count > 6 { date.millisecond = parts[6] }
    return date.time
  }

  private static func text(_ time: Double) -> String {
    guard time.isFinite else { return "Invalid Date" }
    let date = DateValue(time)
    return "\(date.dateText(time)) \(date.clockText) GMT+0000 (Coordinated Universal Time)"
  }

  func installDates() {
    let type = defineType("Date", 7, prototypes.date) { engine, call in
      guard call.newTarget != nil else { return .text(Self.text(DateValue.clipped(engine.host.now()))) }
      let time: Double
      switch call.arguments.count {
      case 0: time = DateValue.clipped(engine.host.now())
      case 1:
        if case .object(let date as ScriptDate) = call[0] {
          time = date.time
        } else {
          let value = try engine.primitive(call[0])
          if case .text(let text) = value {
            time = DateValue.time(in: text.trimmed().string)
          } else {
            time = DateValue.clipped(try engine.number(of: value))
          }
        }
      default: time = try engine.dateValue(call.arguments)
      }
      return .object(try engine.keep(ScriptDate(time, engine.prototype(for: call, engine.prototypes.date))))
    }
    define(type, "now") { engine, _ in .number(DateValue.clipped(engine.host.now())) }
    define(type, "parse", 1) { engine, call in
      .number(DateValue.time(in: try engine.text(of: call[0]).trimmed().string))
    }
    define(type, "UTC", 7) { engine, call in .number(try engine.dateValue(call.arguments)) }
  }

  func installDateMethods() {
    let prototype = prototypes.date
    for name: ScriptText in ["getTime", "valueOf"] {
      define(prototype, name) { engine, call in .number(try engine.thisDate(call).time) }
    }
    define(prototype, "getTimezoneOffset") { engine, call in .number(try engine.thisDate(call).time.isNaN ? .nan : 0) }
    define(prototype, "setTime", 1) { engine, call in
      let date = try engine.thisDate(call)
      date.time = DateValue.clipped(try engine.number(of: call[0]))
      return .number(date.time)
    }
    for zone in ["", "UTC"] {
      define(prototype, ScriptText("get\(zone)Day")) { engine, call in
        let time = try engine.thisDate(call).time
        return .number(time.isNaN ? .nan : Double(DateValue.weekday(time)))
      }
      let parts: [(String, WritableKeyPath<DateValue, Double>, [WritableKeyPath<DateValue, Double>])] = [
        ("FullYear", \.year, [\.month, \.day]), ("Month", \.month, [\.day]), ("Date", \.day, []),
        ("Hours", \.hour, [\.minute, \.second, \.millisecond]), ("Minutes", \.minute, [\.second, \.millisecond]),
        ("Seconds", \.second, [\.millisecond]), ("Milliseconds", \.millisecond, []),
      ]
      for (name, part, following) in parts {
        define(prototype, ScriptText("get\(zone)\(name)")) { engine, call in
          let time = try engine.thisDate(call).time
          return .number(time.isNaN ? .nan : DateValue(time)[keyPath: part])
        }
        define(prototype, ScriptText("set\(zone)\(name)"), following.count + 1) { engine, call in
          let object = try engine.thisDate(call)
          let values = try call.arguments.map { try engine.number(of: $0) }
          guard !object.time.isNaN || name == "FullYear" else { return .number(.nan) }
          var date = DateValue(object.time.isNaN ? 0 : object.time)
          date[keyPath: part] = values.first ?? .nan
          for (path, value) in zip(following, values.dropFirst()) { date[keyPath: path] = value }
          object.time = date.time
          return .number(object.time)
        }
      }
    }
    installDateTexts()
  }

  private func installDateTexts() {
    let prototype = prototypes.date
    define(prototype, "toString") { engine, call in .text(Self.text(try engine.thisDate(call).time)) }
    define(prototype, "toISOString") { engine, call in
      let time = try engine.thisDate(call).time
      guard time.isFinite else { throw engine.rangeError("Invalid time value") }
      return .text(DateValue(time).isoText)
    }
    define(prototype, "toJSON", 1) { engine, call in
      let time = try engine.thisDate(call).time
      return time.isFinite ? .text(DateValue(time).isoText) : .null
    }
    let forms: [(ScriptText, (Double) -> String)] = [
      ("toDateString", { DateValue($0).dateText($0) }),
      ("toTimeString", { DateValue($0).clockText + " GMT+0000 (Coordinated Universal Time)" }),
      ("toUTCString", { DateValue($0).universalText($0) }), ("toGMTString", { DateValue($0).universalText($0) }),
    ]
    for (name, form) in forms {
      define(prototype, name) { engine, call in
        let time = try engine.thisDate(call).time
        return .text(time.isFinite ? form(time) : "Invalid Date")
      }
    }
    for (name, parts) in [
      ("toLocaleString", DateForm.Parts.both), ("toLocaleDateString", .date), ("toLocaleTimeString", .time),
    ] {
      define(prototype, ScriptText(name)) { engine, call in
        let time = try engine.thisDate(call).time
        try engine.checkLanguage(call[0])
        guard time.isFinite else { return .text("Invalid Date") }
        return .text(try engine.dateForm(call[1], parts).text(time))
      }
    }
  }

  private func dateForm(_ options: ScriptValue, _ parts: DateForm.Parts) throws -> DateForm {
    var form = DateForm(parts)
    guard options.object != nil else { return form }
    func option(_ name: ScriptText) throws -> String? {
      let value = try property(name, of: options)
      return value.isUndefined ? nil : try text(of: value).string
    }
    if let zone = try option("timeZone"), !["UTC", "GMT", "Etc/UTC"].contains(zone) {
      throw ScriptLimit.unsupported("the time zone `\(zone.prefix(30))`, scripts have UTC; it")
    }
    for name in ["dateStyle", "timeStyle", "era", "timeZoneName", "dayPeriod", "fractionalSecondDigits"]
    where try option(ScriptText(name)) != nil { throw ScriptLimit.unsupported("`\(name)` of a date's text") }
    form.take(
      weekday: try option("weekday"), year: try option("year"), month: try option("month"), day: try option("day"),
      hour: try option("hour"), minute: try option("minute"), second: try option("second"))
    if try option("hour12") == "false" || ["h23", "h24"].contains(try option("hourCycle") ?? "") {
      form.has24Hours = true
    }
    return form
  }
}
