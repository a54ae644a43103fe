internal import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
internal import CoreTransferable
internal import Foundation

/// A view's responses to items that are dragged over it.
@MainActor
protocol DropTarget {
  /// Returns a Boolean value that indicates whether the items can be dropped here.
  func accepts(_ info: DropInfo) -> Bool
  func entered(_ info: DropInfo)
  func updated(_ info: DropInfo) -> DropProposal?
  func exited(_ info: DropInfo)
  /// Receives the items. Returns a Boolean value that indicates whether they were accepted.
  func perform(_ info: DropInfo, _ receiver: DropReceiver) -> Bool
}

/// A modifier that lets its content receive dropped items.
struct DropModifier<Target: DropTarget> {
  let target: Target
}

@MainActor
extension DropModifier: InputModifier {
  func makeHandler(_ context: _MountContext) -> DropHandler { DropHandler(target, context) }
  func update(_ handler: DropHandler) { handler.target = target }
}

/// An input handler of a view that receives items.
@MainActor
final class DropHandler: InputHandler {
  var target: any DropTarget
  private let window: WindowDrag

  init(_ target: any DropTarget, _ context: _MountContext) {
    self.target = target
    window = context.tree[WindowDrag.companion]
  }

  nonisolated var label: String { "dropTarget" }

  /// During a drag, a target covers its entire frame, including the space between its children.
  func isTouched(at point: CGPoint, of node: LayoutNode) -> Bool {
    window.isActive && CGRect(origin: .zero, size: node.shownSize).contains(point)
  }

  func willUnwrap(in wrapping: ElementIndex) { window.willRemove(wrapping, self) }
}

/// A target at one of its modifier's elements.
@MainActor
struct DropPlace: @MainActor Equatable {
  let handler: DropHandler
  let element: ElementIndex
  /// The stamp of the element's record, which distinguishes the element from a later one with the same index.
  private let stamp: UInt32

  /// Returns the enabled targets at an element and its ancestors, innermost first.
  static func all(at element: ElementIndex) -> [DropPlace] {
    sequence(first: LayoutNode(element), next: \.parent).compactMap { DropPlace($0) }
  }

  private init?(_ node: LayoutNode) {
    guard ViewRuntime.elements[node.element].kind == .wrapper,
      let handler = node.layout.inputHandler as? DropHandler, node.environment.isEnabled
    else { return nil }
    (self.handler, element) = (handler, node.element)
    stamp = node.record.pointee.stamp
  }

  /// A Boolean value that indicates whether the element is still in the tree.
  var isInTree: Bool { LayoutNode(element).record.pointee.stamp == stamp }

  /// Returns the items at a location in the window.
  func info(_ providers: [NSItemProvider], at location: CGPoint) -> DropInfo {
    DropInfo(location: LayoutNode(element).converted(location) ?? location, providers: providers)
  }

  static func == (one: DropPlace, other: DropPlace) -> Bool {
    one.element == other.element && one.handler === other.handler
  }
}

/// The destination of dropped values, which may have to be loaded first.
@MainActor
struct DropReceiver {
  private let place: DropPlace
  private let window: WindowDrag
  private let tree: TreeContext

  init(_ place: DropPlace, _ window: WindowDrag) {
    (self.place, self.window) = (place, window)
    tree = LayoutNode(place.element).tree
  }

  /// Runs code that loads the values. It runs immediately until it has to wait.
  func load(_ body: @escaping @MainActor () async -> Void) { window.load(tree.imageEngine, body) }

  /// Runs an action in the window or presentation of the target.
  func perform(_ action: @MainActor () -> Void) {
    if place.isInTree { window.perform(place.element, action) } else { tree.perform(action) }
  }

  func record(_ issue: RuntimeIssue) { tree.record(issue) }
}
