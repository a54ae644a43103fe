internal import CanopyCore
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// A scene, as the app needs it for opening windows.
struct SceneDescription {
  enum Kind {
    /// Any number of windows.
    case group
    /// A single window.
    case single
    /// The window for the settings of the app.
    case settings
    /// Any number of windows, one for each document.
    case document
    /// A single window with content that belongs in the desktop's menu bar.
    case menuBarExtra
  }

  let kind: Kind
  /// The identifier with which the app opens windows of the scene, or nil if it has none.
  var id: String?
  var title: Text?
  /// The type of values that the scene presents, or nil for windows without a value.
  var value: PresentedValueType?
  /// The documents of the scene, or nil if it has none.
  var documents: DocumentKind?
  /// Creates the content of a window.
  let content: @MainActor (PresentedValue) -> AnyView
}

/// The type of the values that the windows of a scene show.
struct PresentedValueType {
  let type: any Any.Type
  /// Encodes a value for saving between runs of the app, or returns nil for a value of a different type.
  let encoded: (WindowReference.Value) -> Data?
  /// Decodes a saved value, or returns nil if it isn't of this type.
  let decoded: (Data) -> WindowReference.Value?

  init<D: Decodable & Encodable & Hashable>(_ type: D.Type) {
    self.type = type
    // In an array, because some coders reject a top-level string or number.
    encoded = { value in (value as? D).flatMap { try? JSONEncoder().encode([$0]) } }
    decoded = { data in (try? JSONDecoder().decode([D].self, from: data))?.first }
  }
}

/// The value that a window presents. The window's content can change it.
@MainActor
final class PresentedValue {
  private let source = OwnedSource("the value of the window")
  private var stored: WindowReference.Value?
  /// The document that the window shows, or nil for none.
  let document: OpenDocument?
  /// The content of a document window that doesn't have a document yet.
  let placeholder: AnyView?

  init(_ value: WindowReference.Value?, document: OpenDocument? = nil, placeholder: AnyView? = nil) {
    stored = value
    self.document = document
    self.placeholder = placeholder
  }

  var value: WindowReference.Value? {
    get {
      source.track()
      return stored
    }
    set {
      stored = newValue
      source.valueChanged()
    }
  }
}
