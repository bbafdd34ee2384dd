// The choices of the features of fonts that concern digits and signs.

// MARK: NumberSpacing

/// Digits of equal widths.
public let kMonospacedNumbersSelector = 0
/// Digits of their own widths.
public let kProportionalNumbersSelector = 1
/// Digits of a third of the usual width.
public let kThirdWidthNumbersSelector = 2
/// Digits of a quarter of the usual width.
public let kQuarterWidthNumbersSelector = 3

// MARK: VerticalPosition

/// Characters on the baseline.
public let kNormalPositionSelector = 0
/// Superscripts.
public let kSuperiorsSelector = 1
/// Subscripts.
public let kInferiorsSelector = 2
/// Raised letters, as in ordinal numbers.
public let kOrdinalsSelector = 3
/// Subscripts as in formulas of chemistry.
public let kScientificInferiorsSelector = 4

// MARK: Fractions

/// No fractions are formed.
public let kNoFractionsSelector = 0
/// Fractions with one number above the other.
public let kVerticalFractionsSelector = 1
/// Fractions with a slash.
public let kDiagonalFractionsSelector = 2

// MARK: TypographicExtras

/// Turns a long dash for two hyphens on.
public let kHyphensToEmDashOnSelector = 0
/// Turns a long dash for two hyphens off.
public let kHyphensToEmDashOffSelector = 1
/// Turns a short dash for a hyphen between blanks or digits on.
public let kHyphenToEnDashOnSelector = 2
/// Turns a short dash for a hyphen between blanks or digits off.
public let kHyphenToEnDashOffSelector = 3
/// Turns a zero with a slash on.
public let kSlashedZeroOnSelector = 4
/// Turns a zero with a slash off.
public let kSlashedZeroOffSelector = 5
/// Turns one sign for a question mark and an exclamation mark on.
public let kFormInterrobangOnSelector = 6
/// Turns one sign for a question mark and an exclamation mark off.
public let kFormInterrobangOffSelector = 7
/// Turns curved quotation marks for straight ones on.
public let kSmartQuotesOnSelector = 8
/// Turns curved quotation marks for straight ones off.
public let kSmartQuotesOffSelector = 9
/// Turns an ellipsis for three periods on.
public let kPeriodsToEllipsisOnSelector = 10
/// Turns an ellipsis for three periods off.
public let kPeriodsToEllipsisOffSelector = 11

// MARK: MathematicalExtras

/// Turns a minus sign for a hyphen on.
public let kHyphenToMinusOnSelector = 0
/// Turns a minus sign for a hyphen off.
public let kHyphenToMinusOffSelector = 1
/// Turns a multiplication sign for an asterisk on.
public let kAsteriskToMultiplyOnSelector = 2
/// Turns a multiplication sign for an asterisk off.
public let kAsteriskToMultiplyOffSelector = 3
/// Turns a division sign for a slash on.
public let kSlashToDivideOnSelector = 4
/// Turns a division sign for a slash off.
public let kSlashToDivideOffSelector = 5
/// Turns one sign for the characters of an inequality on.
public let kInequalityLigaturesOnSelector = 6
/// Turns one sign for the characters of an inequality off.
public let kInequalityLigaturesOffSelector = 7
/// Turns superscripts for exponents on.
public let kExponentsOnSelector = 8
/// Turns superscripts for exponents off.
public let kExponentsOffSelector = 9
/// Turns Greek letters as in mathematics on.
public let kMathematicalGreekOnSelector = 10
/// Turns Greek letters as in mathematics off.
public let kMathematicalGreekOffSelector = 11

// MARK: OrnamentSets

/// No ornaments.
public let kNoOrnamentsSelector = 0
/// Small pictures.
public let kDingbatsSelector = 1
/// Symbols of trades and sciences.
public let kPiCharactersSelector = 2
/// Flowers and leaves.
public let kFleuronsSelector = 3
/// Parts of borders.
public let kDecorativeBordersSelector = 4
/// Symbols of international use.
public let kInternationalSymbolsSelector = 5
/// Mathematical symbols.
public let kMathSymbolsSelector = 6

// MARK: NumberCase

/// Digits with ascenders and descenders.
public let kLowerCaseNumbersSelector = 0
/// Digits as high as capitals.
public let kUpperCaseNumbersSelector = 1

// MARK: Annotation

/// Nothing is around characters.
public let kNoAnnotationSelector = 0
/// Characters in boxes.
public let kBoxAnnotationSelector = 1
/// Characters in boxes with round corners.
public let kRoundedBoxAnnotationSelector = 2
/// Characters in circles.
public let kCircleAnnotationSelector = 3
/// White characters in black circles.
public let kInvertedCircleAnnotationSelector = 4
/// Characters in parentheses.
public let kParenthesisAnnotationSelector = 5
/// Characters with a period.
public let kPeriodAnnotationSelector = 6
/// Characters as Roman numerals.
public let kRomanNumeralAnnotationSelector = 7
/// Characters in diamonds.
public let kDiamondAnnotationSelector = 8
/// White characters in black boxes.
public let kInvertedBoxAnnotationSelector = 9
/// White characters in black boxes with round corners.
public let kInvertedRoundedBoxAnnotationSelector = 10
