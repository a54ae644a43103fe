import CanopyDrawing
import CanopyRaster
import Foundation

/// The benchmarks of texts that are measured for the first time.
enum TextBenchmarks {
  static var all: [Benchmark] { [newWords(strings: 1_000), knownWords(strings: 1_000)] }

  /// W13: so many strings of two words each, of which none was seen before.
  static func newWords(strings count: Int) -> Benchmark {
    firstMeasures("W13 text, new words", strings: count) { index, round in
      let first = 2 * (round * count + index)
      return "\(Vocabulary.word(first)) \(Vocabulary.word(first + 1))"
    }
  }

  /// W13: so many strings of three words each. Each string is new, but its words were measured in others.
  static func knownWords(strings count: Int) -> Benchmark {
    firstMeasures("W13 text, known words", strings: count) { index, round in
      Vocabulary.sentence(round * count + index)
    }
  }

  /// Measures strings for the first time. The limit has Pango lay out each of them as plainly as it can: without the
  /// distances between letters, lines, and limits that a text may have.
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

/// Words that no dictionary has.
enum Vocabulary {
  /// The number of different words in the sentences.
  static let size = 1_000

  /// A word of six letters, another one for each number of up to 300 million. Negative numbers are the words of sentences.
  static func word(_ number: Int) -> String {
    let words = 26 * 26 * 26 * 26 * 26 * 26
    // An odd factor that isn't a multiple of 13 gives each number another product.
    var rest = ((number % words + words) % words) * 7_368_787 % words
    var letters: [UInt8] = []
    for _ in 0..<6 {
      letters.append(UInt8(ascii: "a") + UInt8(rest % 26))
      rest /= 26
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// Three words, in another order for each number of up to a billion.
  static func sentence(_ number: Int) -> String {
    let places = [number / size / size, number / size, number].map { $0 % size }
    return places.map { word(-1 - $0) }.joined(separator: " ")
  }
}
