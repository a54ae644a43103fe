internal import CanopyDrawing
public import Foundation

/// Room that grows: along the stack that it is in, or both ways outside of one.
@frozen public struct Spacer {
  /// The least room; nil is as much as there usually is between views.
  public var minLength: CGFloat?

  /// Room that grows.
  @inlinable
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

@MainActor
extension Spacer: View, LeafView {
  func makeLayout() -> SpacerLayout { SpacerLayout(minLength) }

  func update(_ layout: SpacerLayout) -> LeafChange { layout.update(minLength) ? .size : .nothing }
}

final class SpacerLayout: LeafLayout {
  private var least: CGFloat

  init(_ minLength: CGFloat?) { least = max(minLength ?? ViewSpacing.usual, 0) }

  override var label: String { "spacer" }

  @MainActor
  override func items(of _: LayoutNode, in _: CGRect, _: ElementDrawing) -> [DisplayItem] { [] }

  func update(_ minLength: CGFloat?) -> Bool {
    let new = max(minLength ?? ViewSpacing.usual, 0)
    defer { least = new }
    return new != least
  }

  override func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let orientation = node.stackOrientation
    func length(_ axis: Axis, _ offered: CGFloat?) -> CGFloat {
      orientation == nil || orientation == axis ? max(least, offered ?? least) : 0
    }
    return CGSize(width: length(.horizontal, proposal.width), height: length(.vertical, proposal.height))
  }

  /// Whatever is beside it may come close: it is room itself.
  override func spacing(of _: LayoutNode) -> ViewSpacing { .zero }
}
