package import CanopyCore
package import CanopyLayout
package import CanopyStyle
package import Foundation

extension View {
  /// Calls a closure when people ask for the menu of this view with the secondary mouse button or the keyboard.
  ///
  /// - Parameters:
  ///   - isEnabled: A Boolean value that indicates whether there is a menu. If not, a menu around this view opens.
  ///   - open: A closure that receives the location in the view, or nil if the menu was requested with a key.
  nonisolated package func _onContextMenu(
    isEnabled: Bool = true, perform open: @escaping (CGPoint?) -> Void
  ) -> some View {
    modifier(ContextMenuRequestModifier(isEnabled: isEnabled, open: open))
  }
}

/// A modifier of a view with a menu.
private struct ContextMenuRequestModifier {
  let isEnabled: Bool
  let open: (CGPoint?) -> Void
}

@MainActor
extension ContextMenuRequestModifier: InputModifier {
  func makeHandler(_: _MountContext) -> ContextMenuHandler { ContextMenuHandler(isEnabled, open) }
  func update(_ handler: ContextMenuHandler) { (handler.isEnabled, handler.open) = (isEnabled, open) }
}

/// An input handler that opens the menu of its view.
@MainActor
package final class ContextMenuHandler: InputHandler {
  package fileprivate(set) var open: (_ location: CGPoint?) -> Void

  fileprivate var isEnabled: Bool

  fileprivate init(_ isEnabled: Bool, _ open: @escaping (CGPoint?) -> Void) {
    (self.isEnabled, self.open) = (isEnabled, open)
  }

  nonisolated package var label: String { "contextMenu" }

  /// Returns the innermost enabled view with a menu around an element, or nil if there is none.
  package static func innermost(around element: ElementIndex) -> (handler: ContextMenuHandler, node: LayoutNode)? {
    for element in ViewRuntime.elements.path(from: element) where ViewRuntime.elements[element].kind == .wrapper {
      let node = LayoutNode(element)
      if let handler = node.layout.inputHandler as? ContextMenuHandler, handler.isEnabled, node.environment.isEnabled {
        return (handler, node)
      }
    }
    return nil
  }
}

extension KeyEvent {
  /// A Boolean value that indicates whether the key opens the menu of the focused view: the menu key, or Shift-F10.
  package var opensContextMenu: Bool {
    guard phase == .down, modifiers.typesText else { return false }
    return key == .menu && !modifiers.contains(.shift) || key == .f10 && modifiers.contains(.shift)
  }
}

extension KeyEquivalent {
  /// The key beside the space bar that opens the menu of a view.
  package static var menu: KeyEquivalent { "\u{F735}" }
  fileprivate static var f10: KeyEquivalent { "\u{F70D}" }
}
