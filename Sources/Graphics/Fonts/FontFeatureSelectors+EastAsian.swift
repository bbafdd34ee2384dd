// The choices of the features of fonts that concern East Asian text.

// MARK: VerticalSubstitution

/// Turns glyphs for vertical text on.
public let kSubstituteVerticalFormsOnSelector = 0
/// Turns glyphs for vertical text off.
public let kSubstituteVerticalFormsOffSelector = 1

// MARK: CharacterShape

/// Traditional shapes of Chinese characters.
public let kTraditionalCharactersSelector = 0
/// Simplified shapes of Chinese characters.
public let kSimplifiedCharactersSelector = 1
/// Shapes of the Japanese standard of 1978.
public let kJIS1978CharactersSelector = 2
/// Shapes of the Japanese standard of 1983.
public let kJIS1983CharactersSelector = 3
/// Shapes of the Japanese standard of 1990.
public let kJIS1990CharactersSelector = 4
/// The first other traditional shapes of Chinese characters.
public let kTraditionalAltOneSelector = 5
/// The second other traditional shapes of Chinese characters.
public let kTraditionalAltTwoSelector = 6
/// The third other traditional shapes of Chinese characters.
public let kTraditionalAltThreeSelector = 7
/// The fourth other traditional shapes of Chinese characters.
public let kTraditionalAltFourSelector = 8
/// The fifth other traditional shapes of Chinese characters.
public let kTraditionalAltFiveSelector = 9
/// Shapes for expert use, as some Japanese texts need them.
public let kExpertCharactersSelector = 10
/// Shapes of the Japanese standard of 2004.
public let kJIS2004CharactersSelector = 11
/// Shapes of the additional Japanese standard of 1990.
public let kHojoCharactersSelector = 12
/// Shapes of the National Language Council of Japan.
public let kNLCCharactersSelector = 13
/// Traditional shapes, as in names.
public let kTraditionalNamesCharactersSelector = 14

// MARK: TextSpacing

/// Characters of their own widths.
public let kProportionalTextSelector = 0
/// Characters of equal widths.
public let kMonospacedTextSelector = 1
/// Characters of half the width.
public let kHalfWidthTextSelector = 2
/// Characters of a third of the width.
public let kThirdWidthTextSelector = 3
/// Characters of a quarter of the width.
public let kQuarterWidthTextSelector = 4
/// Characters of their own widths, also those that have a full width otherwise.
public let kAltProportionalTextSelector = 5
/// Characters of half the width, also those that have a full width otherwise.
public let kAltHalfWidthTextSelector = 6

// MARK: Transliteration

/// Text is shown in its own script.
public let kNoTransliterationSelector = 0
/// Hangul for hanja.
public let kHanjaToHangulSelector = 1
/// Katakana for hiragana.
public let kHiraganaToKatakanaSelector = 2
/// Hiragana for katakana.
public let kKatakanaToHiraganaSelector = 3
/// Latin letters for kana.
public let kKanaToRomanizationSelector = 4
/// Hiragana for Latin letters.
public let kRomanizationToHiraganaSelector = 5
/// Katakana for Latin letters.
public let kRomanizationToKatakanaSelector = 6
/// Hangul for hanja, in the first other form.
public let kHanjaToHangulAltOneSelector = 7
/// Hangul for hanja, in the second other form.
public let kHanjaToHangulAltTwoSelector = 8
/// Hangul for hanja, in the third other form.
public let kHanjaToHangulAltThreeSelector = 9

// MARK: KanaSpacing

/// Kana of the full width.
public let kFullWidthKanaSelector = 0
/// Kana of their own widths.
public let kProportionalKanaSelector = 1

// MARK: IdeographicSpacing

/// Chinese characters of the full width.
public let kFullWidthIdeographsSelector = 0
/// Chinese characters of their own widths.
public let kProportionalIdeographsSelector = 1
/// Chinese characters of half the width.
public let kHalfWidthIdeographsSelector = 2

// MARK: RubyKana

/// No small kana above other characters.
public let kNoRubyKanaSelector = 0
/// Small kana above other characters.
public let kRubyKanaSelector = 1
/// Turns small kana above other characters on.
public let kRubyKanaOnSelector = 2
/// Turns small kana above other characters off.
public let kRubyKanaOffSelector = 3

// MARK: CJKSymbolAlternatives

/// No other forms of symbols.
public let kNoCJKSymbolAlternativesSelector = 0
/// The first other forms of symbols.
public let kCJKSymbolAltOneSelector = 1
/// The second other forms of symbols.
public let kCJKSymbolAltTwoSelector = 2
/// The third other forms of symbols.
public let kCJKSymbolAltThreeSelector = 3
/// The fourth other forms of symbols.
public let kCJKSymbolAltFourSelector = 4
/// The fifth other forms of symbols.
public let kCJKSymbolAltFiveSelector = 5

// MARK: IdeographicAlternatives

/// No other forms of Chinese characters.
public let kNoIdeographicAlternativesSelector = 0
/// The first other forms of Chinese characters.
public let kIdeographicAltOneSelector = 1
/// The second other forms of Chinese characters.
public let kIdeographicAltTwoSelector = 2
/// The third other forms of Chinese characters.
public let kIdeographicAltThreeSelector = 3
/// The fourth other forms of Chinese characters.
public let kIdeographicAltFourSelector = 4
/// The fifth other forms of Chinese characters.
public let kIdeographicAltFiveSelector = 5

// MARK: CJKVerticalRomanPlacement

/// Latin letters in the middle of a vertical line.
public let kCJKVerticalRomanCenteredSelector = 0
/// Latin letters on the baseline of horizontal text.
public let kCJKVerticalRomanHBaselineSelector = 1

// MARK: ItalicCJKRoman

/// Latin letters in East Asian text stay upright.
public let kNoCJKItalicRomanSelector = 0
/// Latin letters in East Asian text are italic.
public let kCJKItalicRomanSelector = 1
/// Turns italic Latin letters in East Asian text on.
public let kCJKItalicRomanOnSelector = 2
/// Turns italic Latin letters in East Asian text off.
public let kCJKItalicRomanOffSelector = 3

// MARK: AlternateKana

/// Turns kana for horizontal text on.
public let kAlternateHorizKanaOnSelector = 0
/// Turns kana for horizontal text off.
public let kAlternateHorizKanaOffSelector = 1
/// Turns kana for vertical text on.
public let kAlternateVertKanaOnSelector = 2
/// Turns kana for vertical text off.
public let kAlternateVertKanaOffSelector = 3

// MARK: CJKRomanSpacing

/// Latin letters of half the width.
public let kHalfWidthCJKRomanSelector = 0
/// Latin letters of their own widths.
public let kProportionalCJKRomanSelector = 1
/// Latin letters of the usual width.
public let kDefaultCJKRomanSelector = 2
/// Latin letters of the full width.
public let kFullWidthCJKRomanSelector = 3
