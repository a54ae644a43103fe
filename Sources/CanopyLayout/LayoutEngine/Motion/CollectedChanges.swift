internal import CanopyCore
internal import Foundation

/// The elements whose frames have changed while a geometry group was placed more than once.
@MainActor
final class CollectedChanges {
  private enum Start {
    /// The frame of an element that had already been placed.
    case frame(CGRect)
    /// The first position in the group, and the first size, of a new element.
    case place(CGPoint, CGSize)
  }

  private var elements: [ElementIndex] = []
  private var starts: [ElementIndex: Start] = [:]

  /// Stores the frame of an element before its first change.
  func add(_ element: ElementIndex, _ frame: CGRect) { add(element, .frame(frame)) }

  /// Stores the first position and size of a new element.
  func addNewcomer(_ element: ElementIndex, _ frame: CGRect) {
    add(element, .place(LayoutNode(element).placeInGroup, frame.size))
  }

  private func add(_ element: ElementIndex, _ start: @autoclosure () -> Start) {
    if starts[element] != nil { return }
    starts[element] = start()
    elements.append(element)
  }

  /// Animates the elements from their frames before the changes to their frames after all changes.
  func show() {
    for element in elements {
      let node = LayoutNode(element)
      let frame = CGRect(origin: node.record.pointee.origin, size: node.record.pointee.size)
      switch starts[element] {
      case .frame(let old) where old != frame: node.frameChanged(from: old, to: frame)
      case .place(let place, let size):
        let start = CGRect(origin: node.origin(at: place), size: size)
        if start != frame { node.frameChanged(from: start, to: frame) }
      default: break
      }
    }
  }
}
