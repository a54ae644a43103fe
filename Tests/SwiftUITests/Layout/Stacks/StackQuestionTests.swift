import CanopyDrawing
import CanopyLayout
import Foundation
import SwiftUI
import Testing

@testable import CanopyCore

/// What stacks ask their views.
@MainActor @Suite struct StackQuestionTests {
  /// Remembers what it was asked.
  private final class Recorder: TextEngine {
    var asked: [String: [CGSize]] = [:]

    func measure(_ text: TextRequest, width: CGFloat, height: CGFloat) -> TextMeasure {
      asked[text.string, default: []].append(CGSize(width: width, height: height))
      return FixedTextEngine.shared.measure(text, width: width, height: height)
    }

    func hasFont(named name: String) -> Bool { FixedTextEngine.shared.hasFont(named: name) }
    func missingTypeface(for design: FontRequest.Design) -> MissingTypeface? { nil }
    func placesOfPictures(in text: DisplayText) -> [CGRect?] { FixedTextEngine.shared.placesOfPictures(in: text) }
    func lines(of text: DisplayText) -> [CGRect] { FixedTextEngine.shared.lines(of: text) }
    func outline(of string: String, in font: FontRequest) -> Path {
      FixedTextEngine.shared.outline(of: string, in: font)
    }
  }

  private func asked(width: CGFloat = 400, _ view: some View) -> [String: [CGSize]] {
    // A debug build asks some questions again to check what is remembered.
    let interval = LayoutCheck.interval
    LayoutCheck.interval = .max
    defer { LayoutCheck.interval = interval }
    let recorder = Recorder()
    let tree = ViewTree(
      view, environment: EnvironmentValues(), context: TreeContext(textEngine: recorder),
      size: CGSize(width: width, height: 400))
    tree.end()
    return recorder.asked
  }

  /// A text that fits into a line answers all questions at once: of the least and the most height of a row, and of its share in
  /// the row.
  @Test func textsOfARowAreAskedOnce() {
    let asked = asked(
      VStack {
        HStack {
          Text(verbatim: "Title")
          Text(verbatim: "Detail")
        }
        HStack { Text(verbatim: "Another") }
      })
    #expect(Set(asked.keys) == ["Title", "Detail", "Another"])
    for (text, questions) in asked { #expect(questions.count == 1, "\(text): \(questions)") }
  }

  @Test func textsOfScrolledRowsAreAskedOnce() {
    let asked = asked(
      ScrollView {
        VStack {
          ForEach(0..<10, id: \.self) { row in
            HStack {
              Color.red.frame(width: 10, height: 10)
              VStack(alignment: .leading) {
                Text(verbatim: "Title \(row)")
                Text(verbatim: "Detail \(row)").font(.caption)
              }
            }
            .padding()
            .background(.blue)
          }
        }
      })
    #expect(asked.count == 20)
    for (text, questions) in asked { #expect(questions.count == 1, "\(text): \(questions)") }
  }

  @Test(arguments: [400, 60, 10] as [CGFloat]) func noTextIsAskedWhatItTakesInNoRoom(width: CGFloat) {
    let asked = asked(
      width: width,
      HStack {
        Text(verbatim: "some words")
        Text(verbatim: "and others")
      })
    #expect(asked.count == 2)
    for (text, questions) in asked { #expect(!questions.contains { $0.width == 0 }, "\(text): \(questions)") }
  }

  /// An empty text takes the same size whatever it is offered, and says so at once.
  @Test func anEmptyTextIsAskedOnce() {
    let asked = asked(
      HStack {
        Text(verbatim: "")
        Text(verbatim: "words")
      })
    #expect(asked[""]?.count == 1)
  }
}
