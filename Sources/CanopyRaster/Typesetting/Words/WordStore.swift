internal import CPango
internal import CanopyDrawing
internal import Foundation

/// The cache of shaped words, and of texts that are composed of them.
///
/// Decision 28 describes these texts, and explains why their measures equal Pango's.
final class WordStore {
  /// The maximum number of bytes in a composed text. Pango lays out longer texts.
  static var longestText: Int { 1_000 }

  private let context: OpaquePointer
  private let shaper = WordShaper()
  // Unchecked, because every measurement of a cached text reads this. Accesses don't overlap, because creating a value uses only
  // the other caches.
  @exclusivity(unchecked) private var styles = BoundedCache<Fingerprint, WordStyle?>(capacity: 1_024)
  @exclusivity(unchecked) private var texts = BoundedCache<Fingerprint, WordText?>(capacity: 65_536)
  @exclusivity(unchecked) private var words = BoundedCache<Fingerprint, Word>(capacity: 65_536)
  /// The number of times that words had to be shaped.
  private(set) var shapings = 0

  init(context: OpaquePointer) {
    self.context = context
    g_object_ref(UnsafeMutableRawPointer(context))
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(context)) }

  /// Returns the measures of a text composed of words, or nil for a text that requires Pango.
  func text(_ string: String, _ letters: TextRequest.LetterStyle) -> WordText? {
    if string.utf8.count > Self.longestText { return nil }
    var key = letters.fingerprint
    key.add(string)
    return texts.value(for: key) { .some(makeText(string, letters)) } ?? nil
  }

  private func makeText(_ string: String, _ letters: TextRequest.LetterStyle) -> WordText? {
    var string = string
    return string.withUTF8 { bytes in
      guard let script = WordScript(of: bytes), let style = style(letters),
        let details = style[script]
      else { return nil }
      var text = WordText(style, script, safeDistance: details.safeDistance)
      let isKnown = forEachWord(of: bytes, script, in: style) { word in
        text.append(word)
        return !word.traits.contains(.isUnknown)
      }
      return isKnown ? text : nil
    }
  }

  private func style(_ letters: TextRequest.LetterStyle) -> WordStyle? {
    styles.value(for: letters.fingerprint) { .some(WordStyle(letters, in: context, shaper: shaper)) } ?? nil
  }

  /// Returns the words of a composed text.
  func words(of string: String, _ text: WordText) -> [Word] {
    var string = string
    return string.withUTF8 { bytes in
      var words: [Word] = []
      forEachWord(of: bytes, text.script, in: text.style) { word in
        words.append(word)
        return true
      }
      return words
    }
  }

  // MARK: Words

  /// Calls a closure for each word until it returns false. Returns true if it never did.
  @discardableResult
  private func forEachWord(
    of text: UnsafeBufferPointer<UInt8>, _ script: WordScript, in style: WordStyle, _ body: (Word) -> Bool
  ) -> Bool {
    var start = 0
    while start < text.count {
      let end = text.endOfWord(from: start)
      let key = key(of: text, start..<end, script, in: style)
      let word = words.value(for: key) { nil } ?? shape(text, from: start, to: end, script, in: style)
      if !body(word) { return false }
      start = end + 1
    }
    return true
  }

  /// Returns the key of a word. In fonts that kern spaces, the key includes the spaces around the word.
  private func key(
    of text: UnsafeBufferPointer<UInt8>, _ bytes: Range<Int>, _ script: WordScript, in style: WordStyle
  ) -> Fingerprint {
    guard var key = style[script]?.key else { preconditionFailure("A text has a script that its style has.") }
    key.add(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(text)[bytes]))
    if style.kernsSpaces { key.add((bytes.lowerBound > 0 ? 1 : 0) + (bytes.upperBound < text.count ? 2 : 0)) }
    return key
  }

  /// Shapes a word that isn't cached, together with the uncached words that follow it. Returns the first word.
  private func shape(
    _ text: UnsafeBufferPointer<UInt8>, from start: Int, to firstEnd: Int, _ script: WordScript, in style: WordStyle
  ) -> Word {
    var end = firstEnd
    while end < text.count {
      let nextEnd = text.endOfWord(from: end + 1)
      if words.value(for: key(of: text, end + 1..<nextEnd, script, in: style), make: { nil }) != nil { break }
      end = nextEnd
    }
    shapings += 1
    var first: Word?
    shaper.shape(text, start..<end, script, in: style) { word, bytes in
      if first == nil { first = word }
      words.insert(word, for: key(of: text, bytes, script, in: style))
    }
    if let first { return first }
    words.insert(.unknown, for: key(of: text, start..<firstEnd, script, in: style))
    return .unknown
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the end of the word that starts at a byte.
  fileprivate func endOfWord(from start: Int) -> Int {
    var end = start
    while end < count, self[end] != WordScript.space { end += 1 }
    return end
  }
}
