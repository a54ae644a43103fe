package import CanopyCore
package import Foundation

/// The purpose for which a point of an element is converted to its content.
package enum PointPurpose {
  /// Finds out what people touch. Content that is clipped or that ignores touches isn't found.
  case touch
  /// Describes the location of a known touch in the coordinates of a view.
  case description
}

/// An object of an upper layer that reacts to input at an element.
@MainActor
package protocol InputHandler: AnyObject {
  /// The name in a dump of the layout.
  nonisolated var label: String { get }

  /// Returns the point of the content that is touched at a point of the element, or nil if there is none.
  func inside(_ point: CGPoint, of node: LayoutNode, for purpose: PointPurpose) -> CGPoint?

  /// Returns a Boolean value that indicates whether people touch the element itself when they touch a point of it.
  func isTouched(at point: CGPoint, of node: LayoutNode) -> Bool

  /// Called when the element and everything inside it are in the tree.
  func didWrap(in wrapping: ElementIndex)

  /// Called before the element leaves the tree.
  func willUnwrap(in wrapping: ElementIndex)
}

extension InputHandler {
  package func inside(_ point: CGPoint, of _: LayoutNode, for _: PointPurpose) -> CGPoint? { point }
  package func isTouched(at _: CGPoint, of _: LayoutNode) -> Bool { false }
  package func didWrap(in _: ElementIndex) {}
  package func willUnwrap(in _: ElementIndex) {}
}

/// A modifier whose content reacts to input through an ``InputHandler``.
@MainActor
package protocol InputModifier: WrappingModifier where Wrapper == InputWrapper<Handler> {
  associatedtype Handler: InputHandler

  /// Creates the handler when the modifier is mounted.
  func makeHandler(_ context: _MountContext) -> Handler

  /// Updates the handler with a new value of the modifier.
  func update(_ handler: Handler)
}

@MainActor
extension InputModifier {
  package func makeWrapper(_ context: _MountContext) -> InputWrapper<Handler> {
    InputWrapper(makeHandler(context), context)
  }

  package func update(_ wrapper: InputWrapper<Handler>) { update(wrapper.handler) }
}

/// The wrapper of elements that react to input. It doesn't affect layout or drawing.
package final class InputWrapper<Handler: InputHandler>: ElementWrapper {
  package let handler: Handler

  init(_ handler: Handler, _ context: _MountContext) {
    self.handler = handler
    super.init(context)
  }

  override var label: String { handler.label }
  package override var inputHandler: (any InputHandler)? { handler }

  package override func inside(_ point: CGPoint, of node: LayoutNode, for purpose: PointPurpose) -> CGPoint? {
    handler.inside(point, of: node, for: purpose)
  }

  package override func isTouched(at point: CGPoint, of node: LayoutNode) -> Bool {
    handler.isTouched(at: point, of: node)
  }

  override func didWrap(in wrapping: ElementIndex) { handler.didWrap(in: wrapping) }
  override func willUnwrap(in wrapping: ElementIndex) { handler.willUnwrap(in: wrapping) }
}
