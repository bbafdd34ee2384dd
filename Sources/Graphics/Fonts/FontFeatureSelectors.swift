// What fonts can do beside their letters, by CoreText's numbers: the choices of the kinds of features that concern
// letters of any script. The files beside this one have the others.

// MARK: AllTypographicFeatures

/// Turns all features on.
public let kAllTypeFeaturesOnSelector = 0
/// Turns all features off.
public let kAllTypeFeaturesOffSelector = 1

// MARK: Ligatures

/// Turns ligatures that the script requires on.
public let kRequiredLigaturesOnSelector = 0
/// Turns ligatures that the script requires off.
public let kRequiredLigaturesOffSelector = 1
/// Turns the usual ligatures, such as fi on.
public let kCommonLigaturesOnSelector = 2
/// Turns the usual ligatures, such as fi off.
public let kCommonLigaturesOffSelector = 3
/// Turns rare ligatures, such as ct on.
public let kRareLigaturesOnSelector = 4
/// Turns rare ligatures, such as ct off.
public let kRareLigaturesOffSelector = 5
/// Turns ligatures that show a logo on.
public let kLogosOnSelector = 6
/// Turns ligatures that show a logo off.
public let kLogosOffSelector = 7
/// Turns ligatures that show a picture for a word on.
public let kRebusPicturesOnSelector = 8
/// Turns ligatures that show a picture for a word off.
public let kRebusPicturesOffSelector = 9
/// Turns ligatures of two vowels, such as ae on.
public let kDiphthongLigaturesOnSelector = 10
/// Turns ligatures of two vowels, such as ae off.
public let kDiphthongLigaturesOffSelector = 11
/// Turns ligatures in the shape of a square on.
public let kSquaredLigaturesOnSelector = 12
/// Turns ligatures in the shape of a square off.
public let kSquaredLigaturesOffSelector = 13
/// Turns ligatures of abbreviations in the shape of a square on.
public let kAbbrevSquaredLigaturesOnSelector = 14
/// Turns ligatures of abbreviations in the shape of a square off.
public let kAbbrevSquaredLigaturesOffSelector = 15
/// Turns ligatures that show a symbol on.
public let kSymbolLigaturesOnSelector = 16
/// Turns ligatures that show a symbol off.
public let kSymbolLigaturesOffSelector = 17
/// Turns ligatures that depend on the letters around on.
public let kContextualLigaturesOnSelector = 18
/// Turns ligatures that depend on the letters around off.
public let kContextualLigaturesOffSelector = 19
/// Turns ligatures of older texts on.
public let kHistoricalLigaturesOnSelector = 20
/// Turns ligatures of older texts off.
public let kHistoricalLigaturesOffSelector = 21

// MARK: CursiveConnection

/// Letters that are not connected.
public let kUnconnectedSelector = 0
/// Letters of which some are connected.
public let kPartiallyConnectedSelector = 1
/// Letters that are all connected.
public let kCursiveSelector = 2

// MARK: LetterCase

/// Capitals and small letters as they are typed.
public let kUpperAndLowerCaseSelector = 0
/// Capitals for all letters.
public let kAllCapsSelector = 1
/// Small letters for all letters.
public let kAllLowerCaseSelector = 2
/// Small capitals for small letters.
public let kSmallCapsSelector = 3
/// Capitals at the beginning of words.
public let kInitialCapsSelector = 4
/// Capitals at the beginning of words and small capitals for the rest.
public let kInitialCapsAndSmallCapsSelector = 5

// MARK: LinguisticRearrangement

/// Turns the rearrangement that a script needs on.
public let kLinguisticRearrangementOnSelector = 0
/// Turns the rearrangement that a script needs off.
public let kLinguisticRearrangementOffSelector = 1

// MARK: SmartSwash

/// Turns swashes at the beginning of words on.
public let kWordInitialSwashesOnSelector = 0
/// Turns swashes at the beginning of words off.
public let kWordInitialSwashesOffSelector = 1
/// Turns swashes at the end of words on.
public let kWordFinalSwashesOnSelector = 2
/// Turns swashes at the end of words off.
public let kWordFinalSwashesOffSelector = 3
/// Turns swashes at the beginning of lines on.
public let kLineInitialSwashesOnSelector = 4
/// Turns swashes at the beginning of lines off.
public let kLineInitialSwashesOffSelector = 5
/// Turns swashes at the end of lines on.
public let kLineFinalSwashesOnSelector = 6
/// Turns swashes at the end of lines off.
public let kLineFinalSwashesOffSelector = 7
/// Turns swashes that are not at the end of a word on.
public let kNonFinalSwashesOnSelector = 8
/// Turns swashes that are not at the end of a word off.
public let kNonFinalSwashesOffSelector = 9

// MARK: Diacritics

/// Accents are shown.
public let kShowDiacriticsSelector = 0
/// Accents are left out.
public let kHideDiacriticsSelector = 1
/// Accents are shown after their letters.
public let kDecomposeDiacriticsSelector = 2

// MARK: OverlappingCharacters

/// Turns the prevention of overlapping letters on.
public let kPreventOverlapOnSelector = 0
/// Turns the prevention of overlapping letters off.
public let kPreventOverlapOffSelector = 1

// MARK: CharacterAlternatives

/// No other forms of characters.
public let kNoAlternatesSelector = 0

// MARK: DesignComplexity

/// The plainest design.
public let kDesignLevel1Selector = 0
/// The second level of the design.
public let kDesignLevel2Selector = 1
/// The third level of the design.
public let kDesignLevel3Selector = 2
/// The fourth level of the design.
public let kDesignLevel4Selector = 3
/// The most elaborate design.
public let kDesignLevel5Selector = 4

// MARK: StyleOptions

/// The usual style.
public let kNoStyleOptionsSelector = 0
/// A style for large text.
public let kDisplayTextSelector = 1
/// Letters with an engraved line.
public let kEngravedTextSelector = 2
/// Capitals with ornaments.
public let kIlluminatedCapsSelector = 3
/// Capitals for titles.
public let kTitlingCapsSelector = 4
/// Capitals taller than usual.
public let kTallCapsSelector = 5

// MARK: UnicodeDecomposition

/// Turns canonical composition of accented characters on.
public let kCanonicalCompositionOnSelector = 0
/// Turns canonical composition of accented characters off.
public let kCanonicalCompositionOffSelector = 1
/// Turns composition of characters that are compatible on.
public let kCompatibilityCompositionOnSelector = 2
/// Turns composition of characters that are compatible off.
public let kCompatibilityCompositionOffSelector = 3
/// Turns composition of characters that other encodings have on.
public let kTranscodingCompositionOnSelector = 4
/// Turns composition of characters that other encodings have off.
public let kTranscodingCompositionOffSelector = 5

// MARK: CaseSensitiveLayout

/// Turns punctuation that fits capitals on.
public let kCaseSensitiveLayoutOnSelector = 0
/// Turns punctuation that fits capitals off.
public let kCaseSensitiveLayoutOffSelector = 1
/// Turns spacing that fits capitals on.
public let kCaseSensitiveSpacingOnSelector = 2
/// Turns spacing that fits capitals off.
public let kCaseSensitiveSpacingOffSelector = 3

// MARK: ContextualAlternates

/// Turns forms that depend on the letters around on.
public let kContextualAlternatesOnSelector = 0
/// Turns forms that depend on the letters around off.
public let kContextualAlternatesOffSelector = 1
/// Turns forms with swashes on.
public let kSwashAlternatesOnSelector = 2
/// Turns forms with swashes off.
public let kSwashAlternatesOffSelector = 3
/// Turns forms with swashes that depend on the letters around on.
public let kContextualSwashAlternatesOnSelector = 4
/// Turns forms with swashes that depend on the letters around off.
public let kContextualSwashAlternatesOffSelector = 5

// MARK: LowerCase

/// Small letters as they are.
public let kDefaultLowerCaseSelector = 0
/// Small capitals for small letters.
public let kLowerCaseSmallCapsSelector = 1
/// Petite capitals, lower than small capitals, for small letters.
public let kLowerCasePetiteCapsSelector = 2

// MARK: UpperCase

/// Capitals as they are.
public let kDefaultUpperCaseSelector = 0
/// Small capitals for capitals.
public let kUpperCaseSmallCapsSelector = 1
/// Petite capitals, lower than small capitals, for capitals.
public let kUpperCasePetiteCapsSelector = 2
