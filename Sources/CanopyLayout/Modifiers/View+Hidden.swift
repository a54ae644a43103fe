public import CanopyCore

extension View {
  /// Hides this view. It keeps its space, but can't be seen, pressed, or found by assistive technologies.
  nonisolated public func hidden() -> some View { modifier(UnaryModifier(layout: HiddenLayout())) }
}

struct HiddenLayout: UnaryLayout, Equatable {
  var hides: Bool { true }
  var label: String { "hidden" }
}
