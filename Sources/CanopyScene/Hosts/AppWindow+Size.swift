internal import CanopyPresentation
internal import CanopyLayout
internal import CanopyStyle
package import Foundation

// The properties of a window that its content decides: the limits of its size, and its color scheme.

extension AppWindow {
  /// Takes other properties from the scene. Those of the content stay.
  func adopt(_ properties: WindowProperties) {
    var properties = properties
    (properties.minimumSize, properties.maximumSize) = (self.properties.minimumSize, self.properties.maximumSize)
    properties.preferredColorScheme = self.properties.preferredColorScheme
    self.properties = properties
  }

  /// Takes the properties that the content has decided in a frame.
  func followContent() {
    properties.preferredColorScheme = frame?.tree.preferredColorScheme
    followSizeOfContent()
  }

  /// Measures the content after a frame. The layout remembers the answers as long as the content stays the same.
  ///
  /// - Returns: A Boolean value that indicates whether the window has another size now.
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

  /// Returns the size in which a host opens the window. It depends on the content, so hosts ask again when the window is shown.
  ///
  /// - Parameter usual: The size of windows whose scene and content don't say one.
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
  /// Returns the nearest size that a window with some properties can have.
  package func _limited(to properties: WindowProperties) -> CGSize {
    let (least, greatest) = (properties.minimumSize, properties.maximumSize)
    return CGSize(
      width: max(min(width, greatest.width), least.width), height: max(min(height, greatest.height), least.height))
  }
}
