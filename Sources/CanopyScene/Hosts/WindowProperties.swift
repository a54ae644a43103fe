package import CanopyStyle
package import Foundation

/// The properties of a window that its scene and its content determine.
package struct WindowProperties: Equatable, Sendable {
  /// The title, or an empty string for none. Direction controls are removed, because an app can show names from other people in
  /// it.
  package var title = "" {
    didSet { title = title._withoutDirectionControls }
  }
  /// The initial size of the window, or nil for the host's default.
  package var initialSize: CGSize?
  /// The limits of the window's size that follow from its content.
  package var contentLimits = ContentLimits.none
  package var minimumSize = CGSize.zero
  /// The maximum size, which is infinite in a dimension without a limit.
  package var maximumSize = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
  /// The initial position of the window, from 0 to 1 in each dimension of the screen, or nil to let the host choose.
  package var initialPosition: CGPoint?
  /// A Boolean value that indicates whether the window has a title bar.
  package var showsTitleBar = true
  package var floatsOnTop = false
  /// The color scheme that the content prefers, or nil for the system's. The content already uses it.
  package var preferredColorScheme: ColorScheme?
  /// The file that the window shows, or nil for none.
  package var document: URL?
  /// A Boolean value that indicates whether the document has unsaved changes.
  package var isDocumentEdited = false

  package init() {}

  /// A Boolean value that indicates whether people can change the size of the window.
  package var isResizable: Bool { minimumSize != maximumSize }
}

/// The content sizes that limit the size of the window.
package enum ContentLimits: Sendable {
  case none
  case least
  case leastAndGreatest
}

/// The size and scale of a window on its screen.
package struct WindowGeometry: Equatable, Sendable {
  /// The size of the content, in points.
  package var size: CGSize
  /// The number of pixels per point.
  package var scale: CGFloat
  /// The insets at the edges that content avoids.
  package var safeArea: EdgeInsets
  /// The height of an on-screen keyboard.
  package var keyboardHeight: CGFloat

  package init(
    size: CGSize, scale: CGFloat = 1, safeArea: EdgeInsets = EdgeInsets(), keyboardHeight: CGFloat = 0
  ) {
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.keyboardHeight = keyboardHeight
  }
}
