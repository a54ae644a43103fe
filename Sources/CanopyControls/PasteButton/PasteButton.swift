public import CanopyCore
internal import CanopyInput
internal import CanopyStyle
internal import CanopyText
public import CoreTransferable
internal import Foundation
public import UniformTypeIdentifiers

/// A button that pastes from the clipboard.
///
/// ```swift
/// PasteButton(payloadType: String.self) { strings in notes.append(contentsOf: strings) }
/// ```
///
/// The button is disabled while the clipboard contains nothing that it can paste.
@MainActor @preconcurrency
public struct PasteButton {
  /// Returns a Boolean value that indicates whether the clipboard contains something to paste.
  private let canPaste: @MainActor (ClipboardUse) -> Bool
  private let paste: @MainActor (ClipboardUse) -> Void
  @Environment(\.windowClipboard) private var clipboard

  /// Creates a button that pastes values.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - onPaste: The action to run with the pasted values.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    canPaste = { !$0.items(for: T.self).isEmpty }
    paste = { _ = $0.paste { (values: [T]) in onPaste(values) } }
  }

  /// Creates a button that pastes items of the given types.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of items to accept.
  ///   - payloadAction: The action to run with the pasted items.
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
    self.init(supportedContentTypes: supportedContentTypes, validator: { $0 }, payloadAction: payloadAction)
  }

  /// Creates a button that pastes items of the given types after validating them.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of items to accept.
  ///   - validator: Returns the value to paste, or nil if the items aren't valid.
  ///   - payloadAction: The action to run with the value from the validator.
  public init<Payload>(
    supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    payloadAction: @escaping (Payload) -> Void
  ) {
    func payload(_ use: ClipboardUse) -> Payload? {
      let items = use.items(of: supportedContentTypes)
      return items.isEmpty ? nil : validator(items)
    }
    canPaste = { payload($0) != nil }
    paste = { if let payload = payload($0) { payloadAction(payload) } }
  }
}

extension PasteButton: View {
  /// A button that is enabled while the clipboard contains something to paste.
  public var body: some View {
    let use = ClipboardUse(clipboard)
    Button {
      paste(use)
    } label: {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
    .disabled(!canPaste(use))
  }
}
