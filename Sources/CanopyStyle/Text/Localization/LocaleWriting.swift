internal import Foundation
internal import Synchronization

/// What most texts need to know of a locale, found once: how it writes numbers, and the app's table for its language.
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
    /// The one that was asked for last. Nearly always it is asked for again.
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
