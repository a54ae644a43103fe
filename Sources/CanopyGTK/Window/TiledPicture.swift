internal import CanopyPresentation
internal import CGTK
internal import CanopyDrawing
internal import CanopyRaster
internal import CanopyScene
internal import Foundation

/// The pixels of a window, as textures of a fixed size. Only tiles that have changed become new textures, so GTK uploads and
/// draws only these.
@MainActor
final class TiledPicture {
  private let frame: RasterFrame
  private let size: CGSize
  private let scale: CGFloat
  private let background: DrawColor
  /// The tiles, row by row.
  private var tiles: [Tile] = []
  private let columns: Int

  private struct Tile {
    /// The area in pixels.
    let area: Extent
    /// The node that GTK draws for the tile.
    var node: OpaquePointer?
  }

  /// The side length of a tile, in pixels. Smaller tiles follow damage more closely, but require more calls.
  private static var side: Int { 256 }

  /// Returns nil for a size that a picture can't have.
  init?(size: CGSize, scale: CGFloat, background: DrawColor) {
    guard let frame = RasterFrame(size: size, scale: scale, background: background) else { return nil }
    self.frame = frame
    self.size = size
    self.scale = scale
    self.background = background
    let side = Self.side
    columns = (frame.width + side - 1) / side
    for top in stride(from: 0, to: frame.height, by: side) {
      for left in stride(from: 0, to: frame.width, by: side) {
        let (right, bottom) = (min(left + side, frame.width), min(top + side, frame.height))
        tiles.append(
          Tile(
            area: Extent(
              left: CGFloat(left), top: CGFloat(top), right: CGFloat(right), bottom: CGFloat(bottom))))
      }
    }
  }

  isolated deinit {
    for tile in tiles { if let node = tile.node { gsk_render_node_unref(node) } }
  }

  /// Returns a Boolean value that indicates whether the picture has these properties. Otherwise, a new one is needed.
  func matches(size: CGSize, scale: CGFloat, background: DrawColor) -> Bool {
    self.size == size && self.scale == scale && self.background == background
  }

  /// Draws a frame. Returns a Boolean value that indicates whether pixels have changed.
  func show(_ shown: Frame.Shown) -> Bool {
    let changed = frame.show(shown.list, changedIn: shown.damage)
    for area in changed { invalidate(area) }
    return !changed.isEmpty
  }

  /// Draws everything, for a picture that hasn't shown anything before.
  func showAll(_ list: DisplayList) { frame.show(list) }

  private func invalidate(_ area: Extent) {
    let side = CGFloat(Self.side)
    let (first, last) = (Int(area.left / side), min(Int(area.right / side), columns - 1))
    guard columns > 0, first <= last else { return }
    let rows = tiles.count / columns
    let (top, bottom) = (Int(area.top / side), min(Int(area.bottom / side), rows - 1))
    guard top <= bottom else { return }
    for row in top...bottom {
      for column in first...last {
        let index = row * columns + column
        if let node = tiles[index].node { gsk_render_node_unref(node) }
        tiles[index].node = nil
      }
    }
  }

  /// Adds the tiles to a widget's snapshot.
  func add(to snapshot: OpaquePointer) {
    for index in tiles.indices {
      if tiles[index].node == nil { tiles[index].node = makeNode(of: tiles[index].area) }
      if let node = tiles[index].node { gtk_snapshot_append_node(snapshot, node) }
    }
  }

  private func makeNode(of area: Extent) -> OpaquePointer? {
    let texture = Textures.make(of: frame, in: area)
    defer { g_object_unref(texture.map { UnsafeMutableRawPointer($0) }) }
    var bounds = graphene_rect_t(
      origin: graphene_point_t(x: Float(area.left / scale), y: Float(area.top / scale)),
      size: graphene_size_t(width: Float(area.width / scale), height: Float(area.height / scale)))
    return gsk_texture_node_new(texture, &bounds)
  }
}
