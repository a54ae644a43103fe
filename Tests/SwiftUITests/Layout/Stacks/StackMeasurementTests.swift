import CanopyDrawing
import CanopyLayout
import Foundation
import SwiftUI
import Testing

@testable import CanopyCore

/// The measurements that stacks make of their texts.
@MainActor @Suite struct StackMeasurementTests {
  /// A text engine that records its measurements.
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
    func geometry(of text: DisplayText) -> TextGeometry { FixedTextEngine.shared.geometry(of: text) }
    func outline(of string: String, in font: FontRequest) -> Path {
      FixedTextEngine.shared.outline(of: string, in: font)
    }
  }

  private func asked(width: CGFloat = 400, _ view: some View) -> [String: [CGSize]] {
    // A debug build repeats some measurements to check cached sizes.
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

  /// One measurement of a text that fits into a line serves the minimum and the maximum height of a row, and the share in
  /// the row.
  @Test func textsOfARowAreMeasuredOnce() {
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

  @Test func textsOfScrolledRowsAreMeasuredOnce() {
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

  @Test(arguments: [400, 60, 10] as [CGFloat]) func noTextIsMeasuredWithAWidthOfZero(width: CGFloat) {
    let asked = asked(
      width: width,
      HStack {
        Text(verbatim: "some words")
        Text(verbatim: "and others")
      })
    #expect(asked.count == 2)
    for (text, questions) in asked { #expect(!questions.contains { $0.width == 0 }, "\(text): \(questions)") }
  }

  /// An empty text has the same size for each proposal, so that one measurement is enough.
  @Test func anEmptyTextIsMeasuredOnce() {
    let asked = asked(
      HStack {
        Text(verbatim: "")
        Text(verbatim: "words")
      })
    #expect(asked[""]?.count == 1)
  }
}
