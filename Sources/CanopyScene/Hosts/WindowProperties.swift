package import CanopyStyle
package import Foundation

/// The properties of a window that its scene and its content decide.
package struct WindowProperties: Equatable, Sendable {
  /// The title; empty for none. It has no characters that change directions, because an app may show names of others in it.
  package var title = "" {
    didSet { title = title._withoutDirectionControls }
  }
  /// The size in which the window opens; nil for the usual size of the host.
  package var initialSize: CGSize?
  /// The limits of its size that follow from its content.
  package var contentLimits = ContentLimits.none
  package var minimumSize = CGSize.zero
  /// The greatest size; infinite in a dimension without a limit.
  package var maximumSize = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
  /// The place at which the window opens, from 0 to 1 in each direction of the screen; nil for where the host wants it.
  package var initialPosition: CGPoint?
  /// A Boolean value that indicates whether the window has a title bar.
  package var showsTitleBar = true
  package var floatsOnTop = false
  /// The color scheme that the content prefers; nil for that of the system. The content has it already.
  package var preferredColorScheme: ColorScheme?
  /// The file that the window shows; nil for none.
  package var document: URL?
  /// A Boolean value that indicates whether the document has changes that its file doesn't have.
  package var isDocumentEdited = false

  package init() {}

  /// A Boolean value that indicates whether people can change the size of the window.
  package var isResizable: Bool { minimumSize != maximumSize }
}

/// The sizes of the content that limit that of its window.
package enum ContentLimits: Sendable {
  case none
  case least
  case leastAndGreatest
}

/// The size of a window on its screen.
package struct WindowGeometry: Equatable, Sendable {
  /// The size of the content, in points.
  package var size: CGSize
  /// The number of pixels per point.
  package var scale: CGFloat
  /// The parts at the edges that content keeps clear of.
  package var safeArea: EdgeInsets
  /// The height of a keyboard on the screen.
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
