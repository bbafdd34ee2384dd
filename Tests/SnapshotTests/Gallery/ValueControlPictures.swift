import UIKit

/// Controls that hold a value: switches, sliders, steppers, segments, page dots.
@MainActor enum ValueControlPictures {
  static var pages: [GalleryPage] {
    [
      GalleryPage(
        "Switches", "The knob stands at the side of its state; between knob and edge there is a mark.", table: switches),
      GalleryPage("Sliders", "", table: sliders),
      GalleryPage("Steppers", "A dot stands for a half that is at its end.", table: steppers),
      GalleryPage("Segmented controls", "", table: segmented),
      GalleryPage("Page controls", "", table: dots),
    ]
  }

  private final class FocusedSwitch: UISwitch {
    override var isFocused: Bool { true }
  }
  private final class FocusedSlider: UISlider {
    override var isFocused: Bool { true }
  }

  private static var switches: StateTable {
    var table = StateTable()
    table.add("off", UISwitch())
    table.add("on", UISwitch()) { $0.isOn = true }
    table.add("off, highlighted", UISwitch()) { $0.isHighlighted = true }
    table.add("on, highlighted", UISwitch()) { ($0.isOn, $0.isHighlighted) = (true, true) }
    table.add("off, disabled", UISwitch()) { $0.isEnabled = false }
    table.add("on, disabled", UISwitch()) { ($0.isOn, $0.isEnabled) = (true, false) }
    table.add("on, focused", FocusedSwitch()) { $0.isOn = true }
    table.add("on, right to left", RightToLeft.mirrored(UISwitch())) { $0.isOn = true }
    return table
  }

  private static var sliders: StateTable {
    let (low, high) = (NamedImage.make("low"), NamedImage.make("high"))
    var table = StateTable()
    table.add("at 0", UISlider(), columns: 24)
    table.add("at 0.3", UISlider(), columns: 24) { $0.value = 0.3 }
    table.add("at 1", UISlider(), columns: 24) { $0.value = 1 }
    table.add("highlighted", UISlider(), columns: 24) { ($0.value, $0.isHighlighted) = (0.3, true) }
    table.add("focused", FocusedSlider(), columns: 24) { $0.value = 0.3 }
    table.add("disabled", UISlider(), columns: 24) { ($0.value, $0.isEnabled) = (0.3, false) }
    table.add("with pictures", UISlider(), columns: 24) {
      ($0.minimumValueImage, $0.maximumValueImage, $0.value) = (low, high, 0.5)
    }
    table.add("right to left", RightToLeft.mirrored(UISlider()), columns: 24) { $0.value = 0.3 }
    return table
  }

  private static var steppers: StateTable {
    var table = StateTable()
    table.add("in the middle", UIStepper()) { $0.value = 5 }
    table.add("at the minimum", UIStepper())
    table.add("at the maximum", UIStepper()) { $0.value = 100 }
    table.add("wrapping", UIStepper()) { $0.wraps = true }
    table.add("disabled", UIStepper()) { ($0.value, $0.isEnabled) = (5, false) }
    table.add("with pictures", UIStepper(), columns: 18) {
      $0.value = 5
      $0.setDecrementImage(NamedImage.make("less"), for: .normal)
      $0.setIncrementImage(NamedImage.make("more"), for: .normal)
    }
    return table
  }

  private static func segments(
    _ titles: [Any] = ["Day", "Week", "Month"], selected: Int = 1
  ) -> UISegmentedControl {
    let control = UISegmentedControl(items: titles)
    control.selectedSegmentIndex = selected
    return control
  }

  private static var segmented: StateTable {
    var table = StateTable()
    table.add("second selected", segments())
    table.add("none selected", segments(selected: -1))
    table.add("first disabled", segments()) { $0.setEnabled(false, forSegmentAt: 0) }
    table.add("all disabled", segments()) { $0.isEnabled = false }
    table.add("stretched", segments(selected: 0), columns: 40)
    table.add("too narrow", segments(), columns: 14)
    table.add("by content", segments(["A", "Much longer", "B"])) { $0.apportionsSegmentWidthsByContent = true }
    table.add("fixed width", segments(selected: 2), columns: 36) { $0.setWidth(48, forSegmentAt: 0) }
    table.add("a picture", segments([NamedImage.make("list") as Any, "Map"], selected: 0), columns: 20)
    table.add("right to left", RightToLeft.mirrored(segments(selected: 0)))
    return table
  }

  private static func pageControl(_ count: Int, _ current: Int) -> UIPageControl {
    let control = UIPageControl()
    (control.numberOfPages, control.currentPage) = (count, current)
    return control
  }

  private static var dots: StateTable {
    var table = StateTable()
    table.add("third of five", pageControl(5, 2))
    table.add("one page", pageControl(1, 0))
    table.add("one page, hidden", pageControl(1, 0)) { $0.hidesForSinglePage = true }
    table.add("disabled", pageControl(5, 2)) { $0.isEnabled = false }
    table.add("more than fit", pageControl(30, 12), columns: 11)
    table.add("right to left", RightToLeft.mirrored(pageControl(5, 1)))
    return table
  }
}
