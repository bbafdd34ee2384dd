import PlainviewStage
import PlainviewUIAutomation
import Testing

/// Random expressions: their values are computed along with them, and damaged ones end in a value or an error.
@Suite struct ExpressionAgreementTests {
  /// An expression's text and its value, built together.
  private struct Sample {
    let text: String
    let value: Int
  }

  private func number(_ depth: Int, _ random: inout FixedSeed) -> Sample {
    guard depth > 0 else {
      let value = Int.random(in: 0...9, using: &random)
      return Sample(text: "\(value)", value: value)
    }
    let left = number(depth - 1, &random)
    let right = number(Int.random(in: 0..<depth, using: &random), &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return Sample(text: "(\(left.text)) + (\(right.text))", value: left.value + right.value)
    case 1: return Sample(text: "(\(left.text))-(\(right.text))", value: left.value - right.value)
    case 2: return Sample(text: "-(\(left.text))", value: -left.value)
    default:
      let condition = truth(depth - 1, &random)
      return Sample(
        text: "((\(condition.text)) && (\(left.text))) - (\(right.text))",
        value: (condition.value != 0 ? left.value : 0) - right.value)
    }
  }

  private func truth(_ depth: Int, _ random: inout FixedSeed) -> Sample {
    guard depth > 0 else {
      return Bool.random(using: &random) ? Sample(text: "true", value: 1) : Sample(text: "false", value: 0)
    }
    let one = number(depth - 1, &random)
    let two = number(depth - 1, &random)
    let left = truth(depth - 1, &random)
    let right = truth(depth - 1, &random)
    let both = left.value != 0 && right.value != 0
    let any = left.value != 0 || right.value != 0
    switch Int.random(in: 0..<7, using: &random) {
    case 0: return Sample(text: "(\(one.text)) < (\(two.text))", value: one.value < two.value ? 1 : 0)
    case 1: return Sample(text: "(\(one.text)) >= (\(two.text))", value: one.value >= two.value ? 1 : 0)
    case 2: return Sample(text: "(\(one.text))+'' == (\(two.text))", value: one.value == two.value ? 1 : 0)
    case 3: return Sample(text: "(\(one.text)) !== (\(two.text))", value: one.value != two.value ? 1 : 0)
    case 4: return Sample(text: "(\(left.text)) && (\(right.text))", value: both ? 1 : 0)
    case 5: return Sample(text: "(\(left.text)) || (\(right.text))", value: any ? 1 : 0)
    default: return Sample(text: "!(\(left.text))", value: left.value == 0 ? 1 : 0)
    }
  }

  @Test func `Random sums and conditions have the values that Swift gives them`() throws {
    var random = FixedSeed(2)
    let variables = FlowVariables()
    for _ in 0..<500 {
      let sum = number(3, &random)
      #expect(try TextTemplate("${\(sum.text)}").text(with: variables) == "\(sum.value)", "\(sum.text)")
      let condition = truth(3, &random)
      let expected = condition.value != 0 ? "true" : "false"
      #expect(try TextTemplate("${!!(\(condition.text))}").text(with: variables) == expected, "\(condition.text)")
    }
  }

  @Test func `A damaged expression is a value or an error inside of it, the same every time`() {
    let samples = [
      "${output.count = output.count + 1; 'a'.indexOf(\"b\") >= -1}", "${(USER || 'kim')[0].length == 1 && !false}",
      "text ${maestro.copiedText} and ${output['x']++} more \\${this}",
    ]
    let pieces = [
      "(", ")", "[", "]", "'", "\"", "${", "}", "\\", "++", "=", "==", "!", "-", ".", ";", "é", "1", "a", " ",
    ]
    var random = FixedSeed(3)
    for number in 0..<500 {
      let text = damaged(samples[number % samples.count], changes: 6, with: pieces, &random)
      #expect(outcome(of: text) == outcome(of: text))
    }
  }

  private func outcome(of text: String) -> String {
    let variables = FlowVariables()
    variables.define("USER", as: "lee")
    do {
      return try TextTemplate(text).text(with: variables)
    } catch {
      #expect((1...error.expression.count + 1).contains(error.character), "\(error)")
      return error.description
    }
  }
}
