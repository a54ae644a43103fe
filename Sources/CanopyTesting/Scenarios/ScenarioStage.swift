package import CanopyStyle
package import Foundation

/// A window that a scenario acts on: one without a display, or a real one with a person's mouse and keyboard.
///
/// Its elements are those that assistive technologies get from the host, so a scenario also shows that they get them.
@MainActor
package protocol ScenarioStage {
  /// The size of the window, in points.
  var size: CGSize { get throws }
  /// The elements in reading order.
  var elements: [ScenarioElement] { get throws }

  func click(at point: CGPoint) throws
  func drag(from point: CGPoint, by distance: CGSize) throws
  func scroll(at point: CGPoint, by distance: CGSize) throws
  func type(_ text: String) throws
  func press(_ key: KeyEquivalent, modifiers: EventModifiers) throws
  func resize(to size: CGSize) throws
  func setAppearance(_ appearance: ColorScheme) throws

  /// Returns a picture of the window.
  func picture() throws -> RenderedImage
  /// The share of pixels that may differ from an expected picture, and by how much of the brightness of white.
  var tolerance: (share: Double, brightness: Double) { get }

  /// Waits until nothing moves any more. Elements that move are shown elsewhere than at their frames.
  func rest() async throws

  /// Waits a moment, because what is expected isn't there yet. Returns false if it has waited long enough.
  ///
  /// - Parameter attempt: The number of times that it has waited for the same thing.
  func waitForChange(_ attempt: Int) async throws -> Bool
}

/// An element of a window, as assistive technologies know it.
package struct ScenarioElement: Equatable {
  package var label: String
  package var value: String
  /// The frame in the window, in points.
  package var frame: CGRect

  package init(label: String, value: String, frame: CGRect) {
    self.label = label
    self.value = value
    self.frame = frame
  }
}
