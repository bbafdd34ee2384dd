/// The service of Twitter.
public let SLServiceTypeTwitter: String! = "com.apple.social.twitter"
/// The service of Facebook.
public let SLServiceTypeFacebook: String! = "com.apple.social.facebook"
/// The service of Sina Weibo.
public let SLServiceTypeSinaWeibo: String! = "com.apple.social.sinaweibo"
/// The service of Tencent Weibo.
public let SLServiceTypeTencentWeibo: String! = "com.apple.social.tencentweibo"
/// The service of LinkedIn.
public let SLServiceTypeLinkedIn: String! = "com.apple.social.linkedin"

/// The services that a sheet can be made for, by their identifiers.
enum SocialServices {
  static let names: [String: String] = [
    "com.apple.social.twitter": "Twitter", "com.apple.social.facebook": "Facebook",
    "com.apple.social.sinaweibo": "Sina Weibo", "com.apple.social.tencentweibo": "Tencent Weibo",
    "com.apple.social.linkedin": "LinkedIn",
  ]
}
