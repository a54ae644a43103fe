internal import CanopyStyle
internal import CoreTransferable
internal import Foundation
internal import UniformTypeIdentifiers

/// Copies values. To cut, its closure also removes them.
struct CopyValues<Value: Transferable> {
  let values: () -> [Value]
}

@MainActor
extension CopyValues: ClipboardAction {
  func perform(_ use: ClipboardUse) -> Bool { use.copy(values()) }
}

/// Copies items. To cut, its closure also removes their source.
struct CopyItems {
  let items: (() -> [NSItemProvider])?
}

@MainActor
extension CopyItems: ClipboardAction {
  func perform(_ use: ClipboardUse) -> Bool { items.map { use.copy($0()) } ?? false }
}

/// Pastes the values that a validator returns.
struct PasteValues<Value: Transferable> {
  let validator: ([Value]) -> [Value]
  let action: ([Value]) -> Void
}

@MainActor
extension PasteValues: ClipboardAction {
  func perform(_ use: ClipboardUse) -> Bool {
    use.paste { values in
      let valid = validator(values)
      if !valid.isEmpty { action(valid) }
    }
  }
}

/// Pastes the payload that a validator creates from items.
struct PasteItems<Payload> {
  let types: [UTType]
  let validator: ([NSItemProvider]) -> Payload?
  let action: (Payload) -> Void
}

@MainActor
extension PasteItems: ClipboardAction {
  func perform(_ use: ClipboardUse) -> Bool {
    let items = use.items(of: types)
    guard !items.isEmpty, let payload = validator(items) else { return false }
    action(payload)
    return true
  }
}
