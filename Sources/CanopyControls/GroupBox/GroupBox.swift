internal import CanopyAccessibility
public import CanopyCore
public import CanopyText

/// A box that groups related views, with an optional label.
///
/// ```swift
/// GroupBox("Account") {
///   TextField("Name", text: $name)
///   SecureField("Password", text: $password)
/// }
/// ```
///
/// The views are one below the other. To change the appearance, apply `groupBoxStyle(_:)` to a box or to an ancestor, and
/// `backgroundStyle(_:)` to change only the fill.
public struct GroupBox<Label: View, Content: View> {
  private let label: Label
  private let content: Content
  @ControlStyle<GroupBoxKind> private var style

  /// Creates a box with a custom label.
  ///
  /// - Parameters:
  ///   - content: The views in the box.
  ///   - label: A view that describes the box.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label(), content())
  }

  /// Creates a box with a label. This is the older form of `init(content:label:)`.
  public init(label: Label, @ViewBuilder content: () -> Content) { self.init(label, content()) }

  private init(_ label: Label, _ content: Content) { (self.label, self.content) = (label, content) }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  public init(@ViewBuilder content: () -> Content) { self.init(EmptyView(), content()) }
}

extension GroupBox where Label == Text {
  /// Creates a box with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content())
  }

  /// Creates a box with a localized title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(Text(titleResource), content())
  }

  /// Creates a box with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content())
  }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates a box from the configuration of a style, in the next outer style.
  public init(_ configuration: GroupBoxStyleConfiguration) { self.init(configuration.label, configuration.content) }
}

extension GroupBox: View {
  /// The view that the current group box style creates.
  public var body: some View {
    style.makeBody(
      GroupBoxStyleConfiguration(
        label: GroupBoxStyleConfiguration.Label(view: AnyView(label)),
        content: GroupBoxStyleConfiguration.Content(view: AnyView(content)))
    )
    .accessibilityElement(children: .contain)
    .accessibilityLabel { _ in label }
  }
}

extension GroupBox: StyledControl {}
