internal import CanopyCore
internal import CanopyLayout
internal import CanopyStyle

/// A modifier whose content can be dragged.
struct DragModifier {
  let item: () -> NSItemProvider
  /// Creates the view that is shown during the drag; nil for a picture of the content.
  let preview: (() -> AnyView)?
}

@MainActor
extension DragModifier: InputModifier {
  func makeHandler(_: _MountContext) -> DragHandler { DragHandler(self) }
  func update(_ handler: DragHandler) { handler.modifier = self }
}

/// An input handler of a view that can be dragged.
@MainActor
final class DragHandler: InputHandler {
  var modifier: DragModifier

  init(_ modifier: DragModifier) { self.modifier = modifier }

  nonisolated var label: String { "draggable" }
}
