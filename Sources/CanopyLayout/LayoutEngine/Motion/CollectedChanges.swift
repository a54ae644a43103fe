internal import CanopyCore
internal import Foundation

/// The elements whose frames have changed while a geometry group was placed more than once.
@MainActor
final class CollectedChanges {
  private enum Start {
    /// The frame of an element that was there before.
    case frame(CGRect)
    /// The place in the group, and the size, that an element had first.
    case place(CGPoint, CGSize)
  }

  private var elements: [ElementIndex] = []
  private var starts: [ElementIndex: Start] = [:]

  /// Remembers the frame of an element before its first change.
  func add(_ element: ElementIndex, _ frame: CGRect) { add(element, .frame(frame)) }

  /// Remembers the first place of an element that has just come.
  func addNewcomer(_ element: ElementIndex, _ frame: CGRect) {
    add(element, .place(LayoutNode(element).placeInGroup, frame.size))
  }

  private func add(_ element: ElementIndex, _ start: @autoclosure () -> Start) {
    if starts[element] != nil { return }
    starts[element] = start()
    elements.append(element)
  }

  /// Shows the elements on the way from where they were before to where they are after all changes.
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
