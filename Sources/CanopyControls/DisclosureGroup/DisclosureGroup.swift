public import CanopyCore
public import CanopyText

/// A view that shows or hides its content when a person presses its label.
///
/// ```swift
/// DisclosureGroup("Advanced", isExpanded: $showsAdvanced) {
///   Toggle("Use proxy", isOn: $usesProxy)
/// }
/// ```
///
/// Without a binding, the group is collapsed at first. While it is collapsed, its content isn't in the tree. To change the
/// appearance, apply `disclosureGroupStyle(_:)` to the group or to an ancestor.
public struct DisclosureGroup<Label: View, Content: View> {
  private let label: Label
  private let content: () -> Content
  private let isExpanded: Binding<Bool>?
  @State private var isOpen = false
  @ControlStyle<DisclosureGroupKind> private var style

  private init(_ isExpanded: Binding<Bool>?, _ label: Label, _ content: @escaping () -> Content) {
    (self.isExpanded, self.label, self.content) = (isExpanded, label, content)
  }

  /// Creates a group with a custom label.
  ///
  /// - Parameters:
  ///   - content: Returns the views that are shown while the group is expanded.
  ///   - label: A view that describes the content.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, label(), content)
  }

  /// Creates a group with a custom label, whose state the app keeps.
  ///
  /// - Parameters:
  ///   - isExpanded: A binding to a value that indicates whether the content is shown.
  ///   - content: Returns the views that are shown while the group is expanded.
  ///   - label: A view that describes the content.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded, label(), content)
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, Text(titleKey), content)
  }

  /// Creates a group with a localized title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, Text(titleResource), content)
  }

  /// Creates a group with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, Text(label), content)
  }

  /// Creates a group with a localized title, whose state the app keeps.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, Text(titleKey), content)
  }

  /// Creates a group with a localized title, whose state the app keeps.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, Text(titleResource), content)
  }

  /// Creates a group with a title, whose state the app keeps.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, Text(label), content)
  }
}

extension DisclosureGroup: View {
  /// The view that the current style creates.
  public var body: some View {
    style.makeBody(
      DisclosureGroupStyleConfiguration(
        label: DisclosureGroupStyleConfiguration.Label(view: label._controlLabel),
        content: DisclosureGroupStyleConfiguration.Content(content: { AnyView(content()) }),
        isExpanded: isExpanded ?? $isOpen))
  }
}

extension DisclosureGroup: StyledControl {}
