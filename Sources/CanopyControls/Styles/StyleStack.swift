internal import CanopyCore

/// The styles that ancestors have set for a kind of control. The innermost one creates the control. Controls in its body, such as
/// `Button(configuration)`, use the outer styles. Two values are equal if their styles have equal types and fields.
struct StyleStack<Configuration> {
  /// The styles, outermost first.
  private var styles: [any ControlStyle<Configuration>] = []

  mutating func add(_ style: some ControlStyle<Configuration>) { styles.append(style) }

  /// Returns a control in the innermost style.
  ///
  /// - Parameters:
  ///   - configuration: The properties of the control.
  ///   - property: The property of the environment with the styles of the control.
  ///   - usual: The style of controls for which no ancestor has set one.
  @MainActor
  func makeView(
    _ configuration: Configuration, _ property: WritableKeyPath<EnvironmentValues, StyleStack>,
    usual: some ControlStyle<Configuration>
  ) -> AnyView {
    var outer = self
    guard let style = outer.styles.popLast() else { return usual.makeView(configuration) }
    return AnyView(style.makeView(configuration).environment(property, outer))
  }
}

extension StyleStack: WrittenAsCode {
  /// The innermost style.
  var code: String {
    guard let style = styles.last?.style else { return ".automatic" }
    let text = readableText(of: style)
    return text.hasSuffix(")") ? text : "\(text)()"
  }
}

/// A style of a kind of control, by the properties that the control gives it.
@MainActor
protocol ControlStyle<Configuration> {
  associatedtype Configuration
  associatedtype Style

  nonisolated var style: Style { get }
  func makeView(_ configuration: Configuration) -> AnyView
}
