internal import CGTK
internal import CanopyInput
internal import CanopyScene
internal import CanopyStyle
internal import CoreTransferable
internal import Foundation

/// A view of the app that is dragged outside its window, where the desktop handles the drag.
@MainActor
final class DragOutput {
  /// The drags in progress, keyed by the addresses of GDK's objects.
  private static var all: [UnsafeMutableRawPointer: DragOutput] = [:]

  private let items: [NSItemProvider]
  private let drag: OpaquePointer

  private init(_ items: [NSItemProvider], _ drag: OpaquePointer) { (self.items, self.drag) = (items, drag) }

  /// Begins a drag. Other programs only get copies: if they could also move a file, most of them would.
  ///
  /// - Parameters:
  ///   - handed: The drag, as the window has handled it so far.
  ///   - device: The pressed pointer.
  ///   - location: The location of the pointer in the surface.
  /// - Returns: False if the desktop can't handle the drag.
  static func begin(
    _ handed: HandedDrag, by device: OpaquePointer, in surface: OpaquePointer, at location: CGPoint, scale: CGFloat
  ) -> Bool {
    let provider = OfferedContent.makeProvider(of: handed.items)
    defer { g_object_unref(UnsafeMutableRawPointer(provider)) }
    let content = UnsafeMutableRawPointer(provider).assumingMemoryBound(to: GdkContentProvider.self)
    guard let drag = gdk_drag_begin(surface, device, content, GDK_ACTION_COPY, location.x, location.y) else {
      return false
    }
    let output = DragOutput(handed.items, drag)
    let object = UnsafeMutableRawPointer(drag)
    all[object] = output
    Signals.connect(object, "dnd-finished") { end(object) }
    Signals.connect(object, number: "cancel") { _ in end(object) }
    output.show(handed, scale: scale)
    return true
  }

  private static func end(_ object: UnsafeMutableRawPointer) {
    guard all.removeValue(forKey: object) != nil else { return }
    // GDK might still be using the object.
    Task { g_object_unref(object) }
  }

  /// Returns the items of a drag from one of this app's windows, or nil for a drag from another program.
  static func items(of drop: OpaquePointer) -> [NSItemProvider]? {
    gdk_drop_get_drag(drop).flatMap { all[UnsafeMutableRawPointer($0)]?.items }
  }

  /// Shows the view's picture at the pointer.
  private func show(_ handed: HandedDrag, scale: CGFloat) {
    guard let texture = Textures.make(of: handed.picture, size: handed.size, scale: scale) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    gtk_drag_icon_set_from_paintable(drag, texture, Int32(handed.grip.width), Int32(handed.grip.height))
  }
}
