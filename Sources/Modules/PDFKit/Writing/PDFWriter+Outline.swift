import Foundation

extension PDFWriter {
  /// Writes an outline with all its entries.
  func addOutline(_ root: PDFOutline) {
    guard root.numberOfChildren > 0 else { return }
    let number = reserve()
    var values: [String: PDFValue] = ["Type": .name("Outlines")]
    fill(&values, root, number)
    values["Count"] = .number(Double(root.all.count))
    set(number, .dictionary(values))
    setCatalog("Outlines", .reference(number))
  }

  private func fill(_ values: inout [String: PDFValue], _ outline: PDFOutline, _ number: Int) {
    let children = (0..<outline.numberOfChildren).compactMap { outline.child(at: $0) }
    let numbers = children.map { _ in reserve() }
    for (index, child) in children.enumerated() {
      var own: [String: PDFValue] = ["Title": .text(child.label ?? ""), "Parent": .reference(number)]
      if index > 0 { own["Prev"] = .reference(numbers[index - 1]) }
      if index + 1 < numbers.count { own["Next"] = .reference(numbers[index + 1]) }
      if let destination = child.destination {
        own["Dest"] = value(of: destination)
      } else if let action = child.action {
        own["A"] = value(of: action)
      }
      fill(&own, child, numbers[index])
      if child.numberOfChildren > 0 {
        own["Count"] = .number(Double(child.isOpen ? child.all.count : -child.all.count))
      }
      set(numbers[index], .dictionary(own))
    }
    values["First"] = numbers.first.map { .reference($0) }
    values["Last"] = numbers.last.map { .reference($0) }
  }
}
