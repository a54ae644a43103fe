internal import CanopyCore
internal import CanopyStyle
internal import Foundation

/// The views of a scroll view that are scroll targets.
@MainActor
struct ScrollTargets {
  let container: ScrollContainer

  /// A view in the tree that is a scroll target.
  struct Target {
    /// The identifiers of the view, the innermost last.
    let ids: [AnyHashable]
    /// The frame in reading coordinates of the content.
    let frame: CGRect
  }

  /// The targets in the tree, in order.
  var all: [Target] {
    guard let node = container.node else { return [] }
    var targets: [Target] = []
    collect(in: node.element, [], isTarget: false, &targets)
    return targets
  }

  /// Adds the targets inside an element.
  ///
  /// - Parameters:
  ///   - ids: The identifiers of the element.
  ///   - isTarget: A Boolean value that indicates whether the children are targets.
  private func collect(in element: ElementIndex, _ ids: [AnyHashable], isTarget: Bool, _ targets: inout [Target]) {
    let elements = ViewRuntime.elements
    let rows = elements.identifiedRows(of: element)
    for (place, child) in elements.children(of: element).enumerated() {
      var childIDs = isTarget ? ids : []
      if isTarget, let rows, place < rows.rowsInTree.count {
        childIDs.append(rows.rowID(at: rows.rowsInTree.lowerBound + place))
      }
      if isTarget, let id = elements.identity(of: child) { childIDs.append(id) }
      if isTarget, elements[child].kind != .group {
        add(LayoutNode(child), childIDs, &targets)
      } else if elements.ownTrait(ScrollTargetLayoutKey.self, of: child) == true {
        collect(in: elements.subject(of: child), [], isTarget: true, &targets)
      } else if elements.ownTrait(ScrollTargetKey.self, of: child) == true {
        add(LayoutNode(child), childIDs, &targets)
      } else if LayoutNode(child).isNestedScrollView {
        continue
      } else {
        collect(in: child, childIDs, isTarget: isTarget, &targets)
      }
    }
  }

  private func add(_ node: LayoutNode, _ ids: [AnyHashable], _ targets: inout [Target]) {
    guard node.record.pointee.flags.contains(.isPlaced), !node.isHidden,
      let frame = container.contentFrame(of: node)
    else { return }
    // The identifier may be on an element inside the wrappers of modifiers.
    var (ids, next) = (ids, node.element)
    while let inner = ViewRuntime.elements.wrapped(by: next) {
      if let id = ViewRuntime.elements.identity(of: inner) { ids.append(id) }
      next = inner
    }
    targets.append(Target(ids: ids, frame: frame))
  }

  /// Returns the frame of the target whose start is nearest to a position.
  ///
  /// - Parameter direction: If it isn't 0, targets in this direction are preferred.
  func frame(nearest position: CGPoint, along axis: Axis, toward direction: CGFloat) -> CGRect? {
    func start(_ frame: CGRect) -> CGFloat { axis == .vertical ? frame.minY : frame.minX }
    func end(_ frame: CGRect) -> CGFloat { axis == .vertical ? frame.maxY : frame.maxX }
    let here = axis == .vertical ? position.y : position.x
    var frames = all.map(\.frame)
    let isKnown = frames.contains { start($0) <= here } && frames.contains { end($0) >= here }
    if !isKnown { frames += estimates(around: position) }
    let ahead = direction == 0 ? [] : frames.filter { (start($0) - here) * direction > -0.5 }
    return (ahead.isEmpty ? frames : ahead).min { abs(start($0) - here) < abs(start($1) - here) }
  }

  /// The estimated frames of rows that aren't in the tree.
  private func estimates(around position: CGPoint) -> [CGRect] {
    guard let node = container.node, let layout = layout(in: node.element) else { return [] }
    let lazy = LayoutNode(layout)
    guard let frame = container.contentFrame(of: lazy) else { return [] }
    let inside = CGPoint(x: position.x - frame.minX, y: position.y - frame.minY)
    return lazy.layout.estimatedFrames(around: inside).map { $0.offsetBy(dx: frame.minX, dy: frame.minY) }
  }

  /// Returns the layout whose children are targets.
  private func layout(in element: ElementIndex) -> ElementIndex? {
    let elements = ViewRuntime.elements
    for child in elements.children(of: element) {
      if elements.ownTrait(ScrollTargetLayoutKey.self, of: child) == true { return elements.subject(of: child) }
      if LayoutNode(child).isNestedScrollView { continue }
      if let found = layout(in: child) { return found }
    }
    return nil
  }
}

extension ScrollContainer {
  /// The views that are scroll targets.
  var targets: ScrollTargets { ScrollTargets(container: self) }
}

@MainActor
extension LayoutNode {
  fileprivate var isNestedScrollView: Bool { ownScrollContainer != nil }
}

/// The trait of `View.scrollTargetLayout(isEnabled:)`.
enum ScrollTargetLayoutKey: TraitKey {
  static var defaultValue: Bool { false }
}

/// The trait of `View.scrollTarget(isEnabled:)`.
enum ScrollTargetKey: TraitKey {
  static var defaultValue: Bool { false }
}
