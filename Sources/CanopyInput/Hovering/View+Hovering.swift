public import CanopyCore
public import CanopyLayout
public import Foundation

extension View {
  /// Adds an action to run when the pointer enters or leaves this view.
  ///
  /// ```swift
  /// Text("Archive")
  ///   .underline(isHovered)
  ///   .onHover { isHovered = $0 }
  /// ```
  ///
  /// A view is also hovered when it moves under a resting pointer. It no longer is when it moves away, is covered, or is
  /// removed.
  ///
  /// - Parameter action: The action to run with a Boolean value that indicates whether the pointer is over the view.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier(action: action))
  }

  /// Adds an action to run with the pointer's location when the pointer moves over this view.
  ///
  /// - Parameters:
  ///   - coordinateSpace: The coordinate space of the location.
  ///   - action: The action to run with the location while the pointer is over the view, and then with `ended`.
  @_disfavoredOverload
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(ContinuousHoverModifier(space: coordinateSpace, action: action))
  }

  /// Adds an action to run with the pointer's location when the pointer moves over this view.
  ///
  /// - Parameters:
  ///   - coordinateSpace: The coordinate space of the location.
  ///   - action: The action to run with the location while the pointer is over the view, and then with `ended`.
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

/// A modifier that acts when the pointer enters or leaves its content.
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
  /// The most recent location passed to the action.
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
