package import CanopyDrawing
internal import CanopyStyle
package import CoreTransferable
package import Foundation

/// A view's drag that the host continues, because the pointer has left the window.
@MainActor
package struct HandedDrag {
  package let items: [NSItemProvider]
  /// The picture that follows the pointer.
  package let picture: DisplayList
  /// The size of the picture.
  package let size: CGSize
  /// The location of the pointer in the picture.
  package let grip: CGSize

  init(items: [NSItemProvider], _ preview: DragPreview?) {
    self.items = items
    picture = preview?.picture ?? []
    size = preview?.size ?? .zero
    grip = preview?.grip ?? .zero
  }
}
