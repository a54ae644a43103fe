internal import CanopyCore

/// The styles that ancestors have set for a kind of control. The innermost one creates the control. Controls in its body use the
/// outer styles.
struct StyleStack<Configuration> {
  /// The styles, outermost first.
  private var styles: [any ControlStyle<Configuration>] = []

  mutating func add(_ style: some ControlStyle<Configuration>) { styles.append(style) }

  /// Returns the innermost style, and the styles around it; nil if there is none.
  var innermost: (style: any ControlStyle<Configuration>, outer: StyleStack)? {
    var outer = self
    return outer.styles.popLast().map { ($0, outer) }
  }
}

/// A style of a kind of control, by the properties that the control gives it.
@MainActor
protocol ControlStyle<Configuration> {
  associatedtype Configuration

  func makeView(_ configuration: Configuration) -> AnyView
}
