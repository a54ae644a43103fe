package import CanopyStyle
package import Foundation

/// A window that a scenario acts on: one without a display, or a real window with a mouse and a keyboard.
///
/// Its elements come from the host's accessibility interface, so a scenario also verifies that interface.
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
  /// The fraction of pixels that may differ from an expected picture, and the maximum difference, as a fraction of white's
  /// brightness.
  var tolerance: (share: Double, brightness: Double) { get }

  /// Waits until nothing moves. Moving elements are displayed at positions other than their frames.
  func rest() async throws

  /// Waits a moment, because an expectation isn't met yet. Returns false after waiting long enough.
  ///
  /// - Parameter attempt: The number of previous waits for the same expectation.
  func waitForChange(_ attempt: Int) async throws -> Bool
}

/// An element of a window, as exposed to assistive technologies.
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
