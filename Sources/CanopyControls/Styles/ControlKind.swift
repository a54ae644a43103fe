package import CanopyCore
internal import CanopyPresentation

/// A kind of control that styles can change.
///
/// A control asks for its style with ``ControlStyle``. The innermost style that the app has set creates the control. Where the app has set
/// none, the container around the control decides, such as a menu, and otherwise the kind itself.
package protocol ControlKind {
  /// The type of styles: an existential, such as `any LabelStyle`.
  associatedtype Style
  /// The properties of a control that a style receives.
  associatedtype Configuration

  /// The property of the environment with the styles that the app has set.
  static var styles: WritableKeyPath<EnvironmentValues, ControlStyles<Self>> { get }

  /// Returns a control in a style.
  @MainActor static func makeBody(_ style: Style, _ configuration: Configuration) -> AnyView

  /// Returns a control for which neither the app nor a container has set a style.
  @MainActor static func makeUsualBody(_ configuration: Configuration) -> AnyView
}

/// The styles that ancestors have set for a kind of control. Two values are equal if their styles have equal types and fields.
package struct ControlStyles<Kind: ControlKind> {
  /// The styles, outermost first.
  fileprivate var styles: [Kind.Style] = []

  mutating func add(_ style: Kind.Style) { styles.append(style) }
}

extension ControlStyles: WrittenAsCode {
  /// The innermost style.
  package var code: String {
    guard let style = styles.last else { return ".automatic" }
    let text = readableText(of: style)
    return text.hasSuffix(")") ? text : "\(text)()"
  }
}

/// The key of the styles of a kind of control.
package enum ControlStylesKey<Kind: ControlKind>: EnvironmentKey {
  package static var defaultValue: ControlStyles<Kind> { ControlStyles() }
}

/// A property wrapper with the style of a control.
///
/// ```swift
/// struct Lamp: View {
///   @ControlStyle<LampKind> private var style
///
///   var body: some View { style.makeBody(LampStyleConfiguration(isOn: true)) }
/// }
/// ```
@propertyWrapper
struct ControlStyle<Kind: ControlKind>: DynamicProperty {
  @Environment(Kind.styles) private var styles
  @Environment(\.containerStyles) private var containers

  @MainActor var wrappedValue: Resolved { Resolved(styles: styles, containers: containers) }

  /// The styles for a control, from the one that takes precedence to the usual one.
  struct Resolved {
    fileprivate let styles: ControlStyles<Kind>
    fileprivate let containers: ContainerStyles

    /// Returns a control in the style for its place. Controls in the body of the style use the next outer one.
    @MainActor func makeBody(_ configuration: Kind.Configuration) -> AnyView {
      if let body = containers.body(of: Kind.self, configuration, isFixed: true) { return body }
      var outer = styles
      if let style = outer.styles.popLast() {
        return AnyView(Kind.makeBody(style, configuration).environment(Kind.styles, outer))
      }
      return containers.automaticBody(of: Kind.self, configuration)
    }
  }
}

/// The body of an automatic style: a control as the container around it shows controls of its kind, or the usual one.
struct AutomaticControl<Kind: ControlKind>: View {
  let configuration: Kind.Configuration
  @Environment(\.containerStyles) private var containers

  init(_: Kind.Type, _ configuration: Kind.Configuration) { self.configuration = configuration }

  var body: AnyView { containers.automaticBody(of: Kind.self, configuration) }
}

extension ContainerStyles {
  /// Returns a control for which the app has set no style.
  @MainActor
  fileprivate func automaticBody<Kind: ControlKind>(of kind: Kind.Type, _ configuration: Kind.Configuration) -> AnyView
  {
    body(of: kind, configuration, isFixed: false) ?? Kind.makeUsualBody(configuration)
  }

  /// Returns a control in the style that the container has set; nil if it has set none.
  @MainActor
  fileprivate func body<Kind: ControlKind>(
    of kind: Kind.Type, _ configuration: Kind.Configuration, isFixed: Bool
  ) -> AnyView? {
    guard let style = style(for: kind, as: Kind.Style.self, isFixed: isFixed) else { return nil }
    var inside = self
    inside.remove(kind)
    return AnyView(Kind.makeBody(style, configuration).environment(\.containerStyles, inside))
  }
}

extension View {
  /// Sets the style of a kind of control inside a container.
  ///
  /// - Parameters:
  ///   - kind: The kind of control.
  ///   - style: The style.
  ///   - isFixed: A Boolean value that indicates whether the style takes precedence over those that the app sets.
  nonisolated package func _containerStyle<Kind: ControlKind>(
    _ kind: Kind.Type, _ style: Kind.Style, isFixed: Bool = false, for modifier: StaticString
  ) -> some View {
    _changing(\.containerStyles, for: modifier) { $0.set(style, for: kind, isFixed: isFixed) }
  }
}
