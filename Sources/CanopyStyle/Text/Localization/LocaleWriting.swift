internal import Foundation
internal import Synchronization

/// The properties of a locale that most texts need: its form of integers, and the app's string table for its language.
final class LocaleWriting: Sendable {
  let integers: IntegerWriting
  /// The main bundle's default table.
  let table: StringTable

  private init(_ locale: Locale) {
    integers = IntegerWriting(locale)
    table = StringTable.named(nil, in: nil, for: locale)
  }

  private struct Known {
    var writings: [Locale: LocaleWriting] = [:]
    /// The one that was used last. It is nearly always used again.
    var last: (locale: Locale, writing: LocaleWriting)?
  }

  private static let known = Mutex(Known())

  static func of(_ locale: Locale) -> LocaleWriting {
    known.withLock { known in
      if let last = known.last, last.locale == locale { return last.writing }
      let writing = known.writings[locale] ?? LocaleWriting(locale)
      known.writings[locale] = writing
      known.last = (locale, writing)
      return writing
    }
  }
}
