public import CanopyCore
internal import CanopyLayout

extension View {
  /// Makes this view a section for the movement of the focus.
  ///
  /// Tab moves the focus through all views of the section before it leaves, and an arrow key that points to the frame of the
  /// section moves the focus to the nearest view inside, also where none is in the way of the arrow:
  ///
  /// ```swift
  /// HStack {
  ///   VStack { Button("1") {}; Button("2") {} }.focusSection()
  ///   VStack { Button("A") {}; Button("B") {} }.focusSection()
  /// }
  /// ```
  nonisolated public func focusSection() -> some View { modifier(FocusSectionModifier()) }
}

/// A modifier that makes a view a section for the movement of the focus.
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
