public import CanopyCore
public import CanopyText
public import Foundation

// Fields of values.
extension TextField where Label == Text {
  /// Creates a field with a localized title for a value in a format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldText(value, format), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field with a title for a value in a format.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldText(value, format), prompt: prompt, label: Text(title))
  }

  /// Creates a field with a localized title for a formatted optional value. An empty field means that there is no value.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldText(value, format), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field with a title for a formatted optional value. An empty field means that there is no value.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldText(value, format), prompt: prompt, label: Text(title))
  }

  /// Creates a field with a localized title for a value of a formatter.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(FieldText(value, formatter), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field with a title for a value of a formatter.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(FieldText(value, formatter), prompt: prompt, label: Text(title))
  }
}
