package import CanopyCore
internal import CanopyLayout
package import Foundation

/// The pointer over a window, and the views that it hovers over.
///
/// The pointer hovers over the view that would receive a touch there, and over all its ancestors. This is tested when the
/// pointer moves, and once per frame, because views can appear, disappear and move under the pointer. Without observers,
/// nothing is tested.
@MainActor
package final class WindowHover {
  package static let companion = TreeCompanion { WindowHover() }

  /// The location of the pointer in the window, or nil if it isn't over the window.
  package private(set) var location: CGPoint?
  /// A Boolean value that indicates whether a drag is in progress. The pointer belongs to the drag until it ends.
  package var isSuspended = false
  /// A Boolean value that indicates whether views were notified, so that the next frame may show different views under the
  /// pointer.
  package private(set) var isStale = false
  /// The number of modifiers that observe the pointer.
  fileprivate var observers = 0
  /// The observers that the pointer hovers over, outermost first.
  private var hovered: [HoveredPlace] = []

  private init() {}

  /// Moves the pointer without testing which views it hovers over.
  package func move(to location: CGPoint?) { self.location = location }

  /// Notifies the observers of the views that the pointer hovers over.
  ///
  /// - Parameters:
  ///   - touched: A closure that returns the element at a location, or nil if there is none.
  ///   - perform: A closure that runs the actions of an element in its window or presentation.
  package func test(
    touched: (CGPoint) -> ElementIndex?, perform: (ElementIndex, @MainActor () -> Void) -> Void
  ) {
    isStale = false
    guard observers > 0 || !hovered.isEmpty else { return }
    let location = isSuspended ? nil : location
    let found = location.flatMap(touched).map(HoveredPlace.all) ?? []
    for place in hovered.reversed() where !found.contains(place) {
      // An action may have removed views.
      guard let index = hovered.firstIndex(of: place) else { continue }
      hovered.remove(at: index)
      isStale = true
      perform(place.element) { place.handler.hoverEnded() }
    }
    guard let location else { return }
    for place in found where place.isInTree {
      if !hovered.contains(place) {
        hovered.append(place)
        isStale = true
        perform(place.element) { place.handler.hoverBegan() }
      }
      guard place.isInTree, let point = LayoutNode(place.element).converted(location) else { continue }
      perform(place.element) { place.handler.hoverMoved(to: point, of: location, in: LayoutNode(place.element)) }
    }
  }

  /// A Boolean value that indicates whether the next frame has to test the pointer.
  package var isObserved: Bool { observers > 0 && location != nil || !hovered.isEmpty }

  /// Called before an element with an observer leaves the tree.
  fileprivate func willRemove(_ element: ElementIndex, _ handler: any HoverHandling) {
    guard let index = hovered.firstIndex(where: { $0.element == element && $0.handler === handler }) else { return }
    hovered.remove(at: index)
    isStale = true
    Actions.add(in: LayoutNode(element).tree) { handler.hoverEnded() }
  }
}

/// An observer of the pointer, at one of the elements of its modifier.
@MainActor
private struct HoveredPlace: @MainActor Equatable {
  let handler: any HoverHandling
  let element: ElementIndex
  /// The stamp of the element's record, which distinguishes the element from a later one with the same index.
  private let stamp: UInt32

  /// Returns the observers at an element and its ancestors, outermost first.
  static func all(at element: ElementIndex) -> [HoveredPlace] {
    sequence(first: LayoutNode(element), next: \.parent).compactMap { HoveredPlace($0) }.reversed()
  }

  private init?(_ node: LayoutNode) {
    guard ViewRuntime.elements[node.element].kind == .wrapper,
      let handler = node.layout.inputHandler as? any HoverHandling
    else { return nil }
    (self.handler, element) = (handler, node.element)
    stamp = node.record.pointee.stamp
  }

  /// A Boolean value that indicates whether the element is still in the tree.
  var isInTree: Bool { LayoutNode(element).record.pointee.stamp == stamp }

  static func == (one: HoveredPlace, other: HoveredPlace) -> Bool {
    one.element == other.element && one.handler === other.handler
  }
}

/// An input handler that observes the pointer.
@MainActor
protocol HoverHandling: InputHandler {
  /// Called when the pointer begins to hover over an element of the modifier.
  func hoverBegan()
  /// Called when hovering begins, and in each later test.
  ///
  /// - Parameters:
  ///   - point: The location of the pointer in the element's coordinates.
  ///   - location: The location of the pointer in the window.
  func hoverMoved(to point: CGPoint, of location: CGPoint, in node: LayoutNode)
  /// Called when the pointer no longer hovers over the element, or the element leaves the tree.
  func hoverEnded()
}

/// The common part of all pointer observers: they are counted while they are in a tree.
@MainActor
class HoverHandler: HoverHandling {
  private let window: WindowHover

  init(_ context: _MountContext) {
    window = context.tree[WindowHover.companion]
    window.observers += 1
  }

  isolated deinit { window.observers -= 1 }

  nonisolated var label: String { "hover" }

  func hoverBegan() {}
  func hoverMoved(to point: CGPoint, of location: CGPoint, in node: LayoutNode) {}
  func hoverEnded() {}

  final func willUnwrap(in wrapping: ElementIndex) { window.willRemove(wrapping, self) }
}
