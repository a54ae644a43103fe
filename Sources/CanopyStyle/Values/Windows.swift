public import CanopyCore
public import Foundation

/// The phase of a window or of the entire app.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The window isn't visible.
  case background
  /// The window is visible, but doesn't have the user's attention.
  case inactive
  /// The user is interacting with the window.
  case active
}

/// A reference to windows by the identifier of their scene, by the value they show, or by both.
package struct WindowReference {
  /// The type of values that a window can show.
  package typealias Value = any Decodable & Encodable & Hashable

  /// The identifier of the scene.
  package let id: String?
  /// The value that the window shows.
  package let value: Value?

  init(id: String? = nil, value: Value? = nil) {
    self.id = id
    self.value = value
  }
}

extension WindowReference: CustomStringConvertible {
  package var description: String {
    switch (id, value) {
    case (let id?, let value?): "a window of the scene \"\(id)\" for \(value)"
    case (let id?, nil): "a window of the scene \"\(id)\""
    case (nil, let value?): "a window for \(value)"
    case (nil, nil): "the window of this view"
    }
  }
}

/// An action that opens a window of one of the app's scenes.
///
/// ```swift
/// struct NewMessageButton: View {
///   @Environment(\.openWindow) private var openWindow
///   var body: some View { Button("New message") { openWindow(id: "message") } }
/// }
/// ```
@MainActor @preconcurrency
public struct OpenWindowAction: Sendable {
  nonisolated private let box: ActionBox<@MainActor (WindowReference) -> Void>?

  /// Creates an action that opens nothing and records an issue when called.
  nonisolated package init() { box = nil }

  /// Creates an action that runs `open`. Hosts keep the action for the lifetime of the app.
  nonisolated package init(_ open: @escaping @MainActor (WindowReference) -> Void) { box = ActionBox(open) }

  /// Opens a window of the scene with the given identifier.
  public func callAsFunction(id: String) { open(WindowReference(id: id)) }

  /// Opens a window for the given value, in the scene for values of its type.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) { open(WindowReference(value: value)) }

  /// Opens a window for the given value, in the scene with the given identifier.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {
    open(WindowReference(id: id, value: value))
  }

  private func open(_ window: WindowReference) {
    if let box { box.function(window) } else { RuntimeIssue.record(.noWindows(for: "open \(window)")) }
  }
}

extension RuntimeIssue {
  static func noWindows(for action: String) -> RuntimeIssue {
    RuntimeIssue(kind: .other, message: "Can't \(action): the view isn't in an app with scenes.")
  }
}

/// An action that closes windows of the app.
@MainActor @preconcurrency
public struct DismissWindowAction: Sendable {
  nonisolated private let box: ActionBox<@MainActor (WindowReference) -> Void>?

  /// Creates an action that closes no windows and records an issue when called.
  nonisolated package init() { box = nil }

  /// Creates an action that runs `dismiss`. Hosts keep the action for the lifetime of the window.
  nonisolated package init(_ dismiss: @escaping @MainActor (WindowReference) -> Void) { box = ActionBox(dismiss) }

  /// Closes the window that contains this view.
  public func callAsFunction() { dismiss(WindowReference()) }

  /// Closes the windows of the scene with the given identifier.
  public func callAsFunction(id: String) { dismiss(WindowReference(id: id)) }

  /// Closes the windows that show the given value.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) { dismiss(WindowReference(value: value)) }

  /// Closes the window that shows the given value in the scene with the given identifier.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {
    dismiss(WindowReference(id: id, value: value))
  }

  private func dismiss(_ window: WindowReference) {
    if let box { box.function(window) } else { RuntimeIssue.record(.noWindows(for: "close \(window)")) }
  }
}

/// An action that opens the settings of the app.
@MainActor @preconcurrency
public struct OpenSettingsAction: Sendable {
  nonisolated private let box: ActionBox<@MainActor () -> Void>?

  /// Creates an action that opens nothing and records an issue when called.
  nonisolated package init() { box = nil }

  /// Creates an action that runs `open`. Hosts keep the action for the lifetime of the app.
  nonisolated package init(_ open: @escaping @MainActor () -> Void) { box = ActionBox(open) }

  /// Opens the settings window, or brings it to the front.
  public func callAsFunction() {
    if let box { box.function() } else { RuntimeIssue.record(.noWindows(for: "open the settings")) }
  }
}

extension EnvironmentValues {
  /// The phase of the window that contains this view. In an `App`, the phase of the entire app.
  @Entry public var scenePhase: ScenePhase = .background

  /// A Boolean value that indicates whether the host can show more than one window.
  @Entry public package(set) var supportsMultipleWindows: Bool = false

  /// The action that opens a window of one of the app's scenes.
  @Entry public package(set) var openWindow: OpenWindowAction = OpenWindowAction()

  /// The action that closes windows of the app.
  @Entry public package(set) var dismissWindow: DismissWindowAction = DismissWindowAction()

  /// The action that opens the settings of the app.
  @Entry public package(set) var openSettings: OpenSettingsAction = OpenSettingsAction()
}

/// Information about the document that a view is part of.
public struct DocumentConfiguration {
  /// The location of the document's file, or nil until the document is saved for the first time.
  public let fileURL: URL?

  /// A Boolean value that indicates whether the document can be edited.
  public let isEditable: Bool

  package init(fileURL: URL?, isEditable: Bool) {
    self.fileURL = fileURL
    self.isEditable = isEditable
  }
}

extension EnvironmentValues {
  /// The configuration of the document that this view is part of, or nil outside of documents.
  @Entry public package(set) var documentConfiguration: DocumentConfiguration?
}
