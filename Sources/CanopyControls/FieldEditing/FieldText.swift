internal import CanopyCore
internal import Foundation

/// The text of a field: a string, or a formatted value.
struct FieldText {
  /// The ways in which edited text sets the value.
  enum Kind {
    /// The value is a string. Every change sets it.
    case string
    /// A change sets the value if the text can be parsed. The text is reformatted when editing ends.
    case format
    /// The value is set when editing ends.
    case formatter
  }

  let kind: Kind
  /// The text with its attributes, or nil if it is plain.
  let styled: Binding<AttributedString>?
  /// Returns the text of the value in a locale.
  let read: (Locale) -> String
  /// Sets the value by parsing edited text. Returns the text of the new value as `read` would, or nil if the text is invalid.
  let write: (String, Locale) -> String?

  init(_ text: Binding<AttributedString>) {
    (kind, styled) = (.string, text)
    read = { _ in String(text.wrappedValue.characters) }
    write = { _, _ in nil }
  }

  init(_ text: Binding<String>) {
    (kind, styled) = (.string, nil)
    read = { _ in text.wrappedValue }
    write = { new, _ in
      text.wrappedValue = new
      return new
    }
  }

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) where F.FormatOutput == String {
    (kind, styled) = (.format, nil)
    read = { format.locale($0).format(value.wrappedValue) }
    write = { text, locale in
      let format = format.locale(locale)
      guard let parsed = try? format.parseStrategy.parse(text) else { return nil }
      value.wrappedValue = parsed
      return format.format(parsed)
    }
  }

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) where F.FormatOutput == String {
    (kind, styled) = (.format, nil)
    read = { locale in value.wrappedValue.map { format.locale(locale).format($0) } ?? "" }
    write = { text, locale in
      let format = format.locale(locale)
      // Invalid text means that there is no value.
      let parsed = try? format.parseStrategy.parse(text)
      if parsed != nil || value.wrappedValue != nil { value.wrappedValue = parsed }
      return parsed.map(format.format)
    }
  }

  init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    (kind, styled) = (.formatter, nil)
    read = { _ in formatter.string(for: value.wrappedValue) ?? "" }
    write = { text, _ in
      guard let parsed: V = formatter._value(of: text) else { return nil }
      value.wrappedValue = parsed
      return formatter.string(for: parsed)
    }
  }
}

extension Formatter {
  /// Returns the value for a text, or nil if the text isn't valid for the type.
  fileprivate func _value<V>(of text: String) -> V? {
    let object: Any? =
      switch self {
      case let formatter as NumberFormatter: formatter.number(from: text)
      case let formatter as DateFormatter: formatter.date(from: text)
      case let formatter as ISO8601DateFormatter: formatter.date(from: text)
      default: text
      }
    if let value = object as? V { return value }
    guard let number = object as? NSNumber else { return nil }
    let numbers: [Any] = [
      number.doubleValue, number.floatValue, number.intValue, number.decimalValue, number.int64Value, number.int32Value,
      number.uintValue, CGFloat(number.doubleValue),
    ]
    return numbers.lazy.compactMap { $0 as? V }.first
  }
}
