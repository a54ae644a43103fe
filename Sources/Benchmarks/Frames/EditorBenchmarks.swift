import CanopyCore
import CanopyInput
import Foundation
import SwiftUI

/// The benchmarks of text editors with long documents.
enum EditorBenchmarks {
  static var all: [Benchmark] {
    [10_000, 100_000].flatMap { [openDocument(lines: $0), typeLetter(lines: $0, to: .damage)] }
  }

  private static let size = CGSize(width: 800, height: 600)

  static func document(lines: Int) -> String {
    (0..<lines).map { "\($0): the quick brown fox jumps over the lazy dog" }.joined(separator: "\n")
  }
}

extension EditorBenchmarks {
  /// W18: an editor opens a document, to its first display list. The limit finds the paragraphs.
  static func openDocument(lines: Int) -> Benchmark {
    Benchmark(name: "W18 document opens", size: lines, unit: .microseconds) {
      let text = document(lines: lines)
      var window: ShownWindow?
      return .init(
        subject: { _ in
          window = ShownWindow(TextEditor(text: .constant(text)), size: size)
          return window?.list.isEmpty == false ? lines : 0
        },
        limit: { _ in text.utf8.reduce(1) { $1 == 10 ? $0 + 1 : $0 } },
        beforeSubject: { _ in
          window?.end()
          window = nil
        })
    }
  }

  /// W18: a letter is typed in the middle of a document, to the damage of the window. The limit inserts it into a copy of the text.
  static func typeLetter(lines: Int, to end: FrameEnd) -> Benchmark {
    Benchmark(name: "W18 letter in a document", size: lines, unit: .microseconds) {
      let text = document(lines: lines)
      let window = ShownWindow(OpenDocument(text: text), size: size)
      window.show(to: end)
      window.click(at: CGPoint(x: 100, y: 300))
      window.show(to: end)
      let middle = text.utf8.index(text.startIndex, offsetBy: 1_000)
      var kept = text
      return .init(
        subject: { round in
          window.type(round % 2 == 0 ? "x" : nil)
          return window.show(to: end) > 0 ? 1 : 0
        },
        limit: { _ in
          var copy = text
          copy.insert("x", at: middle)
          kept = copy
          return kept.utf8.count - text.utf8.count
        })
    }
  }
}

/// A document that people edit.
private struct OpenDocument: View {
  @State var text: String

  var body: some View { TextEditor(text: $text) }
}
