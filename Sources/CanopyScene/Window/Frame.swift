internal import CanopyCore
internal import CanopyDisplay
package import CanopyDrawing
internal import CanopyLayout
package import Foundation

/// Runs the frames of a window. An update concerns all windows; the display list and the damage are those of this window.
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
  /// The display list of the last frame.
  private var last = DisplayList()

  /// The content of a window after a frame.
  package struct Shown {
    package let list: DisplayList
    /// The areas that look different from before.
    package let damage: Damage
  }

  /// Creates the frames of a window.
  ///
  /// - Parameter size: The size of the window.
  package init(of tree: ViewTree, in size: CGSize) {
    self.tree = tree
    self.size = size
  }

  /// Runs a frame: updates the window for all changes since the last frame, and draws it.
  ///
  /// - Parameter date: The time that the window shows; nil to keep the time of its clock.
  package func run(at date: Date? = nil, scale: CGFloat) -> Shown {
    Trace.span("frame") {
      if let date { tree.context.clock.move(to: date) }
      update()
      let list = display(scale: scale)
      return Shown(list: list, damage: damage(of: list))
    }
  }

  // MARK: Phases

  /// Runs bodies, layout, lazy rows and actions until nothing changes any more. `Turns` limits how often.
  package func update() { ViewRuntime.update() }

  /// Draws the elements that have changed. Returns everything that the window and its presentations show, from back to front.
  package func display(scale: CGFloat) -> DisplayList {
    let before = DrawingCounters.elements
    return Trace.span("display", arguments: { ["elements": "\(DrawingCounters.elements - before)"] }) {
      let window = DisplayList.Part(id: tree.element, tree.displayList(scale: scale))
      let presentations = tree.presenter.presentations
      if presentations.isEmpty { return DisplayList(parts: [window]) }
      return DisplayList(
        parts: [window]
          + presentations.map { DisplayList.Part(id: $0.elements.first ?? 0, $0.displayList(in: size, scale: scale)) })
    }
  }

  /// Returns the areas that differ from the last frame.
  private func damage(of list: DisplayList) -> Damage {
    var damage = Damage()
    return Trace.span("damage", arguments: { ["areas": "\(damage.areas.count)"] }) {
      damage = list.damage(since: last)
      last = list
      return damage
    }
  }

  /// The color behind everything in the window.
  package var background: DrawColor { EnvironmentValues(seenFrom: tree.scope).windowBackground() }
}
