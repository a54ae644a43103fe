internal import Foundation

/// A string catalog, `Localizable.xcstrings`, in source form.
struct StringCatalog: Decodable {
  let sourceLanguage: String
  let strings: [String: Entry]

  struct Entry: Decodable {
    let localizations: [String: Localization]?
  }

  struct Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?
  }

  struct Unit: Decodable { let value: String }

  struct Variations: Decodable {
    let plural: [String: Form]?
    let device: [String: Form]?
  }

  struct Form: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
  }

  struct Substitution: Decodable {
    let argNum: Int?
    let formatSpecifier: String?
    let variations: Variations?
  }

  /// All languages with translations.
  var languages: Set<String> {
    strings.values.reduce(into: [sourceLanguage]) { $0.formUnion($1.localizations.map { Array($0.keys) } ?? []) }
  }

  /// Returns the translations into a language.
  func translations(in language: String) -> [String: Translation] {
    strings.compactMapValues { $0.localizations?[language]?.translation }
  }
}

extension StringCatalog.Localization {
  var translation: Translation? {
    let plural = variations?.forms
    guard let format = stringUnit?.value ?? plural?[.other] ?? variations?.anyDevice else { return nil }
    var translation = Translation(format)
    if let plural { translation.forms = Translation.Variable(forms: plural) }
    for (name, substitution) in substitutions ?? [:] {
      guard let forms = substitution.variations?.forms else { continue }
      translation.variables[name] = Translation.Variable(
        argument: substitution.argNum.map { $0 - 1 }, specifier: "%" + (substitution.formatSpecifier ?? "lld"),
        forms: forms)
    }
    return translation
  }
}

extension StringCatalog.Variations {
  fileprivate var forms: [PluralCategory: String]? {
    guard let plural else { return nil }
    let forms = PluralCategory.allCases.compactMap { category in
      plural[category.rawValue]?.stringUnit.map { (category, $0.value) }
    }
    return Dictionary(uniqueKeysWithValues: forms)
  }

  /// The variation for computers, or else for all other devices.
  fileprivate var anyDevice: String? { (device?["mac"] ?? device?["other"])?.stringUnit?.value }
}
