public import CanopyCore
internal import CanopyLayout

extension View {
  /// Makes this view a section for focus movement.
  ///
  /// The Tab key moves the focus through all views of the section before it leaves. An arrow key that points to the section's
  /// frame moves the focus to the nearest view inside, even if none lies exactly in the arrow's direction:
  ///
  /// ```swift
  /// HStack {
  ///   VStack { Button("1") {}; Button("2") {} }.focusSection()
  ///   VStack { Button("A") {}; Button("B") {} }.focusSection()
  /// }
  /// ```
  nonisolated public func focusSection() -> some View { modifier(FocusSectionModifier()) }
}

/// A modifier that makes a view a section for focus movement.
struct FocusSectionModifier {}

@MainActor
extension FocusSectionModifier: InputModifier {
  func makeHandler(_: _MountContext) -> FocusSectionHandler { FocusSectionHandler() }
  func update(_: FocusSectionHandler) {}
}

@MainActor
final class FocusSectionHandler: InputHandler {
  nonisolated var label: String { "focusSection" }
}
