public import CanopyCore
public import CanopyDrawing
internal import CanopyStyle
internal import Foundation

extension View {
  /// Connects a binding to the position of the scroll view in this view.
  ///
  /// - Parameters:
  ///   - position: The position. It changes when people scroll.
  ///   - anchor: The point of the scroll view that determines the current view, and at which a view is shown when a program
  ///     scrolls to it.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollPositionModifier(position: position, anchor: anchor))
  }

  /// Connects a binding to the identifier of the view at the beginning of the scroll view in this view.
  ///
  /// Only views in a layout with `scrollTargetLayout(isEnabled:)` are tracked. When you set the binding, the scroll view scrolls
  /// to the view.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - anchor: The point of the scroll view that determines the current view, and at which a view is shown when a program
  ///     scrolls to it. If it is nil, the beginning determines the current view, and programs scroll by the minimum distance.
  nonisolated public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrolledIDModifier(id: id, anchor: anchor))
  }
}

/// The connection between a scroll view and the binding to its position.
class ScrollPositionLink: ScrollLink {
  final var anchor: UnitPoint?
  /// The destination to scroll to once there is a scroll view.
  private var first: ScrollPursuit?
  private var lastMoves = -1

  override final func connected() {
    guard let first = self.first.take(), let container else { return }
    container.isPositionedByUser = false
    container.begin(first)
  }

  /// Scrolls to a destination, in the transaction of the running update.
  final func scroll(to destination: ScrollDestination) {
    let pursuit = ScrollPursuit(destination)
    guard let container, let node = container.node else { return first = pursuit }
    node.tree.requestScroll { [weak container] in
      guard let container, let node = container.node else { return }
      container.isPositionedByUser = false
      container.begin(pursuit, ViewRuntime.elements.transaction(of: node.element))
    }
  }

  /// Scrolls with the anchor of the modifier, if the destination has none.
  final func anchored(_ destination: ScrollDestination) -> ScrollDestination {
    if case .view(let id, nil) = destination { .view(id, anchor: anchor) } else { destination }
  }

  override final func contentMoved() {
    guard let container, let node = container.node, container.isPositionedByUser, container.moves != lastMoves
    else { return }
    lastMoves = container.moves
    report(container, in: node.tree)
  }

  /// Reports the position that a person has chosen.
  func report(_ container: ScrollContainer, in tree: TreeContext) {}

  /// Returns the identifiers of the view at the anchor.
  final func ids(in container: ScrollContainer) -> [AnyHashable] {
    guard let node = container.node else { return [] }
    let margins = container.margins(of: node)
    let visible = CGRect(
      x: container.offset.x + margins.leading, y: container.offset.y + margins.top,
      width: container.size.width - margins.horizontal, height: container.size.height - margins.vertical)
    let point = anchor ?? .topLeading
    func distance(_ frame: CGRect) -> CGFloat {
      func along(_ start: CGFloat, _ length: CGFloat, _ from: CGFloat, _ room: CGFloat, _ part: CGFloat) -> CGFloat {
        abs(start + length * part - from - room * part)
      }
      let x = along(frame.minX, frame.width, visible.minX, visible.width, point.x)
      let y = along(frame.minY, frame.height, visible.minY, visible.height, point.y)
      return (container.isHorizontal ? x : 0) + (container.isVertical ? y : 0)
    }
    return container.targets.all.min { distance($0.frame) < distance($1.frame) }?.ids ?? []
  }
}

// MARK: - scrollPosition(id:anchor:)

struct ScrolledIDModifier<ID: Hashable> {
  @Binding var id: ID?
  let anchor: UnitPoint?
  @State private var link = ScrolledIDLink<ID>()

  init(id: Binding<ID?>, anchor: UnitPoint?) {
    _id = id
    self.anchor = anchor
  }
}

extension ScrolledIDModifier: ViewModifier {
  func body(content: Content) -> some View {
    link.update(id, _id, anchor)
    return content.modifier(ScrollLinkSetting(name: "scrollPosition(id:anchor:)", link: link))
  }
}

final class ScrolledIDLink<ID: Hashable>: ScrollPositionLink {
  private var binding: Binding<ID?>?
  /// The last identifier that was reported or set.
  private var last: ID?

  func update(_ id: ID?, _ binding: Binding<ID?>, _ anchor: UnitPoint?) {
    self.binding = binding
    self.anchor = anchor
    guard id != last else { return }
    last = id
    if let id { scroll(to: .view(AnyHashable(id), anchor: anchor)) }
  }

  override func report(_ container: ScrollContainer, in tree: TreeContext) {
    guard let id = ids(in: container).lazy.compactMap({ $0.base as? ID }).first, id != last, let binding else { return }
    last = id
    act(in: tree) { binding.wrappedValue = id }
  }
}

// MARK: - scrollPosition(_:anchor:)

struct ScrollPositionModifier {
  @Binding var position: ScrollPosition
  let anchor: UnitPoint?
  @State private var link = PositionLink()

  init(position: Binding<ScrollPosition>, anchor: UnitPoint?) {
    _position = position
    self.anchor = anchor
  }
}

extension ScrollPositionModifier: ViewModifier {
  func body(content: Content) -> some View {
    link.update(position, _position, anchor)
    return content.modifier(ScrollLinkSetting(name: "scrollPosition(_:anchor:)", link: link))
  }
}

final class PositionLink: ScrollPositionLink {
  private var binding: Binding<ScrollPosition>?
  private var last = ScrollPosition()

  func update(_ position: ScrollPosition, _ binding: Binding<ScrollPosition>, _ anchor: UnitPoint?) {
    self.binding = binding
    self.anchor = anchor
    let isNew = position != last
    // Positions are equal regardless of the type of their identifiers, but the views that are reported depend on this type.
    last = position
    if isNew, !position.isPositionedByUser, let destination = position.destination { scroll(to: anchored(destination)) }
  }

  override func userBegan(in tree: TreeContext) { change(in: tree, id: last.id) }

  override func report(_ container: ScrollContainer, in tree: TreeContext) {
    let id = ids(in: container).lazy.compactMap { [last] in last.identifier($0.base) }.first
    if id.map({ AnyHashable($0) }) != last.id.map({ AnyHashable($0) }) { change(in: tree, id: id) }
  }

  private func change(in tree: TreeContext, id: (any Hashable & Sendable)?) {
    var new = last
    (new.place, new.id, new.isPositionedByUser) = (nil, id, true)
    guard new != last, let binding else { return }
    last = new
    act(in: tree) { binding.wrappedValue = new }
  }
}
