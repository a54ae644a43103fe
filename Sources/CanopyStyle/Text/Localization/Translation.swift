/// The translation of a key: a string, or several among which a number selects.
struct Translation: Equatable {
  /// A part of a string that depends on a number.
  struct Variable: Equatable {
    /// The index of the value that selects, from zero; nil for the next one in order.
    var argument: Int?
    /// The specifier of the number in place of `%arg`.
    var specifier = "%lld"
    var forms: [PluralCategory: String]

    /// Returns the form for a number, or else the form for other numbers.
    func form(for number: _FormatNumber, in language: String) -> String? {
      forms[PluralCategory(of: number, in: language)] ?? forms[.other]
    }
  }

  /// The string, in which variables are written `%#@name@`.
  var format: String
  var variables: [String: Variable] = [:]
  /// The forms of the whole string. Then `format` is the form for other numbers.
  var forms: Variable?

  init(_ format: String) { self.format = format }

  /// Returns the format string for values.
  func format(for values: [LocalizedStringKey.Argument], language: String) -> String {
    var text = format
    if let forms, let number = values._number(at: forms.argument ?? 0), let form = forms.form(for: number, in: language)
    {
      text = form._writing(forms.specifier, at: nil)
    }
    return variables.isEmpty ? text : filled(text, values, language)
  }

  private func filled(_ text: String, _ values: [LocalizedStringKey.Argument], _ language: String) -> String {
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
      guard let number = values._number(at: place), let form = variable.form(for: number, in: language) else {
        continue
      }
      result += form._writing(variable.specifier, at: place)
    }
    return result + rest
  }
}

extension [LocalizedStringKey.Argument] {
  fileprivate func _number(at place: Int) -> _FormatNumber? {
    indices.contains(place) ? self[place].number : nil
  }
}

extension String {
  /// Returns the form with a specifier and an index for its number.
  fileprivate func _writing(_ specifier: String, at place: Int?) -> String {
    let own = place.map { "%\($0 + 1)$" + specifier.dropFirst() } ?? specifier
    if contains("%arg") { return replacing("%arg", with: own) }
    guard let place else { return self }
    // The first specifier without an explicit index stands for the number.
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

extension Translation: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { self.init(value) }
}
