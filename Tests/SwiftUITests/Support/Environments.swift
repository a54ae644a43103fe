import CanopyStyle
import Foundation

@testable import CanopyCore

extension EnvironmentValues {
  /// What a place sees where people speak a language.
  static func speaking(_ language: String) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.locale = Locale(identifier: language)
    values.timeZone = .gmt
    values.calendar = Calendar(identifier: .gregorian)
    return values
  }

  static var american: EnvironmentValues { speaking("en_US") }
  static var german: EnvironmentValues { speaking("de_DE") }
}

extension String {
  /// The string with the spaces that do not break, which formats like, as ordinary ones.
  var withPlainSpaces: String {
    replacing("\u{202F}", with: " ").replacing("\u{00A0}", with: " ").replacing("\u{2009}", with: " ")
  }
}
