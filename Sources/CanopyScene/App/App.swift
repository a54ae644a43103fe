/// An app: its scenes, and the state that they share.
///
/// ```swift
/// import SwiftUI
///
/// @main
/// struct Notes: App {
///   @State private var library = Library()
///
///   var body: some Scene {
///     WindowGroup { NoteList().environment(library) }
///   }
/// }
/// ```
///
/// The app's state lives as long as the app runs. A window's state lives as long as the window is open.
@MainActor @preconcurrency
public protocol App {
  /// The type of the scenes that `body` returns.
  associatedtype Body: Scene

  /// The scenes of the app.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates the app at launch.
  @MainActor @preconcurrency init()
}
