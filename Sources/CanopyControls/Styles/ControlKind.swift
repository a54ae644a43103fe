package import CanopyCore
internal import CanopyPresentation

/// A kind of control whose appearance styles can change.
///
/// A control finds its style with ``ControlStyle``. The innermost style that the app set creates the control. If the app didn't
/// set one, the enclosing container decides, such as a menu. Otherwise, the kind decides.
package protocol ControlKind {
  /// The type of styles: an existential, such as `any LabelStyle`.
  associatedtype Style
  /// The properties of a control that a style receives.
  associatedtype Configuration

  /// The environment key path of the styles that the app set.
  static var styles: WritableKeyPath<EnvironmentValues, ControlStyles<Self>> { get }

  /// Returns a control in the given style.
  @MainActor static func makeBody(_ style: Style, _ configuration: Configuration) -> AnyView

  /// Returns a control that neither the app nor a container styles.
  ///
  /// - Parameters:
  ///   - configuration: The properties of the control.
  ///   - styles: The styles of such controls in the idiom of the place.
  @MainActor static func makeUsualBody(_ configuration: Configuration, _ styles: UsualStyles) -> AnyView

  /// The style of such controls in a menu, or nil if they look as elsewhere.
  @MainActor static var styleInMenus: StyleInMenus<Style>? { get }

  /// Returns a Boolean value that indicates whether a style that the app set means the one that menus have anyway.
  @MainActor static func isUsualInMenus(_ style: Style) -> Bool
}

extension ControlKind {
  package static var styleInMenus: StyleInMenus<Style>? { nil }
  package static func isUsualInMenus(_: Style) -> Bool { false }
}

/// The style of a kind of control in a menu.
package struct StyleInMenus<Style> {
  let style: Style
  /// A Boolean value that indicates whether the style takes precedence over styles that the app sets.
  let isFixed: Bool
}

/// The styles that ancestors set for a kind of control. Two values are equal if their styles have equal types and fields.
package struct ControlStyles<Kind: ControlKind> {
  /// The styles, outermost first.
  fileprivate var styles: [Kind.Style] = []

  package init() {}

  package mutating func add(_ style: Kind.Style) { styles.append(style) }
}

extension ControlStyles: WrittenAsCode {
  /// The innermost style as source code.
  package var code: String {
    guard let style = styles.last else { return ".automatic" }
    let text = readableText(of: style)
    return text.hasSuffix(")") ? text : "\(text)()"
  }
}

/// A property wrapper that provides the style of a control.
///
/// ```swift
/// struct Lamp: View {
///   @ControlStyle<LampKind> private var style
///
///   var body: some View { style.makeBody(LampStyleConfiguration(isOn: true)) }
/// }
/// ```
@propertyWrapper
package struct ControlStyle<Kind: ControlKind>: DynamicProperty {
  @Environment(Kind.styles) private var styles
  @Environment(\.containerStyles) private var containers
  @Environment(\.usualStyles) private var usualStyles

  package init() {}

  @MainActor package var wrappedValue: Resolved {
    Resolved(styles: styles, containers: containers, usualStyles: _usualStyles)
  }

  /// The styles that apply to a control, from the highest precedence to the default.
  package struct Resolved {
    fileprivate let styles: ControlStyles<Kind>
    fileprivate let containers: ContainerStyles
    /// The styles of the idiom, which only a control without another style reads.
    fileprivate let usualStyles: Environment<UsualStyles>

    /// Returns a control in the style for its position. Controls in that style's body use the next outer style.
    @MainActor package func makeBody(_ configuration: Kind.Configuration) -> AnyView {
      if let body = containers.body(of: Kind.self, configuration, isFixed: true) { return body }
      let body = styledBody(configuration)
      return containers.hasFixedStyles
        ? AnyView(body.environment(\.containerStyles, containers.insideControls)) : body
    }

    /// Returns a control in the app's innermost style, or else as the container shows it.
    @MainActor private func styledBody(_ configuration: Kind.Configuration) -> AnyView {
      var outer = styles
      while let style = outer.styles.popLast() {
        if containers.isMenu(for: Kind.self, isFixed: false), Kind.isUsualInMenus(style) { continue }
        return AnyView(Kind.makeBody(style, configuration).environment(Kind.styles, outer))
      }
      return containers.automaticBody(of: Kind.self, configuration, usualStyles)
    }
  }
}

/// The body of an automatic style: the control as the enclosing container shows it, or the kind's default.
package struct AutomaticControl<Kind: ControlKind>: View {
  let configuration: Kind.Configuration
  @Environment(\.containerStyles) private var containers
  @Environment(\.usualStyles) private var usualStyles

  package init(_: Kind.Type, _ configuration: Kind.Configuration) { self.configuration = configuration }

  package var body: AnyView { containers.automaticBody(of: Kind.self, configuration, _usualStyles) }
}

extension ContainerStyles {
  /// Returns a control that the app didn't style.
  @MainActor
  fileprivate func automaticBody<Kind: ControlKind>(
    of kind: Kind.Type, _ configuration: Kind.Configuration, _ usualStyles: Environment<UsualStyles>
  ) -> AnyView {
    body(of: kind, configuration, isFixed: false) ?? Kind.makeUsualBody(configuration, usualStyles.wrappedValue)
  }

  /// Returns a control in the style that the container set, or nil if it set none.
  @MainActor
  fileprivate func body<Kind: ControlKind>(
    of kind: Kind.Type, _ configuration: Kind.Configuration, isFixed: Bool
  ) -> AnyView? {
    guard
      let style = style(for: kind, as: Kind.Style.self, isFixed: isFixed) ?? styleInMenus(of: kind, isFixed: isFixed)
    else { return nil }
    var inside = insideControls
    inside.remove(kind)
    return AnyView(Kind.makeBody(style, configuration).environment(\.containerStyles, inside))
  }
}

extension ContainerStyles {
  /// Returns the style of a kind of control in a menu, or nil if the place isn't a menu or the kind looks as elsewhere there.
  @MainActor
  fileprivate func styleInMenus<Kind: ControlKind>(of kind: Kind.Type, isFixed: Bool) -> Kind.Style? {
    // Most controls aren't in a menu, and don't have to make its style for that.
    guard isMenu(for: kind, isFixed: false), let style = Kind.styleInMenus, style.isFixed || !isFixed,
      isMenu(for: kind, isFixed: style.isFixed)
    else { return nil }
    return style.style
  }
}

extension View {
  /// Makes this view the content of a menu, in which controls look as their kinds say.
  nonisolated func _menuItems() -> some View { _changing(\.containerStyles, for: "Menu") { $0 = .menu } }

  /// Sets the style of a kind of control inside a container.
  ///
  /// - Parameters:
  ///   - kind: The kind of control to style.
  ///   - style: The style for controls of that kind.
  ///   - isFixed: A Boolean value that indicates whether the style takes precedence over styles that the app sets.
  ///   - keepsOuter: A Boolean value that indicates whether the style of an enclosing container takes precedence.
  nonisolated package func _containerStyle<Kind: ControlKind>(
    _ kind: Kind.Type, _ style: Kind.Style, isFixed: Bool = false, keepsOuter: Bool = false, for modifier: StaticString
  ) -> some View {
    _changing(\.containerStyles, for: modifier) { styles in
      if keepsOuter, styles.style(for: kind, as: Kind.Style.self, isFixed: false) != nil { return }
      if keepsOuter, styles.isMenu(for: kind, isFixed: false) { return }
      styles.set(style, for: kind, isFixed: isFixed)
    }
  }
}
