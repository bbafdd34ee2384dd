import Foundation

/// Finds URLs, host names and addresses of mail.
enum LinkDetection {
  private static let schemes = DetectionPattern("\\b(?:[a-z][a-z0-9+.-]*://|mailto:)[^\\s<>\"]+")
  private static let mail = DetectionPattern(
    "(?<![\\w.+-])[a-z0-9._%+-]*[a-z0-9_%+-]@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}\\b")
  private static let hosts = DetectionPattern(
    "(?<![\\w@./-])(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+([a-z]{2,})\\b(?!@)(?::\\d+)?(?:[/?#][^\\s<>\"]*)?")

  static func results(in text: String, _ range: NSRange) -> [NSTextCheckingResult] {
    var found: [NSTextCheckingResult] = []
    func isFree(_ range: NSRange) -> Bool { !found.contains { NSIntersectionRange($0.range, range).length > 0 } }
    for match in schemes.matches(in: text, range) {
      let link = trimmed(match[0] ?? "")
      guard let url = URL(string: link) ?? encoded(link) else { continue }
      found.append(.linkCheckingResult(range: shortened(match.range, to: link), url: url))
    }
    for match in mail.matches(in: text, range) where isFree(match.range) {
      guard let address = match[0], let url = URL(string: "mailto:" + address) else { continue }
      found.append(.linkCheckingResult(range: match.range, url: url))
    }
    for match in hosts.matches(in: text, range) where isFree(match.range) {
      guard let ending = match[1]?.lowercased(),
        endings.contains(ending) || ending.count == 2 && countries.contains(ending)
      else { continue }
      let link = trimmed(match[0] ?? "")
      guard let url = URL(string: "http://" + link) ?? encoded("http://" + link) else { continue }
      found.append(.linkCheckingResult(range: shortened(match.range, to: link), url: url))
    }
    return found
  }

  private static func encoded(_ link: String) -> URL? {
    link.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed.union(CharacterSet(charactersIn: "#%"))).flatMap
    {
      URL(string: $0)
    }
  }

  private static func shortened(_ range: NSRange, to text: String) -> NSRange {
    NSRange(location: range.location, length: text.utf16.count)
  }

  /// Without punctuation at the end that belongs to the sentence around it.
  private static func trimmed(_ link: String) -> String {
    var link = link
    while let last = link.last {
      if ".,;:!?'\u{2019}\u{201D}*".contains(last) {
        link.removeLast()
      } else if let opening = [")": "(", "]": "[", "}": "{"][last].map(Character.init),
        link.count(where: { $0 == last }) > link.count(where: { $0 == opening })
      {
        link.removeLast()
      } else {
        break
      }
    }
    return link
  }

  private static let endings: Set<String> = [
    "com", "org", "net", "edu", "gov", "mil", "int", "info", "biz", "name", "pro", "aero", "coop", "museum", "jobs",
    "mobi", "travel", "tel", "cat", "asia", "app", "dev", "page", "blog", "shop", "store", "online", "site", "tech",
    "xyz", "club", "cloud", "design", "studio", "agency", "news", "media", "live", "life", "world", "today", "email",
    "works", "tools", "software", "systems", "space", "website", "wiki", "link", "art", "games", "fun", "top",
  ]

  /// The countries' endings of ISO 3166 that are in use.
  private static let countries = Set(
    """
    ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd cf cg \
    ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gd ge gf gg gh gi \
    gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw \
    ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng \
    ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl sm sn \
    so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws \
    ye yt za zm zw
    """.split(separator: " ").map(String.init))
}
