public import CanopyControls
public import CanopyCore
public import CanopyDisplay
public import CanopyStyle
public import CanopyText

extension MenuBarExtra where Label == CanopyControls.Label<Text, Image> {
  /// Creates an extra with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(titleKey), nil, content)
  }

  /// Creates an extra that people and programs can remove.
  public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, isInserted: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(titleKey), isInserted, content)
  }

  /// Creates an extra with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage name: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(title), nil, content)
  }

  /// Creates an extra that people and programs can remove.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage name: String, isInserted: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(title), isInserted, content)
  }

  /// Creates an extra with a localized title and an image.
  public init(
    _ titleKey: LocalizedStringKey, image name: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(titleKey), nil, content)
  }

  /// Creates an extra that people and programs can remove.
  public init(
    _ titleKey: LocalizedStringKey, image name: String, isInserted: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(titleKey), isInserted, content)
  }

  /// Creates an extra with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image name: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(title), nil, content)
  }

  /// Creates an extra that people and programs can remove.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image name: String, isInserted: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(title), isInserted, content)
  }
}

extension Label: TitledLabel {
  package var plainTitle: Text? { (title as? any TitledLabel)?.plainTitle }
}
