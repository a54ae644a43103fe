internal import CanopyCore
internal import CanopyStyle
internal import Foundation

/// Observes the changes of an undo manager.
final class UndoObserver {
  private let observers: [any NSObjectProtocol]

  init(of manager: UndoManager, _ changed: @escaping @MainActor () -> Void) {
    let names: [Notification.Name] = [
      .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange,
    ]
    observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { _ in
        // Safe because undo managers are used on the main actor.
        MainActor.assumeIsolated { changed() }
      }
    }
  }

  deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
}
