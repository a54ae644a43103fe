public import CanopyCore
internal import CanopyControls

/// A container for the controls with which people enter and choose values.
///
/// ```swift
/// Form {
///   Section("Profile") {
///     TextField("Name", text: $name)
///     Toggle("Public", isOn: $isPublic)
///   }
/// }
/// ```
///
/// The style decides what a form looks like: on the phone, it is a list with a card for each section.
public struct Form<Content: View> {
  private let content: Content
  @ControlStyle<FormKind> private var style

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

@MainActor
extension Form: View {
  /// The form in its style.
  public var body: some View { style.makeBody(FormStyleConfiguration(content: .init(view: AnyView(content)))) }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates a form from the properties that a style received.
  public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}
