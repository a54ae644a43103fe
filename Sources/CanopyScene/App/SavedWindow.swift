internal import CanopyCore
internal import CanopyStyle
package import Foundation

/// A window as saved between runs of an app.
package struct SavedWindow: Codable, Equatable, Sendable {
  /// The scene: its identifier, or its index among the scenes without one.
  var scene: String
  /// The encoded value that the window presents, or nil if there is none.
  var value: Data?
  /// The encoded `@SceneStorage` values.
  var storage: Data
  /// The size of the window.
  var size: CGSize

  /// Encodes windows for a file.
  package static func data(of windows: [SavedWindow]) throws -> Data {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    return try encoder.encode(windows)
  }

  /// Decodes the windows in a file.
  package static func windows(in data: Data) throws -> [SavedWindow] {
    try PropertyListDecoder().decode([SavedWindow].self, from: data)
  }
}

extension RunningApp {
  /// The open windows in saved form. Settings, and windows of scenes that opt out, are left out.
  package var savedWindows: [SavedWindow] { windows.compactMap(saved) }

  /// Returns a window in saved form, or nil if it isn't saved.
  package func saved(_ window: AppWindow) -> SavedWindow? {
    guard let open = openWindows.first(where: { $0.window === window }), open.scene.isKept else { return nil }
    let value = open.value.value
    let encoded = value.flatMap { open.scene.description.value?.encoded($0) }
    if value != nil, encoded == nil { return nil }
    return SavedWindow(
      scene: name(of: open.scene), value: encoded, storage: open.kept.data, size: window.geometry.size)
  }

  /// Reopens a saved window. Returns nil if the scene is gone, or no longer accepts the value.
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

  /// The name that identifies a scene in a later run. Its index stays the same as long as the app's scenes do.
  private func name(of scene: SceneRecord) -> String {
    scene.description.id ?? "#\(scenes.firstIndex { $0 === scene } ?? 0)"
  }
}

extension SceneRecord {
  /// A Boolean value that indicates whether the scene's windows reopen at launch.
  fileprivate var isKept: Bool {
    options.restorationBehavior != .disabled && (description.kind == .group || description.kind == .single)
  }
}
