// What fonts can do beside their letters, by CoreText's numbers: the choices of each kind of feature.

// MARK: AllTypographicFeatures

public let kAllTypeFeaturesOnSelector = 0
public let kAllTypeFeaturesOffSelector = 1

// MARK: Ligatures

public let kRequiredLigaturesOnSelector = 0
public let kRequiredLigaturesOffSelector = 1
public let kCommonLigaturesOnSelector = 2
public let kCommonLigaturesOffSelector = 3
public let kRareLigaturesOnSelector = 4
public let kRareLigaturesOffSelector = 5
public let kLogosOnSelector = 6
public let kLogosOffSelector = 7
public let kRebusPicturesOnSelector = 8
public let kRebusPicturesOffSelector = 9
public let kDiphthongLigaturesOnSelector = 10
public let kDiphthongLigaturesOffSelector = 11
public let kSquaredLigaturesOnSelector = 12
public let kSquaredLigaturesOffSelector = 13
public let kAbbrevSquaredLigaturesOnSelector = 14
public let kAbbrevSquaredLigaturesOffSelector = 15
public let kSymbolLigaturesOnSelector = 16
public let kSymbolLigaturesOffSelector = 17
public let kContextualLigaturesOnSelector = 18
public let kContextualLigaturesOffSelector = 19
public let kHistoricalLigaturesOnSelector = 20
public let kHistoricalLigaturesOffSelector = 21

// MARK: CursiveConnection

public let kUnconnectedSelector = 0
public let kPartiallyConnectedSelector = 1
public let kCursiveSelector = 2

// MARK: LetterCase

public let kUpperAndLowerCaseSelector = 0
public let kAllCapsSelector = 1
public let kAllLowerCaseSelector = 2
public let kSmallCapsSelector = 3
public let kInitialCapsSelector = 4
public let kInitialCapsAndSmallCapsSelector = 5

// MARK: VerticalSubstitution

public let kSubstituteVerticalFormsOnSelector = 0
public let kSubstituteVerticalFormsOffSelector = 1

// MARK: LinguisticRearrangement

public let kLinguisticRearrangementOnSelector = 0
public let kLinguisticRearrangementOffSelector = 1

// MARK: NumberSpacing

public let kMonospacedNumbersSelector = 0
public let kProportionalNumbersSelector = 1
public let kThirdWidthNumbersSelector = 2
public let kQuarterWidthNumbersSelector = 3

// MARK: SmartSwash

public let kWordInitialSwashesOnSelector = 0
public let kWordInitialSwashesOffSelector = 1
public let kWordFinalSwashesOnSelector = 2
public let kWordFinalSwashesOffSelector = 3
public let kLineInitialSwashesOnSelector = 4
public let kLineInitialSwashesOffSelector = 5
public let kLineFinalSwashesOnSelector = 6
public let kLineFinalSwashesOffSelector = 7
public let kNonFinalSwashesOnSelector = 8
public let kNonFinalSwashesOffSelector = 9

// MARK: Diacritics

public let kShowDiacriticsSelector = 0
public let kHideDiacriticsSelector = 1
public let kDecomposeDiacriticsSelector = 2

// MARK: VerticalPosition

public let kNormalPositionSelector = 0
public let kSuperiorsSelector = 1
public let kInferiorsSelector = 2
public let kOrdinalsSelector = 3
public let kScientificInferiorsSelector = 4

// MARK: Fractions

public let kNoFractionsSelector = 0
public let kVerticalFractionsSelector = 1
public let kDiagonalFractionsSelector = 2

// MARK: OverlappingCharacters

public let kPreventOverlapOnSelector = 0
public let kPreventOverlapOffSelector = 1

// MARK: TypographicExtras

public let kHyphensToEmDashOnSelector = 0
public let kHyphensToEmDashOffSelector = 1
public let kHyphenToEnDashOnSelector = 2
public let kHyphenToEnDashOffSelector = 3
public let kSlashedZeroOnSelector = 4
public let kSlashedZeroOffSelector = 5
public let kFormInterrobangOnSelector = 6
public let kFormInterrobangOffSelector = 7
public let kSmartQuotesOnSelector = 8
public let kSmartQuotesOffSelector = 9
public let kPeriodsToEllipsisOnSelector = 10
public let kPeriodsToEllipsisOffSelector = 11

// MARK: MathematicalExtras

public let kHyphenToMinusOnSelector = 0
public let kHyphenToMinusOffSelector = 1
public let kAsteriskToMultiplyOnSelector = 2
public let kAsteriskToMultiplyOffSelector = 3
public let kSlashToDivideOnSelector = 4
public let kSlashToDivideOffSelector = 5
public let kInequalityLigaturesOnSelector = 6
public let kInequalityLigaturesOffSelector = 7
public let kExponentsOnSelector = 8
public let kExponentsOffSelector = 9
public let kMathematicalGreekOnSelector = 10
public let kMathematicalGreekOffSelector = 11

// MARK: OrnamentSets

public let kNoOrnamentsSelector = 0
public let kDingbatsSelector = 1
public let kPiCharactersSelector = 2
public let kFleuronsSelector = 3
public let kDecorativeBordersSelector = 4
public let kInternationalSymbolsSelector = 5
public let kMathSymbolsSelector = 6

// MARK: CharacterAlternatives

public let kNoAlternatesSelector = 0

// MARK: DesignComplexity

public let kDesignLevel1Selector = 0
public let kDesignLevel2Selector = 1
public let kDesignLevel3Selector = 2
public let kDesignLevel4Selector = 3
public let kDesignLevel5Selector = 4

// MARK: StyleOptions

public let kNoStyleOptionsSelector = 0
public let kDisplayTextSelector = 1
public let kEngravedTextSelector = 2
public let kIlluminatedCapsSelector = 3
public let kTitlingCapsSelector = 4
public let kTallCapsSelector = 5

// MARK: CharacterShape

public let kTraditionalCharactersSelector = 0
public let kSimplifiedCharactersSelector = 1
public let kJIS1978CharactersSelector = 2
public let kJIS1983CharactersSelector = 3
public let kJIS1990CharactersSelector = 4
public let kTraditionalAltOneSelector = 5
public let kTraditionalAltTwoSelector = 6
public let kTraditionalAltThreeSelector = 7
public let kTraditionalAltFourSelector = 8
public let kTraditionalAltFiveSelector = 9
public let kExpertCharactersSelector = 10
public let kJIS2004CharactersSelector = 11
public let kHojoCharactersSelector = 12
public let kNLCCharactersSelector = 13
public let kTraditionalNamesCharactersSelector = 14

// MARK: NumberCase

public let kLowerCaseNumbersSelector = 0
public let kUpperCaseNumbersSelector = 1

// MARK: TextSpacing

public let kProportionalTextSelector = 0
public let kMonospacedTextSelector = 1
public let kHalfWidthTextSelector = 2
public let kThirdWidthTextSelector = 3
public let kQuarterWidthTextSelector = 4
public let kAltProportionalTextSelector = 5
public let kAltHalfWidthTextSelector = 6

// MARK: Transliteration

public let kNoTransliterationSelector = 0
public let kHanjaToHangulSelector = 1
public let kHiraganaToKatakanaSelector = 2
public let kKatakanaToHiraganaSelector = 3
public let kKanaToRomanizationSelector = 4
public let kRomanizationToHiraganaSelector = 5
public let kRomanizationToKatakanaSelector = 6
public let kHanjaToHangulAltOneSelector = 7
public let kHanjaToHangulAltTwoSelector = 8
public let kHanjaToHangulAltThreeSelector = 9

// MARK: Annotation

public let kNoAnnotationSelector = 0
public let kBoxAnnotationSelector = 1
public let kRoundedBoxAnnotationSelector = 2
public let kCircleAnnotationSelector = 3
public let kInvertedCircleAnnotationSelector = 4
public let kParenthesisAnnotationSelector = 5
public let kPeriodAnnotationSelector = 6
public let kRomanNumeralAnnotationSelector = 7
public let kDiamondAnnotationSelector = 8
public let kInvertedBoxAnnotationSelector = 9
public let kInvertedRoundedBoxAnnotationSelector = 10

// MARK: KanaSpacing

public let kFullWidthKanaSelector = 0
public let kProportionalKanaSelector = 1

// MARK: IdeographicSpacing

public let kFullWidthIdeographsSelector = 0
public let kProportionalIdeographsSelector = 1
public let kHalfWidthIdeographsSelector = 2

// MARK: UnicodeDecomposition

public let kCanonicalCompositionOnSelector = 0
public let kCanonicalCompositionOffSelector = 1
public let kCompatibilityCompositionOnSelector = 2
public let kCompatibilityCompositionOffSelector = 3
public let kTranscodingCompositionOnSelector = 4
public let kTranscodingCompositionOffSelector = 5

// MARK: RubyKana

public let kNoRubyKanaSelector = 0
public let kRubyKanaSelector = 1
public let kRubyKanaOnSelector = 2
public let kRubyKanaOffSelector = 3

// MARK: CJKSymbolAlternatives

public let kNoCJKSymbolAlternativesSelector = 0
public let kCJKSymbolAltOneSelector = 1
public let kCJKSymbolAltTwoSelector = 2
public let kCJKSymbolAltThreeSelector = 3
public let kCJKSymbolAltFourSelector = 4
public let kCJKSymbolAltFiveSelector = 5

// MARK: IdeographicAlternatives

public let kNoIdeographicAlternativesSelector = 0
public let kIdeographicAltOneSelector = 1
public let kIdeographicAltTwoSelector = 2
public let kIdeographicAltThreeSelector = 3
public let kIdeographicAltFourSelector = 4
public let kIdeographicAltFiveSelector = 5

// MARK: CJKVerticalRomanPlacement

public let kCJKVerticalRomanCenteredSelector = 0
public let kCJKVerticalRomanHBaselineSelector = 1

// MARK: ItalicCJKRoman

public let kNoCJKItalicRomanSelector = 0
public let kCJKItalicRomanSelector = 1
public let kCJKItalicRomanOnSelector = 2
public let kCJKItalicRomanOffSelector = 3

// MARK: CaseSensitiveLayout

public let kCaseSensitiveLayoutOnSelector = 0
public let kCaseSensitiveLayoutOffSelector = 1
public let kCaseSensitiveSpacingOnSelector = 2
public let kCaseSensitiveSpacingOffSelector = 3

// MARK: AlternateKana

public let kAlternateHorizKanaOnSelector = 0
public let kAlternateHorizKanaOffSelector = 1
public let kAlternateVertKanaOnSelector = 2
public let kAlternateVertKanaOffSelector = 3

// MARK: StylisticAlternatives

public let kNoStylisticAlternatesSelector = 0
public let kStylisticAltOneOnSelector = 2
public let kStylisticAltOneOffSelector = 3
public let kStylisticAltTwoOnSelector = 4
public let kStylisticAltTwoOffSelector = 5
public let kStylisticAltThreeOnSelector = 6
public let kStylisticAltThreeOffSelector = 7
public let kStylisticAltFourOnSelector = 8
public let kStylisticAltFourOffSelector = 9
public let kStylisticAltFiveOnSelector = 10
public let kStylisticAltFiveOffSelector = 11
public let kStylisticAltSixOnSelector = 12
public let kStylisticAltSixOffSelector = 13
public let kStylisticAltSevenOnSelector = 14
public let kStylisticAltSevenOffSelector = 15
public let kStylisticAltEightOnSelector = 16
public let kStylisticAltEightOffSelector = 17
public let kStylisticAltNineOnSelector = 18
public let kStylisticAltNineOffSelector = 19
public let kStylisticAltTenOnSelector = 20
public let kStylisticAltTenOffSelector = 21
public let kStylisticAltElevenOnSelector = 22
public let kStylisticAltElevenOffSelector = 23
public let kStylisticAltTwelveOnSelector = 24
public let kStylisticAltTwelveOffSelector = 25
public let kStylisticAltThirteenOnSelector = 26
public let kStylisticAltThirteenOffSelector = 27
public let kStylisticAltFourteenOnSelector = 28
public let kStylisticAltFourteenOffSelector = 29
public let kStylisticAltFifteenOnSelector = 30
public let kStylisticAltFifteenOffSelector = 31
public let kStylisticAltSixteenOnSelector = 32
public let kStylisticAltSixteenOffSelector = 33
public let kStylisticAltSeventeenOnSelector = 34
public let kStylisticAltSeventeenOffSelector = 35
public let kStylisticAltEighteenOnSelector = 36
public let kStylisticAltEighteenOffSelector = 37
public let kStylisticAltNineteenOnSelector = 38
public let kStylisticAltNineteenOffSelector = 39
public let kStylisticAltTwentyOnSelector = 40
public let kStylisticAltTwentyOffSelector = 41

// MARK: ContextualAlternates

public let kContextualAlternatesOnSelector = 0
public let kContextualAlternatesOffSelector = 1
public let kSwashAlternatesOnSelector = 2
public let kSwashAlternatesOffSelector = 3
public let kContextualSwashAlternatesOnSelector = 4
public let kContextualSwashAlternatesOffSelector = 5

// MARK: LowerCase

public let kDefaultLowerCaseSelector = 0
public let kLowerCaseSmallCapsSelector = 1
public let kLowerCasePetiteCapsSelector = 2

// MARK: UpperCase

public let kDefaultUpperCaseSelector = 0
public let kUpperCaseSmallCapsSelector = 1
public let kUpperCasePetiteCapsSelector = 2

// MARK: CJKRomanSpacing

public let kHalfWidthCJKRomanSelector = 0
public let kProportionalCJKRomanSelector = 1
public let kDefaultCJKRomanSelector = 2
public let kFullWidthCJKRomanSelector = 3
