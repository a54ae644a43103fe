public import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
package import Foundation

/// The shape of the pointer while it is over a view.
public struct PointerStyle: Hashable, Sendable {
  let pointer: HostPointer

  /// The default pointer for the location.
  public static let `default` = PointerStyle(pointer: .arrow)
  /// The pointer over text in horizontal lines.
  public static let horizontalText = PointerStyle(pointer: .text)
  /// The pointer over a link.
  public static let link = PointerStyle(pointer: .link)
  /// The pointer over content that people can drag.
  public static let grabIdle = PointerStyle(pointer: .grab)
  /// The pointer during a drag.
  public static let grabActive = PointerStyle(pointer: .grabbing)
  /// The pointer for precise selection, for example in a picture.
  public static let rectSelection = PointerStyle(pointer: .crosshair)
  /// The pointer over content that a click enlarges.
  public static let zoomIn = PointerStyle(pointer: .zoomIn)
  /// The pointer over content that a click reduces.
  public static let zoomOut = PointerStyle(pointer: .zoomOut)
  /// The pointer over the edge between two columns.
  public static let columnResize = PointerStyle(pointer: .horizontalResize)
  /// The pointer over the edge between two rows.
  public static let rowResize = PointerStyle(pointer: .verticalResize)
}

extension View {
  /// Sets the shape of the pointer while it is over this view.
  ///
  /// ```swift
  /// Divider().pointerStyle(.columnResize)
  /// ```
  ///
  /// - Parameter style: The shape, or nil to inherit it from the view's ancestors.
  nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View {
    modifier(PointerStyleModifier(style: style))
  }
}

/// A modifier that sets the shape of the pointer.
struct PointerStyleModifier {
  let style: PointerStyle?
}

@MainActor
extension PointerStyleModifier: InputModifier {
  func makeHandler(_: _MountContext) -> PointerStyleHandler { PointerStyleHandler(style) }
  func update(_ handler: PointerStyleHandler) { handler.style = style }
}

@MainActor
final class PointerStyleHandler: InputHandler {
  fileprivate(set) var style: PointerStyle?

  init(_ style: PointerStyle?) { self.style = style }

  nonisolated var label: String { "pointerStyle" }
}

extension HostPointer {
  /// Returns the shape of the pointer at a location in an element, set by the innermost view with a style, or by text.
  @MainActor
  package static func at(_ element: ElementIndex, _ location: CGPoint) -> HostPointer {
    let node = LayoutNode(element)
    if let own = node.converted(location), node.textLink(at: own) != nil, node.environment.isEnabled { return .link }
    if LayoutNode(element).hasSelectableText { return .text }
    for node in sequence(first: LayoutNode(element), next: \.parent)
    where ViewRuntime.elements[node.element].kind == .wrapper {
      let handler = node.layout.inputHandler
      if let style = (handler as? PointerStyleHandler)?.style { return style.pointer }
      if let target = handler as? any FocusTarget, target.takesText, node.isUsable { return .text }
    }
    return .arrow
  }
}
