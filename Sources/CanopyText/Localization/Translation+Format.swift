extension Translation {
  /// Returns the format string that the values select.
  func format(for values: [LocalizedStringKey.Argument], _ selection: PluralSelection) -> String {
    var text = format
    if let forms, let form = values._value(at: forms.argument ?? 0).flatMap({ forms.form(for: $0, selection) }) {
      text = form._writing(forms.specifier, at: nil)
    }
    return variables.isEmpty ? text : filled(text, values, selection)
  }

  private func filled(_ text: String, _ values: [LocalizedStringKey.Argument], _ selection: PluralSelection) -> String {
    var (result, rest, turn) = ("", text[...], 0)
    while let start = rest.firstRange(of: "%#@") {
      result += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      guard let end = rest.firstIndex(of: "@"), let variable = variables[String(rest[..<end])] else {
        result += "%#@"
        continue
      }
      rest = rest[rest.index(after: end)...]
      let place = variable.argument ?? turn
      turn = place + 1
      guard let form = values._value(at: place).flatMap({ variable.form(for: $0, selection) }) else { continue }
      result += form._writing(variable.specifier, at: place)
    }
    return result + rest
  }
}

extension Translation.Variable {
  /// Returns the form for a value's number, or else the form of the category `other`. Returns nil for values that
  /// aren't numbers.
  func form(for value: LocalizedStringKey.Argument, _ selection: PluralSelection) -> String? {
    guard let number = value.pluralNumber(in: selection.context, specifier: shownSpecifier) else { return nil }
    return forms[selection.rules.category(of: number)] ?? forms[.other]
  }

  /// The specifier with which the form of the category `other` shows the number.
  private var shownSpecifier: String {
    guard let form = forms[.other], !form.contains("%arg") else { return specifier }
    for case .value(_, let specifier) in FormatString(form).parts { return specifier }
    return specifier
  }
}

/// The language of a translation and the environment of its numbers, which determine the form.
struct PluralSelection {
  let localization: String
  let context: TextContext

  /// The rules of the language. Only translations with several forms need them.
  var rules: PluralRules { LocaleWriting.plurals(of: localization) }
}

extension LocalizedStringKey.Argument {
  /// Returns the number of the value, with the digits that are shown, or nil for other values.
  fileprivate func pluralNumber(in context: TextContext, specifier: String) -> PluralNumber? {
    switch self {
    case .literal, .string: return nil
    case .number(let number, _):
      // Most numbers are whole, and shown without changes.
      if case .floating = number {
      } else if let last = specifier.last, "@diu".contains(last) {
        return PluralNumber(number)
      }
      let string = number.string(specifier: specifier, locale: context.locale)
      return PluralNumber(number, shownAs: string, in: context.locale)
    case .text(let text):
      guard let number = text.number else { return nil }
      let string = text.resolved(in: context.environment, now: context.now)
      return PluralNumber(number, shownAs: string, in: context.locale)
    }
  }
}

extension [LocalizedStringKey.Argument] {
  fileprivate func _value(at place: Int) -> Element? { indices.contains(place) ? self[place] : nil }
}

extension String {
  /// Returns the form with a specifier and an index for its number.
  fileprivate func _writing(_ specifier: String, at place: Int?) -> String {
    let own = place.map { "%\($0 + 1)$" + specifier.dropFirst() } ?? specifier
    if contains("%arg") { return replacing("%arg", with: own) }
    guard let place else { return self }
    // The first specifier without an explicit index represents the number.
    var start = self[...]
    while let percent = start.firstIndex(of: "%") {
      let rest = self[percent...]
      guard let found = FormatSpecifier(rest) else {
        start = rest.dropFirst()
        continue
      }
      if found.place == nil, found.conversion != "%" {
        return self[..<percent] + "%\(place + 1)$" + found.text.dropFirst() + self[found.end...]
      }
      start = self[found.end...]
    }
    return self
  }
}
