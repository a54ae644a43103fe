internal import CanopyCore
internal import CanopyStyle
internal import CoreTransferable
internal import Foundation

/// The target of `onDrop(of:delegate:)`.
struct DelegateDropTarget {
  let types: [String]
  let delegate: any DropDelegate
}

@MainActor
extension DelegateDropTarget: DropTarget {
  func accepts(_ info: DropInfo) -> Bool { info.hasItemsConforming(to: types) && delegate.validateDrop(info: info) }
  func entered(_ info: DropInfo) { delegate.dropEntered(info: info) }
  func updated(_ info: DropInfo) -> DropProposal? { delegate.dropUpdated(info: info) }
  func exited(_ info: DropInfo) { delegate.dropExited(info: info) }
  func perform(_ info: DropInfo, _: DropReceiver) -> Bool { delegate.performDrop(info: info) }
}

/// The target of `onDrop(of:isTargeted:perform:)`.
struct ItemDropTarget {
  let types: [String]
  let isTargeted: Binding<Bool>?
  let action: ([NSItemProvider], CGPoint) -> Bool
}

@MainActor
extension ItemDropTarget: DropTarget {
  func accepts(_ info: DropInfo) -> Bool { info.hasItemsConforming(to: types) }
  func entered(_: DropInfo) { isTargeted?.wrappedValue = true }
  func updated(_: DropInfo) -> DropProposal? { nil }
  func exited(_: DropInfo) { isTargeted?.wrappedValue = false }

  func perform(_ info: DropInfo, _: DropReceiver) -> Bool {
    isTargeted?.wrappedValue = false
    return action(info.itemProviders(for: types), info.location)
  }
}

/// The target of `dropDestination(for:action:isTargeted:)`.
struct ValueDropTarget<Value: Transferable> {
  let action: ([Value], CGPoint) -> Bool
  let isTargeted: (Bool) -> Void
}

@MainActor
extension ValueDropTarget: DropTarget {
  func accepts(_ info: DropInfo) -> Bool { info.providers.contains(where: imports) }
  func entered(_: DropInfo) { isTargeted(true) }
  func updated(_: DropInfo) -> DropProposal? { nil }
  func exited(_: DropInfo) { isTargeted(false) }

  func perform(_ info: DropInfo, _ receiver: DropReceiver) -> Bool {
    isTargeted(false)
    let providers = info.providers.filter(imports)
    receiver.load {
      var values: [Value] = []
      for provider in providers {
        do {
          values.append(try await Value._imported(from: provider))
        } catch {
          receiver.record(.droppedItemDidNotLoad(error, as: Value.self))
        }
      }
      if !values.isEmpty { receiver.perform { _ = action(values, info.location) } }
    }
    return true
  }

  private func imports(_ provider: NSItemProvider) -> Bool { Value._isImported(from: provider.registeredContentTypes) }
}

extension RuntimeIssue {
  fileprivate static func droppedItemDidNotLoad<T>(_ error: any Error, as _: T.Type) -> RuntimeIssue {
    RuntimeIssue(
      kind: .other,
      message: """
        A dropped item couldn't be loaded as \(readableName(of: T.self)): \(error.localizedDescription) The action of \
        dropDestination(for:action:isTargeted:) is called without it.
        """)
  }
}
