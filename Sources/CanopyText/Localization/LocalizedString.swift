internal import Foundation

/// The resolution of a key: the key is looked up, its values are inserted, and its Markdown is interpreted.
struct LocalizedString {
  /// The default if the table doesn't contain the key.
  let key: LocalizedStringKey
  /// The name to look up; nil to look up the key itself.
  var name: String?
  var table: String?
  var bundle: Bundle?
  /// A Boolean value that indicates whether Markdown is interpreted. Inflected phrases always are.
  var hasMarkdown = true

  init(_ key: LocalizedStringKey, table: String? = nil, bundle: Bundle? = nil) {
    self.key = key
    self.table = table
    self.bundle = bundle
  }

  init(_ pattern: MarkedString) { self.init(LocalizedStringKey(pattern: pattern, arguments: [])) }

  /// Returns the string if no table contains the key and it has no Markdown, which is the most frequent case, or nil otherwise.
  func plainString(in context: TextContext) -> String? {
    guard key.arguments.isEmpty && table == nil && bundle == nil else { return nil }
    let writing = LocaleWriting.of(context.locale)
    return writing.table.isEmpty ? key.pattern.plainString(writing.integers) : nil
  }

  func resolve(into runs: inout TextRuns) {
    let locale = runs.context.locale
    let formatKey = key.formatKey
    let strings = StringTable.named(table, in: bundle, for: locale)
    let values = key.values
    let translation = strings[name ?? formatKey]
    let selection = PluralSelection(localization: strings.localization, context: runs.context)
    let format = translation?.format(for: values, selection) ?? formatKey
    let parts = values.isEmpty ? [.literal(format[...])] : FormatString(format).parts
    let markdown = InlineMarkdown(
      parts, addressParts: values.map(\.addressPart), readsOnlyAttributes: !hasMarkdown)
    var pieces = markdown.pieces[...]
    while let piece = pieces.first {
      guard piece.phrase != nil else {
        append(piece, values, to: &runs)
        pieces.removeFirst()
        continue
      }
      let localization = translation == nil ? locale.identifier : strings.localization
      var phrase = InflectedPhrase(in: runs.context, LocaleWriting.plurals(of: localization))
      while let part = pieces.first, part.phrase == piece.phrase {
        phrase.add(number: number(of: part, values)) { append(part, values, to: &$0) }
        pieces.removeFirst()
      }
      phrase.inflect()
      runs.append(phrase.runs)
    }
  }

  private func number(of piece: InlineMarkdown.Piece, _ values: [LocalizedStringKey.Argument]) -> _FormatNumber? {
    guard case .value(let place, _) = piece.content, values.indices.contains(place) else { return nil }
    return values[place].number
  }

  private func append(_ piece: InlineMarkdown.Piece, _ values: [LocalizedStringKey.Argument], to runs: inout TextRuns) {
    switch piece.content {
    case .literal(let literal): runs.append(String(literal), modifiers: piece.modifiers)
    case .value(let place, let specifier):
      // If there is no value for a specifier, the specifier itself is shown.
      guard values.indices.contains(place) else { return runs.append(specifier, modifiers: piece.modifiers) }
      append(values[place], specifier: specifier, modifiers: piece.modifiers, to: &runs)
    }
  }

  private func append(
    _ value: LocalizedStringKey.Argument, specifier: String, modifiers: [TextModifier], to runs: inout TextRuns
  ) {
    switch value {
    case .literal(let string), .string(let string): runs.append(string, modifiers: modifiers)
    case .number(let number, _):
      let locale = runs.context.locale
      runs.append(number.string(specifier: specifier, locale: locale), modifiers: modifiers)
    case .text(let text): runs.append(text, modifiers: modifiers)
    }
  }
}
