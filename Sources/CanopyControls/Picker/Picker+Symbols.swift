public import CanopyCore
public import CanopyDisplay
public import CanopyStyle
public import CanopyText

extension Picker where Label == CanopyControls.Label<Text, Image> {
  /// Creates a picker with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(selection), content(), CanopyControls.Label(titleKey, systemImage: systemImage))
  }

  /// Creates a picker with a localized title and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(selection), content(), CanopyControls.Label(titleResource, systemImage: systemImage))
  }

  /// Creates a picker with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(selection), content(), CanopyControls.Label(title, systemImage: systemImage))
  }

  /// Creates a picker with a localized title and a symbol, and a view that describes the selected value.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(selection), content(), CanopyControls.Label(titleKey, systemImage: systemImage),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker with a localized title and a symbol, and a view that describes the selected value.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(selection), content(), CanopyControls.Label(titleResource, systemImage: systemImage),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker with a title and a symbol, and a view that describes the selected value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(selection), content(), CanopyControls.Label(title, systemImage: systemImage),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker with a localized title and a symbol that sets several values together.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      PickerSelection(sources.map { $0[keyPath: selection] }), content(),
      CanopyControls.Label(titleKey, systemImage: systemImage))
  }

  /// Creates a picker with a localized title and a symbol that sets several values together.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      PickerSelection(sources.map { $0[keyPath: selection] }), content(),
      CanopyControls.Label(titleResource, systemImage: systemImage))
  }

  /// Creates a picker with a title and a symbol that sets several values together.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      PickerSelection(sources.map { $0[keyPath: selection] }), content(),
      CanopyControls.Label(title, systemImage: systemImage))
  }

  /// Creates a picker with a localized title and a symbol that sets several values together, and a view that describes the selected value.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(sources.map { $0[keyPath: selection] }), content(),
      CanopyControls.Label(titleKey, systemImage: systemImage), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker with a localized title and a symbol that sets several values together, and a view that describes the selected value.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(sources.map { $0[keyPath: selection] }), content(),
      CanopyControls.Label(titleResource, systemImage: systemImage), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker with a title and a symbol that sets several values together, and a view that describes the selected value.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(sources.map { $0[keyPath: selection] }), content(),
      CanopyControls.Label(title, systemImage: systemImage), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker with a localized title and an image.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(selection), content(), CanopyControls.Label(titleKey, image: image))
  }

  /// Creates a picker with a localized title and an image.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(selection), content(), CanopyControls.Label(titleResource, image: image))
  }

  /// Creates a picker with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(selection), content(), CanopyControls.Label(title, image: image))
  }

  /// Creates a picker with a localized title and an image, and a view that describes the selected value.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(selection), content(), CanopyControls.Label(titleKey, image: image),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker with a localized title and an image, and a view that describes the selected value.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(selection), content(), CanopyControls.Label(titleResource, image: image),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker with a title and an image, and a view that describes the selected value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(selection), content(), CanopyControls.Label(title, image: image),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker with a localized title and an image that sets several values together.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      PickerSelection(sources.map { $0[keyPath: selection] }), content(), CanopyControls.Label(titleKey, image: image))
  }

  /// Creates a picker with a localized title and an image that sets several values together.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      PickerSelection(sources.map { $0[keyPath: selection] }), content(),
      CanopyControls.Label(titleResource, image: image))
  }

  /// Creates a picker with a title and an image that sets several values together.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      PickerSelection(sources.map { $0[keyPath: selection] }), content(), CanopyControls.Label(title, image: image))
  }

  /// Creates a picker with a localized title and an image that sets several values together, and a view that describes the selected value.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(sources.map { $0[keyPath: selection] }), content(), CanopyControls.Label(titleKey, image: image),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker with a localized title and an image that sets several values together, and a view that describes the selected value.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(sources.map { $0[keyPath: selection] }), content(),
      CanopyControls.Label(titleResource, image: image), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker with a title and an image that sets several values together, and a view that describes the selected value.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(sources.map { $0[keyPath: selection] }), content(), CanopyControls.Label(title, image: image),
      currentValueLabel: AnyView(currentValueLabel()))
  }
}
