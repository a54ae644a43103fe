internal import CanopyAccessibility
public import CanopyCore
public import CanopyDisplay
public import CanopyStyle
public import CanopyText

/// A group of controls that belong together.
///
/// ```swift
/// ControlGroup("Zoom", systemImage: "magnifyingglass") {
///   Button("Smaller", systemImage: "minus") { zoom /= 2 }
///   Button("Larger", systemImage: "plus") { zoom *= 2 }
/// }
/// ```
///
/// To change the appearance, apply `controlGroupStyle(_:)` to the group or to an ancestor.
public struct ControlGroup<Content: View> {
  private let content: Content
  private let label: AnyView?
  @ControlStyle<ControlGroupKind> private var style

  private init(_ content: Content, _ label: AnyView?) { (self.content, self.label) = (content, label) }

  /// Creates a group of controls.
  public init(@ViewBuilder content: () -> Content) { self.init(content(), nil) }

  /// Creates a group of controls with a custom label. Styles that need only little room show the label, such as menus.
  ///
  /// - Parameters:
  ///   - content: The controls.
  ///   - label: A view that describes the group.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    let content = LabeledControlGroupContent(content: content(), label: label())
    self.init(content, AnyView(content.label))
  }

  /// Creates a group from the configuration of a style, in the next outer style.
  public init(_ configuration: ControlGroupStyleConfiguration) where Content == ControlGroupStyleConfiguration.Content {
    self.init(configuration.content, configuration.label.view)
  }
}

/// The controls of a group, with its label.
public struct LabeledControlGroupContent<Content: View, Label: View> {
  let content: Content
  let label: Label
}

extension LabeledControlGroupContent: View {
  /// The controls.
  public var body: some View { content }
}

extension ControlGroup: View {
  /// The view that the current style creates.
  public var body: some View {
    style.makeBody(
      ControlGroupStyleConfiguration(
        content: ControlGroupStyleConfiguration.Content(view: AnyView(content)),
        label: ControlGroupStyleConfiguration.Label(view: label)))
  }
}

extension ControlGroup: StyledControl {}

// MARK: Titles

extension ControlGroup {
  /// Creates a group of controls with a localized title.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group of controls with a localized title.
  @_disfavoredOverload
  public init<C: View>(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleResource) }
  }

  /// Creates a group of controls with a title.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group of controls with a localized title and a symbol.
  public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a group of controls with a localized title and a symbol.
  @_disfavoredOverload
  public init<C: View>(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a group of controls with a title and a symbol.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }

  /// Creates a group of controls with a localized title and an image.
  public init<C: View>(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, image: image) }
  }

  /// Creates a group of controls with a localized title and an image.
  @_disfavoredOverload
  public init<C: View>(_ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleResource, image: image) }
  }

  /// Creates a group of controls with a title and an image.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, image: image) }
  }
}
