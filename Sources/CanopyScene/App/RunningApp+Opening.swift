internal import CanopyPresentation
internal import CanopyCore
internal import CanopyStyle

// The implementation of `openWindow`, `dismissWindow` and `openSettings`.

extension RunningApp {
  /// Opens the window that a view refers to, or brings it to the front.
  func open(_ reference: WindowReference, from opener: AppWindow?) {
    guard let scene = scenes(for: reference).first else {
      return RuntimeIssue.record(.noScene(for: reference, among: scenes), in: tree.context)
    }
    if !host.supportsMultipleWindows, !windows.isEmpty, windows(of: scene).isEmpty {
      return RuntimeIssue.record(.singleWindow(reference), in: tree.context)
    }
    open(scene, reference.value, from: opener)
  }

  /// Closes the windows that a view refers to. Without an identifier and a value, that is the view's own window.
  func close(_ reference: WindowReference, from window: AppWindow?) {
    guard reference.id != nil || reference.value != nil else {
      window?.requestClose()
      return
    }
    let found = scenes(for: reference)
    if found.isEmpty { RuntimeIssue.record(.noScene(for: reference, among: scenes), in: tree.context) }
    for window in found.flatMap({ windows(of: $0, at: window) })
    where reference.value == nil || isValue(reference.value, of: window) {
      window.requestClose()
    }
  }

  /// Opens the settings of the app, or brings them to the front.
  func openSettings(from opener: AppWindow?) {
    if let scene = scenes.first(where: { $0.description.kind == .settings }) {
      open(scene, nil, from: opener)
    } else {
      RuntimeIssue.record(.noSettings, in: tree.context)
    }
  }

  /// Returns a Boolean value that indicates whether a window shows a value.
  func isValue(_ value: WindowReference.Value?, of window: AppWindow) -> Bool {
    guard let value, let shown = self.value(of: window) else { return false }
    return AnyHashable(value) == AnyHashable(shown)
  }

  /// Returns the scenes that match a reference, best match first.
  private func scenes(for reference: WindowReference) -> [SceneRecord] {
    scenes.filter { scene in
      if let id = reference.id, scene.description.id != id { return false }
      guard let value = reference.value else { return reference.id != nil }
      return scene.description.value?.type == Swift.type(of: value)
    }
  }
}

@MainActor
extension RuntimeIssue {
  fileprivate static func noScene(for reference: WindowReference, among scenes: [SceneRecord]) -> RuntimeIssue {
    let known = scenes.compactMap { scene in
      scene.description.id.map { "\"\($0)\"" } ?? scene.description.value.map { "the values of type \($0.type)" }
    }
    let others =
      known.isEmpty
      ? "The app has no scene that can be opened" : "The app has scenes for \(known.joined(separator: ", "))"
    return RuntimeIssue(kind: .other, message: "There is no scene for \(reference). \(others).")
  }

  fileprivate static func singleWindow(_ reference: WindowReference) -> RuntimeIssue {
    RuntimeIssue(
      kind: .other,
      message: """
        Can't open \(reference): the host shows one window at a time. Ask \\.supportsMultipleWindows in the environment before.
        """)
  }

  fileprivate static var noSettings: RuntimeIssue {
    RuntimeIssue(kind: .other, message: "Can't open the settings: the app has no Settings scene. Add one to its body.")
  }
}
