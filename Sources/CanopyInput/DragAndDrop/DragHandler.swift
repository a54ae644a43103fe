internal import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
internal import CoreTransferable

/// A modifier whose content can be dragged.
struct DragModifier {
  let item: () -> NSItemProvider
  /// A closure that creates the view to show during the drag, or nil to show a picture of the content.
  let preview: (() -> AnyView)?
}

@MainActor
extension DragModifier: InputModifier {
  func makeHandler(_ context: _MountContext) -> DragHandler { DragHandler(self, context) }
  func update(_ handler: DragHandler) { handler.modifier = self }
}

/// An input handler of a view that can be dragged.
@MainActor
final class DragHandler: LiftHandling {
  var modifier: DragModifier
  let window: WindowDrag

  init(_ modifier: DragModifier, _ context: _MountContext) {
    self.modifier = modifier
    window = context.tree[WindowDrag.companion]
  }

  nonisolated var label: String { "draggable" }

  func makeRecognition(at element: ElementIndex) -> GestureRecognition { DragRecognition(self, at: element) }
}
