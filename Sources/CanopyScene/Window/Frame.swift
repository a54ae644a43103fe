internal import CanopyCore
internal import CanopyDisplay
package import CanopyDrawing
internal import CanopyLayout
package import Foundation

/// What a window does, turn by turn: it brings everything up to date for a moment, and says what is to be seen then.
///
/// ```swift
/// let frame = Frame(of: tree, in: size)
/// let shown = frame.run(at: clock.now, scale: 2)
/// draw(shown.list, in: shown.damage)
/// ```
@MainActor
package final class Frame {
  private let tree: ViewTree
  private let size: CGSize
  /// What was to be seen after the last turn.
  private var last = DisplayList()

  /// What is to be seen after a turn.
  package struct Shown {
    package let list: DisplayList
    /// The areas that look different from before.
    package let damage: Damage
  }

  /// - Parameter size: The size of the window.
  package init(of tree: ViewTree, in size: CGSize) {
    self.tree = tree
    self.size = size
  }

  /// A turn: all that has happened since the last one comes to rest, and is drawn.
  ///
  /// - Parameter date: The moment that the window shows; without one that of its clock.
  package func run(at date: Date? = nil, scale: CGFloat) -> Shown {
    traced("frame") {
      if let date { tree.context.clock.move(to: date) }
      update()
      let list = display(scale: scale)
      return Shown(list: list, damage: damage(of: list))
    }
  }

  // MARK: Phases

  /// Bodies read what has changed, layout follows, lazy rows come and go, and the actions run that all this calls for: until
  /// nothing changes any more. See `Turns` for what doesn't end.
  package func update() { ViewRuntime.update() }

  /// Elements that look different are drawn anew; from behind to the front, and with what the window presents.
  package func display(scale: CGFloat) -> DisplayList {
    let before = DrawingCounters.elements
    return traced("display", arguments: { ["elements": "\(DrawingCounters.elements - before)"] }) {
      let window = DisplayList.Part(id: tree.element, tree.displayList(scale: scale))
      let presentations = tree.presenter.presentations
      if presentations.isEmpty { return DisplayList(parts: [window]) }
      return DisplayList(
        parts: [window]
          + presentations.map { DisplayList.Part(id: $0.elements.first ?? 0, $0.displayList(in: size, scale: scale)) })
    }
  }

  /// The areas that look different from the last turn.
  private func damage(of list: DisplayList) -> Damage {
    var damage = Damage()
    return traced("damage", arguments: { ["areas": "\(damage.areas.count)"] }) {
      damage = list.damage(since: last)
      last = list
      return damage
    }
  }

  /// The color behind everything in the window.
  package var background: DrawColor { EnvironmentValues(seenFrom: tree.scope).windowBackground() }

  private func traced<Result>(
    _ name: String, arguments: () -> [String: String] = { [:] }, _ work: () -> Result
  ) -> Result {
    guard Trace.isRunning, let trace = Trace.current else { return work() }
    return trace.span(name, arguments: arguments, work)
  }
}
