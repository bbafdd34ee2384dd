// What fonts can do beside their letters, by CoreText's numbers: kinds of features. Kept in descriptors; no glyphs are drawn here.

/// All features of the font together.
public let kAllTypographicFeaturesType = 0
/// Letters that are joined into one glyph.
public let kLigaturesType = 1
/// Letters that are connected as in handwriting.
public let kCursiveConnectionType = 2
/// Upper case, lower case and small capitals, in older fonts.
public let kLetterCaseType = 3
/// Glyphs for vertical text.
public let kVerticalSubstitutionType = 4
/// Rearranged glyphs, as some scripts need them.
public let kLinguisticRearrangementType = 5
/// Digits of equal or of their own widths.
public let kNumberSpacingType = 6
/// Letters with swashes at the beginning or the end of words.
public let kSmartSwashType = 8
/// How accents are shown.
public let kDiacriticsType = 9
/// Superscripts and subscripts.
public let kVerticalPositionType = 10
/// How fractions are shown.
public let kFractionsType = 11
/// Whether letters may overlap.
public let kOverlappingCharactersType = 13
/// Typographic replacements, such as dashes for hyphens.
public let kTypographicExtrasType = 14
/// Mathematical replacements, such as a sign for a hyphen.
public let kMathematicalExtrasType = 15
/// Sets of ornaments.
public let kOrnamentSetsType = 16
/// Other forms of single characters.
public let kCharacterAlternativesType = 17
/// How elaborate the design is.
public let kDesignComplexityType = 18
/// Styles such as engraved or titling letters.
public let kStyleOptionsType = 19
/// Traditional, simplified and other shapes of Chinese characters.
public let kCharacterShapeType = 20
/// Digits as high as capitals, or with ascenders and descenders.
public let kNumberCaseType = 21
/// Widths of characters, as in East Asian text.
public let kTextSpacingType = 22
/// Text shown in another script.
public let kTransliterationType = 23
/// Characters within circles, boxes or brackets.
public let kAnnotationType = 24
/// Widths of kana.
public let kKanaSpacingType = 25
/// Widths of Chinese characters.
public let kIdeographicSpacingType = 26
/// Accented characters as Unicode takes them apart.
public let kUnicodeDecompositionType = 27
/// Small kana above other characters.
public let kRubyKanaType = 28
/// Other forms of symbols in East Asian text.
public let kCJKSymbolAlternativesType = 29
/// Other forms of Chinese characters.
public let kIdeographicAlternativesType = 30
/// The position of Latin letters in vertical text.
public let kCJKVerticalRomanPlacementType = 31
/// Italic Latin letters in East Asian text.
public let kItalicCJKRomanType = 32
/// Punctuation and spacing that fit capitals.
public let kCaseSensitiveLayoutType = 33
/// Kana for horizontal or vertical text.
public let kAlternateKanaType = 34
/// Sets of other forms of characters.
public let kStylisticAlternativesType = 35
/// Forms that depend on the letters around.
public let kContextualAlternatesType = 36
/// What becomes of lower case, such as small capitals.
public let kLowerCaseType = 37
/// What becomes of upper case, such as small capitals.
public let kUpperCaseType = 38
/// Forms for a language.
public let kLanguageTagType = 39
/// Widths of Latin letters in East Asian text.
public let kCJKRomanSpacingType = 103
/// The end of a list of kinds.
public let kLastFeatureType = -1
