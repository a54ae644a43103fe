import CanopyTesting
import Foundation
import SwiftUI
import Testing

@Suite struct ScenarioReadingTests {
  @Test func commentsAndEmptyLinesAreNoSteps() throws {
    let scenario = try Scenario("# A comment\n\n  tap \"Add\"  \n")
    #expect(scenario.steps.map(\.line) == [3])
    #expect(scenario.steps.map(\.action) == [.tap(Scenario.Target(name: "Add"))])
  }

  @Test func everyStepIsRead() throws {
    let scenario = try Scenario(
      """
      tap "Delete" 2
      type "a \\"quoted\\" word\\n"
      press Control+Shift+s
      press Return
      drag "Card" by -40 2.5
      scroll "Rows" by 0 120
      resize 600 400
      appearance dark
      expect text "Milk"
      expect no text "Milk"
      expect value "50%" of "Volume"
      expect picture "a-note"
      """)
    var second = Scenario.Target(name: "Delete")
    second.number = 2
    #expect(
      scenario.steps.map(\.action) == [
        .tap(second), .type("a \"quoted\" word\n"), .press("s", [.control, .shift]), .press(.return, []),
        .drag(Scenario.Target(name: "Card"), by: CGSize(width: -40, height: 2.5)),
        .scroll(Scenario.Target(name: "Rows"), by: CGSize(width: 0, height: 120)),
        .resize(CGSize(width: 600, height: 400)), .appearance(.dark), .expectText("Milk", isShown: true),
        .expectText("Milk", isShown: false), .expectValue("50%", of: Scenario.Target(name: "Volume")),
        .expectPicture("a-note"),
      ])
  }

  @Test(arguments: [
    (
      "jump \"Add\"", "“jump” is no step. The steps are: tap, type, press, drag, scroll, resize, appearance and expect."
    ),
    ("tap Add", "Here is missing: a text in quotation marks."),
    ("tap \"Add", "A text has no closing quotation mark."),
    ("tap \"Add\" 0", "Elements are counted from 1."),
    ("tap \"Add\" twice", "There is more on the line than the step needs."),
    ("press Hyper+s", "“Hyper” is no modifier key. They are: Shift, Control, Option and Command."),
    ("press", "Here is missing: a key."),
    ("press +", "A key is missing."),
    ("drag \"Card\" 4 5", "Here is missing: by."),
    ("resize 600 nan", "“nan” is no number."),
    ("appearance blue", "“blue” is no appearance. There are: light and dark."),
    ("expect magic", "“magic” can't be expected, only: text, no text, value and picture."),
  ])
  func mistakesAreNamedWithTheirPlace(line: String, message: String) {
    let error = #expect(throws: TestError.self) { try Scenario("# First\n\(line)", name: "notes") }
    #expect(error?.message == "notes:2: \(line)\n\(message)")
  }
}
