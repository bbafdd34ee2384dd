/// The label of at home.
public let CNLabelHome = "_$!<Home>!$_"
/// The label of at work.
public let CNLabelWork = "_$!<Work>!$_"
/// The label of at school.
public let CNLabelSchool = "_$!<School>!$_"
/// The label of elsewhere.
public let CNLabelOther = "_$!<Other>!$_"
/// The label of an iCloud address.
public let CNLabelEmailiCloud = "iCloud"
/// The label of a home page.
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
/// The label of an anniversary.
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"
/// The label of an iPhone.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// The label of an Apple Watch.
public let CNLabelPhoneNumberAppleWatch = "APPLEWATCH"
/// The label of a mobile phone.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The label of the main number.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// The label of a fax at home.
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
/// The label of a fax at work.
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
/// The label of another fax.
public let CNLabelPhoneNumberOtherFax = "_$!<OtherFAX>!$_"
/// The label of a pager.
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"
/// The label of an assistant.
public let CNLabelContactRelationAssistant = "_$!<Assistant>!$_"
/// The label of a manager.
public let CNLabelContactRelationManager = "_$!<Manager>!$_"
/// The label of a colleague.
public let CNLabelContactRelationColleague = "_$!<Colleague>!$_"
/// The label of a teacher.
public let CNLabelContactRelationTeacher = "_$!<Teacher>!$_"
/// The label of a sibling.
public let CNLabelContactRelationSibling = "_$!<Sibling>!$_"
/// The label of a younger sibling.
public let CNLabelContactRelationYoungerSibling = "_$!<YoungerSibling>!$_"
/// The label of an elder sibling.
public let CNLabelContactRelationElderSibling = "_$!<ElderSibling>!$_"
/// The label of a sister.
public let CNLabelContactRelationSister = "_$!<Sister>!$_"
/// The label of a younger sister.
public let CNLabelContactRelationYoungerSister = "_$!<YoungerSister>!$_"
/// The label of a youngest sister.
public let CNLabelContactRelationYoungestSister = "_$!<YoungestSister>!$_"
/// The label of an elder sister.
public let CNLabelContactRelationElderSister = "_$!<ElderSister>!$_"
/// The label of an eldest sister.
public let CNLabelContactRelationEldestSister = "_$!<EldestSister>!$_"
/// The label of a brother.
public let CNLabelContactRelationBrother = "_$!<Brother>!$_"
/// The label of a younger brother.
public let CNLabelContactRelationYoungerBrother = "_$!<YoungerBrother>!$_"
/// The label of a youngest brother.
public let CNLabelContactRelationYoungestBrother = "_$!<YoungestBrother>!$_"
/// The label of an elder brother.
public let CNLabelContactRelationElderBrother = "_$!<ElderBrother>!$_"
/// The label of an eldest brother.
public let CNLabelContactRelationEldestBrother = "_$!<EldestBrother>!$_"
/// The label of a friend.
public let CNLabelContactRelationFriend = "_$!<Friend>!$_"
/// The label of a male friend.
public let CNLabelContactRelationMaleFriend = "_$!<MaleFriend>!$_"
/// The label of a female friend.
public let CNLabelContactRelationFemaleFriend = "_$!<FemaleFriend>!$_"
/// The label of a spouse.
public let CNLabelContactRelationSpouse = "_$!<Spouse>!$_"
/// The label of a wife.
public let CNLabelContactRelationWife = "_$!<Wife>!$_"
/// The label of a husband.
public let CNLabelContactRelationHusband = "_$!<Husband>!$_"
/// The label of a partner.
public let CNLabelContactRelationPartner = "_$!<Partner>!$_"
/// The label of a male partner.
public let CNLabelContactRelationMalePartner = "_$!<MalePartner>!$_"
/// The label of a female partner.
public let CNLabelContactRelationFemalePartner = "_$!<FemalePartner>!$_"
/// The label of a girlfriend or boyfriend.
public let CNLabelContactRelationGirlfriendOrBoyfriend = "_$!<GirlfriendOrBoyfriend>!$_"
/// The label of a girlfriend.
public let CNLabelContactRelationGirlfriend = "_$!<Girlfriend>!$_"
/// The label of a boyfriend.
public let CNLabelContactRelationBoyfriend = "_$!<Boyfriend>!$_"
/// The label of a parent.
public let CNLabelContactRelationParent = "_$!<Parent>!$_"
/// The label of a mother.
public let CNLabelContactRelationMother = "_$!<Mother>!$_"
/// The label of a father.
public let CNLabelContactRelationFather = "_$!<Father>!$_"
/// The label of a child.
public let CNLabelContactRelationChild = "_$!<Child>!$_"
/// The label of a daughter.
public let CNLabelContactRelationDaughter = "_$!<Daughter>!$_"
/// The label of a son.
public let CNLabelContactRelationSon = "_$!<Son>!$_"
/// The label of a grandparent.
public let CNLabelContactRelationGrandparent = "_$!<Grandparent>!$_"
/// The label of a grandmother.
public let CNLabelContactRelationGrandmother = "_$!<Grandmother>!$_"
/// The label of a grandfather.
public let CNLabelContactRelationGrandfather = "_$!<Grandfather>!$_"
/// The label of a grandchild.
public let CNLabelContactRelationGrandchild = "_$!<Grandchild>!$_"
/// The label of a granddaughter.
public let CNLabelContactRelationGranddaughter = "_$!<Granddaughter>!$_"
/// The label of a grandson.
public let CNLabelContactRelationGrandson = "_$!<Grandson>!$_"
/// The label of a niece.
public let CNLabelContactRelationNiece = "_$!<Niece>!$_"
/// The label of a nephew.
public let CNLabelContactRelationNephew = "_$!<Nephew>!$_"
/// The label of an aunt.
public let CNLabelContactRelationAunt = "_$!<Aunt>!$_"
/// The label of an uncle.
public let CNLabelContactRelationUncle = "_$!<Uncle>!$_"
/// The label of a cousin.
public let CNLabelContactRelationCousin = "_$!<Cousin>!$_"
/// The label of a parent in law.
public let CNLabelContactRelationParentInLaw = "_$!<ParentInLaw>!$_"
/// The label of a mother in law.
public let CNLabelContactRelationMotherInLaw = "_$!<MotherInLaw>!$_"
/// The label of a father in law.
public let CNLabelContactRelationFatherInLaw = "_$!<FatherInLaw>!$_"
/// The label of a sibling in law.
public let CNLabelContactRelationSiblingInLaw = "_$!<SiblingInLaw>!$_"
/// The label of a sister in law.
public let CNLabelContactRelationSisterInLaw = "_$!<SisterInLaw>!$_"
/// The label of a brother in law.
public let CNLabelContactRelationBrotherInLaw = "_$!<BrotherInLaw>!$_"

enum Labels {
  /// A label as the user reads it: the system's in lower case, others as they are.
  static func localized(_ label: String) -> String {
    guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else {
      return label == CNLabelPhoneNumberAppleWatch ? "Apple Watch" : label
    }
    let name = String(label.dropFirst(4).dropLast(4))
    if let special = special[name] { return special }
    return name.reduce(into: "") { text, letter in
      if letter.isUppercase, !text.isEmpty { text += " " }
      text += letter.lowercased()
    }
  }

  private static let special = [
    "HomeFAX": "home fax", "WorkFAX": "work fax", "OtherFAX": "other fax", "HomePage": "homepage",
    "GirlfriendOrBoyfriend": "girlfriend/boyfriend", "ParentInLaw": "parent-in-law", "MotherInLaw": "mother-in-law",
    "FatherInLaw": "father-in-law", "SiblingInLaw": "sibling-in-law", "SisterInLaw": "sister-in-law",
    "BrotherInLaw": "brother-in-law",
  ]
}
