import UIKit

/// A dense screen, as a list of mails is.
final class InboxScreen: ColumnController {
  private static let mails = [
    ("Lee Jiwoo", "09:41", "Lunch on Friday?", "The new place around the corner has noodles."),
    ("Build robot", "09:12", "main is green again", "412 tests passed, none failed, two were skipped."),
    ("Park Seojun", "Mon", "Re: Contract", "Signed and sent back; the original is in the mail."),
    ("Library", "Sun", "Two books are due", "Structure and Interpretation of Computer Programs"),
    ("Choi Yuna", "Sat", "Pictures", "42 attachments"),
  ]

  override func makeRows() -> [UIView] {
    column.spacing = 4
    let search = Self.field("Search")
    search.leftView = UIImageView(image: UIImage(systemName: "book"))
    search.leftView?.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    search.leftViewMode = .always
    return [Self.row(Self.label("Inbox"), Self.label("Edit")), search] + Self.mails.flatMap { mail(in: $0) }
  }

  private func mail(in mail: (String, String, String, String)) -> [UIView] {
    let picture = UIImageView(image: UIImage(systemName: "person"))
    let texts = UIStackView(arrangedSubviews: [
      Self.row(Self.label(mail.0), Self.label(mail.1)), Self.label(mail.2), Self.label(mail.3),
    ])
    texts.axis = .vertical
    let row = UIStackView(arrangedSubviews: [picture, texts])
    row.spacing = 8
    picture.widthAnchor.constraint(equalToConstant: 64).isActive = true
    return [row, Self.line()]
  }
}
