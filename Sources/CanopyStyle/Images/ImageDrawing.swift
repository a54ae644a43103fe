package import CanopyCore
package import CanopyDrawing
package import Foundation

/// A picture that a closure draws. Two of them are equal only if they are identical, because closures can't be compared.
///
/// Safe because nothing in it changes, and the closure is called on the main actor.
package final class ImageDrawing: Equatable, @unchecked Sendable {
  package let size: CGSize
  /// Called on the main actor.
  private let draw: (ElementIndex, CGSize, CGFloat) -> [DisplayItem]

  /// - Parameter draw: Returns the display items for an element, a size and a scale in pixels per point. It is called on
  ///   the main actor.
  package init(size: CGSize, _ draw: @escaping (ElementIndex, CGSize, CGFloat) -> [DisplayItem]) {
    func length(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
    self.size = CGSize(width: length(size.width), height: length(size.height))
    self.draw = draw
  }

  /// Returns the display items for an element in the size of the picture, at a scale in pixels per point.
  @MainActor
  package func items(for element: ElementIndex, scale: CGFloat) -> [DisplayItem] { draw(element, size, scale) }

  package static func == (first: ImageDrawing, second: ImageDrawing) -> Bool { first === second }
}
