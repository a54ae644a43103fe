internal import CanopyCore
internal import CanopyStyle
package import Foundation

/// A window as it is kept between runs of an app.
package struct SavedWindow: Codable, Equatable, Sendable {
  /// The scene: its identifier, or its place among those without one.
  var scene: String
  /// The value that the window shows; nil for none.
  var value: Data?
  /// The values of `@SceneStorage`.
  var storage: Data
  /// The size of the window.
  var size: CGSize

  /// The windows as a file contains them.
  package static func data(of windows: [SavedWindow]) throws -> Data {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    return try encoder.encode(windows)
  }

  /// Returns the windows in a file.
  package static func windows(in data: Data) throws -> [SavedWindow] {
    try PropertyListDecoder().decode([SavedWindow].self, from: data)
  }
}

extension RunningApp {
  /// The open windows, as they are kept. Settings, and windows of scenes that don't want it, aren't.
  package var savedWindows: [SavedWindow] { windows.compactMap(saved) }

  /// Returns a window as it is kept; nil if it isn't.
  package func saved(_ window: AppWindow) -> SavedWindow? {
    guard let open = openWindows.first(where: { $0.window === window }), open.scene.isKept else { return nil }
    let value = open.value.value
    let encoded = value.flatMap { open.scene.description.value?.encoded($0) }
    if value != nil, encoded == nil { return nil }
    return SavedWindow(
      scene: name(of: open.scene), value: encoded, storage: open.kept.data, size: window.geometry.size)
  }

  /// Opens a window again. Returns nil if the app doesn't have the scene any more, or not for such a value.
  @discardableResult
  package func restore(_ saved: SavedWindow) -> AppWindow? {
    guard let scene = scenes.first(where: { name(of: $0) == saved.scene }), scene.isKept else { return nil }
    var value: WindowReference.Value?
    if let data = saved.value {
      value = scene.description.value?.decoded(data)
      if value == nil { return nil }
    }
    return open(scene, PresentedValue(value), keeping: SceneValues(saved.storage), size: saved.size, from: nil)
  }

  /// The name by which a scene is found again. Its place among the scenes stays the same if the app does.
  private func name(of scene: SceneRecord) -> String {
    scene.description.id ?? "#\(scenes.firstIndex { $0 === scene } ?? 0)"
  }
}

extension SceneRecord {
  /// A Boolean value that indicates whether its windows open again when the app starts.
  fileprivate var isKept: Bool {
    options.restorationBehavior != .disabled && (description.kind == .group || description.kind == .single)
  }
}
