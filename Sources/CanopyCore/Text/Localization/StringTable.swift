internal import Foundation
internal import Synchronization

/// The translations in one file, `fr.lproj/Localizable.strings`.
final class StringTable: Sendable {
  private let translations: [String: String]

  /// A table that has nothing, for bundles without the file.
  static let empty = StringTable([:])

  init(_ translations: [String: String]) { self.translations = translations }

  var isEmpty: Bool { translations.isEmpty }

  subscript(key: String) -> String? { translations[key] }

  /// The table of a bundle in the language of a locale. Each is read once and kept.
  static func named(_ name: String?, in bundle: Bundle?, for locale: Locale) -> StringTable {
    let bundle = bundle ?? .main
    let place = Place(bundle: ObjectIdentifier(bundle), name: name ?? "Localizable", locale: locale)
    return known.withLock { known in
      if let known = known[place] { return known.table }
      let table = read(place.name, in: bundle, for: locale)
      // The bundle is kept so that no other gets its identity.
      known[place] = (table, bundle)
      return table
    }
  }

  private struct Place: Hashable {
    let bundle: ObjectIdentifier
    let name: String
    let locale: Locale
  }

  private static let known = Mutex<[Place: (table: StringTable, bundle: Bundle)]>([:])

  private static func read(_ name: String, in bundle: Bundle, for locale: Locale) -> StringTable {
    guard let folder = bundle.resourceURL else { return .empty }
    var folders = [folder]
    if let localization = Localizations(of: bundle).best(for: locale) {
      folders.insert(folder.appending(path: "\(localization).lproj"), at: 0)
    }
    for folder in folders {
      guard let data = try? Data(contentsOf: folder.appending(path: "\(name).strings")),
        let content = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
        let translations = content as? [String: String]
      else { continue }
      return StringTable(translations)
    }
    return .empty
  }
}
