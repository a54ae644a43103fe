public import CanopyCore

extension View {
  /// Hides the view: it keeps its room, and nobody sees, touches or hears of it.
  nonisolated public func hidden() -> some View { modifier(UnaryModifier(layout: HiddenLayout())) }
}

struct HiddenLayout: UnaryLayout, Equatable {
  var hides: Bool { true }
  var label: String { "hidden" }
}
