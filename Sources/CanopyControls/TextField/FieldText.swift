internal import CanopyCore
internal import Foundation

/// The text of a field: a string, or the text of a value in a format.
struct FieldText {
  /// Returns the text of the value, as it is written in a locale.
  let read: (Locale) -> String
  /// Sets the value to edited text, at each change; nil for values that are only set at the end.
  let write: ((String) -> Void)?
  /// Sets the value to edited text at the end; nil if each change sets it. Text that isn't a value is ignored.
  let commit: ((String, Locale) -> Void)?

  init(_ text: Binding<String>) {
    read = { _ in text.wrappedValue }
    write = { text.wrappedValue = $0 }
    commit = nil
  }

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) where F.FormatOutput == String {
    read = { format.locale($0).format(value.wrappedValue) }
    write = nil
    commit = { text, locale in
      if let parsed = try? format.locale(locale).parseStrategy.parse(text) { value.wrappedValue = parsed }
    }
  }

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) where F.FormatOutput == String {
    read = { locale in value.wrappedValue.map { format.locale(locale).format($0) } ?? "" }
    write = nil
    commit = { text, locale in
      // A field without text has no value.
      if text.isEmpty { return value.wrappedValue = nil }
      if let parsed = try? format.locale(locale).parseStrategy.parse(text) { value.wrappedValue = parsed }
    }
  }

  init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    read = { _ in formatter.string(for: value.wrappedValue) ?? "" }
    write = nil
    commit = { text, _ in
      if let parsed: V = formatter.value(of: text) { value.wrappedValue = parsed }
    }
  }
}

extension Formatter {
  /// Returns the value of a text; nil if it isn't one of the type.
  fileprivate func value<V>(of text: String) -> V? {
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
