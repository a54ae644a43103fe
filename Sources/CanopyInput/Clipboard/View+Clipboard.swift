public import CanopyCore
internal import CanopyStyle
public import CoreTransferable
internal import Foundation
public import UniformTypeIdentifiers

extension View {
  /// Sets the values to copy while this view or one of its descendants has the focus.
  ///
  /// ```swift
  /// BirdList(selection: $selection)
  ///   .focusable()
  ///   .copyable(selectedBirds)
  /// ```
  ///
  /// People copy with Control-C or Command-C. A text field with the focus copies its own text.
  ///
  /// - Parameter payload: The values. If there are none, an ancestor can copy its own.
  nonisolated public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
    modifier(ClipboardModifier(command: .copy, action: CopyValues(values: payload)))
  }

  /// Adds an action that cuts values while this view or one of its descendants has the focus.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: The action, which removes the values and returns them for the clipboard.
  nonisolated public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    modifier(ClipboardModifier(command: .cut, action: CopyValues(values: action)))
  }

  /// Adds an action for values that people paste while this view or one of its descendants has the focus.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: The action to run with the validated values, if there are any.
  ///   - validator: Returns the values that may be pasted.
  nonisolated public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    modifier(ClipboardModifier(command: .paste, action: PasteValues(validator: validator, action: action)))
  }

  /// Adds an action that returns the items to copy while this view or one of its descendants has the focus.
  ///
  /// - Parameter payloadAction: The action, or nil for none.
  nonisolated public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    modifier(ClipboardModifier(command: .copy, action: CopyItems(items: payloadAction)))
  }

  /// Adds an action that removes items and returns them for the clipboard, while this view or one of its descendants has the
  /// focus.
  ///
  /// - Parameter payloadAction: The action, or nil for none.
  nonisolated public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    modifier(ClipboardModifier(command: .cut, action: CopyItems(items: payloadAction)))
  }

  /// Adds an action for items that people paste while this view or one of its descendants has the focus.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of items to accept.
  ///   - payloadAction: The action to run with the items.
  nonisolated public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedContentTypes, validator: { $0 }, perform: payloadAction)
  }

  /// Adds an action for valid items that people paste while this view or one of its descendants has the focus.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of items to accept.
  ///   - validator: Returns the payload to paste, or nil if the items aren't valid.
  ///   - payloadAction: The action to run with the payload.
  nonisolated public func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    modifier(
      ClipboardModifier(
        command: .paste, action: PasteItems(types: supportedContentTypes, validator: validator, action: payloadAction)))
  }

  /// Adds an action for pasted items, with type identifiers, while this view or one of its descendants has the focus.
  nonisolated public func onPasteCommand(
    of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedTypes.compactMap { UTType($0) }, perform: payloadAction)
  }

  /// Adds an action for valid pasted items, with type identifiers, while this view or one of its descendants has the focus.
  nonisolated public func onPasteCommand<Payload>(
    of supportedTypes: [String], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    onPasteCommand(of: supportedTypes.compactMap { UTType($0) }, validator: validator, perform: payloadAction)
  }
}
