public import CanopyCore
public import CanopyLayout
public import Foundation

extension View {
  /// Adds an action for when the pointer moves over this view or away from it.
  ///
  /// ```swift
  /// Text("Archive")
  ///   .underline(isHovered)
  ///   .onHover { isHovered = $0 }
  /// ```
  ///
  /// A view under a resting pointer is hovered over as well, and no longer if it moves away, is covered, or is removed.
  ///
  /// - Parameter action: The action. It gets a Boolean value that indicates whether the pointer is over the view.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier(action: action))
  }

  /// Adds an action for when the pointer moves over this view, which gets the location.
  ///
  /// - Parameters:
  ///   - coordinateSpace: The coordinate space of the location.
  ///   - action: The action. It gets the location while the pointer is over the view, and then `ended`.
  @_disfavoredOverload
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(ContinuousHoverModifier(space: coordinateSpace, action: action))
  }

  /// Adds an action for when the pointer moves over this view, which gets the location.
  ///
  /// - Parameters:
  ///   - coordinateSpace: The coordinate space of the location.
  ///   - action: The action. It gets the location while the pointer is over the view, and then `ended`.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(ContinuousHoverModifier(space: coordinateSpace.coordinateSpace, action: action))
  }
}

/// The phase of a pointer that hovers over a view.
@frozen public enum HoverPhase: Equatable, Sendable {
  /// The pointer is over the view, at a location.
  case active(CGPoint)
  /// The pointer is no longer over the view.
  case ended
}

/// A modifier that acts when the pointer moves over its content or away.
struct HoverModifier {
  let action: (Bool) -> Void
}

@MainActor
extension HoverModifier: InputModifier {
  func makeHandler(_ context: _MountContext) -> HoverActionHandler { HoverActionHandler(action, context) }
  func update(_ handler: HoverActionHandler) { handler.action = action }
}

final class HoverActionHandler: HoverHandler {
  var action: (Bool) -> Void

  init(_ action: @escaping (Bool) -> Void, _ context: _MountContext) {
    self.action = action
    super.init(context)
  }

  override func hoverBegan() { action(true) }
  override func hoverEnded() { action(false) }
}

/// A modifier that follows the pointer over its content.
struct ContinuousHoverModifier {
  let space: CoordinateSpace
  let action: (HoverPhase) -> Void
}

@MainActor
extension ContinuousHoverModifier: InputModifier {
  func makeHandler(_ context: _MountContext) -> ContinuousHoverHandler { ContinuousHoverHandler(self, context) }
  func update(_ handler: ContinuousHoverHandler) { handler.modifier = self }
}

final class ContinuousHoverHandler: HoverHandler {
  var modifier: ContinuousHoverModifier
  /// The last location that the action got.
  private var last: CGPoint?

  init(_ modifier: ContinuousHoverModifier, _ context: _MountContext) {
    self.modifier = modifier
    super.init(context)
  }

  override func hoverMoved(to point: CGPoint, of location: CGPoint, in node: LayoutNode) {
    let shown: CGPoint =
      switch modifier.space {
      case .local: point
      case .global, .named: node.location(location, in: modifier.space)
      }
    guard shown != last else { return }
    last = shown
    modifier.action(.active(shown))
  }

  override func hoverEnded() {
    last = nil
    modifier.action(.ended)
  }
}
