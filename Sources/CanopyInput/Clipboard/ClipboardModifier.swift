internal import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
package import CoreTransferable
internal import Foundation
package import UniformTypeIdentifiers

/// A command for the clipboard.
enum ClipboardCommand {
  case copy, cut, paste
}

/// An action of a view for a command.
@MainActor
protocol ClipboardAction {
  /// Performs the command. Returns false if it has nothing to do.
  func perform(_ use: ClipboardUse) -> Bool
}

/// A modifier that copies, cuts or pastes while its content has the focus.
struct ClipboardModifier<Action: ClipboardAction> {
  let command: ClipboardCommand
  let action: Action
}

@MainActor
extension ClipboardModifier: InputModifier {
  func makeHandler(_ context: _MountContext) -> ClipboardHandler { ClipboardHandler(command, action, context.tree) }
  func update(_ handler: ClipboardHandler) { handler.action = action }
}

final class ClipboardHandler: KeyHandling {
  private let command: ClipboardCommand
  fileprivate(set) var action: any ClipboardAction
  private let tree: TreeContext

  init(_ command: ClipboardCommand, _ action: any ClipboardAction, _ tree: TreeContext) {
    (self.command, self.action, self.tree) = (command, action, tree)
  }

  nonisolated var label: String { "clipboard" }

  func receive(_ command: KeyCommand) -> Bool {
    switch (command, self.command) {
    case (.copy, .copy), (.cut, .cut), (.paste, .paste): action.perform(ClipboardUse(tree))
    default: false
    }
  }
}

/// A view's access to the clipboard.
@MainActor
package struct ClipboardUse {
  private let clipboard: WindowClipboard?
  private let tree: TreeContext?

  init(_ tree: TreeContext) { (clipboard, self.tree) = (tree[WindowClipboard.companion], tree) }

  /// - Parameter clipboard: The window's clipboard, or nil outside of windows.
  package init(_ clipboard: WindowClipboard?) { (self.clipboard, tree) = (clipboard, nil) }

  /// Copies items. Returns false if there are none.
  func copy(_ items: [NSItemProvider]) -> Bool {
    if items.isEmpty { return false }
    clipboard?.items = items
    return true
  }

  /// Copies values. Returns false if there are none.
  package func copy<Value: Transferable>(_ values: [Value]) -> Bool {
    copy(
      values.map { value in
        let item = NSItemProvider()
        item.register(value: value)
        return item
      })
  }

  /// Returns the items of some types.
  package func items(of types: [UTType]) -> [NSItemProvider] {
    (clipboard?.items ?? []).filter { item in types.contains { item.hasItemConformingToTypeIdentifier($0.identifier) } }
  }

  /// Returns the items from which values of a type can be imported.
  package func items<Value: Transferable>(for _: Value.Type) -> [NSItemProvider] {
    (clipboard?.items ?? []).filter { Value._isImported(from: $0.registeredContentTypes) }
  }

  /// Imports values, and passes them to an action. The action runs immediately if no value has to wait. Returns false if there
  /// are no values.
  package func paste<Value: Transferable>(_ action: @escaping @MainActor ([Value]) -> Void) -> Bool {
    let items = items(for: Value.self)
    if items.isEmpty { return false }
    let tree = tree
    Task.immediate { @MainActor in
      await TransferEngines.$images.withValue(tree?.imageEngine) {
        var values: [Value] = []
        for item in items {
          do { values.append(try await Value._imported(from: item)) } catch {
            let issue = RuntimeIssue.pastedItemDidNotLoad(error, as: Value.self)
            if let tree { tree.record(issue) } else { RuntimeIssue.record(issue) }
          }
        }
        if values.isEmpty { return }
        if let tree { tree.perform { action(values) } } else { action(values) }
      }
    }
    return true
  }
}

extension RuntimeIssue {
  fileprivate static func pastedItemDidNotLoad<T>(_ error: any Error, as _: T.Type) -> RuntimeIssue {
    RuntimeIssue(
      kind: .other,
      message: """
        A pasted item couldn't be loaded as \(readableName(of: T.self)): \(error.localizedDescription) The action is called without \
        it.
        """)
  }
}
