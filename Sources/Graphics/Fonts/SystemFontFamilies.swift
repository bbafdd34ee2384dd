/// The fonts that iOS comes with: families and the PostScript names of their faces, as iOS 17 lists them.
///
/// A line has the family and its faces. A face that begins with `-` is added to the family's name without its spaces.
enum SystemFontFamilies {
  /// The faces by family.
  static let faces: [String: [String]] = {
    var families: [String: [String]] = [:]
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: ":")
      let family = String(parts[0])
      let stem = family.filter { $0 != " " }
      families[family] = parts[1].split(separator: " ").map {
        $0.first == "-" ? stem + $0.dropFirst($0 == "-" ? 1 : 0) : String($0)
      }
    }
    return families
  }()

  private static let table = """
    Academy Engraved LET:AcademyEngravedLetPlain
    Al Nile:- -Bold
    American Typewriter:- -Light -Semibold -Bold -Condensed -CondensedLight -CondensedBold
    Apple Color Emoji:-
    Apple SD Gothic Neo:-Regular -Thin -UltraLight -Light -Medium -SemiBold -Bold
    Apple Symbols:-
    Arial:ArialMT Arial-BoldMT Arial-ItalicMT Arial-BoldItalicMT
    Arial Hebrew:- -Light -Bold
    Arial Rounded MT Bold:-
    Avenir:-Book -Roman -BookOblique -Oblique -Light -LightOblique -Medium -MediumOblique -Heavy -HeavyOblique -Black -BlackOblique
    Avenir Next:-Regular -Italic -UltraLight -UltraLightItalic -Medium -MediumItalic -DemiBold -DemiBoldItalic -Bold -BoldItalic -Heavy -HeavyItalic
    Avenir Next Condensed:-Regular -Italic -UltraLight -UltraLightItalic -Medium -MediumItalic -DemiBold -DemiBoldItalic -Bold -BoldItalic -Heavy -HeavyItalic
    Baskerville:- -Italic -SemiBold -SemiBoldItalic -Bold -BoldItalic
    Bodoni 72:BodoniSvtyTwoITCTT-Book BodoniSvtyTwoITCTT-BookIta BodoniSvtyTwoITCTT-Bold
    Bodoni 72 Oldstyle:BodoniSvtyTwoOSITCTT-Book BodoniSvtyTwoOSITCTT-BookIt BodoniSvtyTwoOSITCTT-Bold
    Bodoni 72 Smallcaps:BodoniSvtyTwoSCITCTT-Book
    Bodoni Ornaments:BodoniOrnamentsITCTT
    Bradley Hand:BradleyHandITCTT-Bold
    Chalkboard SE:-Regular -Light -Bold
    Chalkduster:-
    Charter:-Roman -Italic -Bold -BoldItalic -Black -BlackItalic
    Cochin:- -Italic -Bold -BoldItalic
    Copperplate:- -Light -Bold
    Courier:- -Oblique -Bold -BoldOblique
    Courier New:CourierNewPSMT CourierNewPS-ItalicMT CourierNewPS-BoldMT CourierNewPS-BoldItalicMT
    Damascus:- DamascusLight DamascusMedium DamascusSemiBold DamascusBold
    Devanagari Sangam MN:- -Bold
    Didot:- -Italic -Bold
    DIN Alternate:-Bold
    DIN Condensed:-Bold
    Euphemia UCAS:- -Italic -Bold
    Farah:-
    Futura:-Medium -MediumItalic -Bold -CondensedMedium -CondensedExtraBold
    Galvji:- -Bold
    Geeza Pro:- -Bold
    Georgia:- -Italic -Bold -BoldItalic
    Gill Sans:- -Italic -Light -LightItalic -SemiBold -SemiBoldItalic -Bold -BoldItalic -UltraBold
    Grantha Sangam MN:-Regular -Bold
    Gujarati Sangam MN:- -Bold
    Gurmukhi MN:- -Bold
    Helvetica:- -Oblique -Light -LightOblique -Bold -BoldOblique
    Helvetica Neue:- -Italic -UltraLight -UltraLightItalic -Thin -ThinItalic -Light -LightItalic -Medium -MediumItalic -Bold -BoldItalic -CondensedBold -CondensedBlack
    Hiragino Maru Gothic ProN:HiraMaruProN-W4
    Hiragino Mincho ProN:HiraMinProN-W3 HiraMinProN-W6
    Hiragino Sans:-W3 -W5 -W6 -W7 -W8
    Hoefler Text:-Regular -Italic -Black -BlackItalic
    Impact:-
    Kailasa:- -Bold
    Kannada Sangam MN:- -Bold
    Kefa:-Regular
    Khmer Sangam MN:-
    Kohinoor Bangla:-Regular -Light -Semibold
    Kohinoor Devanagari:-Regular -Light -Semibold
    Kohinoor Gujarati:-Regular -Light -Bold
    Kohinoor Telugu:-Regular -Light -Medium
    Lao Sangam MN:-
    Malayalam Sangam MN:- -Bold
    Marker Felt:-Thin -Wide
    Menlo:-Regular -Italic -Bold -BoldItalic
    Mishafi:DiwanMishafi
    Mukta Mahee:-Regular -Light -Bold
    Myanmar Sangam MN:- -Bold
    Noteworthy:-Light -Bold
    Noto Nastaliq Urdu:- -Bold
    Noto Sans Kannada:-Regular -Light -Bold
    Noto Sans Myanmar:-Regular -Light -Bold
    Noto Sans Oriya:- -Bold
    Optima:-Regular -Italic -Bold -BoldItalic -ExtraBlack
    Palatino:-Roman -Italic -Bold -BoldItalic
    Papyrus:- -Condensed
    Party LET:PartyLetPlain
    PingFang HK:-Regular -Ultralight -Thin -Light -Medium -Semibold
    PingFang SC:-Regular -Ultralight -Thin -Light -Medium -Semibold
    PingFang TC:-Regular -Ultralight -Thin -Light -Medium -Semibold
    Rockwell:-Regular -Italic -Bold -BoldItalic
    Savoye LET:SavoyeLetPlain
    Sinhala Sangam MN:- -Bold
    Snell Roundhand:- -Bold -Black
    STIX Two Math:STIXTwoMath-Regular
    STIX Two Text:STIXTwoText STIXTwoText-Italic STIXTwoText_Bold STIXTwoText-Italic_Bold-Italic
    Symbol:-
    Tamil Sangam MN:- -Bold
    Thonburi:- -Light -Bold
    Times New Roman:TimesNewRomanPSMT TimesNewRomanPS-ItalicMT TimesNewRomanPS-BoldMT TimesNewRomanPS-BoldItalicMT
    Trebuchet MS:TrebuchetMS TrebuchetMS-Italic TrebuchetMS-Bold Trebuchet-BoldItalic
    Verdana:- -Italic -Bold -BoldItalic
    Zapf Dingbats:ZapfDingbatsITC
    Zapfino:-
    """
}
