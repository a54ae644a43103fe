import CanopyCore
import CanopyDrawing
import CanopyInput
import CanopyRaster
import CanopyPresentation
import CanopyScene
import Foundation
import SwiftUI

/// A window with its pixels, like in a host.
@MainActor
final class ShownWindow {
  private let frame: Frame
  private let pixels: RasterFrame
  private let size: CGSize

  /// - Parameter isCompact: A Boolean value that indicates whether the window is as narrow as a phone.
  init(_ view: some View, size: CGSize, isCompact: Bool = false) {
    self.size = size
    var environment = EnvironmentValues()
    environment.horizontalSizeClass = isCompact ? .compact : .regular
    frame = Frame(
      showing: view, environment: environment, context: TreeContext(textEngine: PangoTextEngine.shared),
      size: size)
    guard let pixels = RasterFrame(size: size, scale: 1, background: DrawColor(red: 1, green: 1, blue: 1)) else {
      preconditionFailure("A window has a size.")
    }
    self.pixels = pixels
  }

  var list: DisplayList { frame.display(scale: 1) }

  /// The time that the window shows.
  var date: Date { frame.tree.context.clock.now }

  /// Runs a frame. Returns the number of areas that have changed.
  ///
  /// - Parameter date: The time to show, or nil to keep the current time.
  @discardableResult
  func show(to end: FrameEnd, at date: Date? = nil) -> Int {
    let shown = frame.run(at: date, scale: 1)
    return end == .pixels ? pixels.show(shown.list, changedIn: shown.damage).count : shown.damage.areas.count
  }

  /// Turns a mouse wheel over the center of the window. The next frame scrolls.
  func scroll(by distance: CGFloat) {
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    frame.receive(.wheel(WheelEvent(.moved, by: CGSize(width: 0, height: distance), at: middle)))
  }

  /// Sends a change of a touch, which the next frame delivers.
  func touch(_ phase: PointerEvent.Phase, at location: CGPoint) {
    frame.receive(.pointer(PointerEvent(phase, at: location)))
  }

  /// Clicks at a point.
  func click(at location: CGPoint) {
    for phase in [PointerEvent.Phase.began, .ended] {
      frame.receive(.pointer(PointerEvent(phase, at: location, device: .mouse)))
    }
  }

  /// Types a letter, or deletes the last one.
  func type(_ letter: Character?) {
    frame.receive(.key(KeyEvent(key: letter.map { KeyEquivalent($0) } ?? .delete)))
  }

  func end() { frame.tree.end() }
}
