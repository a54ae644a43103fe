internal import CanopyPresentation
internal import CanopyLayout
internal import CanopyStyle
package import Foundation

// The window properties that its content determines: the limits of its size, and its color scheme.

extension AppWindow {
  /// Adopts new properties from the scene. Properties from the content are kept.
  func adopt(_ properties: WindowProperties) {
    var properties = properties
    (properties.minimumSize, properties.maximumSize) = (self.properties.minimumSize, self.properties.maximumSize)
    properties.preferredColorScheme = self.properties.preferredColorScheme
    self.properties = properties
  }

  /// Adopts the properties that the content set in a frame.
  func followContent() {
    properties.preferredColorScheme = frame?.tree.preferredColorScheme
    followSizeOfContent()
  }

  /// Measures the content after a frame. Layout caches the results as long as the content stays the same.
  ///
  /// - Returns: A Boolean value that indicates whether the size of the window has changed.
  @discardableResult
  package func followSizeOfContent() -> Bool {
    guard let frame, !frame.isMoving else { return false }
    let size = geometry.size
    var new = properties
    let limits = new.contentLimits
    new.minimumSize = limits == .none ? .zero : measured(.zero, in: frame)
    new.maximumSize = limits == .leastAndGreatest ? measured(.infinity, in: frame) : WindowProperties().maximumSize
    properties = new
    return geometry.size != size
  }

  private func measured(_ proposal: ProposedViewSize, in frame: Frame) -> CGSize {
    let (size, area) = (frame.tree.size(proposal), geometry.safeArea)
    return CGSize(
      width: max(size.width, 0) + area.leading + area.trailing, height: max(size.height, 0) + area.top + area.bottom)
  }

  /// Returns the initial size of the window. It depends on the content, so hosts ask again when they show the window.
  ///
  /// - Parameter usual: The size for windows whose scene and content don't set one.
  package func openingSize(usual: CGSize) -> CGSize {
    if let size = properties.initialSize { return size._limited(to: properties) }
    var size = usual
    if properties.contentLimits == .leastAndGreatest, let frame {
      let (ideal, greatest) = (measured(.unspecified, in: frame), properties.maximumSize)
      if greatest.width.isFinite { size.width = ideal.width }
      if greatest.height.isFinite { size.height = ideal.height }
    }
    return size._limited(to: properties)
  }
}

extension CGSize {
  /// Returns the closest size that a window with the given properties can have.
  package func _limited(to properties: WindowProperties) -> CGSize {
    let (least, greatest) = (properties.minimumSize, properties.maximumSize)
    return CGSize(
      width: max(min(width, greatest.width), least.width), height: max(min(height, greatest.height), least.height))
  }
}
