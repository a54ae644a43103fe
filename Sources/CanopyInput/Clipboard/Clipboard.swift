package import CanopyCore
internal import CanopyStyle
package import CoreTransferable
internal import Foundation

/// A clipboard, which a host implements with the system's clipboard.
@MainActor
package protocol Clipboard: AnyObject {
  /// The text, or nil if the clipboard contains none.
  var string: String? { get set }

  /// The items with all their types, preferred types first.
  ///
  /// The types are available immediately. The data of an item is loaded when a program pastes it, which can take time: data
  /// from another program is transferred, and this app's data is created at that time. A host that implements only ``string``
  /// shares text with other programs, and keeps items within this one.
  var items: [NSItemProvider] { get set }
}

extension Clipboard {
  package var items: [NSItemProvider] {
    get { OwnItems.of(self) ?? string.map { [.text($0)] } ?? [] }
    set { OwnItems.set(newValue, of: self) }
  }
}

/// A clipboard that belongs to the process, for hosts without a system clipboard.
package final class ProcessClipboard: Clipboard {
  package static let shared = ProcessClipboard()

  private var storedString: String?
  private var storedItems: [NSItemProvider] = []

  package init() {}

  package var string: String? {
    get { storedString }
    set {
      storedString = newValue
      storedItems = newValue.map { [.text($0)] } ?? []
    }
  }

  package var items: [NSItemProvider] {
    get { storedItems }
    set {
      storedItems = newValue
      storedString = nil
      newValue._loadText { [weak self] in self?.storedString = $0 }
    }
  }
}

/// The items that the app has copied to host clipboards that only support text.
@MainActor
private enum OwnItems {
  /// The items, each with the text that the clipboard contains until another program changes it.
  private static var all: [ObjectIdentifier: (items: [NSItemProvider], text: String?)] = [:]

  static func of(_ clipboard: any Clipboard) -> [NSItemProvider]? {
    guard let known = all[ObjectIdentifier(clipboard)], known.text == clipboard.string else { return nil }
    return known.items
  }

  static func set(_ items: [NSItemProvider], of clipboard: any Clipboard) {
    let id = ObjectIdentifier(clipboard)
    clipboard.string = nil
    all[id] = (items, clipboard.string)
    items._loadText { [weak clipboard] text in
      guard let clipboard, all[id]?.items == items else { return }
      clipboard.string = text
      all[id]?.text = clipboard.string
    }
  }
}

extension NSItemProvider {
  fileprivate static func text(_ string: String) -> NSItemProvider {
    NSItemProvider(object: NSString(string: string))
  }
}

extension [NSItemProvider] {
  /// Passes on the text of the items, one line each. This happens immediately if no item has to wait.
  @MainActor
  package func _loadText(_ take: @escaping @MainActor (String) -> Void) {
    let items = filter { String._isImported(from: $0.registeredContentTypes) }
    guard !items.isEmpty else { return }
    Task.immediate { @MainActor in
      var lines: [String] = []
      for item in items { if let line = try? await String._imported(from: item) { lines.append(line) } }
      if !lines.isEmpty { take(lines.joined(separator: "\n")) }
    }
  }
}

/// The access of a window's views to its host's clipboard.
@MainActor
package final class WindowClipboard {
  package static let companion = TreeCompanion { WindowClipboard() }

  package var clipboard: any Clipboard = ProcessClipboard.shared
  private let source = OwnedSource("the clipboard")

  private init() {}

  /// The text, or nil if the clipboard contains none.
  package var string: String? {
    get { clipboard.string }
    set {
      clipboard.string = newValue
      didChange()
    }
  }

  /// The items. Views that read them are updated when the window detects a change.
  package var items: [NSItemProvider] {
    get {
      source.track()
      return clipboard.items
    }
    set {
      clipboard.items = newValue
      didChange()
    }
  }

  /// Records that another program may have changed the clipboard.
  package func didChange() { source.valueChanged() }
}

extension EnvironmentValues {
  /// The clipboard of the window, or nil outside of windows.
  @Entry package var windowClipboard: WindowClipboard?
}
