public import CanopyCore
internal import CanopyStyle
public import CoreTransferable
public import Foundation
public import UniformTypeIdentifiers

extension View {
  /// Lets people drop values of a type on this view.
  ///
  /// ```swift
  /// ListOfCards(cards)
  ///   .dropDestination(for: Card.self) { dropped, _ in
  ///     cards += dropped
  ///     return true
  ///   } isTargeted: {
  ///     isTargeted = $0
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: A closure that receives the values after they have been loaded, and the location in this view. It returns
  ///     true if it used them.
  ///   - isTargeted: A closure called when values enter the view, and when they leave it or are dropped.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(DropModifier(target: ValueDropTarget(action: action, isTargeted: isTargeted)))
  }

  /// Lets people drop items on this view.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The accepted types. An item has to conform to at least one.
  ///   - isTargeted: A binding that is true while items are over the view.
  ///   - action: A closure that receives the conforming items. It returns true if it accepts them.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes.map(\.identifier), isTargeted: isTargeted) { items, _ in action(items) }
  }

  /// Lets people drop items on this view.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The accepted types. An item has to conform to at least one.
  ///   - isTargeted: A binding that is true while items are over the view.
  ///   - action: A closure that receives the conforming items and the location in this view. It returns true if it accepts
  ///     them.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes.map(\.identifier), isTargeted: isTargeted, perform: action)
  }

  /// Lets people drop items on this view.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The accepted types. An item has to conform to at least one.
  ///   - delegate: The object that validates and receives the items.
  nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedContentTypes.map(\.identifier), delegate: delegate)
  }

  /// Lets people drop items on this view.
  ///
  /// - Parameters:
  ///   - supportedTypes: The identifiers of the accepted types. An item has to conform to at least one.
  ///   - isTargeted: A binding that is true while items are over the view.
  ///   - action: A closure that receives the conforming items. It returns true if it accepts them.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes, isTargeted: isTargeted) { items, _ in action(items) }
  }

  /// Lets people drop items on this view.
  ///
  /// - Parameters:
  ///   - supportedTypes: The identifiers of the accepted types. An item has to conform to at least one.
  ///   - isTargeted: A binding that is true while items are over the view.
  ///   - action: A closure that receives the conforming items and the location in this view. It returns true if it accepts
  ///     them.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    modifier(DropModifier(target: ItemDropTarget(types: supportedTypes, isTargeted: isTargeted, action: action)))
  }

  /// Lets people drop items on this view.
  ///
  /// - Parameters:
  ///   - supportedTypes: The identifiers of the accepted types. An item has to conform to at least one.
  ///   - delegate: The object that validates and receives the items.
  nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    modifier(DropModifier(target: DelegateDropTarget(types: supportedTypes, delegate: delegate)))
  }
}
