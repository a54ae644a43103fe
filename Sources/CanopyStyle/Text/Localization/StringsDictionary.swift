internal import Foundation

extension Translation {
  /// Creates a translation from an entry of a `.stringsdict` file; nil if the entry is empty.
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
