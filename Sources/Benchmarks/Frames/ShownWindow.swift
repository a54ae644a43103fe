import CanopyCore
internal import CanopyCore
import CanopyDrawing
import CanopyRaster
internal import CanopyScene
import Foundation
import SwiftUI

/// A tree with the picture of a window, as a host has them.
@MainActor
final class ShownWindow {
  private let tree: ViewTree
  private let frame: RasterFrame
  private var last = DisplayList()

  init(_ view: some View, size: CGSize) {
    tree = ViewTree(
      view, environment: EnvironmentValues(), context: TreeContext(textEngine: PangoTextEngine.shared), size: size)
    guard let frame = RasterFrame(size: size, scale: 1, background: DrawColor(red: 1, green: 1, blue: 1)) else {
      preconditionFailure("A window has a size.")
    }
    self.frame = frame
  }

  var list: DisplayList { tree.displayList(scale: 1) }

  /// Brings what is to be seen up to date. Returns the number of areas that differ.
  @discardableResult
  func show(to end: FrameEnd) -> Int {
    if end == .pixels { return frame.show(list).count }
    let list = list
    defer { last = list }
    return list.damage(since: last).areas.count
  }

  func end() { tree.end() }
}
