public import CanopyCore
public import CanopyDisplay
public import CanopyStyle
public import CanopyText

extension Toggle where Label == CanopyControls.Label<Text, Image> {
  /// Creates a toggle with a localized title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { CanopyControls.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a localized title and a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { CanopyControls.Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a toggle with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { CanopyControls.Label(title, systemImage: systemImage) }
  }

  /// Creates a toggle with a localized title and a symbol for several values.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { CanopyControls.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a localized title and a symbol for several values.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { CanopyControls.Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a toggle with a title and a symbol for several values.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { CanopyControls.Label(title, systemImage: systemImage) }
  }

  /// Creates a toggle with a localized title and an image.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { CanopyControls.Label(titleKey, image: image) }
  }

  /// Creates a toggle with a localized title and an image.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { CanopyControls.Label(titleResource, image: image) }
  }

  /// Creates a toggle with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { CanopyControls.Label(title, image: image) }
  }

  /// Creates a toggle with a localized title and an image for several values.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { CanopyControls.Label(titleKey, image: image) }
  }

  /// Creates a toggle with a localized title and an image for several values.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { CanopyControls.Label(titleResource, image: image) }
  }

  /// Creates a toggle with a title and an image for several values.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { CanopyControls.Label(title, image: image) }
  }
}
