public import CanopyCore
public import CanopyStyle
public import CanopyText
internal import Foundation

extension TextField where Label == Text {
  /// Creates a field with a localized title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(FieldText(text), label: Text(titleKey))
  }

  /// Creates a field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(FieldText(text), label: Text(title))
  }

  /// Creates a field with a localized title and a text that it shows while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(FieldText(text), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field with a title and a text that it shows while it is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(FieldText(text), prompt: prompt, label: Text(title))
  }

  /// Creates a field with a localized title that grows along an axis.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(FieldText(text), axis: axis, label: Text(titleKey))
  }

  /// Creates a field with a title that grows along an axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(FieldText(text), axis: axis, label: Text(title))
  }

  /// Creates a field with a localized title and a text that it shows while it is empty, which grows along an axis.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(FieldText(text), prompt: prompt, axis: axis, label: Text(titleKey))
  }

  /// Creates a field with a title and a text that it shows while it is empty, which grows along an axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(FieldText(text), prompt: prompt, axis: axis, label: Text(title))
  }

  /// Creates a field with a localized title and a binding to its selection.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(FieldText(text), prompt: prompt, axis: axis, selection: selection, label: Text(titleKey))
  }

  /// Creates a field with a title and a binding to its selection.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(FieldText(text), prompt: prompt, axis: axis, selection: selection, label: Text(title))
  }
}
