import CanopyCore
import CanopyDrawing
import CanopyRaster
import CanopyScene
import Foundation
import SwiftUI

/// A window with its pixels, as a host has them.
@MainActor
final class ShownWindow {
  private let tree: ViewTree
  private let frame: Frame
  private let pixels: RasterFrame

  init(_ view: some View, size: CGSize) {
    tree = ViewTree(
      view, environment: EnvironmentValues(), context: TreeContext(textEngine: PangoTextEngine.shared), size: size)
    frame = Frame(of: tree, in: size)
    guard let pixels = RasterFrame(size: size, scale: 1, background: DrawColor(red: 1, green: 1, blue: 1)) else {
      preconditionFailure("A window has a size.")
    }
    self.pixels = pixels
  }

  var list: DisplayList { frame.display(scale: 1) }

  /// Runs a frame. Returns the number of areas that differ.
  @discardableResult
  func show(to end: FrameEnd) -> Int {
    let shown = frame.run(scale: 1)
    return end == .pixels ? pixels.show(shown.list, changedIn: shown.damage).count : shown.damage.areas.count
  }

  func end() { tree.end() }
}
