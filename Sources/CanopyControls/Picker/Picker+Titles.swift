public import CanopyCore
public import CanopyText

extension Picker where Label == Text {
  /// Creates a picker with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(selection), content(), Text(titleKey))
  }

  /// Creates a picker with a localized title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(selection), content(), Text(titleResource))
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(selection), content(), Text(title))
  }

  /// Creates a picker with a localized title, and a view that describes the selected value.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(PickerSelection(selection), content(), Text(titleKey), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker with a localized title, and a view that describes the selected value.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(selection), content(), Text(titleResource), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker with a title, and a view that describes the selected value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(PickerSelection(selection), content(), Text(title), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker with a localized title that sets several values together.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(sources.map { $0[keyPath: selection] }), content(), Text(titleKey))
  }

  /// Creates a picker with a localized title that sets several values together.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(sources.map { $0[keyPath: selection] }), content(), Text(titleResource))
  }

  /// Creates a picker with a title that sets several values together.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(sources.map { $0[keyPath: selection] }), content(), Text(title))
  }

  /// Creates a picker with a localized title that sets several values together, and a view that describes the selected value.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(sources.map { $0[keyPath: selection] }), content(), Text(titleKey),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker with a localized title that sets several values together, and a view that describes the selected value.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(sources.map { $0[keyPath: selection] }), content(), Text(titleResource),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker with a title that sets several values together, and a view that describes the selected value.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(sources.map { $0[keyPath: selection] }), content(), Text(title),
      currentValueLabel: AnyView(currentValueLabel()))
  }
}
