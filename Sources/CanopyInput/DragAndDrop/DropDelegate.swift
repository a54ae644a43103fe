internal import CanopyStyle
public import CoreTransferable
public import Foundation
public import UniformTypeIdentifiers

/// An object that decides where dragged items can be dropped, and receives them.
///
/// Its methods are called in this order: `validateDrop(info:)` when the pointer enters the view, and if that returns true,
/// `dropEntered(info:)`, `dropUpdated(info:)` for each movement, and either `dropExited(info:)` or `performDrop(info:)`.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Returns a Boolean value that indicates whether the items can be dropped here. By default, they can.
  func validateDrop(info: DropInfo) -> Bool

  /// Receives the items. Returns a Boolean value that indicates whether the view accepted them.
  func performDrop(info: DropInfo) -> Bool

  /// Called when items enter the view.
  func dropEntered(info: DropInfo)

  /// Called when items move over the view. Returns the proposed operation, or nil to keep the previous one.
  func dropUpdated(info: DropInfo) -> DropProposal?

  /// Called when items leave the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// The items that are dragged over a view, and their location.
public struct DropInfo {
  /// The location in the view's coordinates.
  public let location: CGPoint
  let providers: [NSItemProvider]

  /// Returns a Boolean value that indicates whether an item conforms to one of the types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

  /// Returns a Boolean value that indicates whether an item conforms to one of the types.
  public func hasItemsConforming(to types: [String]) -> Bool { !itemProviders(for: types).isEmpty }

  /// Returns the items that conform to one of the types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    itemProviders(for: contentTypes.map(\.identifier))
  }

  /// Returns the items that conform to one of the types.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    providers.filter { provider in types.contains { provider.hasItemConformingToTypeIdentifier($0) } }
  }
}

/// A view's proposal for what to do with items that are dropped on it.
public struct DropProposal: Equatable, Sendable {
  /// The operation to perform on the items.
  public let operation: DropOperation

  /// Creates a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

/// An operation on dropped items.
public enum DropOperation: Sendable {
  /// The drop is canceled, and nothing is transferred.
  case cancel
  /// The items are copied.
  case copy
  /// The items can't be dropped here.
  case forbidden
  /// The items are moved.
  case move

  /// A Boolean value that indicates whether the operation transfers items.
  var transfers: Bool {
    switch self {
    case .cancel, .forbidden: false
    case .copy, .move: true
    }
  }
}
