public import CanopyCore
public import CanopyText
public import Foundation

// The older forms, with closures.
extension TextField where Label == Text {
  /// Creates a field with a localized title, and a closure for the beginning and the end of editing, and one for the Return key.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(FieldText(text), editingChanged: onEditingChanged, committed: onCommit, label: Text(titleKey))
  }

  /// Creates a field with a title, and a closure for the beginning and the end of editing, and one for the Return key.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(FieldText(text), editingChanged: onEditingChanged, committed: onCommit, label: Text(title))
  }

  /// Creates a field with a localized title, and a closure for the beginning and the end of editing.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
    self.init(FieldText(text), editingChanged: onEditingChanged, label: Text(titleKey))
  }

  /// Creates a field with a title, and a closure for the beginning and the end of editing.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
    self.init(FieldText(text), editingChanged: onEditingChanged, label: Text(title))
  }

  /// Creates a field with a localized title, and a closure for the Return key.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(FieldText(text), committed: onCommit, label: Text(titleKey))
  }

  /// Creates a field with a title, and a closure for the Return key.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(FieldText(text), committed: onCommit, label: Text(title))
  }

  /// Creates a field with a localized title, and a closure for the beginning and the end of editing, and one for the Return key.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(FieldText(value, formatter), editingChanged: onEditingChanged, committed: onCommit, label: Text(titleKey))
  }

  /// Creates a field with a title, and a closure for the beginning and the end of editing, and one for the Return key.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(FieldText(value, formatter), editingChanged: onEditingChanged, committed: onCommit, label: Text(title))
  }

  /// Creates a field with a localized title, and a closure for the beginning and the end of editing.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(FieldText(value, formatter), editingChanged: onEditingChanged, label: Text(titleKey))
  }

  /// Creates a field with a title, and a closure for the beginning and the end of editing.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(FieldText(value, formatter), editingChanged: onEditingChanged, label: Text(title))
  }

  /// Creates a field with a localized title, and a closure for the Return key.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(FieldText(value, formatter), committed: onCommit, label: Text(titleKey))
  }

  /// Creates a field with a title, and a closure for the Return key.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void)
  {
    self.init(FieldText(value, formatter), committed: onCommit, label: Text(title))
  }
}
