public import CanopyCore
internal import CanopyPresentation
public import CanopyStyle
public import CanopyText
public import Foundation

/// A control for editing text.
///
/// ```swift
/// TextField("Name", text: $name)
///   .onSubmit { save() }
/// ```
///
/// Every change of the text sets a string. A value of any other type is set whenever the text can be parsed, and reformatted
/// when editing ends:
///
/// ```swift
/// TextField("Amount", value: $amount, format: .currency(code: "EUR"))
/// ```
///
/// If the app changes text as people type it, for example by limiting its length, the field shows the changed text and keeps
/// the insertion point in place.
public struct TextField<Label: View> {
  let configuration: FieldConfiguration
  package let label: Label
  @ControlStyle<TextFieldKind> private var style

  init(_ configuration: FieldConfiguration, prompt: Text? = nil, label: Label) {
    var configuration = configuration
    configuration.prompt = prompt ?? configuration.prompt ?? label as? Text
    self.configuration = configuration
    self.label = label
  }

  init(
    _ text: FieldText, prompt: Text? = nil, axis: Axis? = nil, isSecure: Bool = false,
    selection: Binding<TextSelection?>? = nil, editingChanged: @escaping (Bool) -> Void = { _ in },
    committed: @escaping () -> Void = {}, label: Label
  ) {
    var configuration = FieldConfiguration(text)
    configuration.axis = axis ?? .horizontal
    configuration.isSecure = isSecure
    configuration.selection = selection
    configuration.editingChanged = editingChanged
    configuration.committed = committed
    self.init(configuration, prompt: prompt, label: label)
  }
}

extension TextField: View {
  /// The view that the current text field style creates.
  public var body: some View {
    let erased = label as? _TextFieldStyleLabel ?? _TextFieldStyleLabel(view: label is EmptyView ? nil : AnyView(label))
    style.makeBody(TextField<_TextFieldStyleLabel>(configuration, label: erased))
  }
}

extension TextField {
  /// Creates a field with a custom label.
  ///
  /// - Parameters:
  ///   - text: The text to edit.
  ///   - prompt: The text to show in an empty field, or nil for the label.
  ///   - label: A view that describes the field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(FieldText(text), prompt: prompt, label: label())
  }

  /// Creates a field with a custom label that grows along an axis.
  ///
  /// - Parameters:
  ///   - text: The text to edit.
  ///   - prompt: The text to show in an empty field, or nil for the label.
  ///   - axis: The axis along which the field grows. A vertical field has as many lines as `lineLimit(_:)` allows.
  ///   - label: A view that describes the field.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(FieldText(text), prompt: prompt, axis: axis, label: label())
  }

  /// Creates a field with a custom label and a binding to its selection.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(FieldText(text), prompt: prompt, axis: axis, selection: selection, label: label())
  }

  /// Creates a field with a custom label for a value in a format.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FieldText(value, format), prompt: prompt, label: label())
  }

  /// Creates a field with a custom label for a formatted optional value. An empty field means that there is no value.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FieldText(value, format), prompt: prompt, label: label())
  }

  /// Creates a field with a custom label for a value of a formatter.
  public init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(FieldText(value, formatter), prompt: prompt, label: label())
  }
}
