internal import CanopyCore
internal import Foundation
internal import Synchronization

/// The translations of one table in one language, from `fr.lproj/Localizable.strings`, `fr.lproj/Localizable.stringsdict` and
/// `Localizable.xcstrings`.
final class StringTable: Sendable {
  private let translations: [String: Translation]
  /// The language with its script and region, such as `pt-PT`, which determines the plural categories.
  let localization: String

  /// An empty table, for bundles without the file.
  static let empty = StringTable([:])

  init(_ translations: [String: Translation], localization: String = "en") {
    self.translations = translations
    self.localization = localization
  }

  var isEmpty: Bool { translations.isEmpty }

  subscript(key: String) -> Translation? { translations[key] }

  /// Returns the table of a bundle in the language of a locale. Each table is read once and cached.
  static func named(_ name: String?, in bundle: Bundle?, for locale: Locale) -> StringTable {
    let bundle = bundle ?? .main
    let place = Place(bundle: ObjectIdentifier(bundle), name: name ?? "Localizable", locale: locale)
    return known.withLock { known in
      if let known = known[place] { return known.table }
      let table = read(place.name, in: bundle, for: locale)
      // The bundle is retained so that its identity isn't reused.
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
    var (translations, language): ([String: Translation], String?) = ([:], nil)
    if let data = try? Data(contentsOf: folder.appending(path: "\(name).xcstrings")),
      let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data)
    {
      let languages = Localizations(Array(catalog.languages), development: catalog.sourceLanguage)
      language = languages.best(for: locale)
      translations = catalog.translations(in: language ?? catalog.sourceLanguage)
    }
    let best = Localizations(of: bundle).best(for: locale)
    for folder in [folder] + (best.map { [folder.appending(path: "\($0).lproj")] } ?? []) {
      let more = files(name, in: folder)
      if !more.isEmpty, let best { language = best }
      translations.merge(more) { $1 }
    }
    if translations.isEmpty { return .empty }
    return StringTable(translations, localization: localization(language, in: bundle) ?? locale.identifier)
  }

  /// Returns the language of a localization. For `Base`, this is the development language of the app.
  private static func localization(_ name: String?, in bundle: Bundle) -> String? {
    guard name == "Base" else { return name }
    return bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String ?? "en"
  }

  /// Returns the translations from the files in a folder.
  private static func files(_ name: String, in folder: URL) -> [String: Translation] {
    func propertyList(_ kind: String) -> [String: Any] {
      guard let data = try? Data(contentsOf: folder.appending(path: "\(name).\(kind)")) else { return [:] }
      let content = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
      return content as? [String: Any] ?? [:]
    }
    var translations = propertyList("strings").compactMapValues { ($0 as? String).map { Translation($0) } }
    for (key, value) in propertyList("stringsdict") {
      if let entry = value as? [String: Any] { translations[key] = Translation(dictionary: entry) }
    }
    return translations
  }
}

extension Translation {
  /// Creates a translation from an entry of a `.stringsdict` file, or returns nil if the entry is empty.
  init?(dictionary: [String: Any]) {
    guard let format = dictionary["NSStringLocalizedFormatKey"] as? String else { return nil }
    self.init(format)
    for (name, value) in dictionary {
      guard let rule = value as? [String: Any] else { continue }
      var variable = Variable(forms: [:])
      if let type = rule["NSStringFormatValueTypeKey"] as? String { variable.specifier = "%" + type }
      for category in PluralCategory.allCases { variable.forms[category] = rule[category.rawValue] as? String }
      variables[name] = variable
    }
  }
}
