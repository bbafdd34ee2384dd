import UIKit

/// An order in Korean.
final class KoreanScreen: ColumnController {
  override func makeRows() -> [UIView] {
    let size = UISegmentedControl(items: ["보통", "곱빼기"])
    size.selectedSegmentIndex = 1
    let note = UITextView()
    note.text = "문 앞에 두고 벨을 눌러 주세요. 강아지가 있어요."
    note.heightAnchor.constraint(equalToConstant: 80).isActive = true
    return [
      Self.label("주문하기"), Self.row(Self.label("비빔밥 2인분"), Self.label("18,000원")), size,
      Self.row(Self.label("일회용 수저 받기"), Self.toggle(false)), Self.field("받는 분", "김민지"), Self.field("연락처"), note,
      Self.button("결제하기"),
    ]
  }
}

/// A timetable in Japanese.
final class JapaneseScreen: ColumnController {
  override func makeRows() -> [UIView] {
    let trains = [("のぞみ 21号", "東京 09:30 → 新大阪 11:57"), ("ひかり 507号", "東京 09:33 → 新大阪 12:30"), ("こだま 809号", "満席")]
    return [Self.label("時刻表"), Self.field("駅を検索", "新大阪")]
      + trains.flatMap { [Self.row(Self.label($0.0), Self.label("指定席")), Self.label($0.1), Self.line()] }
      + [Self.button("予約する")]
  }
}

/// A profile in Arabic: leading views are at the right.
final class ArabicScreen: ColumnController {
  override func makeRows() -> [UIView] {
    let progress = UIProgressView()
    progress.progress = 0.4
    let kind = UISegmentedControl(items: ["الكل", "جديد"])
    kind.selectedSegmentIndex = 0
    let name = Self.field("الاسم", "سارة")
    return [
      Self.row(Self.label("الملف الشخصي"), Self.label("‹ رجوع")), name, Self.field("البريد الإلكتروني"), kind,
      Self.row(Self.label("الإشعارات"), Self.toggle(true)), Self.row(Self.label("الرسائل"), Self.label("42")), progress,
      Self.button("حفظ"),
    ]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    RightToLeft.mirrored(view)
  }
}

/// A conversation with emoji.
final class EmojiScreen: ColumnController {
  override func makeRows() -> [UIView] {
    [
      Self.row(Self.label("👨‍👩‍👧‍👦 Family"), Self.label("🔔")), bubble("Are we there yet? 😩", isOwn: false),
      bubble("Almost 🚗💨 2️⃣ minutes", isOwn: true), bubble("👍🏽", isOwn: false), bubble("🇰🇷🎉 Arrived ❤️", isOwn: true),
      Self.field("Message 💬"),
    ]
  }

  private func bubble(_ text: String, isOwn: Bool) -> UIView {
    let bubble = UIView()
    bubble.backgroundColor = isOwn ? .systemBlue : .systemGray5
    bubble.layer.cornerRadius = 12
    let label = Self.label(text)
    label.translatesAutoresizingMaskIntoConstraints = false
    bubble.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 16),
      label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -16),
      label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -16),
    ])
    let line = UIStackView(arrangedSubviews: isOwn ? [UIView(), bubble] : [bubble, UIView()])
    bubble.setContentHuggingPriority(.required, for: .horizontal)
    return line
  }
}
