// The choices of the feature of fonts that has sets of other forms.

// MARK: StylisticAlternatives

/// No sets of other forms.
public let kNoStylisticAlternatesSelector = 0
/// Turns the first set of other forms on.
public let kStylisticAltOneOnSelector = 2
/// Turns the first set of other forms off.
public let kStylisticAltOneOffSelector = 3
/// Turns the second set of other forms on.
public let kStylisticAltTwoOnSelector = 4
/// Turns the second set of other forms off.
public let kStylisticAltTwoOffSelector = 5
/// Turns the third set of other forms on.
public let kStylisticAltThreeOnSelector = 6
/// Turns the third set of other forms off.
public let kStylisticAltThreeOffSelector = 7
/// Turns the fourth set of other forms on.
public let kStylisticAltFourOnSelector = 8
/// Turns the fourth set of other forms off.
public let kStylisticAltFourOffSelector = 9
/// Turns the fifth set of other forms on.
public let kStylisticAltFiveOnSelector = 10
/// Turns the fifth set of other forms off.
public let kStylisticAltFiveOffSelector = 11
/// Turns the sixth set of other forms on.
public let kStylisticAltSixOnSelector = 12
/// Turns the sixth set of other forms off.
public let kStylisticAltSixOffSelector = 13
/// Turns the seventh set of other forms on.
public let kStylisticAltSevenOnSelector = 14
/// Turns the seventh set of other forms off.
public let kStylisticAltSevenOffSelector = 15
/// Turns the eighth set of other forms on.
public let kStylisticAltEightOnSelector = 16
/// Turns the eighth set of other forms off.
public let kStylisticAltEightOffSelector = 17
/// Turns the ninth set of other forms on.
public let kStylisticAltNineOnSelector = 18
/// Turns the ninth set of other forms off.
public let kStylisticAltNineOffSelector = 19
/// Turns the tenth set of other forms on.
public let kStylisticAltTenOnSelector = 20
/// Turns the tenth set of other forms off.
public let kStylisticAltTenOffSelector = 21
/// Turns the eleventh set of other forms on.
public let kStylisticAltElevenOnSelector = 22
/// Turns the eleventh set of other forms off.
public let kStylisticAltElevenOffSelector = 23
/// Turns the twelfth set of other forms on.
public let kStylisticAltTwelveOnSelector = 24
/// Turns the twelfth set of other forms off.
public let kStylisticAltTwelveOffSelector = 25
/// Turns the thirteenth set of other forms on.
public let kStylisticAltThirteenOnSelector = 26
/// Turns the thirteenth set of other forms off.
public let kStylisticAltThirteenOffSelector = 27
/// Turns the fourteenth set of other forms on.
public let kStylisticAltFourteenOnSelector = 28
/// Turns the fourteenth set of other forms off.
public let kStylisticAltFourteenOffSelector = 29
/// Turns the fifteenth set of other forms on.
public let kStylisticAltFifteenOnSelector = 30
/// Turns the fifteenth set of other forms off.
public let kStylisticAltFifteenOffSelector = 31
/// Turns the sixteenth set of other forms on.
public let kStylisticAltSixteenOnSelector = 32
/// Turns the sixteenth set of other forms off.
public let kStylisticAltSixteenOffSelector = 33
/// Turns the seventeenth set of other forms on.
public let kStylisticAltSeventeenOnSelector = 34
/// Turns the seventeenth set of other forms off.
public let kStylisticAltSeventeenOffSelector = 35
/// Turns the eighteenth set of other forms on.
public let kStylisticAltEighteenOnSelector = 36
/// Turns the eighteenth set of other forms off.
public let kStylisticAltEighteenOffSelector = 37
/// Turns the nineteenth set of other forms on.
public let kStylisticAltNineteenOnSelector = 38
/// Turns the nineteenth set of other forms off.
public let kStylisticAltNineteenOffSelector = 39
/// Turns the twentieth set of other forms on.
public let kStylisticAltTwentyOnSelector = 40
/// Turns the twentieth set of other forms off.
public let kStylisticAltTwentyOffSelector = 41
