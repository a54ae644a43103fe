internal import CanopyPresentation
public import CanopyCore
public import CanopyStyle
public import Foundation

/// A control for editing text.
///
/// ```swift
/// TextField("Name", text: $name)
///   .onSubmit { save() }
/// ```
///
/// The value is set at each change. A field of another value than a string sets it if the text can be parsed, and shows it in its
/// format when editing ends:
///
/// ```swift
/// TextField("Amount", value: $amount, format: .currency(code: "EUR"))
/// ```
///
/// If the app changes the text that was typed, for example by limiting its length, the field shows the changed text, and keeps the
/// insertion point in its place.
public struct TextField<Label: View> {
  let configuration: FieldConfiguration
  let label: Label
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
  /// The field in its style.
  public var body: some View {
    let erased = label as? _TextFieldStyleLabel ?? _TextFieldStyleLabel(view: label is EmptyView ? nil : AnyView(label))
    style.makeBody(TextField<_TextFieldStyleLabel>(configuration, label: erased))
  }
}

extension TextField {
  /// Creates a field with a custom label.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - prompt: The text that an empty field shows; nil for the label.
  ///   - label: A view that describes the field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(FieldText(text), prompt: prompt, label: label())
  }

  /// Creates a field with a custom label that grows along an axis.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - prompt: The text that an empty field shows; nil for the label.
  ///   - axis: The axis along which the field grows: a vertical one has several lines, as many as `lineLimit(_:)` allows.
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

  /// Creates a field with a custom label for an optional value in a format. A field without text has no value.
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
