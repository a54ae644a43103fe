import CanopyDrawing
import CanopyRaster
import Foundation

/// The benchmarks that measure texts for the first time.
enum TextBenchmarks {
  static var all: [Benchmark] { [newWords(strings: 1_000), knownWords(strings: 1_000)] }

  /// W13: new strings of two new words each.
  static func newWords(strings count: Int) -> Benchmark {
    firstMeasures("W13 text, new words", strings: count) { index, round in
      let first = 2 * (round * count + index)
      return "\(Vocabulary.word(first)) \(Vocabulary.word(first + 1))"
    }
  }

  /// W13: new strings of three words each. The words were already measured in other strings.
  static func knownWords(strings count: Int) -> Benchmark {
    firstMeasures("W13 text, known words", strings: count) { index, round in
      Vocabulary.sentence(round * count + index)
    }
  }

  /// Measures strings for the first time. The limit lets Pango lay out each string in the simplest way: without the letter
  /// spacing, lines, and limits that a text can have.
  private static func firstMeasures(
    _ name: String, strings count: Int, string: @escaping @MainActor (_ index: Int, _ round: Int) -> String
  ) -> Benchmark {
    Benchmark(name: name, size: count) {
      let font = FontRequest(size: 17)
      let style = TextRequest.LetterStyle(font: font)
      let engine = PangoTextEngine.shared
      for index in 0..<Vocabulary.size {
        _ = engine.measure(
          TextRequest(.plain(Vocabulary.word(-1 - index), style)), width: .infinity, height: .infinity)
      }
      var requests: [TextRequest] = []
      var strings: [String] = []
      return .init(
        subject: { _ in
          var lines = 0
          for request in requests { lines += engine.measure(request, width: .infinity, height: .infinity).lines }
          return lines
        },
        limit: { _ in
          var lines = 0
          for string in strings where engine.plainWidth(of: string, in: font) > 0 { lines += 1 }
          return lines
        },
        beforeSubject: { round in
          requests = (0..<count).map { TextRequest(.plain(string($0, round + 1), style)) }
        },
        beforeLimit: { round in strings = (0..<count).map { string($0, round + 1) } })
    }
  }
}

/// Words that aren't in any dictionary.
enum Vocabulary {
  /// The number of different words in the sentences.
  static let size = 1_000

  /// Returns a word of six letters that is different for each number up to 300 million. Negative numbers are the words of
  /// sentences.
  static func word(_ number: Int) -> String {
    let words = 26 * 26 * 26 * 26 * 26 * 26
    // An odd factor that isn't a multiple of 13 results in a different product for each number.
    var rest = ((number % words + words) % words) * 7_368_787 % words
    var letters: [UInt8] = []
    for _ in 0..<6 {
      letters.append(UInt8(ascii: "a") + UInt8(rest % 26))
      rest /= 26
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// Returns three words in an order that is different for each number up to a billion.
  static func sentence(_ number: Int) -> String {
    let places = [number / size / size, number / size, number].map { $0 % size }
    return places.map { word(-1 - $0) }.joined(separator: " ")
  }
}
