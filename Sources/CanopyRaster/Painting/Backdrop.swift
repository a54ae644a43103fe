internal import CPango
internal import CanopyDrawing
internal import Foundation

/// The items drawn so far on a vector file, for materials to blur, because the pixels of a file can't be read.
final class Backdrop {
  /// The items drawn so far in the innermost group.
  private let items: ArraySlice<DisplayItem>
  private let place: Place

  private enum Place {
    /// The entire target, or a group that is drawn separately, with a transform from its coordinates to the target's.
    case target(CGAffineTransform)
    case group(DisplayGroup.Effect, in: Backdrop)
  }

  private init(_ items: ArraySlice<DisplayItem>, _ place: Place) { (self.items, self.place) = (items, place) }

  /// Creates an empty backdrop for a target, or for a group that is drawn separately.
  convenience init(_ map: CGAffineTransform) { self.init([], .target(map)) }

  /// Returns the backdrop of an item that follows other items in the same group.
  func after(_ items: ArraySlice<DisplayItem>) -> Backdrop { Backdrop(items, place) }

  /// Returns the backdrop of a group's first item.
  ///
  /// - Parameter map: A transform from the coordinates of the group to the target.
  func inside(_ effect: DisplayGroup.Effect, _ map: CGAffineTransform) -> Backdrop {
    switch effect {
    case .transform, .clip: Backdrop([], .group(effect, in: self))
    case .mask, .layer, .blend, .shadow, .projection, .blur, .colors, .threshold: Backdrop(map)
    }
  }

  /// Draws all items into a layer of pixels.
  func draw(on pixels: Offscreen) { draw(on: pixels, []) }

  private func draw(on pixels: Offscreen, _ inner: [DisplayItem]) {
    let items = items + inner
    switch place {
    case .target(let map): pixels.draw(DisplayList(Array(items)), map)
    case .group(let effect, let outer):
      outer.draw(on: pixels, [DisplayItem(id: 0, .group(DisplayGroup(effect, Array(items))))])
    }
  }
}
