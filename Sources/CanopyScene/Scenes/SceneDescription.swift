internal import CanopyCore
internal import CanopyStyle
internal import Foundation

/// A scene as its app opens windows of it.
struct SceneDescription {
  enum Kind {
    /// Any number of windows.
    case group
    /// A single window.
    case single
    /// The window for the settings of the app.
    case settings
    /// Any number of windows, each for a document.
    case document
    /// A single window for what would be in the bar of the desktop.
    case menuBarExtra
  }

  let kind: Kind
  /// The identifier by which the app opens windows of the scene; nil if it has none.
  var id: String?
  var title: Text?
  /// The type of the values for which the scene opens windows; nil for windows without a value.
  var value: PresentedValueType?
  /// The documents of the scene; nil for scenes without.
  var documents: DocumentKind?
  /// Creates the content of a window.
  let content: @MainActor (PresentedValue) -> AnyView
}

/// The type of the values that the windows of a scene show.
struct PresentedValueType {
  let type: any Any.Type
  /// Returns a value as it is kept between runs of the app; nil for a value of another type.
  let encoded: (WindowReference.Value) -> Data?
  /// Returns a kept value; nil if it isn't one of this type.
  let decoded: (Data) -> WindowReference.Value?

  init<D: Decodable & Encodable & Hashable>(_ type: D.Type) {
    self.type = type
    // In an array, because not every coder takes a plain string or number.
    encoded = { value in (value as? D).flatMap { try? JSONEncoder().encode([$0]) } }
    decoded = { data in (try? JSONDecoder().decode([D].self, from: data))?.first }
  }
}

/// The value that a window shows, which its content may change.
@MainActor
final class PresentedValue {
  private let source = OwnedSource("the value of the window")
  private var stored: WindowReference.Value?
  /// The document that the window shows; nil in windows without.
  let document: OpenDocument?
  /// The content of a window of documents that has none yet.
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
