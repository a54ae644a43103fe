public import CanopyCore
internal import CanopyInput
internal import CanopyLayout
internal import CanopyText
internal import Foundation

/// A control for selecting a value from several options.
///
/// ```swift
/// Picker("Flavor", selection: $flavor) {
///   Text("Chocolate").tag(Flavor.chocolate)
///   Text("Vanilla").tag(Flavor.vanilla)
/// }
/// ```
///
/// Give each option a tag of the selection's type. The rows of a `ForEach` use their elements' identifiers as tags unless they
/// set their own. To change the appearance of pickers, apply `pickerStyle(_:)` to a picker or to an ancestor.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  private let selection: PickerSelection<SelectionValue>
  private let label: Label
  private let currentValueLabel: AnyView?
  private let content: Content
  @ControlStyle<PickerKind> private var style

  init(
    _ selection: PickerSelection<SelectionValue>, _ content: Content, _ label: Label, currentValueLabel: AnyView? = nil
  ) {
    self.selection = selection
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.content = content
  }
}

extension Picker: View {
  /// The view that the current picker style creates.
  public var body: some View {
    style.makeBody(
      _PickerStyleConfiguration(
        label: _PickerStyleConfiguration.Label(view: label._controlLabel),
        currentValueLabel: currentValueLabel.map { _PickerStyleConfiguration.CurrentValueLabel(view: $0) },
        choices: PickerContent(view: AnyView(content), selection: selection)))
  }
}

extension Picker: StyledControl {}

extension Picker {
  /// Creates a picker with a custom label.
  ///
  /// - Parameters:
  ///   - selection: The selected value.
  ///   - content: The options, each with a tag.
  ///   - label: A view that describes the picker.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(PickerSelection(selection), content(), label())
  }

  /// Creates a picker with a custom label, and a view that describes the selected value.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(PickerSelection(selection), content(), label(), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker that sets several values together.
  ///
  /// - Parameters:
  ///   - sources: A collection whose elements each provide a binding.
  ///   - selection: The key path from an element to its binding.
  ///   - content: The options, each with a tag.
  ///   - label: A view that describes the picker.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(PickerSelection(sources.map { $0[keyPath: selection] }), content(), label())
  }

  /// Creates a picker that sets several values together, with a view that describes the selected value.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(sources.map { $0[keyPath: selection] }), content(), label(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker with a label. This is the older form of `init(selection:content:label:)`.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(PickerSelection(selection), content(), label)
  }
}
