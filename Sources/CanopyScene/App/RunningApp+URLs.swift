internal import CanopyPresentation
internal import CanopyCore
package import Foundation

// URLs that arrive from outside of the app.

extension RunningApp {
  /// Passes a URL to the app. It comes from the command line, the desktop, or another program.
  ///
  /// If a `DocumentGroup` reads the file's type, the file opens as a document. Any other URL goes to the first of
  ///
  /// 1. a window whose content prefers the URL,
  /// 2. a window of a scene that requests such URLs with `handlesExternalEvents(matching:)`; a new one opens if necessary,
  /// 3. the most recently used window among those that allow the URL,
  /// 4. a new window of the first scene that can open one.
  package func receive(_ url: URL) {
    update()
    if url.isFileURL, documentScene(for: url) != nil {
      showDocument(at: url, from: nil)
    } else if let window = window(for: url) {
      window.receive(url)
      window.activate()
    } else {
      RuntimeIssue.record(.noWindow(for: url), in: tree.context)
    }
  }

  private func window(for url: URL) -> AppWindow? {
    let recent = windowsByUse
    if let window = recent.first(where: { $0.prefers(url) }) { return window }
    let scenes = scenes.filter { $0.description.kind == .group || $0.description.kind == .single }
    if let scene = scenes.first(where: { $0.options.externalEvents?.match(url) == true }) {
      let open = windows(of: scene)
      return recent.first { window in open.contains { $0 === window } && window.allows(url) } ?? newWindow(of: scene)
    }
    let willing = recent.first { window in
      window.allows(url) && scene(of: window)?.options.externalEvents == nil
    }
    if let willing { return willing }
    return scenes.first { $0.options.externalEvents == nil }.flatMap(newWindow)
  }

  /// Opens another window of a scene. Returns nil if the scene or the host can't show one.
  private func newWindow(of scene: SceneRecord) -> AppWindow? {
    let isOpen = !windows(of: scene).isEmpty
    if isOpen, scene.description.kind == .single { return nil }
    if !host.supportsMultipleWindows, !windows.isEmpty { return nil }
    return open(scene, nil, from: nil)
  }
}

extension RuntimeIssue {
  fileprivate static func noWindow(for url: URL) -> RuntimeIssue {
    RuntimeIssue(
      kind: .other,
      message: """
        No window receives \(url.absoluteString): none of the app's windows and scenes allows it. Check the conditions of \
        handlesExternalEvents.
        """)
  }
}
